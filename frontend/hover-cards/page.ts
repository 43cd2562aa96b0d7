/** All of the hover-cards that a page loads before somebody comes near a picture: at most 1 KB. */
const PICTURES = 'img[data-pagewright-hover-card]';
const CONTROLS = 'a,button,summary,[tabindex]';

/** A card that cannot be loaded is not missed. */
const attend = ( picture: HTMLElement, how: 'hover' | 'focus' | 'click' ) =>
	void import( /* webpackChunkName: "hover-cards" */ './cards' ).then(
		( cards ) => cards.attend( picture, picture.closest< HTMLElement >( CONTROLS )!, how ),
		() => {}
	);

/** Pictures in links have the link's focus. Others become buttons, without which nobody could reach them by keyboard or finger. */
for ( const picture of document.querySelectorAll< HTMLImageElement >( PICTURES ) ) {
	if ( ! picture.closest( CONTROLS ) ) {
		picture.tabIndex = 0;
		picture.setAttribute( 'role', 'button' );
		picture.setAttribute( 'aria-label', picture.dataset.pagewrightLabel! );
	}
}
addEventListener(
	'pointerover',
	( { target, pointerType } ) =>
		( target as Element ).matches?.( PICTURES ) &&
		pointerType !== 'touch' &&
		attend( target as HTMLElement, 'hover' ),
	{ passive: true }
);
addEventListener( 'focusin', ( { target } ) => {
	const control = target as HTMLElement;
	const picture = control.matches( PICTURES )
		? control
		: control.matches( CONTROLS ) && control.querySelector< HTMLElement >( PICTURES );
	if ( picture && control.matches( ':focus-visible' ) ) {
		attend( picture, 'focus' );
	}
} );
for ( const type of [ 'click', 'keydown' ] ) {
	addEventListener( type, ( event ) => {
		const picture = event.target as HTMLElement;
		const { key = ' ' } = event as KeyboardEvent;
		if ( picture.matches?.( `${ PICTURES }[role=button]` ) && /^( |Enter)$/.test( key ) ) {
			event.preventDefault();
			attend( picture, 'click' );
		}
	} );
}
