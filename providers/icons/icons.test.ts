import {
	mkdtempSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
// @ts-expect-error -- a build script, which has no types.
import { buildIcons, resolveOldNames } from '../../scripts/icons.mjs';
// @ts-expect-error -- a build script, which has no types.
import { plainBody } from '../../scripts/icon-sources.mjs';

let root = '';
let report: Array< { key: string; icons: number; drawings: number } > = [];
const folder = ( path: string ) => join( root, 'build/icons', path );
const built = ( file: string ) => readFileSync( folder( file ), 'utf8' );
const symbol = ( file: string, name: string ) =>
	built( file )
		.split( '\n' )
		.find( ( line ) => line.startsWith( `<symbol id="${ name }" ` ) ) ?? '';

beforeAll( () => {
	root = mkdtempSync( join( tmpdir(), 'pagewright-icons-' ) );
	symlinkSync( resolve( 'node_modules' ), join( root, 'node_modules' ) );
	symlinkSync( resolve( 'providers' ), join( root, 'providers' ) );
	mkdirSync( join( root, 'build' ) );
	report = buildIcons( root );
}, 60_000 );
afterAll( () => rmSync( root, { recursive: true } ) );

it( 'writes every family with a folder', () => {
	expect( report.map( ( { key } ) => key ) ).toEqual( [
		'fontawesome',
		'elegantline',
		'materialicons',
		'genericons',
		'icomoon',
		'ionicons',
		'typicons',
	] );
	report.forEach( ( { key, icons } ) => {
		expect( icons, key ).toBeGreaterThanOrEqual( 100 );
		expect( built( `${ key }/LICENSE.txt` ), key ).toMatch( /licen[cs]e|GPL|CC BY/i );
	} );
} );

it( 'keeps each sprite small, with one icon a line, unique ids, and only shapes', () => {
	const files = readdirSync( folder( '' ), { recursive: true, encoding: 'utf8' } ).filter(
		( file ) => file.endsWith( '.svg' )
	);
	expect( files ).toContain( 'materialicons/sowm-round/s.svg' );
	expect( files ).toContain( 'genericons/all.svg' );
	for ( const file of files ) {
		const lines = built( file ).trim().split( '\n' ).slice( 1, -1 );
		const ids = lines.map( ( line ) => /^<symbol id="([\w-]+)" /.exec( line )?.[ 1 ] );
		expect( new Set( ids ).size, file ).toBe( lines.length );
		expect( statSync( folder( file ) ).size, file ).toBeLessThan( 200_000 );
		for ( const line of lines ) {
			const [ , body ] =
				/^<symbol id="[\w-]+" data-code="[0-9a-f]+" viewBox="0 0 [\d.]+ [\d.]+">(.+)<\/symbol>$/.exec(
					line
				) ?? [];
			expect( body, line.slice( 0, 80 ) ).toMatch( /^</ );
			expect(
				body!.match( /<(?!\/?(path|circle|ellipse|rect|g|polygon)[ >])[^>]*/ )
			).toBeNull();
			expect( body ).not.toMatch( / fill="(?!none)|stroke|\son\w+=|href|style=| id=/ );
		}
	}
} );

it( 'lists each icon with its character and styles', () => {
	const list = built( 'fontawesome/list.php' );
	expect( list ).toContain(
		"'ship' => array( 'unicode' => '&#xf21a;', 'styles' => array( 'sow-fas' ) ),"
	);
	expect( list ).toContain(
		"'star' => array( 'unicode' => '&#xf005;', 'styles' => array( 'sow-fas', 'sow-far' ) ),"
	);
	expect( built( 'ionicons/list.php' ) ).toContain( "'ionic' => '&#xf14b;'," );
} );

it( 'maps the old names of saved content', () => {
	const old = built( 'fontawesome/old.php' );
	expect( old ).toContain( "'star-o' => array( 'sow-far', 'star' )," );
	expect( old ).toContain( "'facebook' => array( 'sow-fab', 'facebook-f' )," );
	expect( old ).toContain( "'home' => array( 'sow-fas', 'house' )," );
	expect( old, 'where our table names an icon that is not free' ).toContain(
		"'globe-europe' => array( 'sow-fas', 'earth-europe' ),"
	);
} );

it( 'supports old names and spellings of other families', () => {
	expect( symbol( 'icomoon/m.svg', 'mail2' ) ).not.toBe( '' );
	expect( built( 'icomoon/old.php' ) ).toContain( "'price-ta' => array( '', 'price-tags' )," );
	expect( built( 'materialicons/old.php' ), 'of the same character' ).toContain(
		"'wallet_giftcard' => array( 'sowm-regular', 'card_giftcard' ),"
	);
	expect( built( 'materialicons/old.php' ), 'whatever style was stored' ).toContain(
		"'lock_outline' => array( 'sowm-outlined', 'lock', true ),"
	);
	expect( symbol( 'materialicons/sowm-regular/g.svg', 'goat' ) ).toContain(
		'data-code="10fffd"'
	);
} );

it( 'repeats shapes instead of using ids', () => {
	expect(
		plainBody(
			'<defs><path id="a" fill="currentColor" d="M0 0"/></defs><use href="#a" opacity=".3"/><g><use href="#a"/></g>'
		)
	).toBe( '<path d="M0 0" opacity=".3"/><g><path d="M0 0"/></g>' );
} );

it( 'omits an old name without an icon, and stops at circular names', () => {
	const icons = { star: { styles: { 'sow-fas': {}, 'sow-far': {} } } };
	expect(
		resolveOldNames(
			{
				'star-o': 'star',
				sun: 'stern',
				line: 'sow-far/star',
				gone: 'nowhere',
				a: 'b',
				b: 'a',
			},
			icons,
			{ stern: 'star' }
		)
	).toEqual( {
		stern: [ 'sow-fas', 'star' ],
		'star-o': [ 'sow-far', 'star' ],
		sun: [ 'sow-fas', 'star' ],
		line: [ 'sow-far', 'star', true ],
	} );
} );
