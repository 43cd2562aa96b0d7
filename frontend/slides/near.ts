/** Distance in px from the viewport at which a slider or carousel starts. */
const MARGIN_PX = 200;

/** Calls a function once when the element is within 200 px of the viewport. */
export function whenNear( element: HTMLElement, signal: AbortSignal, start: () => void ): void {
	const observer = new IntersectionObserver(
		( entries ) => {
			if ( entries.some( ( { isIntersecting } ) => isIntersecting ) ) {
				observer.disconnect();
				start();
			}
		},
		{ rootMargin: `${ MARGIN_PX }px` }
	);
	observer.observe( element );
	signal.addEventListener( 'abort', () => observer.disconnect() );
}
