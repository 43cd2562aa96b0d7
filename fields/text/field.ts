import { toKey } from '../form/options';
import type { FieldModule } from '../field-module';
import { TextInput } from './Control';

declare module '../../schema/field-types' {
	interface FieldTypes {
		text: {
			/** A call that a click makes; kept as typed, the widget that prints it judges it. */
			onclick?: boolean;
			/** What the server makes of it beyond leaving harmful HTML out. */
			sanitize?: 'email' | 'multiple_emails' | 'url';
			readonly?: boolean;
		};
	}
}

/** One line of text. HTML is allowed; the server takes out what is harmful. */
export const textField: FieldModule< 'text' > = {
	clean: ( raw ) => toKey( raw ),
	isEmpty: ( value ) => String( value ).trim() === '',
	Control: TextInput,
};
