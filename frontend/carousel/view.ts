/** What of a row can be seen. */
export interface View {
	/** Watches items that have come. */
	add: () => void;
	/** Height in px of the tallest item in view. */
	heightPx: ( firstIndex: number ) => number;
}

/** Share of an item that must be seen for it to be there for the keyboard and for screen readers. */
const SEEN = 0.05;

/** Keeps items out of reach that cannot be seen. */
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
