import { environment } from '../environment';

export interface Length {
	/** Digits as written, with the sign; '' for none. */
	number: string;
	unit: string;
}

const LENGTH = /^([+-]?)(\d+(?:\.\d*)?|\.\d+)\s*([a-z%]*)$/;

/** The number and unit that a saved value means: `.5 EM` → { 0.5, em }. Undefined when it is no length; unit '' when it names none we know. */
export function parseLength( text: string ): Length | undefined {
	const found = LENGTH.exec( text.trim().toLowerCase() );
	if ( ! found ) {
		return undefined;
	}
	const [ , sign, digits = '', unit = '' ] = found;
	const number = ( digits.startsWith( '.' ) ? `0${ digits }` : digits ).replace( /\.$/, '' );
	return { number: ( sign === '-' ? '-' : '' ) + number, unit };
}

/** The first of these units that exists, pixels when none does. */
export function firstUnit( ...wanted: unknown[] ): string {
	const units = environment().units;
	const found = wanted.find( ( unit ) => typeof unit === 'string' && units.includes( unit ) );
	return typeof found === 'string' ? found : 'px';
}
