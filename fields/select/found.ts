import { __, _n, sprintf } from '@wordpress/i18n';
import type { Option } from '../form/options';

/** A shorter list is read faster than searched. */
const MOST_WITHOUT_SEARCH = 10;

export const isLong = ( options: Option[] ): boolean => options.length > MOST_WITHOUT_SEARCH;

/** Returns choices whose label contains all the words, in any order and case. */
export function found( options: Option[], words: string ): Option[] {
	const wanted = words.toLowerCase().split( /\s+/ ).filter( Boolean );
	return options.filter( ( { label } ) =>
		wanted.every( ( word ) => label.toLowerCase().includes( word ) )
	);
}

export function countText( count: number ): string {
	return count === 0
		? __( 'No options found.', 'pagewright' )
		: /* translators: %d: number of choices in a list. */
			sprintf( _n( '%d option', '%d options', count, 'pagewright' ), count );
}
