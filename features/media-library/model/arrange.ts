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
