import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { inside, WITHOUT_TRAP } from '../support/forms';
import { php, phpValue } from '../support/site';

interface Case {
	name: string;
	template: string;
	html: string;
	rules: object[];
}

const read = < T >( file: string ) => JSON.parse( readFileSync( file, 'utf8' ) ) as T;
const folders = readdirSync( 'forms/tags', { withFileTypes: true } ).filter( ( entry ) =>
	entry.isDirectory()
);

describe.each( folders.map( ( { name } ) => name ) )( 'the tag %s', ( folder ) => {
	it( 'is a type with cases', () => {
		expect( existsSync( `forms/tags/${ folder }/Type.php` ) ).toBe( true );
		expect( existsSync( `forms/tags/${ folder }/cases.json` ) ).toBe( true );
	} );

	const cases = read< Case[] >( `forms/tags/${ folder }/cases.json` );
	let answers: [ string, object[] ][] = [];
	beforeAll( async () => {
		answers = await php( `
			${ WITHOUT_TRAP }
			$keys = array_keys( Pagewright\\Forms\\Messages::all() );
			add_filter( 'pagewright/forms/autop', '__return_false' );
			// Each case is a separate page.
			$forget = static fn () => Pagewright\\Request\\Memory::forget( Pagewright\\Forms\\FormRenderer::class );
			return array_map( static function ( string $template ) use ( $keys, $forget ): array {
				$forget();
				$form = new Pagewright\\Forms\\Form( 5, 'Contact', '', '', 'en_US', array( 'form' => $template, 'messages' => array_combine( $keys, $keys ) ) );
				return array( Pagewright\\Forms\\FormRenderer::html( $form ), Pagewright\\Forms\\Schema::of( $form )['rules'] );
			}, ${ phpValue( cases.map( ( { template } ) => template ) ) } );
		` );
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

it( 'tells browsers which extensions types of files have', async () => {
	const rules = await php< { rule: string; extensions?: unknown }[] >(
		`return Pagewright\\Forms\\Schema::of( new Pagewright\\Forms\\Form( 5, '', '', '', 'en_US', array( 'form' => '[file f filetypes:image/*]' ) ) )['rules'];`
	);
	expect( JSON.stringify( rules[ 0 ]?.extensions ) ).toContain( 'png' );
} );

it( 'knows every type that forms of sites have', async () => {
	const names = await php< string[] >(
		`return array_keys( Pagewright\\Forms\\Tags\\Types::all() );`
	);
	expect( names.sort() ).toEqual(
		'acceptance captchac captchar cf7-hcaptcha checkbox checkbox* count date date* email email* file file* hcaptcha hidden number number* output quiz radio radio* range range* recaptcha reflection response select select* stripe submit tel tel* text text* textarea textarea* turnstile url url*'.split(
			' '
		)
	);
} );

describe( 'paragraphs', () => {
	const cases = read< { template: string; html: string }[] >( 'forms/paragraphs.cases.json' );

	it( 'are made of lines', async () => {
		const made = await php< string[] >( `
			return array_map( static function ( string $text ): string {
				$tags = array();
				$text = Pagewright\\Forms\\Tags\\Scanner::replace( $text, static function ( $tag ) use ( &$tags ): string {
					$tags[] = $tag->basetype;
					return Pagewright\\Forms\\Paragraphs::OPEN . ( count( $tags ) - 1 ) . Pagewright\\Forms\\Paragraphs::CLOSE;
				} );
				$displays = array_map( static fn ( $type ) => array( 'response' => 'block', 'hidden' => 'hidden' )[ $type ] ?? 'inline', $tags );
				return preg_replace_callback( "/\\u{F8F0}(\\\\d+)\\u{F8F1}/u", static fn ( $found ) => '[' . $tags[ $found[1] ] . ']', Pagewright\\Forms\\Paragraphs::html( $text, $displays ) );
			}, ${ phpValue( cases.map( ( { template } ) => template ) ) } );
		` );
		expect( made ).toEqual( cases.map( ( { html } ) => html ) );
		expect( cases.length ).toBeGreaterThan( 40 );
	} );

	it( 'can be switched off by filter and by constant', async () => {
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

describe( 'what is no tag', () => {
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

	it( 'does not stop at bytes that are no UTF-8', async () => {
		const html = await php< string >(
			`return Pagewright\\Forms\\FormRenderer::html( new Pagewright\\Forms\\Form( 5, '', '', '', 'en_US', array( 'form' => "\\xff [text a]" ) ) );`
		);
		expect( html ).toContain( '<input size="40"' );
	} );

	it( 'reads a very long text in no time', async () => {
		const [ count, seconds ] = await php< [ number, number ] >( `
			$start = microtime( true );
			$tags = Pagewright\\Forms\\Tags\\Scanner::tags( str_repeat( 'word [text ', 20000 ) . str_repeat( '[text a "x"] [acceptance b] y ', 2000 ) );
			return array( count( $tags ), microtime( true ) - $start );
		` );
		expect( count ).toBe( 3999 );
		expect( seconds ).toBeLessThan( 3 );
	} );
} );

describe( 'tags', () => {
	const tag = ( template: string, before = '' ) =>
		php< Record< string, unknown >[] >(
			`${ before } return Pagewright\\Forms\\Tags\\Scanner::tags( ${ phpValue( template ) } );`
		);

	it( 'are taken apart', async () => {
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

	it( 'have no pipes where a constant says so', async () => {
		expect(
			await tag( '[select a "A|b"]', `define( 'WPCF7_USE_PIPE', false );` )
		).toMatchObject( [ { values: [ 'A|b' ], pipes: [ [ 'A|b', 'A|b' ] ] } ] );
	} );

	it( 'may be changed by filter', async () => {
		expect(
			await tag(
				'[select a]',
				`add_filter( 'pagewright/forms/tag', function ( $tag ) { $tag->values = $tag->labels = array( 'Oslo' ); return $tag; } );`
			)
		).toMatchObject( [ { values: [ 'Oslo' ] } ] );
	} );

	it( 'may get values from an add-on', async () => {
		const [ html ] = await inside(
			[ '[select a data:cities]' ],
			`add_filter( 'pagewright/forms/data', fn ( $values, $names ) => array( 'cities' ) === $names ? array( 'Oslo' ) : $values, 10, 2 );`
		);
		expect( html ).toContain( '<option value="Oslo">Oslo</option>' );
	} );

	it( 'of further types join, and ours can be removed', async () => {
		const [ html ] = await inside(
			[ '[stars a] [text b]' ],
			`
			final class TestStars extends Pagewright\\Forms\\Tags\\TagType {
				public function types(): array { return array( 'stars', 'email' ); }
				public function html( Pagewright\\Forms\\Tags\\Tag $tag, Pagewright\\Forms\\FormRenderer $view ): string { return '***' . $tag->name; }
			}
			add_action( 'pagewright/forms/types', function () { Pagewright\\Forms\\Tags\\Types::remove( 'text' ); Pagewright\\Forms\\Tags\\Types::add( new TestStars() ); } );
		`
		);
		expect( html ).toBe( '<p>***a [text b]</p>' );
	} );

	it( 'give an id to the first control only', async () => {
		const [ html ] = await inside( [ '[text a id:x] [text b id:x] [submit id:y]' ] );
		expect( html?.match( /id="\w"/g ) ).toEqual( [ 'id="x"', 'id="y"' ] );
	} );

	it( 'of captchas tell editors what is missing', async () => {
		const [ html ] = await inside( [ '[captchac a]' ], `wp_set_current_user( 1 );` );
		expect( html ).toContain( 'Really Simple CAPTCHA' );
	} );
} );
