import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { violations } from '../../../../tests/support/axe';
import { makePost, savedContent } from '../../../../tests/support/editor';
import { mediaDialog } from '../../../../tests/support/media-dialog';
import { unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/media-library/tests/e2e/dialog.php' );

const PIXEL = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAC0lEQVR4nGNggAEAAAoAAc+zKpQAAAAASUVORK5CYII=',
	'base64'
);

test.beforeEach( async ( { page } ) => {
	await call( 'plug_classic' );
	await page.route( /oembed(%2F|\/)1\.0(%2F|\/)proxy/, ( route ) =>
		/video\.example/.test( decodeURIComponent( route.request().url() ) )
			? route.fulfill( { json: { html: '<p>Video</p>', width: 600, height: 340 } } )
			: route.fulfill( { status: 404, json: { code: 'oembed_invalid_url' } } )
	);
	await page.route( 'https://pictures.example/**', ( route ) =>
		route.fulfill( { body: PIXEL, contentType: 'image/png' } )
	);
} );
test.afterEach( () => unplug( 'media-dialog' ) );

const embed = ( page: Page ) => mediaDialog( page ).locator( '.pagewright-media-library__embed' );
const field = ( page: Page, name: string ) => embed( page ).getByLabel( name, { exact: true } );
const insert = ( page: Page ) =>
	mediaDialog( page ).getByRole( 'button', { name: 'Insert into page', exact: true } );

/** Waits until our code has replaced the view, which the pointer on a button loads. */
async function reach( page: Page ): Promise< void > {
	// Without the script, nothing notices the pointer.
	await page.waitForLoadState();
	await page.locator( '.insert-media' ).first().hover();
	await page.waitForFunction( () => {
		const { wp, pagewrightMediaViews } = window as any;
		return wp.media.view.Embed.prototype.initialize !== pagewrightMediaViews.Embed.initialize;
	} );
}

/** Opens a page in the classic editor, and the fields for a URL. */
async function open( page: Page ): Promise< number > {
	const id = await makePost( '' );
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await reach( page );
	await page.locator( '.insert-media' ).first().click();
	await mediaDialog( page ).getByRole( 'tab', { name: 'Insert from URL' } ).click();
	await expect( field( page, 'URL' ) ).toBeVisible();
	return id;
}

async function update( page: Page, id: number ): Promise< string > {
	await expect( mediaDialog( page ) ).toHaveCount( 0 );
	// The server answers for links.
	await expect
		.poll( () => page.evaluate( () => ( window as any ).tinymce.activeEditor.getContent() ) )
		.not.toBe( '' );
	await page.locator( '#publish' ).click();
	await expect( page.locator( '#message' ) ).toContainText( 'updated' );
	return savedContent( id );
}

test( 'a URL without a preview becomes a link with a text', async ( { page } ) => {
	const id = await open( page );
	await expect( insert( page ) ).toBeDisabled();
	for ( const text of [ 'http://', 'https://', 'javascript:alert(1)', 'data:text/html,1' ] ) {
		await field( page, 'URL' ).fill( text );
		await expect( insert( page ) ).toBeDisabled();
	}
	await field( page, 'URL' ).fill( 'https://other.example/a page' );
	await field( page, 'Link text' ).fill( 'One < "two" & three' );
	expect( await violations( page, { include: '.pagewright-media-library__embed' } ) ).toEqual(
		[]
	);
	await insert( page ).click();
	expect( await update( page, id ) ).toBe(
		'<a href="https://other.example/a%20page">One &lt; "two" &amp; three</a>'
	);
} );

test( 'a video with a preview has no text, and is embedded', async ( { page } ) => {
	const id = await open( page );
	await field( page, 'URL' ).fill( 'https://video.example/film' );
	await expect(
		embed( page ).locator( 'iframe' ).contentFrame().getByText( 'Video' )
	).toBeVisible();
	await expect( field( page, 'Link text' ) ).toHaveCount( 0 );
	await field( page, 'URL' ).fill( 'https://bücher.example/film.mp4' );
	await expect( field( page, 'Link text' ) ).toBeVisible();
	await insert( page ).click();
	expect( await update( page, id ) ).toBe( '[embed]https://bücher.example/film.mp4[/embed]' );
} );

test( 'an image of another site gets its texts, its place and its link', async ( { page } ) => {
	const id = await open( page );
	await field( page, 'URL' ).fill( 'https://pictures.example/hut.png' );
	await field( page, 'Alternative text' ).fill( 'A "red" <hut>' );
	await field( page, 'Caption' ).fill( 'Our <em>hut</em>' );
	await field( page, 'Alignment' ).selectOption( 'left' );
	await field( page, 'Link to' ).selectOption( 'custom' );
	await field( page, 'Link URL' ).fill( 'javascript:alert(1)' );
	await expect( embed( page ).getByRole( 'alert' ) ).toBeVisible();
	await field( page, 'Link URL' ).fill( 'https://other.example/' );
	await mediaDialog( page ).getByRole( 'tab', { name: 'Add media' } ).click();
	await mediaDialog( page ).getByRole( 'tab', { name: 'Insert from URL' } ).click();
	await expect( field( page, 'Alternative text' ) ).toHaveValue( 'A "red" <hut>' );
	await expect( field( page, 'Link URL' ) ).toHaveValue( 'https://other.example/' );
	await insert( page ).click();
	// WordPress remembers the size of the last image.
	expect( ( await update( page, id ) ).replace( /size-\w+/, 'size-medium' ) ).toBe(
		'[caption id="" align="alignleft" width="2"]<a href="https://other.example/">' +
			'<img class="size-medium" src="https://pictures.example/hut.png" alt="A &quot;red&quot; &lt;hut&gt;" width="2" height="1" /></a>' +
			' Our <em>hut</em>[/caption]'
	);
} );

test( 'an embed of the post keeps each byte, and changes only in its URL', async ( { page } ) => {
	const text = `[embed  width='400' lang="de"]https://video.example/1[/embed]`;
	const id = await makePost( text );
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	const edit = async () => {
		await reach( page );
		await page.frameLocator( '#content_ifr' ).locator( '.wpview' ).click();
		await page.getByRole( 'button', { name: 'Edit', exact: true } ).last().click();
		await expect( field( page, 'URL' ) ).toHaveValue( 'https://video.example/1' );
	};
	await edit();
	await insert( page ).click();
	expect( await update( page, id ) ).toBe( text );
	await edit();
	await field( page, 'URL' ).fill( 'https://video.example/2' );
	await insert( page ).click();
	expect( await update( page, id ) ).toBe( text.replace( '/1[', '/2[' ) );
} );

test( 'the first embed that is edited has our fields, before the pointer was on a button', async ( {
	page,
} ) => {
	const text = `[embed  width='400']https://video.example/1[/embed]`;
	const id = await makePost( text );
	let send = () => {};
	const isFocused = new Promise< void >( ( resolve ) => ( send = resolve ) );
	await page.route( '**/media-embed.js*', async ( route ) => {
		await isFocused;
		await route.continue();
	} );
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await page.frameLocator( '#content_ifr' ).locator( '.wpview' ).click();
	await page.getByRole( 'button', { name: 'Edit', exact: true } ).last().click();
	// The user is in WordPress's field when ours appear.
	await mediaDialog( page ).locator( '#embed-url-field' ).click();
	send();
	await expect( field( page, 'URL' ) ).toHaveValue( 'https://video.example/1' );
	await expect( field( page, 'URL' ) ).toBeFocused();
	await expect( mediaDialog( page ).locator( '#embed-url-field' ) ).toHaveCount( 0 );
	await field( page, 'URL' ).fill( 'https://video.example/2' );
	await insert( page ).click();
	expect( await update( page, id ) ).toBe( text.replace( '/1[', '/2[' ) );
} );

test( 'WordPress’s fields are shown if another plugin changed a part of them', async ( {
	page,
} ) => {
	const id = await makePost( '' );
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await reach( page );
	await page.evaluate( () => {
		( window as any ).wp.media.view.EmbedLink.prototype.fetch = () => {};
	} );
	await page.locator( '.insert-media' ).first().click();
	await mediaDialog( page ).getByRole( 'tab', { name: 'Insert from URL' } ).click();
	await expect( mediaDialog( page ).locator( '#embed-url-field' ) ).toBeVisible();
	await expect( embed( page ) ).toHaveCount( 0 );
} );
