import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { makePost, savedContent } from '../../../../tests/support/editor';
import { callEdit } from '../support/edit';
import { phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/media-library/tests/e2e/convert-gallery.php' );

let ids: number[] = [];
test.beforeEach( async () => {
	ids = [
		await callEdit< number >( 'insert_image' ),
		await callEdit< number >( 'insert_image' ),
		await callEdit< number >( 'insert_image' ),
	];
	await call( 'set_texts', ids[ 0 ], 'First <em>caption</em>', 'First text' );
	await call( 'set_texts', ids[ 1 ], 'Second caption', '' );
} );
test.afterEach( async () => {
	for ( const id of ids ) {
		await callEdit( 'delete_attachment', id );
	}
} );

/** Opens a post from before blocks and converts its content to blocks. */
async function convert( page: Page, content: string ): Promise< number > {
	const post = await makePost( content );
	await page.goto( `/wp-admin/post.php?post=${ post }&action=edit` );
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	await canvas.locator( '[data-type="core/freeform"]' ).click();
	await page.getByRole( 'button', { name: 'Convert to blocks' } ).first().click();
	return post;
}

/** Waits until the blocks have the values of the server, saves the post and returns its content. */
async function save( page: Page, post: number ): Promise< string > {
	await page.waitForFunction( () => {
		const [ first ] = ( window as any ).wp.data
			.select( 'core/block-editor' )
			.getBlocks()
			.filter( ( { name }: { name: string } ) => name === 'core/gallery' );
		return first?.innerBlocks.every( ( image: any ) => image.attributes.url );
	} );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByText( /(Page|Post) (updated|saved)/ ).first() ).toBeVisible();
	return savedContent( post );
}

test( 'a gallery of a classic post becomes a block with its order, captions and settings', async ( {
	page,
} ) => {
	const order = [ ids[ 2 ], ids[ 0 ], ids[ 1 ] ];
	const post = await convert(
		page,
		`<p>Before</p>\n[gallery columns="2" size="medium" link="file" ids="${ order }"]`
	);
	const saved = await save( page, post );
	const [ , settings ] = /<!-- wp:gallery (\{.*?\}) -->/.exec( saved ) ?? [];
	expect( JSON.parse( settings! ) ).toMatchObject( {
		...{ columns: 2, linkTo: 'media', sizeSlug: 'medium' },
	} );
	const images = [ ...saved.matchAll( /<!-- wp:image (\{.*?\}) -->(.*?)<!-- \/wp:image -->/gs ) ];
	expect( images.map( ( [ , values ] ) => JSON.parse( values! ).id ) ).toEqual( order );
	const urls = await Promise.all( order.map( ( id ) => call< string[] >( 'urls_of', id ) ) );
	for ( const [ at, [ , , html ] ] of images.entries() ) {
		expect( html ).toContain( `src="${ urls[ at ]![ 0 ] }"` );
		expect( html ).toContain( `href="${ urls[ at ]![ 1 ] }"` );
	}
	expect( images[ 0 ]![ 2 ] ).not.toContain( '<figcaption' );
	expect( images[ 1 ]![ 2 ] ).toContain( 'First <em>caption</em></figcaption>' );
	expect( images[ 1 ]![ 2 ] ).toContain( 'alt="First text"' );
	expect( images[ 2 ]![ 2 ] ).toContain( 'Second caption</figcaption>' );
} );

test( 'a gallery of the files of its post stays a shortcode', async ( { page } ) => {
	const post = await convert( page, `<p>Before</p>\n[gallery columns="2"]` );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByText( /(Page|Post) (updated|saved)/ ).first() ).toBeVisible();
	const saved = await savedContent( post );
	expect( saved ).toContain( '[gallery columns="2"]' );
	expect( saved ).toContain( 'wp:shortcode' );
} );
