/** Returns a list with one item moved to another place. A place outside of the list changes nothing. */
export function moveItem< T >( items: readonly T[], from: number, to: number ): readonly T[] {
	const isInside = ( place: number ) => place >= 0 && place < items.length;
	if ( from === to || ! isInside( from ) || ! isInside( to ) ) {
		return items;
	}
	const next = [ ...items ];
	next.splice( to, 0, ...next.splice( from, 1 ) );
	return next;
}

/** Returns the place of an item after another item was moved, as `moveItem` does. */
export function placeAfter( place: number, from: number, to: number ): number {
	if ( place === from ) {
		return to;
	}
	if ( place > from && place <= to ) {
		return place - 1;
	}
	return place < from && place >= to ? place + 1 : place;
}

/** Returns the place to which a key moves an item of a grid; null for other keys. */
export function placeByKey(
	key: string,
	place: number,
	{ total, columns, isRtl }: { total: number; columns: number; isRtl: boolean }
): number | null {
	const steps: Partial< Record< string, number > > = {
		ArrowLeft: isRtl ? 1 : -1,
		ArrowRight: isRtl ? -1 : 1,
		ArrowUp: -columns,
		ArrowDown: columns,
		Home: -place,
		End: total - 1 - place,
	};
	if ( ! Object.hasOwn( steps, key ) ) {
		return null;
	}
	const to = place + steps[ key ]!;
	return to >= 0 && to < total ? to : place;
}
