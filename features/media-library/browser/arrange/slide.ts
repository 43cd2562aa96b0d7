const DURATION_MS = 150;

/**
 * Lets elements slide to the places to which a change moves them.
 *
 * @param elements Elements that may move.
 * @param change   Changes the document.
 * @param isStill  Whether nothing slides.
 */
export function slide(
	elements: readonly HTMLElement[],
	change: () => void,
	isStill: boolean
): void {
	const before = isStill ? [] : elements.map( ( element ) => element.getBoundingClientRect() );
	change();
	before.forEach( ( { left, top }, index ) => {
		const element = elements[ index ]!;
		const after = element.getBoundingClientRect();
		const x = left - after.left;
		const y = top - after.top;
		if ( x || y ) {
			element.animate(
				{ transform: [ `translate(${ x }px, ${ y }px)`, 'none' ] },
				{ duration: DURATION_MS, easing: 'ease-out' }
			);
		}
	} );
}
