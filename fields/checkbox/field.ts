import type { FieldModule } from '../field-module';
import { readBoolean } from '../form/booleans';
import { CheckboxInput } from './Control';

declare module '../../schema/field-types' {
	interface FieldTypes {
		checkbox: {};
	}
}

/** A boolean. */
export const checkboxField: FieldModule< 'checkbox' > = {
	clean: ( raw ) => readBoolean( raw ),
	isEmpty: ( value ) => value === false,
	Control: CheckboxInput,
	hasOwnLabel: true,
};
