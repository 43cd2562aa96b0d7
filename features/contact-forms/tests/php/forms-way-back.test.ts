import { afterEach, expect, it } from 'vitest';
import { dropForms, makeForm, plug, unplug } from '../support/contact-form';
import { php, phpValue } from '../../../../tests/support/site';

/** Contact Form 7 as far as mails need it: it is active, and a submission is being processed. */
const original = ( form: number, posted: object, files: object = {} ) =>
	plug(
		'addon',
		`define( 'WPCF7_VERSION', '6.1.6' ); define( 'WPCF7_PLUGIN', __FILE__ );
		class WPCF7_Submission {
			public static function get_instance() { return new self(); }
			public function get_contact_form() { return new class() { public function id() { return ${ form }; } }; }
			public function get_posted_data() { return ${ phpValue( posted ) }; }
			public function uploaded_files() { return ${ phpValue( files ) }; }
		}`
	);

const tag = ( name: string, isHtml: boolean ) =>
	php< string | null >(
		`return apply_filters( 'wpcf7_special_mail_tags', null, '${ name }', ${ isHtml }, null );`
	);

afterEach( async () => {
	await unplug( 'addon' );
	await dropForms();
} );

it( 'mails of Contact Form 7 have all fields while both plugins are active', async () => {
	const form = await makeForm( {
		form: '<label>Name [text* your-name]</label>[checkbox colors "Red" "Blue"][file cv][quiz q "a|b"]',
	} );
	await original(
		form,
		{ 'your-name': 'Ann <b>', colors: [ 'Red', 'Blue' ], cv: 'x', q: 'b' },
		{ cv: [ '/tmp/my-cv.pdf' ] }
	);
	expect( await tag( '_all_fields', false ) ).toBe(
		'Name: Ann <b>\nColors: Red, Blue\nCv: my-cv.pdf'
	);
	expect( await tag( '_all_fields', true ) ).toContain( 'Ann &lt;b&gt;</td>' );
	expect( await tag( '_other', false ) ).toBeNull();
} );

it( 'nothing is replaced without a submission', async () => {
	await original( 999999, {} );
	expect( await tag( '_all_fields', false ) ).toBeNull();
} );
