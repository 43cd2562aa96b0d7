import { describeAttachment, type Attachment } from './attachment';
import { coreMedia, type CoreFrame, type CoreMedia } from './core';

export interface MediaRequest {
	/** Title of the dialog. */
	title: string;
	/** Text of the button that takes the choice. */
	button: string;
	/** Kinds of file: image, video, audio, application, or full types; all when empty. */
	types?: string[];
	/** Id of the file that is chosen at first. */
	selected?: number;
}

/** Whether the library is on this page. */
export const isMediaAvailable = () => coreMedia() !== undefined;

/** Lets the user choose one file. Null when the dialog was closed without a choice, and when there is no library: ask isMediaAvailable() to tell these apart. Never rejects. */
export async function openMediaFrame( request: MediaRequest ): Promise< Attachment | null > {
	return ( await open( request, false ) )[ 0 ] ?? null;
}

/** Lets the user choose files, in the order of the choice. Empty when the dialog was closed without one, or there is no library. Never rejects. */
export const openMediaFrames = ( request: MediaRequest ): Promise< Attachment[] > =>
	open( request, true );

function open( request: MediaRequest, isMultiple: boolean ): Promise< Attachment[] > {
	const media = coreMedia();
	if ( ! media ) {
		return Promise.resolve( [] );
	}
	return new Promise( ( resolve ) => {
		const frame = media( {
			title: request.title,
			button: { text: request.button },
			// 'add': a click adds to the choice, no key needs to be held.
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
		// The library closes its dialog first and says what was selected right after.
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
