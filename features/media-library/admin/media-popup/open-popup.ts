import type { ThickboxWindow } from '../thickbox/improve';

interface Model {
	toJSON: () => object;
}

interface LibraryState {
	get: ( name: 'selection' ) => { first: () => Model | undefined };
	/** Returns the display settings of an attachment. */
	display: ( attachment: Model ) => Model;
}

interface Frame {
	el: HTMLElement;
	on: ( event: 'select', listener: () => void ) => Frame;
	state: () => LibraryState;
	render: () => Frame;
}

interface Media {
	( options: object ): Frame;
	controller: { Library: new ( options: object ) => object };
	query: ( query: object ) => object;
	editor: {
		send: { attachment: ( settings: object, attachment: object ) => Promise< string > };
	};
}

interface Receiver {
	send_to_editor?: ( html: string ) => void;
}

/** The globals of the page. */
export interface PopupWindow extends Window {
	wp: { media: Media };
	/** The opener, for windows of Internet Explorer; old plugins may set it. */
	dialogArguments?: Receiver;
}

export interface PopupTexts {
	title: string;
	/** Text of the button that inserts the file. */
	button: string;
	/** Shown if the server does not return its HTML. */
	failure: string;
}

/**
 * Shows the library in a page, and sends the HTML of the chosen file to the page that opened it.
 *
 * @param here  Window of the page.
 * @param place Element of the library; `data-type` is a part of MIME types.
 * @param texts Texts for the user.
 */
export function openPopup( here: PopupWindow, place: HTMLElement, texts: PopupTexts ): void {
	const { media } = here.wp;
	const query = place.dataset.type ? { type: place.dataset.type } : {};
	const frame = media( {
		...{ frame: 'select', modal: false, multiple: false, state: 'library' },
		title: texts.title,
		button: { text: texts.button, close: false },
		states: [
			new media.controller.Library( {
				...{ id: 'library', title: texts.title, priority: 20, multiple: false },
				library: media.query( query ),
				filterable: place.dataset.type ? 'uploaded' : 'all',
				displaySettings: true,
				displayUserSettings: true,
			} ),
		],
	} );
	frame.on( 'select', () => {
		const state = frame.state();
		const attachment = state.get( 'selection' ).first();
		if ( attachment ) {
			media.editor.send
				.attachment( state.display( attachment ).toJSON(), attachment.toJSON() )
				.then( ( html ) => receiverOf( here ).send_to_editor?.( html ) )
				.then( undefined, () => showFailure( place, texts.failure ) );
		}
	} );
	frame.render();
	place.append( frame.el );
	closeByEscape( here );
}

/** Closes the window around the page by Escape, also before the page has loaded completely. */
function closeByEscape( { document: page, parent }: PopupWindow ): void {
	page.addEventListener( 'keydown', ( event ) => {
		// Modal windows have no title, and stay.
		if (
			event.key === 'Escape' &&
			! event.defaultPrevented &&
			parent.document.querySelector( '#TB_title' )
		) {
			event.preventDefault();
			( parent as ThickboxWindow ).tb_remove?.();
		}
	} );
}

const receiverOf = ( here: PopupWindow ): Receiver =>
	here.dialogArguments ?? ( ( here.opener ?? here.parent ) as Receiver );

function showFailure( place: HTMLElement, text: string ): void {
	place.querySelector( '[role="alert"]' )?.remove();
	const notice = place.ownerDocument.createElement( 'p' );
	notice.setAttribute( 'role', 'alert' );
	notice.className = 'notice notice-error';
	notice.textContent = text;
	place.prepend( notice );
}
