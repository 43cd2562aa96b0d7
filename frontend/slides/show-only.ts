/** Keeps focus and screen readers out of what cannot be seen. */
export function showOnly(
	slides: Iterable< HTMLElement >,
	isVisible: ( slide: HTMLElement ) => boolean
): void {
	for ( const slide of slides ) {
		slide.inert = ! isVisible( slide );
	}
}
