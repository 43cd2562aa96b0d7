import { toTexts } from '../lists';
import type { Accepts } from '../rule';

/**
 * Requires files whose last extension is in `accept`, as `.txt`, or belongs to a type there, as
 * `image/png` or `image/*`. `extensions` lists those of the types; without it, only the server
 * checks types.
 */
export const accepts: Accepts = ( rule, input ) => {
	const wanted = toTexts( rule.accept ).map( ( one ) => one.toLowerCase() );
	const known = toTexts( rule.extensions );
	const isUnknown = ! rule.extensions && wanted.some( ( one ) => one.includes( '/' ) );
	return input.files( rule.field ).every( ( { name } ) => {
		const extension = /^[^\x00-\x1F\x7F]*\.([a-z0-9]+)$/i.exec( name )?.[ 1 ]!.toLowerCase();
		return (
			!! extension &&
			( isUnknown || wanted.includes( `.${ extension }` ) || known.includes( extension ) )
		);
	} );
};
