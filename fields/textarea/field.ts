import type { FieldModule } from '../field-module';
import { toKey } from '../form/options';
import { TextareaInput } from './Control';

declare module '../../schema/field-types' {
	interface FieldTypes {
		textarea: {
			/** Lines shown; 4 when absent. */
			rows?: number;
			/** Holds JSON: stored as typed while it can be read as JSON. */
			json?: boolean;
			readonly?: boolean;
		};
	}
}

/** Several lines of text. HTML is allowed; the server takes out what is harmful. */
export const textareaField: FieldModule< 'textarea' > = {
	clean: ( raw ) => toKey( raw ),
	isEmpty: ( value ) => String( value ).trim() === '',
	Control: TextareaInput,
};
