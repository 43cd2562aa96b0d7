import type { Json } from '../../schema/field-types';
import type { FieldModule } from '../field-module';
import { Control } from './Control';

declare module '../../schema/field-types' {
	interface FieldTypes {
		font: object;
	}
}

/** The twin of Font\Field::clean(): anything that can be a family's name, so that a font this site lacks is kept. */
function clean( raw: Json | undefined ): string {
	const text = typeof raw === 'string' ? raw.trim() : '';
	return /^[\p{L}\p{N} _.'&+:-]{1,100}$/u.test( text ) ? text : 'default';
}

export const fontField: FieldModule< 'font' > = {
	clean,
	isEmpty: ( value ) => value === 'default' || typeof value !== 'string' || value === '',
	Control,
};
