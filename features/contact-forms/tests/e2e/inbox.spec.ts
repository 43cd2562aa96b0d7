import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { makeForm, submit } from '../support/contact-form';
import { problemsOf } from '../../../../tests/support/editor';
import {
	act,
	axe,
	BEN,
	detail,
	fill,
	open,
	opener,
	row,
	view,
	withForm,
} from '../support/inbox-screen';
import { store } from '../support/inbox-site';
import { phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/e2e/inbox.php' );

const form = withForm();

test( 'explains how submissions are stored, and then that there are none', async ( { page } ) => {
	await open( page );
	await expect(
		page.getByRole( 'heading', { name: 'No form stores submissions yet' } )
	).toBeVisible();
	await axe( page );
	await store( form() );
	await page.reload();
	await expect( page.getByRole( 'heading', { name: 'No submissions yet' } ) ).toBeVisible();
	await view( page, /Spam/ ).click();
	await expect( page.getByRole( 'heading', { name: 'No spam' } ) ).toBeVisible();
} );

test( 'a submission is shown: text stays text, URLs are links, files are downloads', async ( {
	page,
} ) => {
	const problems = problemsOf( page );
	await fill( form() );
	await open( page );
	const menu = page.locator( '#adminmenu .current .update-count' );
	await expect( menu ).toHaveText( '3' );
	await expect( page.locator( '.pagewright-inbox__row' ) ).toHaveCount( 3 );
	await expect( view( page, /Unread/ ) ).toContainText( '3' );
	await expect( view( page, /Spam/ ) ).toContainText( '1' );
	await expect( row( page, 'Ann' ) ).toHaveClass( /is-unread/ );
	await expect( row( page, 'Ann' ).locator( 'time' ) ).toHaveAttribute( 'title', /\d{4}/ );
	await axe( page );

	await opener( page, 'Ann' ).press( 'Enter' );
	await expect( page.getByRole( 'heading', { name: 'Ann' } ) ).toBeFocused();
	await expect( row( page, 'Ann' ) ).not.toHaveClass( /is-unread/ );
	await expect( menu ).toHaveText( '2' );
	expect( await page.evaluate( () => ( window as any ).hacked ) ).toBeUndefined();
	const message = detail( page ).locator( '.pagewright-inbox__text', { hasText: 'Two' } );
	expect( await message.innerText() ).toContain( 'Two\nlines <img src=x' );
	await expect( message.locator( 'a' ) ).toHaveCount( 1 );
	await expect( message.locator( 'a' ) ).toHaveAttribute( 'href', 'https://example.com/a' );
	await expect( detail( page ).getByRole( 'link', { name: 'Reply by email' } ) ).toHaveAttribute(
		'href',
		'mailto:ann@example.com?subject=Re%3A%20Test%20form'
	);
	await expect( detail( page ).getByText( 'Consented: I agree' ) ).toBeVisible();
	await axe( page );

	const [ download ] = await Promise.all( [
		page.waitForEvent( 'download' ),
		detail( page ).getByRole( 'link', { name: 'Download paper.txt' } ).click(),
	] );
	expect( readFileSync( await download.path(), 'utf8' ) ).toBe( 'Some words' );

	await act( page, 'Mark as unread' ).click();
	await expect( row( page, 'Ann' ) ).toHaveClass( /is-unread/ );
	await expect( act( page, 'Mark as read' ) ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( detail( page ) ).toBeHidden();
	await expect( opener( page, 'Ann' ) ).toBeFocused();
	await page.keyboard.press( 'ArrowUp' );
	await expect( opener( page, 'Ben' ) ).toBeFocused();
	await page.keyboard.press( 'j' );
	await expect( opener( page, 'Ann' ) ).toBeFocused();
	expect( problems ).toEqual( [] );
} );

test( 'submissions are searched, filtered and exported; the URL contains the query', async ( {
	page,
} ) => {
	await fill( form() );
	await makeForm();
	await open( page );
	await page.getByRole( 'searchbox', { name: 'Search submissions' } ).fill( 'bread' );
	await expect( page.locator( '.pagewright-inbox__row' ) ).toHaveCount( 1 );
	await expect( page ).toHaveURL( /search=bread/ );
	const [ download ] = await Promise.all( [
		page.waitForEvent( 'download' ),
		page.getByRole( 'link', { name: 'Export as CSV' } ).click(),
	] );
	const lines = readFileSync( await download.path(), 'utf8' )
		.trim()
		.split( '\r\n' );
	expect( lines ).toHaveLength( 2 );
	expect( lines[ 1 ] ).toContain( 'ben@example.com' );
	await page.reload();
	await expect( row( page, 'Ben' ) ).toBeVisible();
	await expect( page.locator( '.pagewright-inbox__row' ) ).toHaveCount( 1 );

	await page.getByLabel( 'Until' ).fill( '2020-01-01' );
	await expect( page.getByRole( 'heading', { name: 'No submissions found' } ) ).toBeVisible();
	await axe( page );
	await page.getByRole( 'button', { name: 'Clear filters' } ).click();
	await expect( page.locator( '.pagewright-inbox__row' ) ).toHaveCount( 3 );
	await page.getByLabel( 'Form' ).selectOption( String( form() ) );
	await expect( page ).toHaveURL( new RegExp( `form=${ form() }` ) );
	await expect( page.locator( '.pagewright-inbox__row' ) ).toHaveCount( 3 );
} );

test( 'the list has pages', async ( { page } ) => {
	await call( 'add_many_entries', form() );
	await open( page, '&paged=99' );
	await expect( page.getByText( '41–45 of 45' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Newer' } ).click();
	await expect( page.getByText( '21–40 of 45' ) ).toBeVisible();
	await expect( page.locator( '.pagewright-inbox__row' ) ).toHaveCount( 20 );
} );

test( 'a failure and an ended session are reported, and can be tried again', async ( {
	page,
	context,
} ) => {
	await fill( form() );
	await page.route( '**/v1/submissions*', ( route ) =>
		route.fulfill( { status: 500, json: { code: 500, message: 'The database is gone.' } } )
	);
	await open( page );
	await expect( page.getByText( 'The database is gone.' ).first() ).toBeVisible();
	await page.unroute( '**/v1/submissions*' );
	await page.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( row( page, 'Ann' ) ).toBeVisible();

	const cookies = await context.cookies();
	await context.clearCookies();
	await opener( page, 'Ann' ).click();
	await expect( page.getByText( 'You are logged out.' ).first() ).toBeVisible();
	await context.addCookies( cookies );
	await page.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( row( page, 'Ann' ) ).not.toHaveClass( /is-unread/ );
} );

for ( const direction of [ 'ltr', 'rtl' ] ) {
	test( `nothing overflows at 390 px, ${ direction }`, async ( { page } ) => {
		await fill( form() );
		await submit( form(), {
			...BEN,
			'your-name': 'X'.repeat( 80 ),
			'your-message': 'y'.repeat( 300 ),
		} );
		await page.setViewportSize( { width: 390, height: 800 } );
		await open( page );
		await page.evaluate( ( dir ) => {
			document.documentElement.dir = dir;
			document.body.classList.toggle( 'rtl', dir === 'rtl' );
		}, direction );
		const over = () =>
			page.evaluate( () =>
				[ ...document.querySelectorAll( '#pagewright-inbox *' ) ]
					.filter( ( one ) => {
						const box = one.getBoundingClientRect();
						return (
							box.width > 1 &&
							! one.closest( '.screen-reader-text, .components-visually-hidden' ) &&
							( box.right > innerWidth + 1 || box.left < -1 )
						);
					} )
					.map( ( one ) => one.outerHTML.slice( 0, 80 ) )
			);
		await expect( row( page, 'Ann' ) ).toBeVisible();
		expect( await over() ).toEqual( [] );
		await opener( page, 'XXX' ).click();
		await expect( detail( page ) ).toBeVisible();
		await expect( row( page, 'Ann' ) ).toBeHidden();
		expect( await over() ).toEqual( [] );
		await page.getByRole( 'button', { name: 'All submissions' } ).click();
		await expect( opener( page, 'XXX' ) ).toBeFocused();
	} );
}
