import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { openEditor, problemsOf, save, savedContent } from '../../../../tests/support/editor';
import { axe, dropAll, makeForm, open } from '../support/forms-screen';
import { php, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/e2e/forms-editor.php' );

const meta = < T = unknown >( id: number, key: string ) =>
	php< T >( `return get_post_meta( ${ id }, '${ key }', true );` );

const template = ( page: Page ) => page.getByLabel( 'Form template' );
const previewOf = ( page: Page ) => page.frameLocator( 'iframe[title="Form preview"]' );
const tab = ( page: Page, name: string ) => page.getByRole( 'tab', { name } ).click();
const saved = ( page: Page ) =>
	expect( page.getByRole( 'status' ).filter( { hasText: 'Saved' } ) ).toBeVisible();

test.beforeEach( dropAll );
test.afterAll( dropAll );
test.afterAll( () => php( `delete_option( 'pagewright_forms' );` ) );

test( 'a user creates a form with clicks, inserts it into a page, and a visitor sends it', async ( {
	page,
	browser,
} ) => {
	const problems = problemsOf( page );
	await open( page );
	await expect( page.getByRole( 'heading', { name: 'No forms yet' } ) ).toBeVisible();
	await axe( page );
	await page.getByRole( 'link', { name: 'Create your first form' } ).click();

	await page.getByLabel( 'Title', { exact: true } ).fill( 'Book a table' );
	const field = template( page );
	await field.fill( '' );
	await page.getByRole( 'button', { name: 'Text', exact: true } ).click();
	await page.getByLabel( 'Label', { exact: true } ).fill( 'Your name' );
	await page.getByLabel( 'Required' ).check();
	await page.getByRole( 'button', { name: 'Insert', exact: true } ).click();
	await expect( field ).toHaveValue( '<label> Your name\n    [text* your-name] </label>' );
	await expect( field ).toBeFocused();
	await page.getByRole( 'button', { name: 'Dropdown' } ).click();
	await page.getByLabel( 'Label', { exact: true } ).fill( 'How many?' );
	await page.getByLabel( 'Options' ).fill( 'Two\nFour' );
	await page.getByRole( 'button', { name: 'Insert', exact: true } ).click();
	await expect( field ).toHaveValue( /"Four"\] <\/label>$/ );
	await expect( field ).toBeFocused();
	await page.getByRole( 'button', { name: 'Button', exact: true } ).click();
	await page.getByRole( 'button', { name: 'Insert', exact: true } ).click();
	await expect( field ).toHaveValue(
		'<label> Your name\n    [text* your-name] </label>\n\n<label> How many?\n    [select how-many "Two" "Four"] </label>\n\n[submit "Send"]'
	);
	await expect( previewOf( page ).getByLabel( 'How many?' ) ).toBeVisible();
	await field.press( 'Control+z' );
	await expect( field ).toHaveValue( /"Four"\] <\/label>$/ );
	await field.press( 'Control+Shift+z' );
	await expect( field ).toHaveValue( /\n\n\[submit "Send"\]$/ );

	await tab( page, 'Email' );
	// The default mail refers to fields that the new form no longer has.
	const subject = page.getByRole( 'textbox', { name: 'Subject' } );
	await subject.fill( 'Table for ' );
	await page.getByRole( 'button', { name: 'Insert [how-many]' } ).first().click();
	await expect( subject ).toHaveValue( 'Table for [how-many]' );
	await page.getByLabel( 'Message body' ).first().fill( '[your-name], [how-many]' );
	await page.getByLabel( 'Additional headers' ).first().fill( '' );
	await tab( page, 'Settings' );
	await page.getByLabel( 'Store submissions' ).check();
	await page.getByLabel( 'Do not send email' ).check();
	await expect( page.getByLabel( 'Additional settings' ) ).toHaveValue( 'skip_mail: on' );
	await page.getByRole( 'button', { name: 'Create form' } ).click();
	await saved( page );
	const id = Number( new URL( page.url() ).searchParams.get( 'form' ) );
	expect( await meta( id, '_pagewright_store' ) ).toBe( '1' );
	expect( await meta( id, '_form' ) ).toContain( '[select how-many "Two" "Four"]' );

	await page.reload();
	await expect( page.getByLabel( 'Title', { exact: true } ) ).toHaveValue( 'Book a table' );
	await expect( page.getByRole( 'tab', { name: 'Form' } ) ).toBeVisible();

	const canvas = await openEditor( page );
	await page.evaluate( () =>
		( window as any ).wp.data
			.dispatch( 'core/block-editor' )
			.insertBlocks(
				( window as any ).wp.blocks.createBlock( 'contact-form-7/contact-form-selector' )
			)
	);
	await canvas.getByRole( 'combobox', { name: 'Form' } ).fill( 'table' );
	await canvas.getByRole( 'option', { name: 'Book a table' } ).click();
	await expect(
		canvas.frameLocator( 'iframe[title="Book a table"]' ).getByText( 'How many?' )
	).toBeVisible();
	const post = await save( page );
	const hash = ( await meta< string >( id, '_hash' ) ).slice( 0, 7 );
	expect( await savedContent( post ) ).toBe(
		`<!-- wp:contact-form-7/contact-form-selector {"id":${ id },"hash":"${ hash }","title":"Book a table"} -->\n<div class="wp-block-contact-form-7-contact-form-selector">[contact-form-7 id="${ hash }" title="Book a table"]</div>\n<!-- /wp:contact-form-7/contact-form-selector -->`
	);
	expect( problems ).toEqual( [] );

	// Tests are faster than people.
	await php( `update_option( 'pagewright_forms', array( 'least_seconds' => 0 ) );` );
	const visitor = await ( await browser.newContext( { storageState: undefined } ) ).newPage();
	await visitor.goto( `/?p=${ post }` );
	await visitor.getByLabel( 'Your name' ).fill( 'Ann' );
	await visitor.getByLabel( 'How many?' ).selectOption( 'Four' );
	await visitor.getByRole( 'button', { name: 'Send' } ).click();
	await expect( visitor.locator( '.wpcf7-response-output' ) ).toHaveText( /on its way/ );
	await visitor.context().close();
} );

test( 'every tab shows problems at their fields, and is accessible', async ( { page } ) => {
	const problems = problemsOf( page );
	const { id } = await makeForm( 'Doubtful', {
		mail: { recipient: 'nobody', sender: 'a@example.com', subject: 'S', body: 'B' },
		messages: { spam: '<b>Spam</b>' },
		additional_settings: 'on_sent_ok: "x"',
	} );
	await open( page, `&form=${ id }` );
	await expect( page.getByRole( 'tab', { name: /Email.*problem/ } ) ).toBeVisible();
	await expect( previewOf( page ).getByRole( 'button', { name: 'Send' } ) ).toBeVisible();
	await axe( page );
	await page.getByRole( 'button', { name: 'Checkboxes' } ).click();
	await page.getByText( 'More options' ).click();
	await axe( page, '.pagewright-forms__dialog' );
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'button', { name: 'Checkboxes' } ) ).toBeFocused();

	await tab( page, 'Email' );
	await expect( page.getByLabel( 'To', { exact: true } ).first() ).toHaveAccessibleDescription(
		/\w/
	);
	await page.getByLabel( 'Send a second email' ).check();
	await axe( page );
	await tab( page, 'Messages' );
	await expect( page.getByLabel( 'Message treated as spam' ) ).toHaveAccessibleDescription(
		/HTML/
	);
	await axe( page );
	await tab( page, 'Settings' );
	await expect( page.getByLabel( 'Additional settings' ) ).toHaveAccessibleDescription(
		/on_sent_ok/
	);
	await axe( page );
	await page.getByLabel( 'Additional settings' ).fill( '' );
	await expect( page.getByRole( 'tab', { name: /Settings.*problem/ } ) ).toHaveCount( 0 );
	expect( problems ).toEqual( [] );
} );

test( 'saving by keyboard; failed saves and ended sessions lose nothing', async ( { page } ) => {
	const { id } = await makeForm( 'Old' );
	let isCut = false;
	// A page that has loaded may still send a request that a new route does not see.
	await page.route( '**/contact-forms/*', ( route ) =>
		isCut ? route.abort() : route.continue()
	);
	await open( page, `&form=${ id }#messages` );
	await page.getByLabel( 'Required field empty' ).fill( 'Needed!' );
	await tab( page, 'Email' );
	await page.getByRole( 'textbox', { name: 'Subject' } ).fill( 'New subject' );
	await expect( page.getByText( 'Not saved yet' ) ).toBeVisible();

	isCut = true;
	await page.keyboard.press( 'Control+s' );
	await expect( page.getByText( 'Everything you entered is still here.' ) ).toBeVisible();
	await expect( page.getByRole( 'textbox', { name: 'Subject' } ) ).toHaveValue( 'New subject' );
	isCut = false;

	const asked = page.waitForEvent( 'dialog' );
	const leaving = page
		.locator( '.pagewright-forms__back' )
		.click( { noWaitAfter: true } )
		.catch( () => {} );
	const dialog = await asked;
	expect( dialog.type() ).toBe( 'beforeunload' );
	await dialog.dismiss();
	await leaving;

	await page.context().clearCookies();
	await page.keyboard.press( 'Control+s' );
	await expect( page.locator( '.pagewright-forms__refusal' ) ).toContainText(
		/logged out|not allowed/
	);
	await expect( page.getByRole( 'textbox', { name: 'Subject' } ) ).toHaveValue( 'New subject' );
	expect( await meta( id, '_mail' ) ).not.toMatchObject( { subject: 'New subject' } );
} );

test( 'unknown keys survive a save', async ( { page } ) => {
	const { id } = await makeForm( 'Old' );
	await call( 'add_keys_of_add_on', id );
	await open( page, `&form=${ id }#messages` );
	await page.getByLabel( 'Required field empty' ).fill( 'Needed!' );
	await tab( page, 'Email' );
	await page.getByRole( 'textbox', { name: 'Subject' } ).fill( 'New subject' );
	await page.keyboard.press( 'Control+s' );
	await saved( page );
	expect( await meta( id, '_messages' ) ).toMatchObject( {
		of_an_add_on: 'kept',
		invalid_required: 'Needed!',
	} );
	expect( await meta( id, '_mail' ) ).toMatchObject( { theirs: 'kept', subject: 'New subject' } );
} );
