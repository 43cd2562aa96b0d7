import type { FieldModule } from '../field-module';
import { Control } from './Control';

declare module '../../schema/field-types' {
	interface FieldTypes {
		tinymce: {
			/** Name of the sibling checkbox for converting line breaks to paragraphs. */
			autopField?: string;
			/** Lines of the code box. */
			rows?: number;
		};
	}
}

export const tinymceField: FieldModule< 'tinymce' > = {
	// Only the server filters: it has the list of allowed HTML.
	clean: ( raw ) => ( typeof raw === 'string' ? raw : '' ),
	isEmpty: ( value ) =>
		typeof value !== 'string' ||
		value.replace( /<(?!img|iframe|video|audio|hr|input)[^>]*>|&nbsp;|\s/gi, '' ) === '',
	Control,
	isGroup: true,
};
