// Does not depend on the database.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addOn, notes } from '../support/add-on';
import { dropForms, makeForm, unplug } from '../support/contact-form';
import { errorLog, php, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-add-ons-page.php' );

const html = ( id: number ) =>
	php< string >( `return do_shortcode( '[contact-form-7 id="${ id }"]' );` );

describe( 'add-ons of Contact Form 7, on pages and with forms', () => {
	let log: string;
	let id: number;
	beforeAll( async () => {
		log = await errorLog();
	} );
	beforeEach( async () => {
		id = await makeForm();
	} );
	afterEach( async () => {
		await unplug( 'add-on' );
		await dropForms();
	} );
	afterAll( async () => {
		await php( `delete_option( 'test_notes' );` );
		expect( await errorLog(), 'the error log' ).toBe( log );
	} );

	it( 'change the page', async () => {
		await addOn( `
			add_filter( 'wpcf7_form_elements', static fn ( $html ) => $html . '<i>' . WPCF7_ContactForm::get_current()->id() . '</i>' );
			add_filter( 'wpcf7_form_hidden_fields', static fn ( $fields ) => $fields + array( '_mine' => '"1"' ) );
			add_filter( 'wpcf7_form_class_attr', static fn ( $class ) => $class . ' mine' );
			add_filter( 'wpcf7_form_additional_atts', static fn ( $atts ) => $atts + array( 'data-mine' => '2' ) );
			add_filter( 'wpcf7_form_tag', static function ( $tag ) { if ( 'your-name' === $tag['name'] ) { $tag['options'][] = 'class:from-add-on'; } return $tag; } );
			add_filter( 'wpcf7_form_response_output', static fn ( $output, $class ) => '<section>' . $output . '</section>', 10, 2 );` );
		const page = await html( id );
		expect( page ).toContain( `<i>${ id }</i>` );
		expect( page ).toMatch( /<input type="hidden" name="_mine" value="&quot;1&quot;"/ );
		expect( page ).toMatch( /<form[^>]*class="wpcf7-form init mine"[^>]*data-mine="2"/ );
		expect( page ).toMatch( /<input[^>]*from-add-on[^>]*name="your-name"/ );
		expect( page ).toContain( '<section><div class="wpcf7-response-output"' );
	} );

	it( 'disable the script and the style sheet', async () => {
		await addOn(
			`add_filter( 'wpcf7_load_js', '__return_false' ); add_filter( 'wpcf7_load_css', '__return_false' );`
		);
		expect( await call( 'assets_after_shortcode', id ) ).toEqual( [ false, false ] );
	} );

	it( 'read and write forms', async () => {
		await addOn( `
			foreach ( array( 'wpcf7_after_create', 'wpcf7_after_update', 'wpcf7_after_save' ) as $hook ) {
				add_action( $hook, static fn ( $form ) => $note( array( $hook, $form->title() ) ) );
			}` );
		const made = await call< number >( 'made' );
		expect( await notes() ).toEqual( [
			[ 'wpcf7_after_create', 'Made by code' ],
			[ 'wpcf7_after_save', 'Made by code' ],
		] );
		expect( await call( 'rename_by_old_classes', made ) ).toEqual( [
			'Renamed',
			'[text a]',
			true,
			'[a]',
			false,
			7,
			[ 'a' ],
			1,
			null,
		] );
	} );

	it.each( [
		[ 'email', 'a@b.co', 'a@b' ],
		[ 'url', 'http://x.y', 'x.y' ],
		[ 'tel', '123456', '12' ],
		[ 'number', '-1.5', '1,5' ],
		[ 'date', '2024-02-29', '2023-02-29' ],
		[ 'time', '23:59', '24:00' ],
	] )( 'use and filter the check for a %s', async ( kind, right, wrong ) => {
		const ask = ( text: string ) => php( `return wpcf7_is_${ kind }( '${ text }' );` );
		expect( [ await ask( right ), await ask( wrong ) ] ).toEqual( [ true, false ] );
		await addOn(
			`add_filter( 'wpcf7_is_${ kind }', static fn ( $is, $text ) => '${ wrong }' === $text, 10, 2 );`
		);
		expect( await call( 'judge_with_add_on', kind, right, wrong ) ).toEqual( [ false, true ] );
	} );
} );
