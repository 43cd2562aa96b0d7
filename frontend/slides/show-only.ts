/** Hides invisible slides from focus and screen readers. */
export function showOnly(
	slides: Iterable< HTMLElement >,
	isVisible: ( slide: HTMLElement ) => boolean
): void {
	for ( const slide of slides ) {
		slide.inert = ! isVisible( slide );
	}
}
