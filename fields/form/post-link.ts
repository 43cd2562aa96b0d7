import { __, sprintf } from '@wordpress/i18n';
import type { Found } from './content';

/**
 * Returns the ID of the post in `post: 123`, with or without a title after it; undefined for other
 * links.
 */
export function postId( value: string ): string | undefined {
	return /^post:\s*(\d+)/i.exec( value.trim() )?.[ 1 ];
}

/**
 * Returns the title of a link to content in a form, or a placeholder while the title is unknown.
 *
 * @param value Stored link, `post: 123` or `post: 123 (Title)`.
 * @param found Response of the site: null for content that was deleted or that the user may not read, undefined before the response.
 */
export function postLinkTitle( value: string, found: Found | null | undefined ): string {
	if ( found ) {
		return found.label;
	}
	const title =
		/^post:\s*\d+\s*\((.+)\)$/i.exec( value.trim() )?.[ 1 ] ??
		/* translators: %s: number of a post. */
		sprintf( __( 'Content %s', 'pagewright' ), postId( value ) ?? '' );
	return found === undefined
		? title
		: /* translators: %s: title of a post. */
			sprintf( __( '%s (not available)', 'pagewright' ), title );
}
