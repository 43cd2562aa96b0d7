// @vitest-environment node
import { readFileSync } from 'node:fs';
import { Engine } from 'php-parser';
import { describe, expect, it } from 'vitest';
import { findGaps } from '../../tools/complete.mjs';
import { kinds, scaffold } from '../../scripts/scaffold.mjs';
import { copied } from '../support/copied';

/** Folders in which new units are created. */
const { root, restore } = copied( [
	'schema',
	'blocks',
	'fields',
	'rest',
	'features',
	'frontend',
	'providers',
	'plugin.php',
	'scripts/types.mjs',
	'tests/golden',
] );
const read = ( path: string ) => readFileSync( `${ root }/${ path }`, 'utf8' );
const parsePhp = ( path: string ) =>
	new Engine( { parser: { version: 803, suppressErrors: false } } ).parseCode(
		read( path ),
		path
	);

function make( kind: string, name: string, more: object = {} ) {
	const made = scaffold( kind, name, { root, ...more } );
	restore( made.unit, ...made.changed );
	return made;
}

describe.each( kinds as string[] )( 'a new %s', ( kind ) => {
	const name = kind === 'rule' ? 'contains' : 'opening-hours';
	it( 'is complete, with valid files and without placeholders', () => {
		const { unit, written, changed } = make( kind, name );
		expect( findGaps( root ) ).toEqual( findGaps( '.' ) );
		for ( const path of [ ...written, ...changed ] ) {
			expect( read( path ) ).not.toMatch( /\{\{\w/ );
			if ( path.endsWith( '.json' ) ) {
				expect( () => JSON.parse( read( path ) ), path ).not.toThrow();
			}
			if ( path.endsWith( '.php' ) ) {
				expect( () => parsePhp( path ), path ).not.toThrow();
				expect( read( path ) ).toMatch( /defined\( 'ABSPATH' \) \|\| exit;/ );
			}
		}
		expect( written.every( ( path: string ) => path.startsWith( `${ unit }/` ) ) ).toBe( true );
	} );

	it( 'never overwrites an existing one', () => {
		make( kind, name );
		expect( () => make( kind, name ) ).toThrow( 'already exists' );
	} );
} );

describe( 'names', () => {
	it( 'of a widget are made from the folder, or from the given class', () => {
		make( 'widget', 'opening-hours' );
		make( 'widget', 'thing', { class: 'Acme_Thing_Widget' } );
		const parts = ( folder: string ) => [
			JSON.parse( read( `blocks/${ folder }/widget.json` ) ).class,
			JSON.parse( read( `blocks/${ folder }/block.json` ) ).name,
		];
		expect( parts( 'opening-hours' ) ).toEqual( [
			'Pagewright_OpeningHours_Widget',
			'sowb/pagewright-openinghours-widget',
		] );
		expect( parts( 'thing' ) ).toEqual( [ 'Acme_Thing_Widget', 'sowb/acme-thing-widget' ] );
	} );

	it.each( [ 'Price', '../x', 'price_table', 'price--table', '9-lives', '' ] )(
		'that are not folders are refused: "%s"',
		( name ) => {
			expect( () => make( 'widget', name ) ).toThrow( 'not a valid folder name' );
		}
	);
} );

it( 'adds a line to every list of fields', () => {
	make( 'field', 'star-rating' );
	expect( read( 'fields/Registry.php' ) ).toContain(
		"'star-rating' => StarRating\\Field::class,"
	);
	expect( read( 'fields/registry.ts' ) ).toContain( "'star-rating': starRatingField," );
	expect( read( 'scripts/types.mjs' ) ).toContain( "'star-rating': () => 'string'," );
} );
