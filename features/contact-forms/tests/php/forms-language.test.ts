// Does not depend on the database.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { inside } from '../support/forms';
import { php, phpValue, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-language.php' );

interface Case {
	name: string;
	template: string;
	html: string;
	rules: object[];
}

const read = < T >( file: string ) => JSON.parse( readFileSync( file, 'utf8' ) ) as T;
const folders = readdirSync( 'features/contact-forms/tags', { withFileTypes: true } ).filter(
	( entry ) => entry.isDirectory()
);

describe.each( folders.map( ( { name } ) => name ) )( 'the tag %s', ( folder ) => {
	it( 'has a type with cases', () => {
		expect( existsSync( `features/contact-forms/tags/${ folder }/Type.php` ) ).toBe( true );
		expect( existsSync( `features/contact-forms/tags/${ folder }/cases.json` ) ).toBe( true );
	} );

	const cases = read< Case[] >( `features/contact-forms/tags/${ folder }/cases.json` );
	let answers: [ string, object[] ][] = [];
	beforeAll( async () => {
		answers = await call(
			'read_cases',
			cases.map( ( { template } ) => template )
		);
	} );

	it.each( cases.map( ( one, place ) => ( { ...one, place } ) ) )(
		'$name',
		( { html, rules, place } ) => {
			const [ shown, schema ] = answers[ place ]!;
			const inner =
				/<\/fieldset>\n([\s\S]*?)(?:<div class="wpcf7-response-output" aria-hidden="true"><\/div>)?\n<\/form>/.exec(
					shown
				)?.[ 1 ];
			expect( inner?.replace( /[0-9a-z]{6}\.[0-9a-f]{8}-[0-9a-f]{64}/g, 'PROOF' ) ).toBe(
				html
			);
			// The site decides which extensions a file type has.
			expect( schema.map( ( rule ) => ( { ...rule, extensions: undefined } ) ) ).toEqual(
				rules.map( ( rule ) => ( { ...rule, extensions: undefined } ) )
			);
		}
	);
} );

it( 'sends the extensions of file types to browsers', async () => {
	const rules = await call< { rule: string; extensions?: unknown }[] >( 'rules' );
	expect( JSON.stringify( rules[ 0 ]?.extensions ) ).toContain( 'png' );
} );

it( 'supports every file type that forms of sites use', async () => {
	const names = await php< string[] >(
		`return array_keys( Pagewright\\Features\\ContactForms\\Tags\\Types::all() );`
	);
	expect( names.sort() ).toEqual(
		'acceptance captchac captchar cf7-hcaptcha checkbox checkbox* count date date* email email* file file* hcaptcha hidden number number* output quiz radio radio* range range* recaptcha reflection response select select* stripe submit tel tel* text text* textarea textarea* turnstile url url*'.split(
			' '
		)
	);
} );

describe( 'paragraphs', () => {
	const cases = read< { template: string; html: string }[] >(
		'features/contact-forms/paragraphs.cases.json'
	);

	it( 'are made from lines', async () => {
		const made = await call< string[] >(
			'made',
			cases.map( ( { template } ) => template )
		);
		expect( made ).toEqual( cases.map( ( { html } ) => html ) );
		expect( cases.length ).toBeGreaterThan( 40 );
	} );

	it( 'can be disabled by filter and by constant', async () => {
		for ( const off of [
			`add_filter( 'pagewright/forms/autop', '__return_false' );`,
			`define( 'WPCF7_AUTOP', false );`,
		] ) {
			expect( await inside( [ 'One\n\nTwo\nThree' ], off ) ).toEqual( [
				'One\n\nTwo\nThree',
			] );
		}
	} );
} );

describe( 'text that is not a tag', () => {
	it.each( [
		[ '[[text x]]', '[text x]' ],
		[ '[[textarea x]a[/textarea]]', '[textarea x]a[/textarea]' ],
		[ '[unknown x]', '[unknown x]' ],
		[ '[textual x]', '[textual x]' ],
		[ '[text]', '[text]' ],
		[ '[text 1a]', '[text 1a]' ],
		[ '[text _a]', '[text _a]' ],
		[ '[text a b,c]', '[text a b,c]' ],
		[ '[text "a"]', '[text "a"]' ],
		[ '[text a "x" y]', '[text a "x" y]' ],
		[ '[ text a]', '[ text a]' ],
		[ '[text a', '[text a' ],
		[ '[text ä]', '[text ä]' ],
	] )( '%s stays text', async ( template, html ) => {
		expect( await inside( [ template ] ) ).toEqual( [ `<p>${ html }</p>` ] );
	} );

	it( 'may contain invalid UTF-8', async () => {
		const html = await call< string >( 'html' );
		expect( html ).toContain( '<input size="40"' );
	} );

	it( 'is parsed quickly if it is very long', async () => {
		const [ count, seconds ] = await call< [ number, number ] >( 'scan_long_text' );
		expect( count ).toBe( 3999 );
		expect( seconds ).toBeLessThan( 3 );
	} );
} );

describe( 'tags', () => {
	const tag = ( template: string, before = '' ) =>
		php< Record< string, unknown >[] >(
			`${ before } return Pagewright\\Features\\ContactForms\\Tags\\Scanner::tags( ${ phpValue( template ) } );`
		);

	it( 'are parsed', async () => {
		expect(
			await tag(
				`[checkbox* my.box id:x default:2 "A|b" 'C "d"'  "e|f|g"]in <b>side</b>[/checkbox*]`
			)
		).toMatchObject( [
			{
				type: 'checkbox*',
				basetype: 'checkbox',
				raw_name: 'my.box',
				name: 'my_box',
				options: [ 'id:x', 'default:2' ],
				raw_values: [ 'A|b', 'C "d"', 'e|f|g' ],
				values: [ 'A', 'C "d"', 'e' ],
				labels: [ 'A', 'C "d"', 'e' ],
				pipes: [
					[ 'A', 'b' ],
					[ 'C "d"', 'C "d"' ],
					[ 'e', 'f|g' ],
				],
				content: 'in <b>side</b>',
			},
		] );
	} );

	it( 'ignore pipes if a constant says so', async () => {
		expect(
			await tag( '[select a "A|b"]', `define( 'WPCF7_USE_PIPE', false );` )
		).toMatchObject( [ { values: [ 'A|b' ], pipes: [ [ 'A|b', 'A|b' ] ] } ] );
	} );

	it( 'can be changed by filter', async () => {
		expect(
			await tag(
				'[select a]',
				`add_filter( 'pagewright/forms/tag', function ( $tag ) { $tag->values = $tag->labels = array( 'Oslo' ); return $tag; } );`
			)
		).toMatchObject( [ { values: [ 'Oslo' ] } ] );
	} );

	it( 'can get values from an add-on', async () => {
		const [ html ] = await inside(
			[ '[select a data:cities]' ],
			`add_filter( 'pagewright/forms/data', fn ( $values, $names ) => array( 'cities' ) === $names ? array( 'Oslo' ) : $values, 10, 2 );`
		);
		expect( html ).toContain( '<option value="Oslo">Oslo</option>' );
	} );

	it( 'of further types are added, and ours can be removed', async () => {
		const [ html ] = await inside(
			[ '[stars a] [text b]' ],
			`
			final class TestStars extends Pagewright\\Features\\ContactForms\\Tags\\TagType {
				public function types(): array { return array( 'stars', 'email' ); }
				public function html( Pagewright\\Features\\ContactForms\\Tags\\Tag $tag, Pagewright\\Features\\ContactForms\\FormRenderer $view ): string { return '***' . $tag->name; }
			}
			add_action( 'pagewright/forms/types', function () { Pagewright\\Features\\ContactForms\\Tags\\Types::remove( 'text' ); Pagewright\\Features\\ContactForms\\Tags\\Types::add( new TestStars() ); } );
		`
		);
		expect( html ).toBe( '<p>***a [text b]</p>' );
	} );

	it( 'give an id to the first control only', async () => {
		const [ html ] = await inside( [ '[text a id:x] [text b id:x] [submit id:y]' ] );
		expect( html?.match( /id="\w"/g ) ).toEqual( [ 'id="x"', 'id="y"' ] );
	} );

	it( 'of captchas tell editors which settings are missing', async () => {
		const [ html ] = await inside( [ '[captchac a]' ], `wp_set_current_user( 1 );` );
		expect( html ).toContain( 'Really Simple CAPTCHA' );
	} );
} );
