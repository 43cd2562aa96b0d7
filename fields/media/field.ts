import type { Json, Values } from '../../schema/field-types';
import type { FieldModule } from '../field-module';
import { Control } from './Control';
import { mediaId } from './media-id';

declare module '../../schema/field-types' {
	interface FieldTypes {
		media: {
			/** Type of file: image, video, audio, application, or several separated by commas. */
			library?: string;
			/** Allows a URL instead of a file, in `<name>_fallback`. */
			fallback?: boolean;
			/** Text of the button that opens the library. */
			choose?: string;
			/** Text of the button that selects a file in the library. */
			update?: string;
		};
	}
}

function isEmpty( value: Json, siblings: Values, name: string ): boolean {
	const fallback = siblings[ `${ name }_fallback` ];
	return mediaId( value ) === 0 && ( typeof fallback !== 'string' || fallback.trim() === '' );
}

export const mediaField: FieldModule< 'media' > = {
	clean: mediaId,
	isEmpty,
	Control,
	isGroup: true,
};
