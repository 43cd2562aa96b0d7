import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { features, widgets as allWidgets } from '../support/units';

/** Returns the files below a folder, as paths in the repository. */
const filesIn = ( folder: string ) =>
	readdirSync( folder, { recursive: true } ).map( ( name ) => join( folder, String( name ) ) );
const DOCS = [
	'README.md',
	...filesIn( 'docs' ).filter( ( file ) => file.endsWith( '.md' ) ),
	...features.map( ( feature ) => `${ feature }/README.md` ).filter( existsSync ),
];
const read = ( file: string ) => readFileSync( file, 'utf8' );
const compatibility = read( 'docs/compatibility.md' );
/** Returns the cells of a table row by its first cell. */
const row = ( first: string ) =>
	compatibility
		.split( '\n' )
		.filter( ( line ) => line.startsWith( `| ${ first } |` ) )
		.join( ' ' );
const codesIn = ( text: string ) =>
	[ ...text.matchAll( /`([^`]+)`/g ) ].map( ( [ , one ] ) => one! );

const SOURCES =
	'admin blocks classic compat editor features fields media output page-builder patterns providers rest schema switching'
		.split( ' ' )
		.flatMap( filesIn )
		.filter( ( file ) => file.endsWith( '.php' ) )
		.map( read )
		.join( '\n' );
/** Prefixes that the code adds to names of hooks. */
const PREFIX = /^(siteorigin_widgets)?_(contact_)?/;
/** Returns whether the code contains a hook, function or class. */
const isNamed = ( name: string ) =>
	SOURCES.includes( name ) || SOURCES.includes( `'${ name.replace( PREFIX, '' ) }'` );

describe( 'docs/compatibility.md', () => {
	const names = allWidgets
		.filter( ( { path } ) =>
			read( `${ path }/widget.json` ).includes( '"class": "SiteOrigin_' )
		)
		.map( ( { path } ) => JSON.parse( read( `${ path }/block.json` ) ).title as string );

	it( 'lists each supported widget of the bundle once', () => {
		const [ , count, list ] = /All (\d+) widgets are supported: (.+?)\.$/m.exec(
			compatibility
		)!;
		expect( list!.split( ', ' ).sort() ).toEqual( names.sort() );
		expect( Number( count ) ).toBe( names.length );
	} );

	it( 'does not list a supported widget as missing', () => {
		const missing = /## Not supported yet\n([^#]*)/.exec( compatibility )?.[ 1 ] ?? '';
		for ( const name of names ) {
			expect( missing.toLowerCase() ).not.toContain(
				`the ${ name.toLowerCase() } of the bundle`
			);
		}
	} );

	it.each( [ 'Functions', 'Objects', 'Other filters', 'Filters with a widget, ours too' ] )(
		'%s: the code has every name',
		( first ) => {
			const given = codesIn( row( first ) );
			expect( given.length ).toBeGreaterThan( 1 );
			const absent = given.filter( ( one ) => {
				const name = one.replace( /<.*$|\(.*$/g, '' ).replace( /^…/, '' );
				return ! isNamed( name.split( '::' ).at( -1 )! );
			} );
			expect( absent ).toEqual( [] );
		}
	);

	it( 'unsupported names are not in the code', () => {
		const table = compatibility
			.slice( compatibility.indexOf( '| Not supported |' ) )
			.split( '\n\n' )[ 0 ]!;
		const named = table
			.split( '\n' )
			.slice( 2 )
			.filter( ( line ) => ! line.includes( 'for our own widgets' ) )
			.flatMap( ( line ) => codesIn( line.split( '|' )[ 1 ]! ) )
			.filter( ( name ) => /^siteorigin_[a-z_]+$|^SiteOrigin_\w+$/.test( name ) );
		expect( named.length ).toBeGreaterThan( 3 );
		expect(
			named.filter( ( name ) => new RegExp( `['"\\\\]${ name }['"]` ).test( SOURCES ) )
		).toEqual( [] );
	} );
} );

it.each( DOCS )( 'links of %s have existing targets', ( file ) => {
	const broken = [ ...read( file ).matchAll( /\]\((?!https?:|mailto:)([^)\s]+)\)/g ) ]
		.map( ( [ , link ] ) => link! )
		.filter( ( link ) => {
			const [ path = '', heading ] = link.split( '#' );
			const target = path === '' ? file : join( dirname( file ), path );
			return (
				! existsSync( target ) || ( heading && ! headingsOf( target ).includes( heading ) )
			);
		} );
	expect( broken ).toEqual( [] );
} );

/** Returns the anchors of a file's headings as GitHub generates them. */
const headingsOf = ( file: string ): string[] =>
	[ ...read( file ).matchAll( /^#+ (.+)$/gm ) ].map( ( [ , heading ] ) =>
		heading!
			.toLowerCase()
			.replace( /[^\p{L}\p{N}\s-]/gu, '' )
			.trim()
			.replace( /\s/g, '-' )
	);

it( 'the tests in docs/security.md and in the guides of features exist', () => {
	const files = [ 'php', 'e2e', 'unit' ]
		.flatMap( ( kind ) =>
			[ '', ...features.map( ( feature ) => `${ feature }/` ) ].map(
				( home ) => `${ home }tests/${ kind }`
			)
		)
		.filter( existsSync )
		.flatMap( ( folder ) => readdirSync( folder ) )
		.map( ( file ) => file.replace( /\.(spec|test)\.ts$/, '' ) );
	const guides = features
		.map( ( feature ) => /^## Security\n[^#]*/m.exec( read( `${ feature }/README.md` ) ) )
		.map( ( found ) => found?.[ 0 ] ?? '' );
	const table = [ read( 'docs/security.md' ), ...guides ]
		.join( '\n' )
		.split( '\n' )
		.filter( ( line ) => line.startsWith( '| ' ) && line.split( '|' ).length === 5 )
		.flatMap( ( line ) => codesIn( line.split( '|' )[ 3 ]! ) )
		.filter( ( name ) => /^[a-z-]+$/.test( name ) );
	expect( table.length ).toBeGreaterThan( 20 );
	expect( table.filter( ( name ) => ! files.includes( name ) ) ).toEqual( [] );
} );

it.each( DOCS.filter( ( file ) => ! file.includes( 'decisions' ) ) )(
	'files and folders in %s exist',
	( file ) => {
		const named = codesIn( read( file ) ).filter( ( code ) =>
			/^(admin|blocks|classic|compat|editor|features|fields|frontend|media|output|page-builder|providers|rest|schema|scripts|switching|tests|tools)\/[\w./-]+$/.test(
				code
			)
		);
		const absent = named.filter( ( path ) => ! existsSync( path ) );
		expect( absent ).toEqual( [] );
	}
);

it.each( [
	[ 'A label in the form of a widget', /"label":/ ],
	[ 'A field type', /export (function|const)|final class Field|"raw"/ ],
	[ 'A setting of a feature', /settings/i ],
	[ 'The query of a list', /final class (Query|Conditions)/ ],
	[ 'A label of a dashboard screen', /label=|__\(/ ],
	[ 'A REST response', /previews/i ],
] )( 'docs/architecture.md has the right files for: %s', ( change, content ) => {
	const line = read( 'docs/architecture.md' )
		.split( '\n' )
		.find( ( one ) => one.startsWith( `| ${ change } |` ) )!;
	const files = codesIn( line ).filter( ( code ) => code.includes( '/' ) );
	expect( files.length ).toBeGreaterThan( 0 );
	for ( const file of files ) {
		expect( read( file ), file ).toMatch( content );
	}
} );

it( 'docs/dependencies.md explains each override of package.json, and no other', () => {
	const { overrides } = JSON.parse( read( 'package.json' ) );
	const explained = [ ...read( 'docs/dependencies.md' ).matchAll( /^\| `([^`]+)` \|/gm ) ];
	expect( explained.map( ( [ , name ] ) => name ).sort() ).toEqual(
		Object.keys( overrides ).sort()
	);
} );
