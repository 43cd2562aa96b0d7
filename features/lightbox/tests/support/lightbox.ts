import { expect, type Page } from '@playwright/test';
import { php, phpValue, siteUrl, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/lightbox/tests/support/lightbox.php' );

/** Images of the demo content, as [ width, height ]. */
export const SIZES = { dunes: [ 1200, 800 ], fjord: [ 900, 1200 ], meadow: [ 1200, 800 ] };

export interface Picture {
	id: number;
	file: string;
	medium: string;
}

/** Returns attachments of the demo content by name. */
export const pictures = () => call< Record< keyof typeof SIZES, Picture > >( 'pictures' );

export const image = (
	{ id, file, medium }: Picture,
	{ caption = '', attributes = {}, href = file } = {}
) =>
	`<!-- wp:image ${ JSON.stringify( { id, sizeSlug: 'medium', linkDestination: 'media', ...attributes } ) } --><figure class="wp-block-image size-medium"><a href="${ href }"><img src="${ medium }" alt="Picture ${ id }" class="wp-image-${ id }"/></a>${ caption && `<figcaption class="wp-element-caption">${ caption }</figcaption>` }</figure><!-- /wp:image -->`;

export const gallery = ( images: string[], attributes = {} ) =>
	`<!-- wp:gallery ${ JSON.stringify( { linkTo: 'media', ...attributes } ) } --><figure class="wp-block-gallery has-nested-images columns-default is-cropped">${ images.join( '' ) }</figure><!-- /wp:gallery -->`;

/** Publishes a page; the same name replaces its content. */
export async function publish( name: string, content: string ): Promise< string > {
	await call( 'publish', name, content );
	return `${ siteUrl }/${ name }/`;
}

/** Publishes a scrolling page with three images, the first with a link in its caption. */
export async function publishThree( name: string ): Promise< string > {
	const { dunes, fjord, meadow } = await pictures();
	return publish(
		name,
		gallery( [
			image( dunes, { caption: 'Sand and <a href="https://example.org/">wind</a>' } ),
			image( fjord ),
			image( meadow ),
		] ) + '<!-- wp:paragraph --><p>After</p><!-- /wp:paragraph -->'.repeat( 40 )
	);
}

export const removePages = () => call( 'remove_pages' );

export const setOptions = ( values: Record< string, unknown > ) =>
	php( `update_option( 'pagewright_features', ${ phpValue( values ) }, true );` );

export const dialog = ( page: Page ) => page.locator( 'dialog.pagewright-lightbox' );
export const link = ( page: Page, n = 0 ) => page.locator( '.entry-content a:has(img)' ).nth( n );
export const status = ( page: Page ) => dialog( page ).getByRole( 'status' );
/** Returns the current image, without its neighbors. */
export const shown = ( page: Page ) =>
	page.locator( '.pswp__item[aria-hidden=false] img.pswp__img:not(.pswp__img--placeholder)' );

/** Opens an image and waits until it is visible. */
export async function openAt( page: Page, url: string, n = 0 ): Promise< void > {
	await page.goto( url );
	await link( page, n ).click();
	await dialog( page ).waitFor();
	await page.locator( '.pswp--ui-visible' ).waitFor( { state: 'attached' } );
}

export async function press( page: Page, ...keys: string[] ): Promise< void > {
	for ( const key of keys ) {
		await page.keyboard.press( key );
	}
}

/** Checks that it is closed and the URL is clean. */
export async function isClosed( page: Page ): Promise< void > {
	await expect( dialog( page ) ).toHaveCount( 0 );
	await expect.poll( () => page.evaluate( () => location.hash ) ).toBe( '' );
}
