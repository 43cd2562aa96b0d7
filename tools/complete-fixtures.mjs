// Finds fixtures of widgets that lack a part; see complete.mjs.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { homeOf } from '../scripts/golden/files.mjs';

const json = ( file ) => ( existsSync( file ) ? JSON.parse( readFileSync( file, 'utf8' ) ) : {} );

/** Returns a sentence for each fixture without golden HTML, and for each golden HTML without fixture. */
export function fixtureGaps( root, unit ) {
	const dir = `${ root }/${ unit }/fixtures`;
	const empty = `${ homeOf( unit ) }/empty.json`;
	const names = existsSync( dir ) ? readdirSync( dir ) : [];
	const fixtures = names.filter( ( name ) => name.endsWith( '.json' ) );
	const renderNothing = json( `${ root }/${ empty }` )[ basename( unit ) ] ?? [];
	const orphans = names.filter(
		( name ) => name.endsWith( '.html' ) && ! names.includes( name.replace( /html$/, 'json' ) )
	);
	return [
		...( fixtures.length ? [] : [ `${ unit }: no fixture` ] ),
		...fixtures.flatMap( ( name ) => {
			const { name: title, data } = json( `${ dir }/${ name }` );
			return [
				...( title && data !== undefined
					? []
					: [ `${ unit }/fixtures/${ name }: no name or no data` ] ),
				...( names.includes( name.replace( /json$/, 'html' ) ) ||
				renderNothing.includes( basename( name, '.json' ) )
					? []
					: [ `${ unit }/fixtures/${ name }: no golden HTML; run: npm run fixtures` ] ),
			];
		} ),
		...orphans.map( ( name ) => `${ unit }/fixtures/${ name }: its fixture is gone` ),
		...renderNothing
			.filter( ( name ) => ! names.includes( `${ name }.json` ) )
			.map( ( name ) => `${ unit }/fixtures/${ name } in ${ empty }: its fixture is gone` ),
	];
}
