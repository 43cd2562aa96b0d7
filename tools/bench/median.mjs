/** Returns the median of numbers; the upper one of two. */
export const median = ( list ) =>
	[ ...list ].sort( ( a, b ) => a - b )[ Math.floor( list.length / 2 ) ];
