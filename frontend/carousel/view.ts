/** Visible part of a row. */
export interface View {
	/** Observes new items. */
	add: () => void;
	/** Height in px of the tallest visible item. */
	heightPx: ( firstIndex: number ) => number;
}

/** Visible share from which an item is available to keyboards and screen readers. */
const SEEN = 0.05;

/** Hides clipped items from keyboards and screen readers. */
export function watchView( wrapper: HTMLElement, list: HTMLElement, signal: AbortSignal ): View {
	const observer = new IntersectionObserver(
		( entries ) => {
			for ( const { target, intersectionRatio } of entries ) {
				( target as HTMLElement ).inert = intersectionRatio < SEEN;
			}
		},
		{ root: wrapper, threshold: SEEN }
	);
	const items = () => [ ...list.children ] as HTMLElement[];
	const add = () => items().forEach( ( item ) => observer.observe( item ) );
	add();
	signal.addEventListener( 'abort', () => {
		observer.disconnect();
		items().forEach( ( item ) => ( item.inert = false ) );
	} );
	return {
		add,
		heightPx( firstIndex ) {
			let left = wrapper.offsetWidth;
			let tallest = 0;
			for ( const item of items().slice( firstIndex ) ) {
				if ( left < 1 ) {
					break;
				}
				left -= item.offsetWidth;
				tallest = Math.max( tallest, item.offsetHeight );
			}
			return tallest;
		},
	};
}
