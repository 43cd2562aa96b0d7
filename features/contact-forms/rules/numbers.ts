/**
 * Returns undefined for texts that are not numbers: `+1`, `5.`, `1,000`, `0x1F`. Numbers.php does
 * the same in PHP.
 */
export function toNumber( value: unknown ): number | undefined {
	if ( typeof value === 'number' ) {
		return value;
	}
	return typeof value === 'string' && /^-?(?:\d+|\d*\.\d+)(?:e[+-]?\d+)?$/i.test( value )
		? Number( value )
		: undefined;
}
