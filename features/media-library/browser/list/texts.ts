import { _n, sprintf } from '@wordpress/i18n';

/** Returns the text that announces found posts. */
export const postsFoundText = ( count: number ): string =>
	/* translators: %d: number of posts. */
	sprintf( _n( '%d post found.', '%d posts found.', count, 'pagewright' ), count );
