import type { FieldModule } from '../field-module';
import { pickKey, readOptions } from '../form/options';
import { RadioInput } from './Control';

declare module '../../schema/field-types' {
	interface FieldTypes {
		radio: {
			/** Allowed keys, or key => label. */
			options?: string[] | Record< string, string >;
		};
	}
}

/** Selected choice by its key; all choices are visible. */
export const radioField: FieldModule< 'radio' > = {
	clean: ( raw, field ) => pickKey( raw, readOptions( field.options ), field.default ),
	isEmpty: ( value ) => value === '',
	Control: RadioInput,
	isGroup: true,
};
