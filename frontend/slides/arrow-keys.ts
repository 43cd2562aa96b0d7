/** Elements that use the arrow keys themselves. */
const OWN_KEYS =
	'input,select,textarea,video,audio,iframe,[contenteditable]:not([contenteditable="false"]),[role="slider"],[role="tab"],[role="menuitem"],[role="radio"]';

/**
 * Calls the handler with 1 for the forward arrow and -1 for the backward arrow, in the direction of
 * the text. Inputs, players and nested sliders handle their keys first.
 */
export function onArrowKeys(
	region: HTMLElement,
	signal: AbortSignal,
	go: ( step: 1 | -1, event: KeyboardEvent ) => void
): void {
	region.addEventListener(
		'keydown',
		( event ) => {
			const way = { ArrowLeft: -1, ArrowRight: 1 }[ event.key ];
			if (
				! way ||
				event.defaultPrevented ||
				event.altKey ||
				event.ctrlKey ||
				event.metaKey ||
				event.shiftKey ||
				( event.target as Element ).closest( OWN_KEYS )
			) {
				return;
			}
			event.preventDefault();
			const isRtl = getComputedStyle( region ).direction === 'rtl';
			go( ( isRtl ? -way : way ) as 1 | -1, event );
		},
		{ signal }
	);
}
