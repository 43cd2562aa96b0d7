import { environment } from '../environment';

export interface Length {
	/** Digits as written, with the sign; '' for none. */
	number: string;
	unit: string;
}

const LENGTH = /^([+-]?)(\d+(?:\.\d*)?|\.\d+)\s*([a-z%]*)$/;

/**
 * Returns the number and unit of a saved value: `.5 EM` → { 0.5, em }. Undefined for an invalid
 * length; unit '' for an unknown unit.
 */
export function parseLength( text: string ): Length | undefined {
	const found = LENGTH.exec( text.trim().toLowerCase() );
	if ( ! found ) {
		return undefined;
	}
	const [ , sign, digits = '', unit = '' ] = found;
	const number = ( digits.startsWith( '.' ) ? `0${ digits }` : digits ).replace( /\.$/, '' );
	return { number: ( sign === '-' ? '-' : '' ) + number, unit };
}

/** Returns the first of these units that exists, otherwise pixels. */
export function firstUnit( ...wanted: unknown[] ): string {
	const units = environment().units;
	const found = wanted.find( ( unit ) => typeof unit === 'string' && units.includes( unit ) );
	return typeof found === 'string' ? found : 'px';
}
