// Does not depend on the database.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type FieldCase } from '../support/cases';
import { phpFile } from '../support/site';

const { call } = phpFile( 'tests/php/cases.php' );

interface Answer {
	stored: unknown;
	css: string;
}

/** Folder => name of the type in PHP's Registry. Only `image_shape` has an underscore. */
const registered = new Set(
	[ ...readFileSync( 'fields/Registry.php', 'utf8' ).matchAll( /^\t\t'([\w-]+)'\s+=>/gm ) ].map(
		( [ , name ] ) => name as string
	)
);
const typeOf = ( folder: string ) =>
	[ folder, folder.replaceAll( '-', '_' ) ].find( ( name ) => registered.has( name ) ) ?? folder;

const suites = readdirSync( 'fields' )
	.filter( ( folder ) => existsSync( `fields/${ folder }/cases.json` ) )
	.map( ( folder ) => ( {
		folder,
		type: typeOf( folder ),
		cases: JSON.parse( readFileSync( `fields/${ folder }/cases.json`, 'utf8' ) ) as FieldCase[],
	} ) );

/**
 * The case files, run with Field::clean() and Field::css(). The same files run in TypeScript in
 * each field's folder.
 */
describe( 'cases of the field types in PHP', () => {
	let answers: Answer[][] = [];
	beforeAll( async () => {
		answers = await call< Answer[][] >( 'answers', suites );
	} );

	it( 'exist for every registered type', () => {
		expect( suites.map( ( { type } ) => type ).sort() ).toEqual( [ ...registered ].sort() );
	} );

	describe.each( suites.map( ( suite, index ) => ( { ...suite, index } ) ) )(
		'$folder',
		( { cases, index } ) => {
			it.each( cases.map( ( one, row ) => ( { ...one, row } ) ) )(
				'$name',
				( { stored, css, row } ) => {
					const answer = answers[ index ]?.[ row ];
					expect( answer?.stored ).toStrictEqual( stored );
					if ( css !== undefined ) {
						expect( answer?.css ).toBe( css );
					}
				}
			);
		}
	);
} );
