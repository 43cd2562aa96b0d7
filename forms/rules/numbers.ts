/** Undefined for what is no number: `+1`, `5.`, `1,000`, `0x1F`. Twin of Numbers.php. */
export function toNumber( value: unknown ): number | undefined {
	if ( typeof value === 'number' ) {
		return value;
	}
	return typeof value === 'string' && /^-?(?:\d+|\d*\.\d+)(?:e[+-]?\d+)?$/i.test( value )
		? Number( value )
		: undefined;
}
