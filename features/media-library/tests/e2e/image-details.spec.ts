import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { makePost, savedContent } from '../../../../tests/support/editor';
import { chooseFiles, mediaDialog } from '../../../../tests/support/media-dialog';
import { unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import { editPart, saveClassic } from '../support/classic-view';
import { callEdit } from '../support/edit';
import { hold } from '../support/hold';
import { logInAgain } from '../support/log-in';

const { call } = phpFile( 'features/media-library/tests/e2e/image-details.php' );

let image = 0;
let other = 0;
let url = '';
test.beforeEach( async () => {
	image = await callEdit< number >( 'insert_image' );
	url = await call< string >( 'url_of', image, 'medium' );
	await call( 'plug_classic' );
	await call( 'forget_options' );
} );
test.afterEach( async () => {
	await callEdit( 'delete_attachment', image );
	if ( other ) {
		await callEdit( 'delete_attachment', other );
	}
	other = 0;
	await unplug( 'media-dialog' );
} );

/** Attributes as the editor writes them, with classes in another order than WordPress's dialog. */
const imageOf = ( more = '' ) =>
	`<img class="own size-medium wp-image-${ image } aligncenter" src="${ url }"${ more } width="120" height="80" />`;
const CAPTIONED = () =>
	`[caption id="attachment_${ image }" align="alignright" width="120"]` +
	`<a class="b a" href="https://other.example/" rel="nofollow">` +
	`${ imageOf( ' alt="A hut"' ).replace( ' aligncenter', '' ) }</a> One<br />two <em>three</em>[/caption]`;

const details = ( page: Page ) => mediaDialog( page ).locator( '.pagewright-image-details' );
const shown = ( page: Page ) => page.frameLocator( '#content_ifr' ).locator( 'img' );

/** Opens a post in the classic editor, and the details of its image. */
async function open( page: Page, content: string ): Promise< number > {
	const post = await makePost( content );
	await page.goto( `/wp-admin/post.php?post=${ post }&action=edit` );
	await openDetails( page );
	return post;
}

async function openDetails( page: Page ): Promise< void > {
	await editPart( page, 'img' );
	await expect( details( page ).getByLabel( 'Alternative text' ) ).toBeVisible();
}

/** Updates the image, saves the post and returns its content. */
async function update( page: Page, post: number ): Promise< string > {
	await mediaDialog( page ).getByRole( 'button', { name: 'Update', exact: true } ).click();
	await expect( details( page ) ).toHaveCount( 0 );
	return saveClassic( page, post );
}

test( 'an image that is updated without a change keeps each byte', async ( { page } ) => {
	for ( const content of [ imageOf( ' alt=""' ), CAPTIONED() ] ) {
		const post = await open( page, content );
		expect( await update( page, post ) ).toBe( content );
	}
} );

test( 'only what the user changes is changed', async ( { page } ) => {
	const content = CAPTIONED();
	const post = await open( page, content );
	await details( page ).getByLabel( 'Alternative text' ).fill( 'A “red” hut' );
	await details( page ).getByLabel( 'Link to' ).selectOption( { label: 'Media file' } );
	const file = await details( page ).getByLabel( 'Link URL' ).inputValue();
	expect( await update( page, post ) ).toBe(
		content
			.replace( 'alt="A hut"', 'alt="A “red” hut"' )
			.replace( 'https://other.example/', file )
	);
} );

test( 'an image keeps its URL when its file changes, but for its sizes', async ( { page } ) => {
	const content = `<img class="size-full wp-image-${ image }" src="/elsewhere.png" alt="A hut" width="120" height="80" />`;
	const post = await open( page, content );
	await details( page ).getByLabel( 'Alternative text' ).fill( 'Typed' );
	await page.evaluate(
		( id ) => ( window as any ).wp.media.attachment( id ).set( { caption: 'Changed' } ),
		image
	);
	expect( await update( page, post ) ).toBe( content.replace( 'A hut', 'Typed' ) );
} );

test( 'another size, an alignment and advanced options are written', async ( { page } ) => {
	const post = await open( page, imageOf( ' alt="A hut"' ) );
	await details( page ).getByLabel( 'Size', { exact: true } ).selectOption( 'custom' );
	await details( page ).getByLabel( 'Width' ).fill( '90' );
	await expect( details( page ).getByLabel( 'Height' ) ).toHaveValue( '60' );
	await details( page ).getByLabel( 'Alignment' ).selectOption( 'left' );
	await details( page ).getByRole( 'button', { name: 'Advanced options' } ).click();
	await details( page ).getByLabel( 'Title attribute of the image' ).fill( 'Hut' );
	const saved = await update( page, post );
	expect( saved ).toMatch( /<img class="own wp-image-\d+ alignleft"/ );
	expect( saved ).toContain( 'width="90" height="60"' );
	expect( saved ).toContain( 'title="Hut"' );
	await openDetails( page );
	await expect(
		details( page ).getByRole( 'button', { name: 'Advanced options' } )
	).toHaveAttribute( 'aria-expanded', 'true' );
} );

test( 'the image is replaced in our browser', async ( { page } ) => {
	other = await callEdit< number >( 'insert_image' );
	const post = await open( page, imageOf( ' alt="A hut"' ) );
	await details( page ).getByRole( 'button', { name: 'Replace' } ).click();
	await chooseFiles( page, [ other ], /^Replace$/ );
	await expect( shown( page ) ).toHaveClass( new RegExp( `wp-image-${ other }\\b` ) );
	await page.locator( '#publish' ).click();
	await expect( page.locator( '#message' ) ).toContainText( 'updated' );
	expect( await savedContent( post ) ).toContain(
		await call< string >( 'url_of', other, 'medium' )
	);
} );

test( 'the original is edited in our editor, and the new image is shown', async ( { page } ) => {
	const post = await open( page, imageOf( ' alt="A hut"' ) );
	const editor = page.locator( '.pagewright-edit-image' );
	await details( page ).getByRole( 'button', { name: 'Edit original' } ).click();
	await editor.getByRole( 'button', { name: 'Rotate right' } ).click();
	await editor.getByRole( 'button', { name: 'Cancel' } ).click();
	await page.getByRole( 'button', { name: 'Discard changes' } ).click();
	await expect( details( page ).locator( 'img' ) ).toHaveAttribute( 'src', url );

	const edit = details( page ).getByRole( 'button', { name: 'Edit original' } );
	await expect( edit ).toBeFocused();
	await edit.press( 'Enter' );
	await editor.getByRole( 'button', { name: 'Rotate right' } ).click();
	await editor.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( details( page ).locator( 'img' ) ).toHaveAttribute( 'src', /-e\d{13}/ );
	expect( await update( page, post ) ).toContain(
		await call< string >( 'url_of', image, 'medium' )
	);
} );

test( 'an edited image cannot be saved again while the dialog loads it', async ( { page } ) => {
	await open( page, imageOf( ' alt="A hut"' ) );
	const editor = page.locator( '.pagewright-edit-image' );
	await details( page ).getByRole( 'button', { name: 'Edit original' } ).click();
	await editor.getByRole( 'button', { name: 'Rotate right' } ).click();
	const slow = await hold( page, 'media/attachments' );
	await editor.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await slow.held();
	await expect( editor.getByRole( 'button', { name: 'Saving…' } ) ).toBeDisabled();
	slow.release();
	await expect( details( page ).locator( 'img' ) ).toHaveAttribute( 'src', /-e\d{13}/ );
	await expect( editor ).toHaveCount( 0 );
} );

test( 'an image whose attachment was deleted keeps its URL and has no sizes', async ( {
	page,
} ) => {
	const content = imageOf( ' alt="A hut"' ).replace( `image-${ image }`, 'image-999999' );
	const post = await open( page, content );
	await expect( details( page ).getByText( /is not in the media library/ ) ).toBeVisible();
	await expect( details( page ).getByLabel( 'Size', { exact: true } ) ).toHaveCount( 0 );
	expect( await update( page, post ) ).toBe( content );
} );

test( 'a file that the server does not return can be tried again', async ( { page } ) => {
	const content = imageOf( ' alt="A hut"' );
	const isCall = ( { pathname }: URL ) => pathname.endsWith( '/admin-ajax.php' );
	await page.route( isCall, ( route ) =>
		route.request().postData()?.includes( 'action=get-attachment' )
			? route.fulfill( { status: 500, body: 'broken' } )
			: route.fallback()
	);
	const post = await open( page, content );
	const failed = details( page ).getByText( /could not be loaded, so other sizes/ );
	await expect( failed.first() ).toBeVisible();
	await details( page ).getByRole( 'button', { name: 'Try again' } ).click();
	await expect( failed.first() ).toBeVisible();
	await page.unroute( isCall );
	await details( page ).getByRole( 'button', { name: 'Try again' } ).click();
	await expect( details( page ).getByLabel( 'Size', { exact: true } ) ).toHaveValue( 'medium' );
	await expect( failed ).toHaveCount( 0 );
	expect( await update( page, post ) ).toBe( content );
} );

test( 'a user who is logged out logs in in another tab, and nothing is lost', async ( {
	page,
} ) => {
	const post = await makePost( imageOf( ' alt="A hut"' ) );
	await page.goto( `/wp-admin/post.php?post=${ post }&action=edit` );
	await expect( shown( page ) ).toBeVisible();
	await page.context().clearCookies();
	await openDetails( page );
	await details( page ).getByLabel( 'Alternative text' ).fill( 'A red hut' );
	await expect(
		details( page )
			.getByText( /You are logged out/ )
			.first()
	).toBeVisible();
	await logInAgain( page, details( page ) );
	await details( page ).getByRole( 'button', { name: 'Try again' } ).click();
	await details( page ).getByLabel( 'Size', { exact: true } ).selectOption( 'thumbnail' );
	await expect( details( page ).getByLabel( 'Alternative text' ) ).toHaveValue( 'A red hut' );
	await mediaDialog( page ).getByRole( 'button', { name: 'Update', exact: true } ).click();
	await expect( shown( page ) ).toHaveAttribute( 'alt', 'A red hut' );
	await expect( shown( page ) ).toHaveClass( /size-thumbnail/ );
} );

test( 'an image editor that fails to load does not lose the texts', async ( { page } ) => {
	const post = await open( page, imageOf( ' alt="A hut"' ) );
	await details( page ).getByLabel( 'Alternative text' ).fill( 'A red hut' );
	await page.route( /media-edit-image/, ( route ) => route.abort() );
	await details( page ).getByRole( 'button', { name: 'Edit original' } ).click();
	// WordPress's own editor.
	await expect( mediaDialog( page ).locator( '.image-editor' ) ).toBeVisible();
	await mediaDialog( page )
		.getByRole( 'button', { name: /^Back$/ } )
		.click();
	await expect( details( page ).getByLabel( 'Alternative text' ) ).toHaveValue( 'A red hut' );
	expect( await update( page, post ) ).toContain( 'alt="A red hut"' );
} );

test( 'an image that the server cannot open in the editor says why', async ( { page } ) => {
	const post = await open( page, imageOf( ' alt="A hut"' ) );
	await details( page ).getByLabel( 'Alternative text' ).fill( 'A red hut' );
	await page.route( /edit(%2F|\/)source/, ( route ) =>
		route.fulfill( { status: 500, body: 'broken' } )
	);
	await details( page ).getByRole( 'button', { name: 'Edit original' } ).click();
	const editor = page.locator( '.pagewright-edit-image' );
	await expect( editor.getByText( 'The site does not respond.' ).first() ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( editor ).toHaveCount( 0 );
	await expect( details( page ).getByLabel( 'Alternative text' ) ).toHaveValue( 'A red hut' );
	expect( await update( page, post ) ).toContain( 'alt="A red hut"' );
} );
