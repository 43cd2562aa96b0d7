import { __, _n, sprintf } from '@wordpress/i18n';
import type { UseCount } from '../../rest/screen-uses/client';

/** `3 posts, 1 widget area`; leaves out zeros. */
export function countText( { posts, areas }: UseCount ): string {
	const parts: string[] = [];
	if ( posts > 0 ) {
		/* translators: %d: number of posts, pages and templates. */
		parts.push( sprintf( _n( '%d post', '%d posts', posts, 'pagewright' ), posts ) );
	}
	if ( areas > 0 ) {
		parts.push(
			/* translators: %d: number of uses in widget areas. */
			sprintf( _n( '%d widget area', '%d widget areas', areas, 'pagewright' ), areas )
		);
	}
	return parts.length < 2
		? parts.join( '' )
		: sprintf(
				/* translators: 1: 3 posts; 2: 1 widget area. */
				__( '%1$s, %2$s', 'pagewright' ),
				...( parts as [ string, string ] )
			);
}
