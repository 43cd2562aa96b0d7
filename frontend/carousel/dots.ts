/** Buttons for the steps of a carousel. */
export interface Dots {
	/** Shows as many as there are steps, none for a single one. */
	show: ( count: number, current: number ) => void;
	remove: () => void;
}

/** The label is the words of a button, with %d for its number. */
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
			// A narrow place shows a part of many dots.
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
