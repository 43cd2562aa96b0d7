import { expect, test, type Page } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { GOOD, makeForm, submit, unplug } from './contact-form';
import { forget, mail, store } from './inbox-site';

const FORM =
	'[text* your-name][email your-email][textarea your-message][file paper filetypes:txt][acceptance agreed optional]I agree[/acceptance]';
export const BEN = {
	'your-name': 'Ben',
	'your-email': 'ben@example.com',
	'your-message': 'Bread',
};
const SPAM = { ...BEN, 'your-name': 'Robot', 'your-message': 'Buy', alt_s: 'x' };

/**
 * Creates a site with one form and working mail for each test of a file.
 *
 * @return The id of the form.
 */
export function withForm(): () => number {
	let form = 0;
	test.beforeEach( async () => {
		await forget();
		await mail( true );
		form = await makeForm( { form: FORM } );
	} );
	test.afterAll( async () => {
		await forget();
		await unplug( 'mail' );
	} );
	return () => form;
}

/** Creates submissions of three visitors and a bot; the mail of the last visitor failed. */
export async function fill( form: number ) {
	await store( form );
	await submit( form, {
		...GOOD,
		'your-message':
			'Two\nlines <img src=x onerror="window.hacked=1"> https://example.com/a. javascript:alert(1)',
		paper: new File( [ 'Some words' ], 'paper.txt', { type: 'text/plain' } ),
		agreed: '1',
	} );
	await submit( form, BEN );
	await submit( form, SPAM );
	await mail( false );
	await submit( form, { ...BEN, 'your-name': 'Cleo', 'your-message': 'Cake' } );
	await mail( true );
}

/** Opens the inbox. */
export const open = ( page: Page, query = '' ) =>
	page.goto( `/wp-admin/admin.php?page=pagewright-submissions${ query }` );
/** Returns the row of a submission. */
export const row = ( page: Page, who: string ) =>
	page.locator( '.pagewright-inbox__row' ).filter( { hasText: who } );
/** Opens the inbox. */
export const opener = ( page: Page, who: string ) => row( page, who ).locator( 'button' );
export const view = ( page: Page, name: RegExp ) =>
	page.getByRole( 'group', { name: 'Filter submissions' } ).getByRole( 'button', { name } );
export const detail = ( page: Page ) => page.getByRole( 'article' );
export const act = ( page: Page, name: string ) =>
	detail( page ).getByRole( 'button', { name, exact: true } );
export const said = ( page: Page, text: string ) =>
	expect( page.locator( '.components-snackbar', { hasText: text } ) ).toBeVisible();

/** Checks the accessibility of the screen. */
export async function axe( page: Page ) {
	expect( await violations( page, { include: '#pagewright-inbox' } ) ).toEqual( [] );
}
