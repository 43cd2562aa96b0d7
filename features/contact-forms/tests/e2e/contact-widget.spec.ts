import { expect, test, type Page } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import {
	blockOf,
	insert,
	makePost,
	openEditor,
	problemsOf,
	save,
	savedContent,
} from '../../../../tests/support/editor';
import { sidewaysScroll } from '../../../../tests/support/layout';
import { plug, unplug } from '../support/contact-form';
import { php, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/e2e/contact-widget.php' );

const CONTACT = 'SiteOrigin_Widgets_ContactForm_Widget';
const BLOCK = 'sowb/siteorigin-widgets-contactform-widget';

const row = ( type: string, label: string, missing = '', more: object = {} ) => ( {
	type,
	label,
	required: { required: missing !== '', missing_message: missing },
	...more,
} );

const widgetData = {
	title: 'Write to us',
	display_title: true,
	settings: {
		submit_text: 'Send it',
		success_message: '<p>Thank <strong>you</strong>.</p>',
		required_field_indicator: true,
		required_field_indicator_message: 'Fields with * are needed.',
	},
	fields: [
		row( 'name', 'Your Name', 'Who are you?', { description: 'First and last.' } ),
		row( 'email', 'Your Email', 'Where do we answer?' ),
		row( 'textarea', 'Message', 'Say something.' ),
		row( 'select', 'Branch', '', { options: [ { value: 'Leipzig' }, { value: 'Halle' } ] } ),
		row( 'checkboxes', 'Bread', 'Choose one.', {
			options: [ { value: 'Rye' }, { value: 'Spelt' } ],
		} ),
		row( 'radio', 'Size', '', { options: [ { value: 'Small' }, { value: 'Large' } ] } ),
	],
};

const made: number[] = [];
const makeOne = async ( data: object = widgetData ) => {
	const id = await makePost(
		'<!-- wp:heading --><h2 class="wp-block-heading">Contact</h2><!-- /wp:heading -->' +
			blockOf( CONTACT, { widgetData: data }, BLOCK )
	);
	made.push( id );
	return `/?p=${ id }`;
};

/** Visitors take longer than tests. */
test.beforeAll( () =>
	plug(
		'widget-mail',
		`add_filter( 'pre_wp_mail', static function ( $done, $mail ) { update_option( 'test_widget_mail', $mail ); return true; }, 10, 2 );
		add_filter( 'option_pagewright_forms', static fn ( $value ) => array( 'least_seconds' => 0 ) + (array) $value ); add_filter( 'default_option_pagewright_forms', static fn () => array( 'least_seconds' => 0 ) );`
	)
);
test.afterAll( async () => {
	await unplug( 'widget-mail' );
	await call( 'remove_pages', made );
} );

const sent = () =>
	php< { subject: string; message: string } >( `return get_option( 'test_widget_mail' );` );

async function fill( page: Page ) {
	await page.getByLabel( 'Your Name' ).fill( 'Ann' );
	await page.getByLabel( 'Your Email' ).fill( 'ann@example.com' );
	await page.getByLabel( 'Message' ).fill( 'Hello' );
	await page.getByLabel( 'Rye' ).check();
}
const send = ( page: Page ) => page.getByRole( 'button', { name: 'Send it' } ).click();
const success = ( page: Page ) => page.locator( '.sow-contact-form-success' );

test.describe( 'a visitor', () => {
	test.use( { storageState: { cookies: [], origins: [] } } );

	test( 'sends the form and reads the response below it', async ( { page } ) => {
		const problems = problemsOf( page );
		await page.goto( await makeOne() );
		await page.locator( '.wpcf7.js' ).waitFor();
		await expect( success( page ) ).toBeHidden();
		await fill( page );
		await send( page );
		await expect( success( page ) ).toBeVisible();
		await expect( success( page ).locator( 'strong' ) ).toHaveText( 'you' );
		await expect( success( page ) ).toBeFocused();
		await expect( success( page ) ).toBeInViewport();
		await expect( page.locator( '.wpcf7 [role=status]' ) ).toHaveText( 'Thank you.' );
		await expect( page.getByRole( 'button', { name: 'Send it' } ) ).toBeHidden();
		await expect( page.locator( '.wpcf7-response-output' ) ).toBeHidden();
		expect( ( await sent() ).message ).toContain( 'Hello' );
		expect( problems ).toEqual( [] );
	} );

	test( 'reads the error of each field, with the text of the widget', async ( { page } ) => {
		await page.goto( await makeOne() );
		await page.locator( '.wpcf7.js' ).waitFor();
		await send( page );
		const tip = page.locator( '.wpcf7-not-valid-tip' );
		await expect( tip ).toHaveText( [
			'Who are you?',
			'Where do we answer?',
			'Say something.',
			'Choose one.',
		] );
		const name = page.getByLabel( 'Your Name' );
		await expect( name ).toBeFocused();
		await expect( name ).toHaveAccessibleDescription( 'First and last. Who are you?' );
		expect( await violations( page, { include: '.so-widget-sow-contact-form' } ) ).toEqual(
			[]
		);
		await fill( page );
		await send( page );
		await expect( success( page ) ).toBeFocused();
	} );

	for ( const position of [ 'above', 'below', 'left', 'right', 'inside' ] ) {
		test( `finds labels ${ position }, at any width and in both directions, and axe finds no problem`, async ( {
			page,
		} ) => {
			const address = await makeOne( {
				...widgetData,
				design: { labels: { position } },
			} );
			for ( const width of [ 1280, 320 ] ) {
				await page.setViewportSize( { width, height: 900 } );
				await page.goto( address );
				const label = page.locator( `.sow-form-field-name label` );
				const input = page.getByLabel( 'Your Name' );
				const [ a, b ] = [ ( await label.boundingBox() )!, ( await input.boundingBox() )! ];
				const isBeside = width > 780 && ( position === 'left' || position === 'right' );
				if ( position === 'inside' ) {
					expect( a.width ).toBeLessThanOrEqual( 1 );
					await expect( input ).toHaveAttribute( 'placeholder', 'Your Name *' );
				} else if ( isBeside ) {
					expect( a.x < b.x ).toBe( position === 'left' );
					expect( Math.abs( a.y - b.y ) ).toBeLessThan( 20 );
				} else {
					expect( a.y < b.y ).toBe( position !== 'below' );
				}
				expect( await sidewaysScroll( page ) ).toBe( 0 );
			}
			await page.evaluate( () => ( document.documentElement.dir = 'rtl' ) );
			await page.evaluate( () =>
				document
					.querySelectorAll( '.wpcf7' )
					.forEach( ( each ) => each.setAttribute( 'dir', 'rtl' ) )
			);
			expect( await sidewaysScroll( page ) ).toBe( 0 );
			await page.setViewportSize( { width: 1280, height: 900 } );
			expect( await sidewaysScroll( page ) ).toBe( 0 );
			expect( await violations( page, { include: '.so-widget-sow-contact-form' } ) ).toEqual(
				[]
			);
		} );
	}
} );

test.describe( 'a visitor without scripts', () => {
	test.use( { storageState: { cookies: [], origins: [] }, javaScriptEnabled: false } );

	test( 'gets the response from the page', async ( { page } ) => {
		await page.goto( await makeOne() );
		await page.getByLabel( 'Your Name' ).fill( 'Ann' );
		await send( page );
		await expect( page.locator( '.wpcf7-not-valid-tip' ).first() ).toHaveText(
			'Where do we answer?'
		);
		await expect( page.getByLabel( 'Your Name' ) ).toHaveValue( 'Ann' );
		await fill( page );
		await send( page );
		await expect( success( page ) ).toBeVisible();
		await expect( page.getByRole( 'button', { name: 'Send it' } ) ).toBeHidden();
	} );
} );

test( 'an editor inserts a form that works without changes', async ( { page } ) => {
	const id = await makePost( '' );
	made.push( id );
	const canvas = await openEditor( page, id );
	await insert( page, CONTACT );
	const form = canvas.locator( '.so-widget-sow-contact-form' );
	await expect( form.getByText( 'Your Email' ) ).toBeVisible();
	await expect( form.locator( 'textarea' ) ).toBeVisible();
	await expect( form.locator( 'fieldset, .screen-reader-response' ).first() ).not.toBeInViewport(
		{ ratio: 0.5 }
	);
	await save( page );
	expect( await savedContent( id ) ).toContain( BLOCK );
	await page.goto( `/?p=${ id }` );
	await page.locator( '.wpcf7.js' ).waitFor();
	await page.getByLabel( 'Your Name' ).fill( 'Ann' );
	await page.getByLabel( 'Your Email' ).fill( 'ann@example.com' );
	await page.getByLabel( 'Message' ).fill( 'From a new block' );
	await page.getByRole( 'button', { name: 'Contact Us' } ).click();
	await expect( success( page ) ).toBeFocused();
	expect( ( await sent() ).message ).toContain( 'From a new block' );
} );
