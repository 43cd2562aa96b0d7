import { expect, type Page } from '@playwright/test';
import { php, phpValue, siteUrl } from '../../../../tests/support/site';

/** Images of the demo content, as [ width, height ]. */
export const SIZES = { dunes: [ 1200, 800 ], fjord: [ 900, 1200 ], meadow: [ 1200, 800 ] };

export interface Picture {
	id: number;
	file: string;
	medium: string;
}

/** Returns attachments of the demo content by name. */
export const pictures = () =>
	php< Record< keyof typeof SIZES, Picture > >( `
		foreach ( array( 'dunes', 'fjord', 'meadow' ) as $name ) {
			$id = get_posts( array( 'post_type' => 'attachment', 'name' => "demo-$name", 'post_status' => 'inherit', 'fields' => 'ids' ) )[0];
			$all[ $name ] = array( 'id' => $id, 'file' => wp_get_attachment_url( $id ), 'medium' => wp_get_attachment_image_url( $id, 'medium' ) );
		}
		return $all;` );

export const image = (
	{ id, file, medium }: Picture,
	{ caption = '', attributes = {}, href = file } = {}
) =>
	`<!-- wp:image ${ JSON.stringify( { id, sizeSlug: 'medium', linkDestination: 'media', ...attributes } ) } --><figure class="wp-block-image size-medium"><a href="${ href }"><img src="${ medium }" alt="Picture ${ id }" class="wp-image-${ id }"/></a>${ caption && `<figcaption class="wp-element-caption">${ caption }</figcaption>` }</figure><!-- /wp:image -->`;

export const gallery = ( images: string[], attributes = {} ) =>
	`<!-- wp:gallery ${ JSON.stringify( { linkTo: 'media', ...attributes } ) } --><figure class="wp-block-gallery has-nested-images columns-default is-cropped">${ images.join( '' ) }</figure><!-- /wp:gallery -->`;

/** Publishes a page; the same name replaces its content. */
export async function publish( name: string, content: string ): Promise< string > {
	await php( `
		kses_remove_filters();
		$old = get_page_by_path( ${ phpValue( name ) } );
		$id = wp_insert_post( wp_slash( array( 'ID' => $old->ID ?? 0, 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Lightbox test', 'post_name' => ${ phpValue( name ) }, 'post_content' => ${ phpValue( content ) } ) ) );
		update_post_meta( $id, 'lightbox_test', 1 );
		kses_init_filters();` );
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

export const removePages = () =>
	php(
		`foreach ( get_posts( array( 'post_type' => 'page', 'meta_key' => 'lightbox_test', 'numberposts' => -1 ) ) as $page ) { wp_delete_post( $page->ID, true ); } delete_option( 'pagewright_features' );`
	);

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
