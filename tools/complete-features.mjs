// Finds features that lack a part. Used by complete.mjs.
import { existsSync, readFileSync } from 'node:fs';
import { features } from './paths.mjs';

/** Returns the methods that hooks.json names and Hooks.php does not have. */
function missingCallbacks( root, unit ) {
	const file = `${ unit }/hooks.json`;
	if ( ! existsSync( `${ root }/${ file }` ) ) {
		return [];
	}
	const hooks = existsSync( `${ root }/${ unit }/Hooks.php` )
		? readFileSync( `${ root }/${ unit }/Hooks.php`, 'utf8' )
		: '';
	const methods = Object.values(
		JSON.parse( readFileSync( `${ root }/${ file }`, 'utf8' ) )
	).map( ( callback ) => [ callback ].flat()[ 0 ] );
	return [ ...new Set( methods ) ]
		.filter( ( method ) => ! hooks.includes( `public static function ${ method }(` ) )
		.map( ( method ) => `${ file }: Hooks::${ method }() does not exist` );
}

/** Nothing is a feature without hooks, a guide and tests. */
const PARTS = [ 'Hooks.php', 'README.md', 'tests/php' ];

/** A feature has its parts, and its settings are complete and belong to it alone. */
export function featureGaps( root ) {
	const taken = new Map();
	return features( root ).flatMap( ( unit ) => {
		const file = `${ unit }/settings.json`;
		const { hooks_if: switches = [], settings = {} } = existsSync( `${ root }/${ file }` )
			? JSON.parse( readFileSync( `${ root }/${ file }`, 'utf8' ) )
			: {};
		return [
			...PARTS.filter( ( part ) => ! existsSync( `${ root }/${ unit }/${ part }` ) ).map(
				( part ) => `${ unit }: no ${ part }`
			),
			...missingCallbacks( root, unit ),
			...switches
				.filter( ( name ) => typeof settings[ name ]?.default !== 'boolean' )
				.map( ( name ) => `${ file }: "${ name }" in hooks_if is no switch` ),
			...Object.entries( settings ).flatMap( ( [ name, setting ] ) => {
				const owner = taken.get( name );
				taken.set( name, unit );
				return [
					...( isWholeSetting( setting )
						? []
						: [
								`${ file }: "${ name }" needs a description, a default, and the limits of a number`,
							] ),
					...( owner ? [ `${ file }: "${ name }" is taken by ${ owner }` ] : [] ),
				];
			} ),
		];
	} );
}

const isWholeSetting = ( { description, default: value, minimum, maximum } ) =>
	Boolean( description ) &&
	( typeof value === 'boolean' || ( minimum <= value && value <= maximum ) );
