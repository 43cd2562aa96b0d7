import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { violations } from '../../../../tests/support/axe';
import { problemsOf } from '../../../../tests/support/editor';
import { openFileChooser } from '../../../../tests/support/file-chooser';
import { phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/media-library/tests/e2e/attachment-file.php' );

let id = 0;
test.afterEach( () => call( 'remove', id ) );

const box = ( page: Page ) => page.locator( '#pagewright-attachment-file' );
const button = ( page: Page, name: string ) => page.getByRole( 'button', { name, exact: true } );

async function open( page: Page, kind: string ) {
	id = await call< number >( 'make', kind );
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await expect( button( page, 'Replace file' ) ).toBeVisible();
}

/** Chooses a file with the keyboard. */
async function choose( page: Page, kind: string ) {
	const { name, mimeType, bytes } = await call< Record< string, string > >( 'file', kind );
	await button( page, 'Replace file' ).focus();
	const chooser = await openFileChooser( page, () => page.keyboard.press( 'Enter' ) );
	const buffer = Buffer.from( bytes!, 'base64' );
	await chooser.setFiles( { name: name!, mimeType: mimeType!, buffer } );
}

async function restore( page: Page ) {
	await button( page, 'Restore old version' ).focus();
	await page.keyboard.press( 'Enter' );
	const question = page.getByRole( 'dialog', { name: 'Restore old version' } );
	await question.getByRole( 'button', { name: 'Restore' } ).press( 'Enter' );
	await expect( button( page, 'Restore old version' ) ).toHaveCount( 0 );
	await expect( button( page, 'Replace file' ) ).toBeFocused();
}

const said = ( page: Page, text: string ) =>
	box( page ).getByRole( 'status' ).filter( { hasText: text } );

test( 'an image is replaced and restored without losing typed texts', async ( { page } ) => {
	const problems = problemsOf( page );
	await open( page, 'red.png' );
	await expect( box( page ) ).toContainText(
		'Focal point: 40 % from the left, 25.5 % from the top'
	);
	const preview = page.locator( `#thumbnail-head-${ id } img` );
	const address = await page.locator( '#attachment_url' ).inputValue();
	await page.locator( '#title' ).fill( 'My lake' );
	await page.locator( '#attachment_caption' ).fill( 'At <em>noon</em>' );
	await choose( page, 'blue.png' );
	await expect( said( page, '“File” is replaced.' ) ).toHaveCount( 1 );
	await expect( preview ).toHaveAttribute( 'src', /\?v=\d+$/ );
	await expect( page.locator( `#media-dims-${ id }` ) ).toHaveText( '300\u00a0×\u00a0200' );
	await expect( page.locator( '#attachment_url' ) ).toHaveValue( address );
	expect( await violations( page, { include: '#pagewright-attachment-file' } ) ).toEqual( [] );

	await restore( page );
	await expect( page.locator( `#media-dims-${ id }` ) ).toHaveText( '640\u00a0×\u00a0480' );
	await choose( page, 'blue.png' );
	await expect( button( page, 'Restore old version' ) ).toBeVisible();
	await page.locator( '#publish' ).click();
	await expect( page.locator( '#message' ) ).toBeVisible();
	expect( await call( 'state', id ) ).toEqual( {
		file: await call( 'hash', 'blue.png' ),
		texts: [ 'My lake', 'At <em>noon</em>' ],
	} );
	await expect( button( page, 'Restore old version' ) ).toBeVisible();
	expect( problems ).toEqual( [] );
} );

test( 'the focal point follows the image editor', async ( { page } ) => {
	await open( page, 'red.png' );
	await page.locator( `#imgedit-open-btn-${ id }` ).click();
	const editor = page.locator( '.pagewright-edit-image' );
	await editor.getByLabel( 'Focal point from the left' ).fill( '70' );
	await editor.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( editor ).toHaveCount( 0 );
	await expect( box( page ) ).toContainText( 'Focal point: 70 % from the left' );
} );

test( 'the player loads a replaced song', async ( { page } ) => {
	await open( page, 'short.wav' );
	await choose( page, 'long.wav' );
	await expect( said( page, '“File” is replaced.' ) ).toHaveCount( 1 );
	await expect( page.locator( '.wp_attachment_holder audio' ) ).toHaveAttribute(
		'src',
		/v=\d+$/
	);
	await expect
		.poll( () =>
			page
				.locator( '.wp_attachment_holder audio' )
				.evaluate( ( audio ) => Math.round( ( audio as HTMLAudioElement ).duration ) )
		)
		.toBe( 3 );
	await expect( page.locator( '.misc-pub-length_formatted strong' ) ).toHaveText( '0:03' );
	await restore( page );
	await expect( page.locator( '.misc-pub-length_formatted strong' ) ).toHaveText( '0:01' );
} );

test( 'a file of another type is refused, and nothing changes', async ( { page } ) => {
	await open( page, 'one.txt' );
	await choose( page, 'red.png' );
	await expect( box( page ).getByText( 'type of the old one: TXT' ).first() ).toBeVisible();
	await choose( page, 'two.txt' );
	await expect( said( page, '“File” is replaced.' ) ).toHaveCount( 1 );
	await expect( box( page ).getByText( 'type of the old one' ) ).toHaveCount( 0 );
	await expect( page.locator( '.misc-pub-filesize strong' ) ).toHaveText( '6 bytes' );
} );
