import { __, _n, sprintf } from '@wordpress/i18n';
import { numberText } from '../file-texts';
import type { Filter } from '../../model/filters';
import type { BrowserContext } from '../types';

/**
 * Returns the text of a choice in the filter by type.
 *
 * @param id                Name of the choice.
 * @param context
 * @param context.mimeTypes Names of groups of types.
 * @param types             Types of all files of the browser; empty for all types.
 */
export function filterText(
	id: Filter[ 'id' ],
	{ mimeTypes }: Pick< BrowserContext, 'mimeTypes' >,
	types: readonly string[]
): string {
	switch ( id ) {
		case 'all':
			return mimeTypes[ types.join() ] ?? __( 'All media items', 'pagewright' );
		case 'uploaded':
			return __( 'Uploaded to this post', 'pagewright' );
		case 'unattached':
			return __( 'Unattached', 'pagewright' );
		case 'mine':
			return __( 'Mine', 'pagewright' );
		case 'trash':
			return __( 'Trash', 'pagewright' );
		default:
			return mimeTypes[ id.slice( 'type:'.length ) ] ?? id;
	}
}

/** Returns the orders that users choose, as value and text. */
export const orders = (): Array< { value: string; label: string } > => [
	{ value: 'date DESC', label: __( 'Newest first', 'pagewright' ) },
	{ value: 'date ASC', label: __( 'Oldest first', 'pagewright' ) },
	{ value: 'modified DESC', label: __( 'Last changed', 'pagewright' ) },
	{ value: 'title ASC', label: __( 'Title: A to Z', 'pagewright' ) },
	{ value: 'title DESC', label: __( 'Title: Z to A', 'pagewright' ) },
];

/** Returns a number of files as text, in the format of the language. */
export const countText = ( count: number, language: string ): string =>
	sprintf(
		/* translators: %s: number of files. */
		_n( '%s file', '%s files', count, 'pagewright' ),
		numberText( count, language )
	);

/** Returns how far the search table is, which is filled for the first time. */
export const preparingText = ( share: number ): string =>
	sprintf(
		/* translators: %d: percentage. */
		__( 'Preparing fast search: %d%%', 'pagewright' ),
		Math.floor( share * 100 )
	);

/** Returns the result of a search, which is announced. */
export const foundText = ( count: number ): string =>
	count === 0
		? __( 'No files found.', 'pagewright' )
		: sprintf(
				/* translators: %d: number of files. */
				_n( '%d file found.', '%d files found.', count, 'pagewright' ),
				count
			);
