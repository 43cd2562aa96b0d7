import type { CoreController } from '../../browser/classic/core';
import type { CoreFile, CoreUploader, Held, Plupload } from '../../browser/classic/uploads/held';
import { takeDropped } from '../../browser/upload/take-dropped';

/** Where a dialog of WordPress receives files. */
export interface UploaderPlace {
	controller: CoreController & { modal?: unknown };
	uploader?: CoreUploader & { uploader?: Plupload };
	held?: Held;
}

/** Parts of plupload with their names there. */
declare const plupload: {
	STARTED: number;
	FAILED: number;
	FILE_SIZE_ERROR: number;
	/** Returns a number of bytes. */
	parseSize: ( size: unknown ) => number;
};

/** Types of images that WordPress refuses. Our uploader converts them. */
const REFUSALS = [ 'webp_upload_error', 'avif_upload_error', 'heic_upload_error' ] as const;

/**
 * Stops plupload before it sends a file of a dialog. Files that are too large for one request pass, and so do images that
 * our uploader converts. Drops with folders wait, too: plupload would take only the files.
 *
 * @param place  The dialog and its uploader.
 * @param isOurs Whether our uploader may send files of dialogs; asked for each file.
 * @param offer  Loads our uploader, if it may.
 */
export function holdUploader(
	place: Required< Pick< UploaderPlace, 'controller' | 'uploader' > >,
	isOurs: () => boolean,
	offer: () => void
): Held {
	const { controller, uploader } = place;
	const core = uploader.uploader;
	const { settings } = core;
	const limit = settings.filters.max_file_size;
	let isGivenBack = false;
	const held: Held = {
		...{ controller, uploader, dropped: [] },
		isOurs: () => ! isGivenBack && isOurs(),
		holds: () => held.isOurs(),
		giveBack: () => {
			isGivenBack = true;
			const isLarge = ( { size }: CoreFile ) => size > plupload.parseSize( limit );
			core.files.filter( isLarge ).forEach( ( file ) => {
				core.trigger( 'Error', { code: plupload.FILE_SIZE_ERROR, file } );
				core.removeFile( file );
			} );
			held.dropped.splice( 0 ).forEach( ( { name } ) => {
				core.trigger( 'Error', { code: plupload.FAILED, file: { name } } );
			} );
			if ( core.state === plupload.STARTED ) {
				core.stop();
				core.start();
			}
		},
	};
	relax( settings.filters, 'max_file_size', held );
	REFUSALS.forEach( ( name ) => relax( settings, name, held ) );
	core.bind(
		'BeforeUpload',
		( _up, file: CoreFile ) => {
			if ( held.holds( file ) ) {
				offer();
				return false;
			}
			return undefined;
		},
		null,
		9
	);
	const zone = uploader.dropzone?.[ 0 ];
	zone?.addEventListener( 'dragenter', offer, { capture: true, once: true } );
	zone?.addEventListener( 'drop', ( event ) => takeFolders( event, held, offer ), true );
	return held;
}

/** Makes a setting 0 while our uploader sends the files. */
function relax< Name extends string >(
	settings: Partial< Record< Name, unknown > >,
	name: Name,
	held: Held
): void {
	const value = settings[ name ];
	Object.defineProperty( settings, name, {
		enumerable: true,
		get: () => ( held.isOurs() ? 0 : value ),
	} );
}

/** Takes a drop with folders before plupload reads it. */
function takeFolders( event: DragEvent, held: Held, offer: () => void ): void {
	const data = event.dataTransfer;
	const dropped = data?.items && held.isOurs() ? takeDropped( data ) : [];
	if ( dropped.every( ( one ) => one instanceof File ) ) {
		return;
	}
	event.preventDefault();
	// Other code ends the drag with this event. Plupload finds no files in it.
	Object.defineProperty( event, 'dataTransfer', { value: new DataTransfer() } );
	held.dropped.push( ...dropped );
	offer();
}
