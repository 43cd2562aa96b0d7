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

let root = '';
const built = ( file: string ) =>
	readFileSync( join( root, 'build/icons/fontawesome', file ), 'utf8' );

beforeAll( () => {
	root = mkdtempSync( join( tmpdir(), 'pagewright-icons-' ) );
	symlinkSync( resolve( 'node_modules' ), join( root, 'node_modules' ) );
	symlinkSync( resolve( 'providers' ), join( root, 'providers' ) );
	mkdirSync( join( root, 'build' ) );
	buildIcons( root );
} );
afterAll( () => rmSync( root, { recursive: true } ) );

it( 'writes drawings in one file per style and first letter, none of them above 100 KB', () => {
	for ( const style of [ 'sow-fas', 'sow-far', 'sow-fab' ] ) {
		const files = readdirSync( join( root, 'build/icons/fontawesome', style ) );
		expect( files ).toContain( 's.php' );
		files.forEach( ( file ) =>
			expect(
				statSync( join( root, 'build/icons/fontawesome', style, file ) ).size
			).toBeLessThan( 100_000 )
		);
	}
	expect( built( 'sow-fas/s.php' ) ).toMatch(
		/^'ship' => array\( \d+, 512, 61978, '[^']+' \),$/m
	);
} );

it( 'lists each icon with its character and styles', () => {
	expect( built( 'list.php' ) ).toContain(
		"'ship' => array( 'unicode' => '&#xf21a;', 'styles' => array( 'sow-fas' ) ),"
	);
	expect( built( 'list.php' ) ).toContain(
		"'star' => array( 'unicode' => '&#xf005;', 'styles' => array( 'sow-fas', 'sow-far' ) ),"
	);
} );

it( 'follows the old names that saved content uses', () => {
	expect( built( 'old.php' ) ).toContain( "'star-o' => array( 'sow-far', 'star' )," );
	expect( built( 'old.php' ) ).toContain( "'facebook' => array( 'sow-fab', 'facebook-f' )," );
	expect( built( 'old.php' ) ).toContain( "'home' => array( 'sow-fas', 'house' )," );
} );

it( 'brings font, style sheet and licence for the form', () => {
	expect( built( 'style.css' ).match( /url\(([^)]+)\)/g ) ).toHaveLength( 3 );
	expect( readdirSync( join( root, 'build/icons/fontawesome' ) ) ).toEqual(
		expect.arrayContaining( [
			'fa-solid-900.woff2',
			'fa-regular-400.woff2',
			'fa-brands-400.woff2',
			'LICENSE.txt',
		] )
	);
} );

it( 'leaves out an old name whose icon is not in the set, and does not run in circles', () => {
	const icons = { star: { unicode: 1, styles: { 'sow-fas': [] }, aliases: [ 'stern' ] } };
	expect(
		resolveOldNames(
			{ 'star-o': 'star', sun: 'stern', gone: 'nowhere', a: 'b', b: 'a' },
			icons
		)
	).toEqual( {
		stern: [ 'sow-fas', 'star' ],
		'star-o': [ 'sow-fas', 'star' ],
		sun: [ 'sow-fas', 'star' ],
	} );
} );
