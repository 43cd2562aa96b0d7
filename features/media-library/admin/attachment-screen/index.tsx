import { attachmentFacts } from './facts';

/** The button that opens WordPress's editor; its ID ends with that of the attachment. */
const BUTTON = 'input[id^="imgedit-open-btn-"]';

let isOff = ! attachmentFacts().hasEditor;

// Before the button itself, which has an attribute for clicks.
document.addEventListener(
	'click',
	( event ) => {
		const button =
			event.target instanceof Element && event.target.closest< HTMLInputElement >( BUTTON );
		if ( ! button || isOff ) {
			return;
		}
		event.preventDefault();
		event.stopImmediatePropagation();
		const id = Number( /\d+$/.exec( button.id )?.[ 0 ] );
		button.disabled = true;
		void import( /* webpackChunkName: "attachment-editor" */ './open-editor' )
			.then( ( { openEditor } ) => openEditor( button, id ) )
			.catch( () => {
				// Without our code or the attachment, WordPress's editor opens.
				isOff = true;
				button.disabled = false;
				button.click();
			} );
	},
	true
);

// Another plugin may have removed the box in which it is.
const place = document.getElementById( 'pagewright-attachment-file' );
if ( place ) {
	void import( /* webpackChunkName: "attachment-file" */ './file-box' ).then(
		( { showFileBox } ) => showFileBox( place ),
		// Without a connection, the screen is that of WordPress.
		() => {}
	);
}
