const STOPS = 'a[href]:not([tabindex="-1"]),button';

interface Life {
	signal: AbortSignal;
	onLeave: () => void;
}

/** The card is at the end of the page. In the tab order, it follows its image. */
export function bindKeys( card: HTMLElement, control: HTMLElement | null, life: Life ): void {
	const isReachable = ( one: HTMLElement ) =>
		! one.closest( '[inert]' ) && getComputedStyle( one ).visibility === 'visible';
	const stops = () => [ ...card.querySelectorAll< HTMLElement >( STOPS ) ].filter( isReachable );
	control?.addEventListener(
		'keydown',
		( event ) => {
			if ( event.key === 'Tab' && ! event.shiftKey ) {
				event.preventDefault();
				stops()[ 0 ]?.focus();
			}
		},
		life
	);
	card.addEventListener(
		'keydown',
		( event ) => {
			const all = stops();
			const isAtEnd = event.target === all.at( event.shiftKey ? 0 : -1 );
			if ( event.key !== 'Tab' || ! isAtEnd || ! control ) {
				return;
			}
			// From the image onward, the browser finds the next element.
			control.focus();
			if ( event.shiftKey ) {
				event.preventDefault();
			} else {
				life.onLeave();
			}
		},
		life
	);
}
