import type { FieldModule } from '../field-module';
import { toKey } from '../form/options';
import { TextareaInput } from './Control';

declare module '../../schema/field-types' {
	interface FieldTypes {
		textarea: {
			/** Visible lines; 4 when absent. */
			rows?: number;
			/** Contains JSON: stored as typed if it is valid JSON. */
			json?: boolean;
			readonly?: boolean;
		};
	}
}

/** Several lines of text. HTML is allowed; the server removes unsafe HTML. */
export const textareaField: FieldModule< 'textarea' > = {
	clean: ( raw ) => toKey( raw ),
	isEmpty: ( value ) => String( value ).trim() === '',
	Control: TextareaInput,
};
