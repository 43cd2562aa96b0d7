/** Where what stands fixed at the top of the window ends, in px: admin bar, header of the theme. What covers half of the window is no header. */
function headerEnd(): number {
	const at = ( y: number ) => document.elementFromPoint( innerWidth / 2, y );
	let end = 0;
	for ( let node = at( 1 ); node; ) {
		const { bottom, height } = node.getBoundingClientRect();
		if (
			// Of all positions, only fixed and sticky have one of these letters.
			/[xk]/.test( getComputedStyle( node ).position ) &&
			height < innerHeight / 2 &&
			bottom > end
		) {
			// The theme's header may stand below the admin bar.
			node = at( ( end = bottom ) + 1 );
		} else {
			node = node.parentElement;
		}
	}
	return end;
}

/** Scrolls to an answer. Its distance from the header is that of style.css; what the theme keeps free for its header is in headerEnd() already. */
export function reveal( target: Element ): void {
	scrollBy( {
		top:
			target.getBoundingClientRect().top -
			headerEnd() -
			parseFloat( getComputedStyle( target ).scrollMarginTop ),
		behavior: matchMedia( '(prefers-reduced-motion)' ).matches ? 'auto' : 'smooth',
	} );
}
