/** Navigation dots of a carousel. */
export interface Dots {
	/** Shows one dot for each step, none for a single step. */
	show: ( count: number, current: number ) => void;
	remove: () => void;
}

/** `label` is the accessible name of a dot, with %d for its number. */
export function createDots(
	place: Element,
	label: string,
	onChoose: ( step: number ) => void
): Dots {
	const doc = place.ownerDocument;
	const list = doc.createElement( 'ul' );
	list.className = 'sow-carousel-dots';
	list.setAttribute( 'role', 'list' );
	place.append( list );
	const add = () => {
		const step = list.childElementCount;
		const button = doc.createElement( 'button' );
		button.type = 'button';
		button.ariaLabel = label.replace( '%d', `${ step + 1 }` );
		button.addEventListener( 'click', () => onChoose( step ) );
		list.appendChild( doc.createElement( 'li' ) ).append( button );
	};
	let shown = -1;
	return {
		show( count, current ) {
			while ( list.childElementCount > count ) {
				list.lastElementChild!.remove();
			}
			while ( list.childElementCount < count ) {
				add();
			}
			list.hidden = count < 2;
			const items = [ ...list.children ] as HTMLElement[];
			items.forEach( ( item, index ) => {
				item.firstElementChild!.ariaCurrent = index === current ? 'true' : null;
			} );
			// A narrow element shows only some of many dots.
			if ( shown >= 0 && shown !== current && items[ current ] ) {
				list.scrollLeft =
					items[ current ].offsetLeft +
					( items[ current ].offsetWidth - list.clientWidth ) / 2;
			}
			shown = current;
		},
		remove: () => list.remove(),
	};
}
