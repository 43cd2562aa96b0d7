import type { Values } from '../../schema/field-types';
import type { FieldModule } from '../field-module';
import { pickKey, readKeys, readOptions, toKey } from '../form/options';
import { SelectInput } from './Control';

declare module '../../schema/field-types' {
	interface FieldTypes {
		select: {
			/** Allowed keys, or key => label; a word offers what the site has. Any key passes then and when absent: the choices are only known later. */
			options?: string[] | Record< string, string > | 'taxonomies' | 'postTypes';
			/** Several keys in a list. */
			multiple?: boolean;
			/** A first choice that stands for nothing; a text is its label. */
			prompt?: boolean | string;
			/** Key => values for fields beside it, which choosing that key puts into those that nobody filled in. */
			fills?: Record< string, Values >;
		};
	}
}

/** One of several choices by its key, or with `multiple` a list of keys. */
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
