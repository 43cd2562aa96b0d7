import { onArrowKeys } from '../slides/arrow-keys';
import type { Carousel } from './carousel';

/** Linked images beside a linked title are hidden and for the pointer only. */
const STOPS = 'a[href]:not([aria-hidden]),button,input,select,textarea,summary';

/** Keyboard navigation of a carousel. */
export interface Keys {
	/** Puts one item into the tab order, when each item is a single link. */
	rove: ( index: number ) => void;
}

/**
 * Left and Right move between items while one has the focus, and by a step otherwise. `reveal`
 * scrolls an item into view and returns its index, which wraps or stops at the ends.
 */
export function createKeys(
	{ region, list, wrapper, signal }: Carousel,
	step: ( way: 1 | -1 ) => void,
	reveal: ( index: number ) => Promise< number >
): Keys {
	const items = () => [ ...list.children ] as HTMLElement[];
	const indexOf = ( target: EventTarget | null ) =>
		items().findIndex( ( item ) => item.contains( target as Node ) );
	const rove = ( current: number ) => {
		if ( wrapper.dataset.widget === 'post' ) {
			items().forEach( ( item, index ) =>
				item
					.querySelectorAll< HTMLElement >( STOPS )
					.forEach( ( stop ) => ( stop.tabIndex = index === current ? 0 : -1 ) )
			);
		}
	};
	onArrowKeys( region, signal, async ( way, { target } ) => {
		const index = indexOf( target );
		if ( index < 0 ) {
			step( way );
			return;
		}
		const item = items()[ await reveal( index + way ) ];
		if ( item ) {
			const stop = item.querySelector< HTMLElement >( STOPS ) ?? item;
			item.inert = false;
			if ( stop === item ) {
				item.tabIndex = -1;
			}
			stop.focus( { preventScroll: true } );
		}
	} );
	list.addEventListener(
		'focusin',
		( { target } ) => {
			const index = indexOf( target );
			if ( index >= 0 ) {
				// The browser scrolls to hidden focus targets; undo it, because the engine moves
				// the row.
				wrapper.scrollLeft = 0;
				rove( index );
				// An item under a pressed pointer must not move.
				if ( ( target as Element ).matches( ':focus-visible' ) ) {
					reveal( index );
				}
			}
		},
		{ signal }
	);
	return { rove };
}
