// Does not depend on the database.
import { JSDOM } from 'jsdom';
import { afterAll, describe, expect, it } from 'vitest';
import { readWidget } from '../../scripts/compile.mjs';
import { phpFile } from '../support/site';
import { widgets } from '../support/units';

const { call } = phpFile( 'tests/php/json-output.php' );

/** Text that esc_attr(), shortcodes and browsers have misread. */
const TEXT =
	'a &lt;img src=x onerror=alert(1)&gt; &quot; &amp;quot; &amp; & &#39; \\u003c \\" [gallery] [embed]x[/embed] {"b":1} é 😀';
/** The same with parts that a text field removes. */
const WILD = `${ TEXT } <img src=x onerror=alert(1)> " ' < > </script> <!--`;

const parser = new new JSDOM( '' ).window.DOMParser();
const parse = ( html: string ) => parser.parseFromString( html, 'text/html' );

/** Returns a value with sorted keys, for comparison. */
const same = ( value: unknown ): string =>
	JSON.stringify( value, ( _key, inner ) =>
		inner && typeof inner === 'object' && ! Array.isArray( inner )
			? Object.fromEntries( Object.entries( inner ).sort() )
			: inner
	);

interface FieldLike {
	type: string;
	fields?: Record< string, FieldLike >;
	options?: string[] | Record< string, string >;
	default?: unknown;
}

/** Returns data with the text in every field that accepts one, and two rows in every repeater. */
function filled( fields: Record< string, FieldLike >, content: string ): Record< string, unknown > {
	const of = ( field: FieldLike ): unknown => {
		switch ( field.type ) {
			case 'section':
			case 'tabs':
			case 'widget':
				return filled( field.fields ?? {}, content );
			case 'repeater':
				return [
					filled( field.fields ?? {}, content ),
					filled( field.fields ?? {}, content ),
				];
			case 'text':
			case 'textarea':
			case 'tinymce':
			case 'html':
			case 'location':
				return content;
			case 'link':
				return `https://example.org/?a=${ content }`;
			case 'media':
				return 0;
			case 'checkbox':
				return true;
			default:
				return field.default;
		}
	};
	const picture = `https://example.org/p.png?a=${ content }`;
	return Object.fromEntries(
		Object.entries( fields )
			.flatMap( ( [ name, field ] ): Array< [ string, unknown ] > => [
				[ name, of( field ) ],
				// An image outside the library.
				...( field.type === 'media'
					? [ [ `${ name }_fallback`, picture ] as [ string, unknown ] ]
					: [] ),
			] )
			.filter( ( [ , inner ] ) => inner !== undefined )
	);
}

describe( 'the three formats of JSON', () => {
	it.each( [
		[ 'texts', [ WILD, { [ WILD ]: WILD, list: [ [ WILD ] ], 'a[b]': '[' } ] ],
		[ 'other values', { a: 1, b: -1.5, c: true, d: null, e: [], f: '', g: [ 1, [ 2 ] ] } ],
	] )( 'keep %s', async ( _name, value ) => {
		const [ attribute, text, script ] = await call< string[] >( 'print_everywhere', value );
		const read = ( html: string ) => [
			...[ ...parse( html ).querySelectorAll( '[data-a]' ) ].map( ( node ) =>
				node.getAttribute( 'data-a' )
			),
			...[ ...parse( html ).querySelectorAll( 'script' ) ].map(
				( node ) => node.textContent
			),
		];
		const found = [ attribute!, text!, script! ].flatMap( read );
		expect( found ).toHaveLength( 4 );
		for ( const json of found ) {
			expect( JSON.parse( json! ) ).toEqual( value );
		}
	} );

	it( 'support invalid UTF-8, and empty objects', async () => {
		expect( await call( 'texts' ) ).toEqual( [ expect.stringContaining( '[b' ), '{}' ] );
	} );
} );

interface Rendered {
	html: string;
	views: unknown[];
}

/** Returns the widget as a block prints it, and its template variables. */
const render = ( block: string, widgetClass: string, data: unknown ) =>
	call< Rendered >( 'render', block, widgetClass, data );

/** Returns every value inside a value, including JSON in its texts. */
function valuesIn( value: unknown, found = new Set< string >() ): Set< string > {
	if ( value && typeof value === 'object' ) {
		found.add( same( value ) );
		// PHP cannot distinguish an empty list from an empty object.
		Array.isArray( value ) && value.length === 0 && found.add( '{}' );
		Object.values( value ).forEach( ( inner ) => valuesIn( inner, found ) );
		const filtered = Object.entries( value ).filter(
			( [ , inner ] ) =>
				! [ '', false, null, 0, '0' ].includes( inner ) && same( inner ) !== '[]'
		);
		found.add( same( Object.fromEntries( filtered ) ) );
	} else if ( typeof value === 'string' ) {
		if ( /^[[{]/.test( value ) ) {
			found.add( same( JSON.parse( value ) ) );
		}
		found.add( same( { img: value } ) );
	}
	return found;
}

/** Returns the JSON of a page: scripts, and attributes that look like JSON. */
const jsonIn = ( html: string ): string[] => {
	const page = parse( html );
	return [
		...[ ...page.querySelectorAll( '*' ) ].flatMap( ( node ) =>
			[ ...node.attributes ]
				.filter(
					( { name, value } ) =>
						name.startsWith( 'data-' ) && /^(\{["}]|\[[\]"{[])/.test( value )
				)
				.map( ( { value } ) => value )
		),
	];
};

const units = widgets.map( ( { name, path } ) => ( {
	folder: name,
	...( readWidget( path ) as {
		block: { name: string };
		widget: { class: string; fields: Record< string, FieldLike > };
	} ),
} ) );

describe( 'attributes of widgets', () => {
	const seen = new Map< string, number >();
	afterAll( () => {
		// The widgets of this test must have been tested.
		for ( const folder of [ 'accordion', 'tabs', 'google-map', 'slider', 'blog' ] ) {
			expect( seen.get( folder ), folder ).toBeGreaterThan( 0 );
		}
	} );

	it.each( units )(
		'of the $folder contain the given JSON',
		async ( { folder, block, widget } ) => {
			for ( const content of [ TEXT, WILD ] ) {
				const { html, views } = await render(
					block.name,
					widget.class,
					filled( widget.fields, content )
				);
				const known = valuesIn( views );
				// The options of a video player without controls.
				known.add( same( { features: [] } ) );
				const found = jsonIn( html );
				seen.set( folder, ( seen.get( folder ) ?? 0 ) + found.length );
				for ( const json of found ) {
					expect( () => JSON.parse( json ), `${ folder }: ${ json }` ).not.toThrow();
					expect(
						known.has( same( JSON.parse( json ) ) ),
						`${ folder }: ${ json }`
					).toBe( true );
				}
			}
		}
	);

	const PLACE = JSON.stringify( { name: TEXT, location: '(1, 2)' } );
	it( 'of the map keep every text of a place', async () => {
		const map = units.find( ( { folder } ) => folder === 'google-map' )!;
		const { html } = await render( map.block.name, map.widget.class, {
			map_center: PLACE,
			settings: { map_type: 'interactive' },
			markers: {
				marker_positions: [ { place: PLACE, info: TEXT } ],
			},
		} );
		const [ options ] = jsonIn( html ).map( ( json ) => JSON.parse( json ) );
		expect( options.markerPositions ).toHaveLength( 1 );
		const info: HTMLTemplateElement = parse( html ).querySelector( 'template[data-marker]' );
		expect( info.content.textContent ).toContain( '<img src=x onerror=alert(1)>' );
		for ( const part of [ parse( html ), info.content ] ) {
			expect( part.querySelectorAll( '[onerror]' ) ).toHaveLength( 0 );
		}
	} );
} );

it( 'text that WordPress escaped for an author reaches a script unescaped', async () => {
	const map = units.find( ( { folder } ) => folder === 'google-map' )!;
	const place = JSON.stringify( { name: 'Fish & Chips', location: '(1, 2)' } );
	const saved = await call< Record< string, unknown > >( 'saved', {
		map_center: place,
		settings: { map_type: 'interactive' },
		markers: { marker_positions: [ { place } ] },
	} );
	expect( JSON.stringify( saved ) ).toContain( 'Fish &amp; Chips' );
	const { html } = await render( map.block.name, map.widget.class, saved );
	const [ options ] = jsonIn( html ).map( ( json ) => JSON.parse( json ) );
	expect( options.markerPositions[ 0 ].title ).toBe( 'Fish & Chips' );
} );

it( 'attributes of widget forms and filters keep keys', async () => {
	const html = await call< string >( 'print_keys', WILD );
	const page = parse( html );
	const read = ( name: string ) =>
		JSON.parse( page.querySelector( `[${ name }]` )!.getAttribute( name )! );
	expect( read( 'data-odd' ) ).toEqual( { text: WILD } );
	expect( read( 'data-values' ).text ).toBe( WILD );
	expect( page.querySelectorAll( '[onerror]' ) ).toHaveLength( 0 );
} );
