import type { Json } from '../../schema/field-types';
import type { FieldModule } from '../field-module';
import { Control } from './Control';

declare module '../../schema/field-types' {
	interface FieldTypes {
		font: object;
	}
}

/**
 * The browser version of Font\Field::clean(): accepts any possible family name, so that a font that
 * this site does not have is kept.
 */
function clean( raw: Json | undefined ): string {
	const text = typeof raw === 'string' ? raw.trim() : '';
	return /^[\p{L}\p{N} _.'&+:-]{1,100}$/u.test( text ) ? text : 'default';
}

export const fontField: FieldModule< 'font' > = {
	clean,
	isEmpty: ( value ) => value === 'default' || typeof value !== 'string' || value === '',
	Control,
};
