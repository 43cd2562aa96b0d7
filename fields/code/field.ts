import type { FieldModule } from '../field-module';
import { toKey } from '../form/options';
import { CodeInput } from './Control';
import type { Language } from './highlight';

declare module '../../schema/field-types' {
	interface FieldTypes {
		code: {
			/** Language of the code; html when absent. */
			language?: Language;
			/** Visible lines; 8 when absent. */
			rows?: number;
		};
	}
}

/** Code, stored as typed. The widget that prints it filters it. */
export const codeField: FieldModule< 'code' > = {
	clean: ( raw ) => toKey( raw ),
	isEmpty: ( value ) => String( value ).trim() === '',
	Control: CodeInput,
	isGroup: true,
};
