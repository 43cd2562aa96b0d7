/** Returns the list with the entry moved from `from` to `to`. */
export function moveEntry< T >( list: readonly T[], from: number, to: number ): T[] {
	const next = [ ...list ];
	next.splice( to, 0, ...next.splice( from, 1 ) );
	return next;
}
