import { clean } from '../input';

/**
 * Returns the texts and numbers of a list as texts, sanitized like values, for comparison. PHP
 * lists with a missing index arrive as objects. Lists.php does the same in PHP.
 */
export const toTexts = ( list: unknown ): string[] =>
	Object.values( typeof list === 'object' && list ? list : [] )
		.filter( ( one ) => typeof one === 'string' || Number.isInteger( one ) )
		.map( ( one ) => clean( `${ one }` ) );
