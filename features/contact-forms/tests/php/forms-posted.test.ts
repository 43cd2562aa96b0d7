// Does not depend on the database.
import { describe, expect, it } from 'vitest';
import { php, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-posted.php' );

interface Judged {
	kept: unknown;
	refused: string | null;
	isUnaccepted: boolean;
	plain: string | null;
	html: string | null;
	consent: unknown;
}

/** Returns the result of the first tag's type for submitted fields. */
const judge = ( form: string, fields: object, settings = '', before = '' ) =>
	call< Judged >( 'judge', { form, additional_settings: settings }, fields, before );

describe( 'stored values', () => {
	it.each( [
		[ '[text a]', { a: '  one \u00a0' }, 'one' ],
		[ '[text a]', { a: 'one\r\ntwo\u0000' }, 'one\ntwo' ],
		[ '[text a]', { a: [ [ 'deep' ], 'x' ] }, 'deep' ],
		[ '[text a]', { a: [] }, '' ],
		[ '[text a]', {}, '' ],
		[ '[text a]', { a: '<b>0</b>' }, '<b>0</b>' ],
		[ '[textarea a]', { a: '\n one\n\n\ttwo \r\n' }, 'one\n\n\ttwo' ],
		[ '[hidden a]', { a: '0' }, '0' ],
		[ '[select a "1" "2|x"]', { a: '2' }, [ '2' ] ],
		[ '[select a multiple "1"]', { a: [ ' 1 ', '', [ '2' ] ] }, [ '1', '2' ] ],
		[ '[checkbox a "1"]', {}, [] ],
		[ '[radio a "1"]', { a: '1' }, [ '1' ] ],
		[
			'[checkbox a free_text "1" "More"]',
			{ a: [ '1', 'More' ], _wpcf7_free_text_a: ' my own ' },
			[ '1', 'More my own' ],
		],
		[
			'[checkbox a free_text "1" "More"]',
			{ a: [ '1' ], _wpcf7_free_text_a: 'my own' },
			[ '1' ],
		],
		[
			'[checkbox a free_text "1" "More"]',
			{ a: [ 'More' ], _wpcf7_free_text_a: '' },
			[ 'More' ],
		],
		[ '[checkbox a "1" "More"]', { a: [ 'More' ], _wpcf7_free_text_a: 'x' }, [ 'More' ] ],
		[ '[acceptance a]', { a: '1' }, '1' ],
		[ '[acceptance a]', {}, '' ],
	] )( '%s %j', async ( form, fields, kept ) => {
		expect( ( await judge( form, fields ) ).kept ).toEqual( kept );
	} );
} );

describe( 'consent', () => {
	it.each( [
		[ '[acceptance a]', { a: '1' }, false ],
		[ '[acceptance a]', {}, true ],
		[ '[acceptance a]', { a: '' }, true ],
		[ '[acceptance a invert]', { a: '1' }, true ],
		[ '[acceptance a invert]', {}, false ],
		[ '[acceptance a optional]', {}, false ],
		[ '[acceptance a optional invert]', { a: '1' }, false ],
	] )( '%s %j is missing: %s', async ( form, fields, isMissing ) => {
		expect( ( await judge( form, fields ) ).isUnaccepted ).toBe( isMissing );
	} );

	it( 'is an error of the field if the form says so', async () => {
		expect( ( await judge( '[acceptance a]', {} ) ).refused ).toBeNull();
		expect(
			( await judge( '[acceptance a]', {}, 'acceptance_as_validation: on' ) ).refused
		).toMatch( /agree/ );
		expect(
			( await judge( '[acceptance a]', { a: '1' }, 'acceptance_as_validation: on' ) ).refused
		).toBeNull();
	} );

	it( 'is stored, and included in mails', async () => {
		const form = '[acceptance a] I <b>agree</b> [/acceptance]';
		expect( await judge( form, { a: '1' } ) ).toMatchObject( {
			consent: { a: 'I <b>agree</b>' },
			plain: 'Consented: I agree',
			html: 'Consented: I <b>agree</b>',
		} );
		expect( await judge( form, {} ) ).toMatchObject( {
			consent: [],
			plain: 'Not consented: I agree',
		} );
	} );
} );

describe( 'choices with free text', () => {
	const form = '[radio a free_text "1" "More &amp; more"]';
	it.each( [
		[ { a: '1' }, true ],
		[ { a: 'More & more', _wpcf7_free_text_a: 'x' }, true ],
		[ { a: 'More & more x' }, false ],
		[ { a: 'None' }, false ],
		[ {}, true ],
	] )( 'are among the offered choices: %j %s', async ( fields, isGood ) => {
		expect( null === ( await judge( form, fields ) ).refused ).toBe( isGood );
	} );
} );

it( 'names files in mails as they are stored', async () => {
	expect( await judge( '[file f]', {} ) ).toMatchObject( {
		plain: 'a.txt, b<i>.txt',
		html: 'a.txt, b&lt;i&gt;.txt',
	} );
} );

describe( 'a quiz', () => {
	const proof = ( field = 'a', id = 5 ) =>
		php< string >(
			`return Pagewright\\Features\\ContactForms\\Tags\\Quiz\\Proof::of( ${ id }, '${ field }', 'Lima' );`
		);

	it( 'is answered with the proof of its page', async () => {
		const right = await proof();
		const refused = async ( fields: object ) =>
			( await judge( '[quiz a "Capital of Peru?|Lima"]', fields ) ).refused;
		expect( await refused( { a: 'lima', _wpcf7_quiz_answer_a: right } ) ).toBeNull();
		expect( await refused( { a: 'Cusco', _wpcf7_quiz_answer_a: right } ) ).toMatch( /answer/ );
		expect( await refused( { a: 'Lima' } ) ).toMatch( /answer/ );
		expect( await refused( { a: 'Lima', _wpcf7_quiz_answer_a: await proof( 'b' ) } ) ).toMatch(
			/answer/
		);
		expect(
			await refused( { a: 'Lima', _wpcf7_quiz_answer_a: await proof( 'a', 6 ) } )
		).toMatch( /answer/ );
		expect(
			await refused( { a: [ 'Lima' ], _wpcf7_quiz_answer_a: [ [ right ] ] } )
		).toBeNull();
	} );
} );

describe( 'a captcha', () => {
	/** The other plugin's drawing; the letters are always ABCD. */
	const drawer = `
		class ReallySimpleCaptcha {
			public $img_size, $base, $font_size, $font_char_width, $tmp_dir, $fg = array( 0, 0, 0 ), $bg = array( 255, 255, 255 );
			public function generate_random_word() { return 'ABCD'; }
			public function generate_image( $prefix, $word ) { file_put_contents( $this->tmp_dir . $prefix . '.txt', $word . implode( ',', $this->fg ) ); return $prefix . '.png'; }
			public function check( $prefix, $letters ) { $file = $this->tmp_dir . $prefix . '.txt'; return is_file( $file ) && str_starts_with( file_get_contents( $file ), strtoupper( $letters ) ) && '' !== $letters; }
			public function remove( $prefix ) { @unlink( $this->tmp_dir . $prefix . '.txt' ); }
			public function cleanup( $minutes ) { return 0; }
		}
	`;

	it( 'is an image and a field', async () => {
		const html = await call< string >(
			'html_of_captcha',
			{ form: '[captchac a size:l fg:#f00 class:pic][captchar a 4/4 id:letters]' },
			drawer
		);
		expect( html ).toMatch(
			/<input type="hidden" name="_wpcf7_captcha_challenge_a" value="(\d+)" \/><img class="wpcf7-form-control wpcf7-captchac wpcf7-captcha-a pic" width="84" height="28" alt="[^"]+" src="http[^"]+\/uploads\/wpcf7_captcha\/\1\.png" \/>/
		);
		expect( html ).toContain(
			'<span class="wpcf7-form-control-wrap" data-name="a"><input size="4" maxlength="4" class="wpcf7-form-control wpcf7-captchar" id="letters" autocomplete="off" aria-required="true" aria-invalid="false" value="" type="text" name="a" /></span>'
		);
	} );

	it( 'is generated again, and valid for one attempt', async () => {
		const [ url, wrong, right, again ] = await call< [ string, boolean, boolean, boolean ] >(
			'draw_twice',
			{ form: '[captchac a][captchar a]' },
			drawer
		);
		expect( url ).toMatch( /\/wpcf7_captcha\/\d+\.png$/ );
		expect( [ wrong, right, again ] ).toEqual( [ false, true, false ] );
	} );

	it( 'reads no other folder', async () => {
		const { refused } = await judge(
			'[captchar a]',
			{ a: 'x', _wpcf7_captcha_challenge_a: '../../x' },
			'',
			drawer
		);
		expect( refused ).toMatch( /letters/ );
	} );

	it( 'accepts all visitors if no plugin generates images', async () => {
		expect( ( await judge( '[captchar a]', {} ) ).refused ).toBeNull();
	} );
} );
