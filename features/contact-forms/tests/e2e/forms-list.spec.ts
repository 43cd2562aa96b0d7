import { expect, test } from '../../../../tests/support/admin-test';
import { problemsOf } from '../../../../tests/support/editor';
import { axe, dropAll, makeForm, open } from '../support/forms-screen';
import { php, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/e2e/forms-list.php' );

test.beforeEach( dropAll );
test.afterAll( dropAll );

test( 'the list: search, duplicate, delete, pages', async ( { page } ) => {
	const problems = problemsOf( page );
	for ( const name of [ 'Apples', 'Bread' ] ) {
		await makeForm( name );
	}
	await call( 'make_many_forms' );
	await open( page );
	const rows = page.locator( '.pagewright-forms__table tbody tr' );
	await expect( rows ).toHaveCount( 20 );
	await expect( page.getByText( '1 of 2' ) ).toBeVisible();
	await axe( page );
	await page.getByRole( 'button', { name: 'Next page' } ).click();
	await expect( rows ).toHaveCount( 6 );
	await page.getByRole( 'searchbox', { name: 'Search forms' } ).fill( 'Bread' );
	await expect( rows ).toHaveCount( 1 );
	await page.getByRole( 'button', { name: 'Duplicate: Bread' } ).click();
	await expect( rows ).toHaveCount( 2 );
	await expect( rows.nth( 1 ) ).toContainText( 'Bread (copy)' );
	await page.getByRole( 'button', { name: 'Trash: Bread (copy)' } ).click();
	await expect( rows ).toHaveCount( 1 );
	await page.getByRole( 'searchbox', { name: 'Search forms' } ).fill( 'nothing has this' );
	await expect( page.getByText( 'No forms found.' ) ).toBeVisible();
	expect( problems ).toEqual( [] );
} );

test( 'a form goes to the trash, is restored, and is deleted from the trash only', async ( {
	page,
} ) => {
	const problems = problemsOf( page );
	const { id } = await makeForm( 'Apples' );
	await makeForm( 'Bread' );
	await open( page );
	const rows = page.locator( '.pagewright-forms__table tbody tr' );
	const statuses = page.getByRole( 'group', { name: 'Filter forms' } );
	await expect( rows ).toHaveCount( 2 );
	await expect( statuses ).toBeHidden();
	await page.getByRole( 'button', { name: 'Trash: Apples' } ).click();
	await expect( rows ).toHaveCount( 1 );
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( rows ).toHaveCount( 2 );
	await expect( statuses ).toBeHidden();

	await page.getByRole( 'button', { name: 'Trash: Apples' } ).click();
	await statuses.getByRole( 'button', { name: 'Trash (1)' } ).click();
	await expect( rows ).toHaveCount( 1 );
	await expect( rows ).toContainText( 'Apples' );
	await expect( page.getByRole( 'link', { name: 'Apples' } ) ).toBeHidden();
	await axe( page );
	await page.getByRole( 'button', { name: 'Delete permanently: Apples' } ).click();
	await page.getByRole( 'button', { name: 'Cancel' } ).click();
	await page.getByRole( 'button', { name: 'Restore: Apples' } ).click();
	await expect( page.getByText( 'The trash is empty.' ) ).toBeVisible();
	expect( await php( `return get_post_status( ${ id } );` ) ).toBe( 'publish' );

	await statuses.getByRole( 'button', { name: 'Forms' } ).click();
	await page.getByRole( 'button', { name: 'Trash: Apples' } ).click();
	await statuses.getByRole( 'button', { name: 'Trash (1)' } ).click();
	await page.getByRole( 'button', { name: 'Delete permanently: Apples' } ).click();
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Delete permanently' } ).click();
	await expect( page.getByText( 'The trash is empty.' ) ).toBeVisible();
	expect( await php( `return get_post_status( ${ id } );` ) ).toBe( false );
	expect( problems ).toEqual( [] );
} );

test( 'the list links to the submissions of a form and to the pages with the form', async ( {
	page,
} ) => {
	const { id, hash } = await makeForm( 'Apples' );
	await call( 'add_entries_and_pages', id, hash );
	await open( page );
	const row = page.locator( '.pagewright-forms__table tbody tr' );
	await expect( row.getByRole( 'link', { name: 'Orchard Three' } ) ).toBeVisible();
	await expect( row.getByRole( 'link', { name: 'Orchard One' } ) ).toBeHidden();
	await row.getByRole( 'button', { name: '1 more page' } ).click();
	await expect( row.getByRole( 'link', { name: 'Orchard One' } ) ).toHaveAttribute(
		'href',
		/post\.php\?post=\d+&action=edit/
	);
	await axe( page );
	await row.getByRole( 'link', { name: '3 submissions, 1 unread' } ).click();
	await expect( page ).toHaveURL( new RegExp( `page=pagewright-submissions&form=${ id }` ) );
	await expect( page.locator( '.pagewright-inbox__row' ) ).toHaveCount( 3 );
	await call( 'delete_entries_and_pages', id );
} );
