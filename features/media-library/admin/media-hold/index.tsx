import type { CoreController, CoreView } from '../../browser/classic/core';
import { isOff } from '../media-dialog/off';
import type { OwnDialog } from '../media-dialog/own-dialog';
import { holdUploader, type UploaderPlace } from './hold-uploader';
import { watchClasses, type CoreClass, type CoreUploads } from './watch-classes';

const here = window as unknown as {
	wp: CoreUploads;
	pagewrightMediaDialog?: OwnDialog;
};

/** A view of the form in the tab for uploads. */
type Form = CoreView & {
	controller: CoreController;
	options: { status?: boolean; message?: string };
};

/**
 * Holds the files of WordPress's dialogs until the code of our uploader has loaded. Runs after WordPress's script and
 * before those of plugins, which may change its classes later.
 */
function holdUploads( { wp }: typeof here ): void {
	const { UploaderInline, UploaderWindow } = wp.media.view;
	const offer = ( { uploader }: CoreController, form?: Form ) => {
		const held = uploader?.held;
		if ( held?.isOurs() && ( ! form || ( form.options.status && ! form.options.message ) ) ) {
			wp.media.events.trigger( 'pagewright:upload', held, form );
		}
	};
	after< Form >( UploaderInline, 'ready', ( form ) => offer( form.controller, form ) );
	after< UploaderPlace >( UploaderWindow, 'ready', ( place ) => {
		const { controller, uploader } = place;
		// Uploaders without a dialog stay as they are.
		if ( place.held || ! uploader?.uploader || ! controller.modal ) {
			return;
		}
		place.held = holdUploader( { controller, uploader }, isOurs, () => offer( controller ) );
		const form = controller.content?.get();
		if ( form instanceof ( UploaderInline as unknown as new () => Form ) ) {
			offer( controller, form );
		}
	} );
	const isIntact = watchClasses( wp );
	const isOurs = () => Boolean( here.pagewrightMediaDialog ) && isIntact() && ! isOff();
}

/** Calls back after a method of a class, but not of classes that plugins made of it. */
function after< View >( { prototype }: CoreClass, name: string, act: ( view: View ) => void ) {
	const original = prototype[ name ] as ( ...values: unknown[] ) => unknown;
	prototype[ name ] = function ( this: View, ...values: unknown[] ) {
		const result = original.apply( this, values );
		if ( Object.getPrototypeOf( this ) === prototype ) {
			act( this );
		}
		return result;
	};
}

holdUploads( here );
