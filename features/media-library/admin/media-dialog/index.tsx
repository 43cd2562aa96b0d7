import { __ } from '@wordpress/i18n';
import { classicScripts, whenUsable } from '../../browser/classic/classic-scripts';
import { coreMedia, coreUploads, type CoreView } from '../../browser/classic/core';
import { memoryOf } from '../../browser/classic/memory-of';
import { replaceBrowser, type Replacement } from '../../browser/classic/replace-browser';
import { pagePort, prefetchList } from '../../browser/classic/page-port';
import type { Held } from '../../browser/classic/uploads/held';
import { areFramesUnchanged, type ViewSnapshots } from '../../browser/classic/views';
import { catchBlockUploads } from './block-uploads';
import { watchIntent } from './intent';
import { load } from './load';
import { replaceMediaUpload, type CoreMediaUpload } from './media-upload';
import { isOff, setOff } from './off';
import { createOwnDialog, type OwnDialog } from './own-dialog';

const replacement: Replacement = {
	isOff,
	turnOnText: __( 'Fast library', 'pagewright' ),
	turnOn( view ) {
		setOff( false );
		view.controller.content.render( 'browse' );
	},
	mount( element, view ) {
		if ( coreUploads()?.length ) {
			// The end of an upload is not noticed before the browser has loaded.
			pagePort().forget();
		} else if (
			! memoryOf( view.model ).current &&
			! /-(edit|library)$/.test( view.model.id )
		) {
			// Lists of galleries depend on their files.
			prefetchList( view.options.collection.props?.toJSON() ?? {} );
		}
		let unmount: ( () => void ) | null = null;
		let isGone = false;
		/** Shows WordPress's browser in the same dialog. */
		const turnOff = () => {
			setOff( true );
			view.controller.content.render( 'browse' );
		};
		// The first dialog loads the browser.
		void load( element.ownerDocument ).then(
			( { mount } ) => {
				unmount = isGone ? null : mount( element, view, turnOff );
			},
			// A file is missing after an update of the plugin, or the connection is lost.
			() => isGone || turnOff()
		);
		return () => {
			isGone = true;
			unmount?.();
		};
	},
};

declare global {
	interface Window {
		/** Classes of WordPress's dialog; printed by Dialog.php right after its script. */
		pagewrightMediaViews?: ViewSnapshots;
		/** Our dialog, for code that opens WordPress's one otherwise; see media/own.ts. */
		pagewrightMediaDialog?: OwnDialog;
	}
}

/** Events of dialogs that edit what exists already. */
const EDITS =
	'editor:image-edit pagewright:image-edit pagewright:player-edit pagewright:embed-edit';

const scripts = classicScripts();
/** Returns whether no plugin has changed WordPress's dialog. */
let isIntact = () => Boolean( scripts );

/** Shows our browser in WordPress's dialog. */
const replace = () => {
	const media = coreMedia();
	const views = window.pagewrightMediaViews;
	if ( media && views ) {
		const isBrowserIntact = replaceBrowser( media, views.AttachmentsBrowser, replacement );
		isIntact = () => isBrowserIntact() && areFramesUnchanged( media, views );
		media.events.once( EDITS, ( edited ) => {
			// Without the code, WordPress's dialog stays.
			load( document ).then(
				( { showDetails } ) => showDetails( edited, isOff ),
				() => {}
			);
		} );
		media.events.on( 'pagewright:upload', ( held: Held, form?: CoreView ) => {
			if ( isBrowserIntact() ) {
				load( document )
					.then( ( { takeUploads } ) => takeUploads( held, form ) )
					.catch( held.giveBack );
			} else {
				held.giveBack();
			}
		} );
	}
};
whenUsable( replace );
const dialog = createOwnDialog( document, () => ! isOff() && isIntact() );
window.pagewrightMediaDialog = dialog;
const onAbout = ( type: string[] ) => {
	if ( ! isOff() ) {
		prefetchList( { query: true, type } );
		// A failure is handled when the dialog opens.
		void load( document ).catch( () => {} );
	}
};
replaceMediaUpload(
	dialog,
	onAbout,
	( window as { wp?: { mediaUtils?: { MediaUpload: CoreMediaUpload } } } ).wp?.mediaUtils
		?.MediaUpload
);
catchBlockUploads();
watchIntent( document, onAbout );
