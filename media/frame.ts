import { describeAttachment, type Attachment } from './attachment';
import { coreMedia, isMediaAvailable, type CoreFrame, type CoreMedia } from './core';
import { ownDialog, type OwnDialog } from './own';

export interface MediaRequest {
	/** Title of the dialog. */
	title: string;
	/** Label of the button that confirms the selection. */
	button: string;
	/** File types: image, video, audio, application, or MIME types; all when empty. */
	types?: string[];
	/** ID of the initially selected file. */
	selected?: number;
}

/**
 * Lets the user select one file. Null when the dialog was closed without a selection, and without a
 * media library: use isMediaAvailable() to distinguish. Never rejects.
 */
export async function openMediaFrame( request: MediaRequest ): Promise< Attachment | null > {
	return ( await open( request, false ) )[ 0 ] ?? null;
}

/**
 * Lets the user select files, in the order of the selection. Empty when the dialog was closed
 * without one, or without a media library. Never rejects.
 */
export const openMediaFrames = ( request: MediaRequest ): Promise< Attachment[] > =>
	open( request, true );

function open( request: MediaRequest, isMultiple: boolean ): Promise< Attachment[] > {
	if ( ! isMediaAvailable() ) {
		return Promise.resolve( [] );
	}
	const own = ownDialog();
	return own ? openOwn( own, request, isMultiple ) : openCore( request, isMultiple );
}

async function openOwn(
	own: OwnDialog,
	request: MediaRequest,
	isMultiple: boolean
): Promise< Attachment[] > {
	const result = await own.open( {
		title: request.title,
		button: request.button,
		types: request.types ?? [],
		multiple: isMultiple ? 'add' : false,
		selected: request.selected ? [ request.selected ] : [],
	} );
	if ( result.type === 'turnedOff' ) {
		return openCore( request, isMultiple );
	}
	return result.type === 'chosen' ? result.attachments.map( describeAttachment ) : [];
}

function openCore( request: MediaRequest, isMultiple: boolean ): Promise< Attachment[] > {
	const media = coreMedia();
	if ( ! media ) {
		return Promise.resolve( [] );
	}
	return new Promise( ( resolve ) => {
		const frame = media( {
			title: request.title,
			button: { text: request.button },
			// 'add': a click adds to the selection without a modifier key.
			multiple: isMultiple ? 'add' : false,
			...( request.types?.length ? { library: { type: request.types } } : {} ),
		} );
		const finish = ( choice: Attachment[] ) => {
			resolve( choice );
			frame.remove?.();
		};
		let isDone = false;
		frame.on( 'open', () => preselect( frame, media, request.selected ) );
		frame.on( 'select', () => {
			isDone = true;
			finish( frame.state().get( 'selection' ).toJSON().map( describeAttachment ) );
		} );
		// The library first closes its dialog, and then fires the selection.
		frame.on( 'close', () => queueMicrotask( () => isDone || finish( [] ) ) );
		frame.open();
	} );
}

function preselect( frame: CoreFrame, media: CoreMedia, id: number | undefined ): void {
	if ( ! id ) {
		return;
	}
	const attachment = media.attachment( id );
	void attachment.fetch();
	frame.state().get( 'selection' ).reset( [ attachment ] );
}
