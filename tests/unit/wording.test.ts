// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readWidget } from '../../scripts/compile.mjs';
import { interfaceTexts, textsOfCalls } from '../../scripts/texts.mjs';
import { widgets } from '../support/units';

const folders: string[] = widgets.map( ( { path } ) => path );

/**
 * Names that keep their capitals or contain a word of the glossary for another reason: products,
 * technical names, parts of the interface that a text refers to.
 */
const NAMES = [
	...folders.map( ( folder ) => String( readWidget( folder ).block.title ) ),
	...'Ann Example|Arconix FAQ|Automattic Inc|Brevo|Constant Contact|Contact Form 7|Contact Form|Ctrl|Easy FAQs'.split(
		'|'
	),
	...'Facebook|FitText|Font Library|Google Cloud|Google Fonts|Google Maps|Google Places|Google|Gravatar|HTML5'.split(
		'|'
	),
	...'JavaScript|Lottie|Maps API|Ogg|OpenStreetMap|Page Builder|Pagewright Widgets|Pagewright|Places API (New)'.split(
		'|'
	),
	...'Popular Posts|Post Loop|Quick and Easy FAQs|Really Simple CAPTCHA|Redis|Reply-To|Responsive FAQ|SiteOrigin Layout'.split(
		'|'
	),
	...'SiteOrigin Page Builder|SiteOrigin Widgets Bundle|SiteOrigin_Widget|Site Editor|Stripe|Turnstile|Ultimate FAQ'.split(
		'|'
	),
	...'Unsplash|Vimeo|WP Armour|WooCommerce|WordPress Popular Posts|WordPress|YouTube|Akismet|WebM'.split(
		'|'
	),
	...'Email tab|Settings tab|Plugins screen|under Forms|Go to Switch|click Continue|press Enter|or Escape|Undo|More'.split(
		'|'
	),
	...'Picture in picture|picture in picture|mail-tag|mail server|Mail server'.split( '|' ),
].sort( ( a, b ) => b.length - a.length );

const texts: Array< { text: string; place: string } > = interfaceTexts();

/** Returns the text without names, which are neither title case nor our terms. */
const withoutNames = ( text: string ) =>
	NAMES.reduce( ( rest, name ) => rest.replaceAll( name, '_' ), text );

/** Returns the places of texts that break a rule. */
const faults = ( isFault: ( text: string ) => unknown ) =>
	texts
		.filter( ( { text } ) => isFault( text ) )
		.map( ( { text, place } ) => `${ place }: ${ text }` );

/**
 * Returns whether a text has a capital in the middle of a sentence; ignores abbreviations (URL),
 * quotes and paths (Forms → Submissions).
 */
const isTitleCase = ( text: string ) =>
	/[\p{L}\d%,;] (?!I\b)\p{Lu}\p{Ll}/u.test(
		withoutNames( text )
			.replace( /“[^”]*”|\S+ → \S+/gu, '_' )
			.replace( /Forms → \S+|(?:Settings|FAQ|Appearance) → [^.]+/gu, '_' )
	);

/** The words that the glossary excludes, each with the term to use. */
const ruledOut = readFileSync( 'docs/wording.md', 'utf8' )
	.split( '\n' )
	.map( ( line ) => line.split( '|' ).map( ( cell ) => cell.trim() ) )
	.filter( ( cells ) => cells.length === 5 && ! /^(?:Term|-+)$/.test( cells[ 1 ] ?? '' ) )
	.flatMap( ( [ , term = '', , not = '' ] ) =>
		not
			.split( ', ' )
			.filter( Boolean )
			.map( ( word ) => ( { term, word } ) )
	);

const pattern = ( word: string ) =>
	new RegExp(
		`(?<![\\p{L}\\d-])${ word.replace( '*', '\\p{L}*' ).replace( ' ', '\\s' ) }(?![\\p{L}\\d-])`,
		'giu'
	);

const uses = ( text: string, { term, word }: { term: string; word: string } ) =>
	[ ...withoutNames( text ).matchAll( pattern( word ) ) ].some( ( [ found ] ) => found !== term );

/** Texts with a subject and a verb are sentences; labels are nouns or commands. */
const isSentence = ( text: string ) =>
	/^(?:The|This|These|It|You|Your|There) /.test( text ) &&
	/ (?:is|are|was|were|cannot|could|does|do|has|have|will|must) /.test( text );
const hasEnd = ( text: string ) =>
	/(?:[.?!:…]|\.[”)]|[.:] %s)$/.test( text.replace( /<[^>]+>/g, '' ).trim() );

type Field = { label?: string; description?: string; fields?: Record< string, Field > };
const fieldsOf = ( fields: Record< string, Field > = {} ): Field[] =>
	Object.values( fields )
		.filter( ( field ) => typeof field === 'object' )
		.flatMap( ( field ) => [ field, ...fieldsOf( field.fields ) ] );
const widgetFields = folders.flatMap( ( folder ) => {
	const { widget } = readWidget( folder );
	return [ ...fieldsOf( widget.fields ), ...fieldsOf( widget.settings ) ];
} );

describe( 'Texts of the interface', () => {
	it( 'are found in both languages and in JSON', () => {
		expect( texts.length ).toBeGreaterThan( 3000 );
		expect(
			textsOfCalls(
				`__( 'It\\'s', 'x' );\n_n( "One", 'More', 2 ); esc_html_e( 'A' ); d__( 'no' )`
			)
		).toEqual( [
			{ text: "It's", line: 1 },
			{ text: 'One', line: 2 },
			{ text: 'More', line: 2 },
			{ text: 'A', line: 2 },
		] );
	} );

	it( 'are in sentence case', () => {
		expect( isTitleCase( 'Background Hover Color' ) ).toBe( true );
		expect( isTitleCase( 'Maps without a key come from OpenStreetMap. Add an API key.' ) ).toBe(
			false
		);
		expect( faults( isTitleCase ) ).toEqual( [] );
	} );

	it.each( ruledOut )( 'say “$term”, not “$word”', ( rule ) => {
		expect( faults( ( text ) => uses( text, rule ) ) ).toEqual( [] );
	} );

	it( 'have one ellipsis without a space before it, and single spaces', () => {
		expect( faults( ( text ) => /\.\.\.| …$| {2}|^\s|\s$/.test( text ) ) ).toEqual( [] );
	} );

	it( 'have typographic quotes and apostrophes', () => {
		expect(
			faults( ( text ) => /\p{L}'\p{L}|"/u.test( text.replace( /<[^>]+>/g, '' ) ) )
		).toEqual( [] );
	} );

	it( 'end with a full stop if they are sentences', () => {
		expect( faults( ( text ) => isSentence( text ) && ! hasEnd( text ) ) ).toEqual( [] );
		expect( faults( ( text ) => /[.?!] \p{Lu}/u.test( text ) && ! hasEnd( text ) ) ).toEqual(
			[]
		);
	} );

	it( 'end with a full stop in descriptions of fields, and without one in labels', () => {
		expect(
			widgetFields
				.map( ( { description } ) => description ?? '.' )
				.filter( ( text ) => ! hasEnd( text ) )
		).toEqual( [] );
		expect(
			widgetFields
				.map( ( { label } ) => label ?? '' )
				.filter( ( text ) => text.endsWith( '.' ) )
		).toEqual( [] );
	} );

	it( 'do not begin with “Empty:”', () => {
		expect( faults( ( text ) => /(?:^|\. )Empty: /.test( text ) ) ).toEqual( [] );
	} );
} );
