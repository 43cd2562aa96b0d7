/**
 * Filters the items of a portfolio by the buttons above it. The items may be replaced meanwhile.
 */
export function bindFilter( root: HTMLElement, signal: AbortSignal ): void {
	root.addEventListener(
		'click',
		( event ) => {
			const chosen = ( event.target as Element ).closest< HTMLElement >( '[data-filter]' );
			if ( ! chosen || ! root.contains( chosen ) ) {
				return;
			}
			const term = chosen.dataset.filter ?? '*';
			for ( const button of root.querySelectorAll< HTMLElement >( '[data-filter]' ) ) {
				button.classList.toggle( 'active', button === chosen );
				button.setAttribute( 'aria-pressed', String( button === chosen ) );
			}
			for ( const item of root.querySelectorAll< HTMLElement >( '.sow-portfolio-item' ) ) {
				item.hidden = term !== '*' && ! item.dataset.terms?.split( ' ' ).includes( term );
			}
		},
		{ signal }
	);
}
