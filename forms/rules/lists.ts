import { clean } from '../input';

/**
 * Texts and numbers of a list as texts, cleaned like values, so that they can be compared. Lists of PHP that have lost
 * an entry arrive as objects. Twin of Lists.php.
 */
export const toTexts = ( list: unknown ): string[] =>
	Object.values( typeof list === 'object' && list ? list : [] )
		.filter( ( one ) => typeof one === 'string' || Number.isInteger( one ) )
		.map( ( one ) => clean( `${ one }` ) );
