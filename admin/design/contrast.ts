/** Returns red, green and blue of a hex color, 0 to 1; null for other formats. */
function channels( color: string ): number[] | null {
	const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec( color )?.[ 1 ];
	if ( ! digits ) {
		return null;
	}
	const long = digits.length === 3 ? digits.replace( /./g, '$&$&' ) : digits;
	return [ 0, 2, 4 ].map( ( start ) => parseInt( long.slice( start, start + 2 ), 16 ) / 255 );
}

function luminance( color: string ): number | null {
	const [ red = 0, green = 0, blue = 0 ] =
		channels( color )?.map( ( one ) =>
			one <= 0.04045 ? one / 12.92 : ( ( one + 0.055 ) / 1.055 ) ** 2.4
		) ?? [];
	return channels( color ) && 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the WCAG contrast of two hex colors, 1 to 21; null if one is invalid. */
export function contrast( one: string, other: string ): number | null {
	const first = luminance( one );
	const second = luminance( other );
	return first === null || second === null
		? null
		: ( Math.max( first, second ) + 0.05 ) / ( Math.min( first, second ) + 0.05 );
}
