import { expect, test } from '@playwright/test';
import { plug, submit } from '../support/contact-form';
import {
	act,
	axe,
	BEN,
	detail,
	fill,
	open,
	opener,
	row,
	said,
	view,
	withForm,
} from '../support/inbox-screen';
import { mail, rows } from '../support/inbox-site';
import { php } from '../../../../tests/support/site';

const form = withForm();

test( 'failed mails are sent again, “Not spam” sends the mail, and spam leaves the inbox', async ( {
	page,
} ) => {
	await fill( form() );
	await open( page );
	await view( page, /Not emailed/ ).click();
	await opener( page, 'Cleo' ).click();
	await expect( detail( page ) ).toContainText( 'The email of this submission was not sent.' );
	await mail( false );
	await act( page, 'Send email' ).click();
	await expect( page.getByText( 'The email could not be sent.' ).first() ).toBeVisible();
	await mail( true );
	await page.getByRole( 'button', { name: 'Try again' } ).click();
	await said( page, '1 email sent.' );
	await expect( page.getByRole( 'heading', { name: 'All emails were sent' } ) ).toBeVisible();
	const mailed = () => php( `return get_option( 'test_mail' )['message'] ?? '';` );
	expect( await mailed() ).toBe( 'Cake' );

	await view( page, /Spam/ ).click();
	await opener( page, 'Robot' ).click();
	await expect( detail( page ) ).toContainText( 'The decoy field was filled in.' );
	await axe( page );
	await act( page, 'Not spam' ).click();
	await said( page, '1 moved out of spam. 1 email sent.' );
	expect( await mailed() ).toBe( 'Buy' );
	await expect( page.getByRole( 'heading', { name: 'No spam' } ) ).toBeVisible();

	await view( page, /All/ ).click();
	await opener( page, 'Ben' ).click();
	await act( page, 'Spam' ).click();
	await said( page, '1 moved to spam.' );
	await expect( row( page, 'Ben' ) ).toBeHidden();
	await expect( view( page, /Spam/ ) ).toContainText( '1' );
} );

test( 'several mails are sent at once, and failures are counted', async ( { page } ) => {
	await fill( form() );
	await mail( false );
	await submit( form(), { ...BEN, 'your-name': 'Dora', 'your-message': 'Dough' } );
	await plug(
		'mail',
		`add_filter( 'pre_wp_mail', static fn ( $done, $mail ) => 'Dough' !== $mail['message'], 10, 2 );`
	);
	await open( page );
	await view( page, /Not emailed/ ).click();
	await page.getByRole( 'checkbox', { name: 'Select all on this page' } ).check();
	const bulk = page.getByRole( 'group', { name: 'Selected submissions' } );
	await bulk.getByRole( 'button', { name: 'Send email' } ).click();
	await said( page, '1 email sent. 1 email could not be sent' );
	await expect( row( page, 'Dora' ) ).toBeVisible();
	await expect( row( page, 'Cleo' ) ).toBeHidden();
} );

test( 'several rows are marked, moved to the trash and deleted; the focus stays in the list', async ( {
	page,
} ) => {
	await fill( form() );
	await open( page );
	await page.getByRole( 'checkbox', { name: 'Select submission from Ben' } ).check();
	await page.getByRole( 'checkbox', { name: 'Select submission from Cleo' } ).check();
	await expect( page.getByText( '2 selected' ) ).toBeVisible();
	const bulk = page.getByRole( 'group', { name: 'Selected submissions' } );
	await axe( page );
	await bulk.getByRole( 'button', { name: 'Mark as read' } ).click();
	await said( page, '2 marked as read.' );
	await expect( view( page, /Unread/ ) ).toContainText( '1' );
	await expect( view( page, /Trash/ ) ).toBeHidden();
	await bulk.getByRole( 'button', { name: 'Move to trash' } ).click();
	await said( page, '2 submissions moved to the trash.' );
	await expect( opener( page, 'Ann' ) ).toBeFocused();
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( row( page, 'Ben' ) ).toBeVisible();
	await expect( view( page, /Trash/ ) ).toBeHidden();

	await opener( page, 'Ben' ).click();
	await act( page, 'Move to trash' ).click();
	await expect( row( page, 'Ben' ) ).toBeHidden();
	await view( page, /Trash/ ).click();
	await opener( page, 'Ben' ).click();
	await axe( page );
	await act( page, 'Delete permanently' ).click();
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog ).toContainText( '1 submission and its files' );
	await dialog.getByRole( 'button', { name: 'Cancel' } ).click();
	expect( await rows() ).toBe( 4 );
	await act( page, 'Restore' ).click();
	await said( page, '1 submission restored.' );
	await expect(
		page.getByRole( 'heading', { name: 'No submissions in the trash' } )
	).toBeVisible();

	await view( page, /All/ ).click();
	await page.getByRole( 'checkbox', { name: 'Select all on this page' } ).check();
	await bulk.getByRole( 'button', { name: 'Move to trash' } ).click();
	await expect( page.getByRole( 'heading', { name: 'No submissions yet' } ) ).toBeVisible();
	await view( page, /Trash/ ).click();
	await page.getByRole( 'checkbox', { name: 'Select all on this page' } ).check();
	await bulk.getByRole( 'button', { name: 'Delete permanently' } ).click();
	await dialog.getByRole( 'button', { name: 'Delete permanently' } ).click();
	await said( page, '3 submissions permanently deleted.' );
	expect( await rows() ).toBe( 1 );
} );
