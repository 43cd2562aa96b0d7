import type { FieldModule } from '../field-module';
import { readKeys, readOptions } from '../form/options';
import { CheckboxesInput } from './Control';

declare module '../../schema/field-types' {
	interface FieldTypes {
		checkboxes: {
			/** Allowed keys, or key => label. Any key is valid when absent. */
			options?: string[] | Record< string, string >;
		};
	}
}

/** Selected choices, as the list of their keys. */
export const checkboxesField: FieldModule< 'checkboxes' > = {
	clean: ( raw, field ) => {
		const chosen = readKeys( raw );
		const options = readOptions( field.options );
		const known = chosen.filter(
			( key ) => options.length === 0 || options.some( ( option ) => option.value === key )
		);
		return known.length === 0 && chosen.length > 0 ? readKeys( field.default ) : known;
	},
	isEmpty: ( value ) => ! Array.isArray( value ) || value.length === 0,
	Control: CheckboxesInput,
	isGroup: true,
};
