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
export function openMediaFrame( request: MediaRequest ): Promise< Attachment | null > {
	const media = coreMedia();
	if ( ! media ) {
		return Promise.resolve( null );
	}
	return new Promise( ( resolve ) => {
		const frame = media( {
			title: request.title,
			button: { text: request.button },
			multiple: false,
			...( request.types?.length ? { library: { type: request.types } } : {} ),
		} );
		const finish = ( choice: Attachment | null ) => {
			resolve( choice );
			frame.remove?.();
		};
		let isDone = false;
		frame.on( 'open', () => preselect( frame, media, request.selected ) );
		frame.on( 'select', () => {
			isDone = true;
			const chosen = frame.state().get( 'selection' ).first();
			finish( chosen ? describeAttachment( chosen.toJSON() ) : null );
		} );
		// The library closes its dialog first and says what was selected right after.
		frame.on( 'close', () => queueMicrotask( () => isDone || finish( null ) ) );
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
