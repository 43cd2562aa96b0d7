/** Distance in px from the window at which a slider or carousel is started. */
const MARGIN_PX = 200;

/** Calls once when the element comes within 200 px of the window. */
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
