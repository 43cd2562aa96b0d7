import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/axe';
import { GOOD, makeForm, submit, unplug } from '../support/contact-form';
import { problemsOf } from '../support/editor';
import { forget, mail, rows, store } from '../support/inbox-site';
import { php } from '../support/site';

const FORM =
	'[text* your-name][email your-email][textarea your-message][file paper filetypes:txt][acceptance agreed optional]I agree[/acceptance]';
const BEN = { 'your-name': 'Ben', 'your-email': 'ben@example.com', 'your-message': 'Bread' };
const SPAM = { ...BEN, 'your-name': 'Robot', 'your-message': 'Buy', alt_s: 'x' };

let form: number;

test.beforeEach( async () => {
	await forget();
	await mail( true );
	form = await makeForm( { form: FORM } );
} );
test.afterAll( async () => {
	await forget();
	await unplug( 'mail' );
} );

const open = ( page: Page, query = '' ) =>
	page.goto( `/wp-admin/admin.php?page=pagewright-submissions${ query }` );
const row = ( page: Page, who: string ) =>
	page.locator( '.pagewright-inbox__row' ).filter( { hasText: who } );
const opener = ( page: Page, who: string ) => row( page, who ).locator( 'button' );
const view = ( page: Page, name: RegExp ) =>
	page.getByRole( 'group', { name: 'Which submissions' } ).getByRole( 'button', { name } );
const detail = ( page: Page ) => page.getByRole( 'article' );
const act = ( page: Page, name: string ) =>
	detail( page ).getByRole( 'button', { name, exact: true } );
const said = ( page: Page, text: string ) =>
	expect( page.locator( '.components-snackbar', { hasText: text } ) ).toBeVisible();

async function axe( page: Page ) {
	expect( await violations( page, { include: '#pagewright-inbox' } ) ).toEqual( [] );
}

/** What three visitors and a program sent. */
async function fill() {
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

test( 'says how submissions are kept, and then that none has come', async ( { page } ) => {
	await open( page );
	await expect(
		page.getByRole( 'heading', { name: 'No form keeps submissions yet' } )
	).toBeVisible();
	await axe( page );
	await store( form );
	await page.reload();
	await expect( page.getByRole( 'heading', { name: 'No submissions yet' } ) ).toBeVisible();
	await view( page, /Spam/ ).click();
	await expect( page.getByRole( 'heading', { name: 'No spam' } ) ).toBeVisible();
} );

test( 'a submission is read: text stays text, addresses are links, files are downloads', async ( {
	page,
} ) => {
	const problems = problemsOf( page );
	await fill();
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
	await expect( detail( page ).getByRole( 'link', { name: 'Reply by mail' } ) ).toHaveAttribute(
		'href',
		'mailto:ann@example.com?subject=Re%3A%20Test%20form'
	);
	await expect( detail( page ).getByText( 'I agree' ) ).toBeVisible();
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

test( 'submissions are searched, narrowed and exported; the address keeps the question', async ( {
	page,
} ) => {
	await fill();
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
	await expect( page.getByRole( 'heading', { name: 'No submission matches' } ) ).toBeVisible();
	await axe( page );
	await page.getByRole( 'button', { name: 'Clear filters' } ).click();
	await expect( page.locator( '.pagewright-inbox__row' ) ).toHaveCount( 3 );
	await page.getByLabel( 'Form' ).selectOption( String( form ) );
	await expect( page ).toHaveURL( new RegExp( `form=${ form }` ) );
	await expect( page.locator( '.pagewright-inbox__row' ) ).toHaveCount( 3 );
} );

test( 'what failed is sent again, what is no spam is mailed, and spam leaves', async ( {
	page,
} ) => {
	await fill();
	await open( page );
	await view( page, /Not mailed/ ).click();
	await opener( page, 'Cleo' ).click();
	await expect( detail( page ) ).toContainText( 'Nobody got a mail of this.' );
	await mail( false );
	await act( page, 'Send mail' ).click();
	await expect( page.getByText( 'The mail could still not be sent.' ).first() ).toBeVisible();
	await mail( true );
	await page.getByRole( 'button', { name: 'Try again' } ).click();
	await said( page, '1 mail sent.' );
	await expect( page.getByRole( 'heading', { name: 'Every mail was sent' } ) ).toBeVisible();
	const mailed = () => php( `return get_option( 'test_mail' )['message'] ?? '';` );
	expect( await mailed() ).toBe( 'Cake' );

	await view( page, /Spam/ ).click();
	await opener( page, 'Robot' ).click();
	await expect( detail( page ) ).toContainText( 'The decoy was filled in.' );
	await axe( page );
	await act( page, 'Not spam' ).click();
	await said( page, '1 is no spam.' );
	await view( page, /Not mailed/ ).click();
	await opener( page, 'Robot' ).click();
	await act( page, 'Send mail' ).click();
	// The notice of the first mail, which says the same, may still be there.
	await expect.poll( mailed ).toBe( 'Buy' );

	await view( page, /All/ ).click();
	await opener( page, 'Ben' ).click();
	await act( page, 'Spam' ).click();
	await said( page, '1 moved to spam.' );
	await expect( row( page, 'Ben' ) ).toBeHidden();
	await expect( view( page, /Spam/ ) ).toContainText( '1' );
} );

test( 'several are marked and deleted; the focus stays in the list', async ( { page } ) => {
	await fill();
	await open( page );
	await page.getByRole( 'checkbox', { name: 'Select submission of Ben' } ).check();
	await page.getByRole( 'checkbox', { name: 'Select submission of Cleo' } ).check();
	await expect( page.getByText( '2 selected' ) ).toBeVisible();
	const bulk = page.getByRole( 'group', { name: 'Selected submissions' } );
	await axe( page );
	await bulk.getByRole( 'button', { name: 'Mark as read' } ).click();
	await said( page, '2 marked as read.' );
	await expect( view( page, /Unread/ ) ).toContainText( '1' );
	await bulk.getByRole( 'button', { name: 'Delete' } ).click();
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog ).toContainText( '2 submissions and their files' );
	await dialog.getByRole( 'button', { name: 'Cancel' } ).click();
	expect( await rows() ).toBe( 4 );
	await bulk.getByRole( 'button', { name: 'Delete' } ).click();
	await dialog.getByRole( 'button', { name: 'Delete' } ).click();
	await said( page, '2 submissions deleted.' );
	await expect( opener( page, 'Ann' ) ).toBeFocused();
	expect( await rows() ).toBe( 2 );

	await page.getByRole( 'checkbox', { name: 'Select all on this page' } ).check();
	await expect( page.getByText( '1 selected' ) ).toBeVisible();
	await opener( page, 'Ann' ).click();
	await act( page, 'Delete' ).click();
	await dialog.getByRole( 'button', { name: 'Delete' } ).click();
	await expect( page.getByRole( 'heading', { name: 'No submissions yet' } ) ).toBeVisible();
} );

test( 'pages are turned', async ( { page } ) => {
	await php(
		`for ( $i = 1; $i <= 45; $i++ ) { Pagewright\\Forms\\Inbox\\Entries::add( new Pagewright\\Forms\\Inbox\\Entry( 0, ${ form }, time() - 100 + $i, 'mail_sent', false, '', array( array( 'name' => 'name', 'label' => 'Name', 'value' => "Visitor $i" ) ), array(), null ) ); }`
	);
	await open( page, '&paged=99' );
	await expect( page.getByText( '41–45 of 45' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Newer' } ).click();
	await expect( page.getByText( '21–40 of 45' ) ).toBeVisible();
	await expect( page.locator( '.pagewright-inbox__row' ) ).toHaveCount( 20 );
} );

test( 'a failure and an ended session say so, and can be tried again', async ( {
	page,
	context,
} ) => {
	await fill();
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
	await expect( page.getByText( 'You are signed out.' ).first() ).toBeVisible();
	await context.addCookies( cookies );
	await page.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( row( page, 'Ann' ) ).not.toHaveClass( /is-unread/ );
} );

for ( const direction of [ 'ltr', 'rtl' ] ) {
	test( `nothing stands over at 390 px, ${ direction }`, async ( { page } ) => {
		await fill();
		await submit( form, {
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
