import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { ACCORDION, BUTTON, problemsOf } from '../support/editor';
import { activateExample, removeExample } from '../support/example-plugin';
import { php, phpValue, phpFile } from '../support/site';

const { call } = phpFile( 'tests/e2e/page-builder.php' );

const FILES = [ 'page-builder.php', 'page-builder.js' ];

const saved = () => php< any[] >( `return get_option( 'test_panels_data' );` );

async function openBuilder( page: Page, widgets: object[] ) {
	await php( `update_option( 'test_panels_data', ${ phpValue( widgets ) } );` );
	await page.goto( '/wp-admin/admin.php?page=test-builder' );
}

async function leaveDialog( page: Page ) {
	// The status of an earlier dialog does not apply to this one.
	await page.locator( '#builder' ).evaluate( ( box ) => box.removeAttribute( 'data-saved' ) );
	await page.getByRole( 'button', { name: 'Done' } ).click();
	await expect( page.locator( '#builder[data-saved]' ) ).toBeVisible();
}

test.beforeAll( () =>
	call(
		'install',
		Object.fromEntries(
			FILES.map( ( name ) => [
				name,
				readFileSync( `tests/support/page-builder/${ name }`, 'utf8' ),
			] )
		)
	)
);
test.afterAll( () => call( 'remove', FILES ) );

test( 'a widget in Page Builder: its form, title, stored values and page', async ( { page } ) => {
	const problems = problemsOf( page );
	await openBuilder( page, [
		{
			panels: [ { title: 'Old', later: 'kept' } ],
			panels_info: { class: ACCORDION, grid: 0, cell: 0, id: 0 },
		},
	] );
	await page.getByRole( 'button', { name: 'Edit' } ).click();
	const dialog = page.locator( '.so-panels-dialog' );
	await dialog.getByLabel( 'Title', { exact: true } ).first().fill( 'Questions & "answers"' );
	await dialog.getByRole( 'button', { name: 'Old', exact: true } ).click();
	await expect( dialog.getByLabel( 'Title', { exact: true } ).nth( 1 ) ).toHaveValue( 'Old' );
	await dialog.getByLabel( 'Title', { exact: true } ).nth( 1 ).fill( 'First' );
	await dialog.getByRole( 'button', { name: 'Add text' } ).click();
	const text = page.getByRole( 'dialog', { name: 'Content' } );
	await text.getByRole( 'tab', { name: 'Code' } ).click();
	await text.getByLabel( 'HTML code' ).fill( '<em>Fresh</em>' );
	await text.getByRole( 'button', { name: 'Done' } ).click();
	await leaveDialog( page );
	await expect( page.locator( '#builder .title' ) ).toHaveText( 'Questions & "answers"' );

	const [ widget ] = await saved();
	expect( widget ).toMatchObject( {
		title: 'Questions &amp; "answers"',
		panels: [ { title: 'First', content_text: '<em>Fresh</em>', later: 'kept' } ],
		panels_info: { class: ACCORDION, grid: 0, cell: 0, id: 0 },
	} );
	expect( widget ).not.toHaveProperty( 'pagewright_values' );
	const html = await php< string >(
		`ob_start(); the_widget( '${ ACCORDION }', get_option( 'test_panels_data' )[0] ); return ob_get_clean();`
	);
	await page.getByRole( 'button', { name: 'Edit' } ).click();
	await expect( dialog.getByLabel( 'Title', { exact: true } ).first() ).toHaveValue(
		'Questions & "answers"'
	);
	expect( html ).toMatch( /Questions.*First.*<em>Fresh<\/em>/s );
	expect( problems ).toEqual( [] );
} );

test( 'a dialog that is opened and closed changes nothing, and a copy has all values', async ( {
	page,
} ) => {
	const values = { text: 'Book a table', url: 'post: 2', design: { width: '12em', later: 1 } };
	await openBuilder( page, [ { ...values, panels_info: { class: BUTTON } } ] );
	await page.getByRole( 'button', { name: 'Edit' } ).click();
	await expect( page.locator( '.so-panels-dialog' ).getByLabel( 'Button text' ) ).toBeVisible();
	await leaveDialog( page );
	expect( ( await saved() )[ 0 ] ).toMatchObject( values );

	await page.getByRole( 'button', { name: 'Duplicate' } ).click();
	await expect( page.locator( '#builder .title' ) ).toHaveText( [
		'Book a table',
		'Book a table',
	] );
	await page.getByRole( 'button', { name: 'Edit' } ).last().click();
	await page
		.locator( '.so-panels-dialog' )
		.getByLabel( 'Button text' )
		.fill( 'Book another one' );
	await leaveDialog( page );
	const [ first, copy ] = await saved();
	expect( first ).toMatchObject( values );
	expect( copy ).toMatchObject( { ...values, text: 'Book another one' } );
} );

test( 'the dialog asks before it closes with an empty required field', async ( { page } ) => {
	await activateExample();
	await openBuilder( page, [
		{
			kind: 'info',
			panels_info: { class: 'PagewrightExample\\Notice', grid: 0, cell: 0, id: 0 },
		},
	] );
	await page.getByRole( 'button', { name: 'Edit' } ).click();
	const dialog = page.locator( '.so-panels-dialog' );
	const message = dialog.getByLabel( /Message/ );
	await expect( message ).toBeVisible();
	page.once( 'dialog', ( question ) => void question.dismiss() );
	await page.getByRole( 'button', { name: 'Done' } ).click();
	await expect( message ).toBeFocused();
	await expect( message ).toHaveAttribute( 'aria-invalid', 'true' );
	page.once( 'dialog', ( question ) => void question.accept() );
	await leaveDialog( page );
	await expect( dialog ).toHaveCount( 0 );
	await removeExample();
} );
