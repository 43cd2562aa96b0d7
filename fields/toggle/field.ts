import type { FieldModule } from '../field-module';
import { readBoolean } from '../form/booleans';
import { ToggleInput } from './Control';

declare module '../../schema/field-types' {
	interface FieldTypes {
		toggle: {
			/** Word next to the switch while it is on. */
			on?: string;
			/** Word next to the switch while it is off. */
			off?: string;
		};
	}
}

/** A boolean. */
export const toggleField: FieldModule< 'toggle' > = {
	clean: ( raw ) => readBoolean( raw ),
	isEmpty: ( value ) => value === false,
	Control: ToggleInput,
};
