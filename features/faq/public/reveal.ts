/**
 * Returns the lower edge of fixed elements at the top of the viewport in px: admin bar, header of
 * the theme. An element that covers half of the viewport is not a header.
 */
function headerEnd(): number {
	const at = ( y: number ) => document.elementFromPoint( innerWidth / 2, y );
	let end = 0;
	for ( let node = at( 1 ); node; ) {
		const { bottom, height } = node.getBoundingClientRect();
		if (
			// Only the position values fixed and sticky contain one of these letters.
			/[xk]/.test( getComputedStyle( node ).position ) &&
			height < innerHeight / 2 &&
			bottom > end
		) {
			// The theme's header may be below the admin bar.
			node = at( ( end = bottom ) + 1 );
		} else {
			node = node.parentElement;
		}
	}
	return end;
}

/**
 * Scrolls to an answer. style.css sets the distance from the header; headerEnd() includes the
 * scroll padding of the theme.
 */
export function reveal( target: Element ): void {
	scrollBy( {
		top:
			target.getBoundingClientRect().top -
			headerEnd() -
			parseFloat( getComputedStyle( target ).scrollMarginTop ),
		behavior: matchMedia( '(prefers-reduced-motion)' ).matches ? 'auto' : 'smooth',
	} );
}
