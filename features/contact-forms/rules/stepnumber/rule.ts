import type { Accepts } from '../rule';
import { toNumber } from '../numbers';

/**
 * Requires numbers at whole steps of `interval` from `base`, with six decimals of precision. The
 * rule `number` handles invalid numbers.
 */
export const accepts: Accepts = ( rule, input ) => {
	const interval = toNumber( rule.interval ) ?? 0;
	const base = toNumber( rule.base ) ?? 0;
	return (
		interval <= 0 ||
		input
			.values( rule.field )
			.every( ( value ) => isStep( ( toNumber( value ) ?? base ) - base, interval ) )
	);
};

const HALF = 0.0000005;

function isStep( distance: number, interval: number ): boolean {
	const rest = Math.abs( distance % interval );
	return rest < HALF || interval - rest < HALF;
}
