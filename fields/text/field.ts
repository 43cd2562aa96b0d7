import { toKey } from '../form/options';
import type { FieldModule } from '../field-module';
import { TextInput } from './Control';

declare module '../../schema/field-types' {
	interface FieldTypes {
		text: {
			/**
			 * A call that a click makes; kept as typed, because the widget that prints it filters
			 * it.
			 */
			onclick?: boolean;
			/** Additional sanitizing on the server, besides removing unsafe HTML. */
			sanitize?: 'email' | 'multiple_emails' | 'url';
			readonly?: boolean;
		};
	}
}

/** One line of text. HTML is allowed; the server removes unsafe HTML. */
export const textField: FieldModule< 'text' > = {
	clean: ( raw ) => toKey( raw ),
	isEmpty: ( value ) => String( value ).trim() === '',
	Control: TextInput,
};
