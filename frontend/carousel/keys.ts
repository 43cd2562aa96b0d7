import { onArrowKeys } from '../slides/arrow-keys';
import type { Carousel } from './run';

/** Linked pictures beside a linked title are for the pointer alone, and hidden. */
const STOPS = 'a[href]:not([aria-hidden]),button,input,select,textarea,summary';

/** Where the keyboard is in a carousel. */
export interface Keys {
	/** Puts the one item that is in the tab order, where items are one link each. */
	rove: ( index: number ) => void;
}

/**
 * Left and Right lead from item to item while the focus is in one, and move by a step from anywhere else.
 * `reveal` brings an item into view, and answers its index; beyond the ends it says what comes there.
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
				// The browser scrolls to what is cut off; moving it is ours.
				wrapper.scrollLeft = 0;
				rove( index );
				// What is pressed by a pointer must not move away under it.
				if ( ( target as Element ).matches( ':focus-visible' ) ) {
					reveal( index );
				}
			}
		},
		{ signal }
	);
	return { rove };
}
