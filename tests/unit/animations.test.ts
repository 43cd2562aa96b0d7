// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../tools/paths.mjs';

/** Properties that a browser animates without style, layout or paint for each frame. */
const COMPOSITED = [ 'opacity', 'rotate', 'scale', 'transform', 'translate' ];

const FOLDERS = [ 'admin', 'blocks', 'editor', 'features', 'fields', 'frontend' ];

/** Returns the endless animations of a style sheet that change other properties, with these. */
function drawn( css: string ): Record< string, string[] > {
	const plain = css.replace( /\/\*.*?\*\//gs, '' );
	const found: Record< string, string[] > = {};
	for ( const [ , name = '', steps = '' ] of plain.matchAll(
		/@keyframes\s+([\w-]+)\s*\{((?:[^{}]*\{[^{}]*\})*)/g
	) ) {
		const isEndless = new RegExp( `animation[\\w-]*:[^;]*\\b${ name }\\b[^;]*\\binfinite\\b` );
		const names = [ ...steps.matchAll( /(?<=[{;]\s*)[\w-]+(?=\s*:)/g ) ].map( String );
		const others = names.filter( ( property ) => ! COMPOSITED.includes( property ) );
		if ( others.length && isEndless.test( plain ) ) {
			found[ name ] = others;
		}
	}
	return found;
}

describe( 'endless animations', () => {
	it( 'are found when they change what the browser draws', () => {
		expect(
			drawn( `
				.a { animation: pulse 1s infinite alternate; }
				.b { animation: turn 1s linear infinite, rise 1s; }
				@keyframes pulse { from { opacity: 0; color: red } to { background: #eee; } }
				@keyframes turn { to { rotate: 1turn; } }
				@keyframes rise { to { inset-block-start: 0; } }
			` )
		).toEqual( { pulse: [ 'color', 'background' ] } );
	} );

	const sheets = FOLDERS.flatMap( ( folder ) =>
		readdirSync( join( root, folder ), { recursive: true } )
			.map( ( name ) => join( folder, String( name ) ) )
			.filter( ( path ) => path.endsWith( '.css' ) )
	).filter( ( path ) => readFileSync( join( root, path ), 'utf8' ).includes( 'infinite' ) );

	it.each( sheets )( 'of %s do not make the browser draw', ( path ) => {
		expect( drawn( readFileSync( join( root, path ), 'utf8' ) ) ).toEqual( {} );
	} );
} );
