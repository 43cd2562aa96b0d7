// npm run fonts -- <folder>: writes fields/font/google.gen.json, the names and variants of Google
// Fonts, from an unpacked google-font-metadata (MIT; `npm pack google-font-metadata`, too large
// with 55 MB for a dependency). Contains names only, no fonts.
import { readFileSync, writeFileSync } from 'node:fs';
import { root } from '../tools/paths.mjs';

const FILE = `${ root }/fields/font/google.gen.json`;

/** `700italic` → `700i`, `regular` → `400`: half the size. */
const short = ( variant ) =>
	variant
		.replace( 'regular', '400' )
		.replace( /^italic$/, '400i' )
		.replace( /italic$/, 'i' );

const fonts = JSON.parse( readFileSync( `${ process.argv[ 2 ] }/data/api-response.json`, 'utf8' ) );
const rows = fonts
	.map( ( { family, variants } ) => [ family, variants.map( short ).join( ' ' ) ] )
	.sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) );
writeFileSync( FILE, JSON.stringify( Object.fromEntries( rows ), null, '\t' ) + '\n' );
console.log( `fonts: ${ rows.length } families` );
