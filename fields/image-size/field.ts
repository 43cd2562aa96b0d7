import type { FieldOptions, Json } from '../../schema/field-types';
import type { FieldModule } from '../field-module';
import { Control } from './Control';

declare module '../../schema/field-types' {
	interface FieldTypes {
		'image-size': {
			/** Adds a custom size, stored in `<name>_width` and `<name>_height`. */
			custom_size?: boolean;
			/** Adds an option to crop to the custom size, stored in `<name>_enforce`. */
			custom_size_enforce?: boolean;
			/** Sizes to show instead of those of the site: keys, or key => label. */
			options?: string[] | Record< string, string > | 'imageSizes';
		};
	}
}

/** Keeps a size that this site does not have: another theme may have it. */
function clean( raw: Json | undefined, field: FieldOptions ): string {
	for ( const size of [ raw, field.default ] ) {
		const text = typeof size === 'string' ? size.trim() : '';
		if ( /^[\p{L}\p{N}_ .:-]{1,100}$/u.test( text ) ) {
			return text;
		}
	}
	return 'full';
}

export const imageSizeField: FieldModule< 'image-size' > = {
	clean,
	isEmpty: ( value ) => typeof value !== 'string' || value === '',
	Control,
	isGroup: true,
};
