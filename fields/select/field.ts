import type { Values } from '../../schema/field-types';
import type { FieldModule } from '../field-module';
import { pickKey, readKeys, readOptions, toKey } from '../form/options';
import { SelectInput } from './Control';

declare module '../../schema/field-types' {
	interface FieldTypes {
		select: {
			/**
			 * Allowed keys, or key => label; a word means the site's own list. Any key is valid
			 * then and when absent: the choices load later.
			 */
			options?: string[] | Record< string, string > | 'taxonomies' | 'postTypes';
			/** Several keys in a list. */
			multiple?: boolean;
			/** Adds an empty choice at the top; a text is its label. */
			prompt?: boolean | string;
			/**
			 * Key => values for sibling fields. Selecting that key fills in those that are empty.
			 */
			fills?: Record< string, Values >;
		};
	}
}

/** The key of the selected choice, or with `multiple` a list of keys. */
export const selectField: FieldModule< 'select' > = {
	clean: ( raw, field ) => {
		const options = readOptions( field.options );
		if ( field.multiple ) {
			const keys = readKeys( raw );
			return options.length === 0
				? keys
				: keys.filter( ( key ) => options.some( ( option ) => option.value === key ) );
		}
		return field.prompt && toKey( raw ) === '' ? '' : pickKey( raw, options, field.default );
	},
	isEmpty: ( value ) => ( Array.isArray( value ) ? value.length === 0 : value === '' ),
	Control: SelectInput,
};
