import type { Json } from '../../schema/field-types';

export interface NumberLimits {
	min?: number;
	max?: number;
	/** Stores the absolute value: -5 becomes 5. */
	abs?: boolean;
	/** Truncates decimals. */
	integer?: boolean;
}

const LEADING_NUMBER = /^[ \t\r\n]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/i;

/**
 * Returns the number at the start of a saved value within the field's limits; '' for none. `"12px"`
 * is 12, as in PHP.
 */
export function readNumber(
	raw: Json | undefined,
	{ min, max, abs, integer }: NumberLimits
): number | '' {
	const text = typeof raw === 'number' || typeof raw === 'string' ? String( raw ) : '';
	let value = Number( LEADING_NUMBER.exec( text )?.[ 1 ] ?? NaN );
	if ( ! Number.isFinite( value ) ) {
		return '';
	}
	value = abs ? Math.abs( value ) : value;
	value = integer ? Math.trunc( value ) : value;
	value = typeof max === 'number' ? Math.min( value, max ) : value;
	value = typeof min === 'number' ? Math.max( value, min ) : value;
	return value + 0; // Turns -0 into 0.
}
