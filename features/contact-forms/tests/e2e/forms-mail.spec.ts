import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { violations } from '../../../../tests/support/axe';
import { GOOD, makeForm, submit, unplug } from '../support/contact-form';
import { problemsOf } from '../../../../tests/support/editor';
import { forget, mail } from '../support/inbox-site';
import { php, phpFile } from '../../../../tests/support/site';
import { dropSmtp, openSmtp, readMail, useSmtp } from '../support/smtp';

const { call } = phpFile( 'features/contact-forms/tests/e2e/forms-mail.php' );

const MAIL = {
	active: true,
	subject: 'From [your-nmae]',
	sender: '[_site_title] <wordpress@127.0.0.1>',
	recipient: 'owner@example.org',
	body: '[your-name]\n[fax]\n\n-- \nThe site',
	additional_headers: 'Cc: copy@example.org',
};

const store = ( properties: object ) => call< number >( 'store', properties );
const open = ( page: Page, id: number | 'new', tab = 'mail' ) =>
	page.goto( `/wp-admin/admin.php?page=pagewright-forms&form=${ id }#${ tab }` );
const axe = async ( page: Page, include: string ) =>
	expect( await violations( page, { include, exclude: [ 'iframe' ] } ) ).toEqual( [] );
const part = ( page: Page, name: string ) => page.getByLabel( name, { exact: true } ).first();

test.beforeEach( forget );
test.afterAll( async () => {
	await forget();
	await unplug( 'mail' );
} );

test( 'a click fixes missing fields and invalid tags of the mail', async ( { page } ) => {
	const problems = problemsOf( page );
	const id = await store( {
		form: '<label>Name [text* your-name]</label>\n<label>Phone number [tel phone]</label>\n[file cv]',
		mail: MAIL,
	} );
	await open( page, id );
	const subject = part( page, 'Subject' );
	const body = part( page, 'Message body' );
	await expect( page.getByRole( 'tab', { name: 'Email 4 problems' } ) ).toBeVisible();
	await expect( subject ).toHaveAccessibleDescription( /\[your-nmae\] is not a field/ );
	await axe( page, '#pagewright-forms' );

	await page.getByRole( 'button', { name: 'Replace with [your-name]' } ).press( 'Enter' );
	await expect( subject ).toHaveValue( 'From [your-name]' );
	await expect( subject ).toBeFocused();
	await page.keyboard.press( 'Control+z' );
	await expect( subject ).toHaveValue( 'From [your-nmae]' );
	await page.keyboard.press( 'Control+Shift+z' );
	await expect( subject ).toHaveValue( 'From [your-name]' );

	await page.getByRole( 'button', { name: 'Add to the message body' } ).click();
	const added = '[your-name]\n[fax]\nPhone number: [phone]\n\n-- \nThe site';
	await expect( body ).toHaveValue( added );
	await page.getByRole( 'button', { name: 'Remove' } ).click();
	await expect( body ).toHaveValue( added.replace( '[fax]\n', '' ) );
	await page.keyboard.press( 'Control+z' );
	await expect( body ).toHaveValue( added );
	await page.keyboard.press( 'Control+Shift+z' );
	await page.getByRole( 'button', { name: 'Attach files' } ).click();
	await expect( part( page, 'Attachments' ) ).toHaveValue( '[cv]' );
	await expect( page.getByRole( 'tab', { name: /problem/ } ) ).toHaveCount( 0 );

	// Visible while the user types.
	await body.fill( 'Hello' );
	await expect( page.getByText( 'The field “phone” is missing from the emails.' ) ).toBeVisible();
	await body.fill( '' );
	await page.getByRole( 'button', { name: 'Insert [_all_fields]' } ).first().click();
	await expect( body ).toHaveValue( '[_all_fields]' );
	await expect( page.getByRole( 'tab', { name: /problem/ } ) ).toHaveCount( 0 );
	expect( problems ).toEqual( [] );
} );

test( 'a test mail has a preview, is sent and arrives', async ( { page } ) => {
	const smtp = await openSmtp();
	await unplug( 'mail' );
	await useSmtp( smtp );
	try {
		const id = await store( { form: '[text* your-name]', mail: MAIL } );
		await open( page, id );
		await part( page, 'Subject' ).fill( 'Not saved: [your-name]' );
		const opener = page.getByRole( 'button', { name: 'Send a test email' } );
		await opener.press( 'Enter' );
		const dialog = page.getByRole( 'dialog', { name: 'Send a test email' } );
		await expect( dialog.getByText( '[Test] Not saved: Ann Example' ) ).toBeVisible();
		await expect( dialog.getByText( 'copy@example.org' ) ).toBeVisible();
		await axe( page, '.pagewright-forms__test' );
		expect( smtp.mails ).toEqual( [] );

		const to = dialog.getByLabel( 'Send it to' );
		await expect( to ).toHaveValue( 'admin@example.org' );
		await to.fill( 'me@example.org' );
		await page.keyboard.press( 'Enter' );
		await expect( dialog.getByText( 'Test email sent to me@example.org' ) ).toBeVisible();
		expect( smtp.mails.map( ( one ) => one.to ) ).toEqual( [ [ 'me@example.org' ] ] );
		const { headers, text } = readMail( smtp.mails[ 0 ]!.raw );
		expect( headers.subject ).toEqual( [ '[Test] Not saved: Ann Example' ] );
		expect( text ).toContain( 'Ann Example\n[fax]' );

		smtp.behave( { refuses: () => true } );
		await dialog.getByRole( 'button', { name: 'Send test email' } ).click();
		await expect(
			dialog.getByText( /WordPress could not send the email: SMTP Error/ )
		).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( opener ).toBeFocused();
		await expect( page.getByText( 'Not saved yet' ) ).toBeVisible();
	} finally {
		await dropSmtp( smtp );
		await call( 'forget_rate_limit' );
	}
} );

test( 'a new form stores submissions, and says for how long', async ( { page } ) => {
	await php(
		`Pagewright\\Features\\ContactForms\\Settings::of( array( 'keep_days' => 90 ) )->save();`
	);
	await open( page, 'new', 'settings' );
	const toggle = page.getByLabel( 'Store submissions' );
	await expect( toggle ).toBeChecked();
	await expect( toggle ).toHaveAccessibleDescription(
		/stored under Forms → Submissions for 90 days/
	);
	await expect( page.getByRole( 'link', { name: /Change the storage time/ } ) ).toHaveAttribute(
		'href',
		/options-general\.php\?page=pagewright#forms$/
	);
	await page.getByLabel( 'Title', { exact: true } ).fill( 'Test form' );
	await page.getByRole( 'button', { name: 'Create form' } ).click();
	await expect( page ).toHaveURL( /form=\d+/ );
	const id = Number( new URL( page.url() ).searchParams.get( 'form' ) );
	expect( await php( `return get_post_meta( ${ id }, '_pagewright_store', true );` ) ).toBe(
		'1'
	);
} );

test( 'failed mails are visible until they are sent again', async ( { page } ) => {
	const form = await makeForm();
	await mail( false );
	for ( const name of [ 'Ann', 'Ben' ] ) {
		await submit( form, { ...GOOD, 'your-name': name } );
	}
	await page.goto( '/wp-admin/' );
	const notice = page.locator( '[data-pagewright-failed]' );
	const bubble = page.locator( '#adminmenu .wp-menu-name .pagewright-failed-count' );
	await expect( notice ).toContainText( 'The emails of 2 form submissions could not be sent' );
	await expect( bubble.locator( '[aria-hidden]' ) ).toHaveText( '2' );
	await expect( page.locator( '#pagewright_failed_mails' ) ).toBeVisible();
	expect( await violations( page, { include: '#pagewright_failed_mails' } ) ).toEqual( [] );
	expect( await violations( page, { include: '[data-pagewright-failed]' } ) ).toEqual( [] );
	const dismissed = page.waitForResponse( /submissions\/notice/ );
	await notice.getByRole( 'button', { name: 'Dismiss this notice' } ).press( 'Enter' );
	expect( ( await dismissed ).status() ).toBe( 200 );
	await page.reload();
	await expect( notice ).toHaveCount( 0 );

	await submit( form, { ...GOOD, 'your-name': 'Cleo' } );
	await mail( true );
	await page.reload();
	await expect( notice ).toContainText( '3 form submissions' );
	await notice.getByRole( 'link', { name: 'Show submissions' } ).click();
	await expect( page.locator( '.pagewright-inbox__row' ) ).toHaveCount( 3 );
	await page.getByRole( 'checkbox', { name: 'Select all on this page' } ).check();
	await page
		.getByRole( 'group', { name: 'Selected submissions' } )
		.getByRole( 'button', { name: 'Send email' } )
		.click();
	await expect( page.getByRole( 'heading', { name: 'All emails were sent' } ) ).toBeVisible();
	await expect( bubble ).toBeHidden();
	await expect( notice ).toHaveCount( 0 );
	await page.goto( '/wp-admin/' );
	await expect( page.locator( '#pagewright_failed_mails' ) ).toHaveCount( 0 );
	await expect( bubble ).toHaveCount( 0 );
	await call( 'forget_seen_failures' );
} );
