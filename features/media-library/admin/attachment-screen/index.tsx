/** The button that opens WordPress's editor; its ID ends with that of the attachment. */
const BUTTON = 'input[id^="imgedit-open-btn-"]';

let isOff = false;

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
