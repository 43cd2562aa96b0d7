import type { Json } from '../../schema/field-types';
import type { FieldModule } from '../field-module';
import { postId } from '../form/post-link';
import { Control } from './Control';
import { cleanUrl } from './url';

declare module '../../schema/field-types' {
	interface FieldTypes {
		link: {
			/** Allows text with a `[`: a shortcode generates the URL. */
			allow_shortcode?: boolean;
		};
	}
}

function clean( raw: Json | undefined, field: { allow_shortcode?: boolean } ): string {
	const text = typeof raw === 'string' ? raw.trim() : '';
	const id = postId( text );
	if ( id !== undefined ) {
		return `post: ${ id }`;
	}
	if ( field.allow_shortcode === true && text.includes( '[' ) ) {
		return text.replace( /[\x00-\x1f\x7f<>]/g, '' ).trim();
	}
	return cleanUrl( text );
}

export const linkField: FieldModule< 'link' > = {
	clean,
	isEmpty: ( value ) => typeof value !== 'string' || value.trim() === '',
	Control,
};
