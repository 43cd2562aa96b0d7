/** Everything that a page loads before a visitor approaches an image: at most 1 KB. */
const PICTURES = 'img[data-pagewright-hover-card]';
const CONTROLS = 'a,button,summary,[tabindex]';

/** Ignores errors: the page works without cards. */
const attend = ( picture: HTMLElement, how: 'hover' | 'focus' | 'click' ) =>
	void import( /* webpackChunkName: "hover-cards" */ './cards' ).then(
		( cards ) => cards.attend( picture, picture.closest< HTMLElement >( CONTROLS )!, how ),
		() => {}
	);

/** Images in links use the focus of the link. Others become buttons, for keyboard and touch. */
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
