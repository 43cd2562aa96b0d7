import { expect, test, type Page } from '@playwright/test';
import { next, previous, running } from '../support/carousel';
import { ownPosts } from '../support/own-posts';

const posts = ownPosts();
const POSTS = 'SiteOrigin_Widget_PostCarousel_Widget';
const isLoad = ( url: URL ) => url.searchParams.get( 'action' ) === 'sow_carousel_load';
const items = ( page: Page ) => page.locator( '.sow-carousel-item:not(.is-loading)' );
const placeholder = ( page: Page ) => page.locator( '.sow-carousel-item.is-loading' );

test.use( { storageState: { cookies: [], origins: [] }, viewport: { width: 700, height: 800 } } );
test.afterAll( () => posts.remove() );

/**
 * Opens a carousel whose pages have two posts; each request waits for the test, which decides
 * whether it succeeds.
 */
async function open( page: Page, settings: object = {} ) {
	const asked: Array< { page: string; answer: ( isFine: boolean ) => Promise< void > } > = [];
	await page.route( isLoad, ( route ) => {
		asked.push( {
			page: new URL( route.request().url() ).searchParams.get( 'paged' )!,
			answer: ( isFine ) => ( isFine ? route.continue() : route.abort() ),
		} );
	} );
	await page.goto(
		await posts.page( [
			POSTS,
			{
				carousel_settings: { loop: false, animation_speed: 50, ...settings },
				posts: { post_type: 'post', posts_per_page: '2', sticky: 'ignore' },
			},
		] )
	);
	await running( page );
	await expect.poll( () => asked.length ).toBe( 1 );
	return asked;
}

/** Each attempt is a click. */
const OFTEN = { intervals: [ 100 ] };

test( 'the next posts are requested one batch at a time, with a placeholder, until the last', async ( {
	page,
} ) => {
	const asked = await open( page );
	const all = Number(
		await page.locator( '.sow-carousel-wrapper' ).getAttribute( 'data-item_count' )
	);
	expect( all ).toBeGreaterThan( 3 );
	await expect( items( page ) ).toHaveCount( 2 );
	await expect( placeholder( page ) ).toHaveCount( 1 );
	await next( page ).click( { force: true } );
	await next( page ).click( { force: true } );
	await next( page ).click( { force: true } );
	await expect( placeholder( page ) ).toHaveCount( 1 );
	expect( asked.map( ( one ) => one.page ) ).toEqual( [ '2' ] );
	await asked[ 0 ]!.answer( true );
	await expect( items( page ) ).not.toHaveCount( 2 );
	let answered = 1;
	await expect
		.poll( async () => {
			await next( page ).click( { force: true } );
			if ( asked.length > answered ) {
				await asked[ answered++ ]!.answer( true );
			}
			return items( page ).count();
		}, OFTEN )
		.toBe( all );
	await expect( placeholder( page ) ).toHaveCount( 0 );
	const pages = asked.map( ( one ) => one.page );
	expect( new Set( pages ).size ).toBe( pages.length );
	await expect
		.poll( async () => {
			await next( page ).click( { force: true } );
			return next( page ).getAttribute( 'aria-disabled' );
		}, OFTEN )
		.toBe( 'true' );
	expect( asked ).toHaveLength( pages.length );
	const links = await page
		.locator( '.sow-carousel-item-title a' )
		.evaluateAll( ( found ) => found.map( ( link ) => ( link as HTMLAnchorElement ).href ) );
	expect( new Set( links ).size ).toBe( all );
	await expect( items( page ).last() ).toBeInViewport( { ratio: 0.9 } );
} );

test( 'after a failure the placeholder disappears, existing items work, and the next step requests again', async ( {
	page,
} ) => {
	const asked = await open( page );
	await asked[ 0 ]!.answer( false );
	await expect( placeholder( page ) ).toHaveCount( 0 );
	await expect( items( page ) ).toHaveCount( 2 );
	await next( page ).click( { force: true } );
	await expect.poll( () => asked.length ).toBe( 2 );
	expect( asked[ 1 ]!.page ).toBe( '2' );
	await asked[ 1 ]!.answer( true );
	await expect( items( page ) ).not.toHaveCount( 2 );
} );

test( 'a loop does not go back while items are not loaded yet', async ( { page } ) => {
	await open( page, { loop: true } );
	await expect( previous( page ) ).toHaveAttribute( 'aria-disabled', 'true' );
	await previous( page ).click( { force: true } );
	await expect( items( page ).first() ).toBeInViewport( { ratio: 0.9 } );
} );

test( 'one item is in the tab order, and the arrow keys move from there', async ( { page } ) => {
	const asked = await open( page );
	await asked[ 0 ]!.answer( true );
	await expect( items( page ) ).not.toHaveCount( 2 );
	const links = page.locator( '.sow-carousel-item-title a' );
	await expect( page.locator( '.sow-carousel-item-title a[tabindex="0"]' ) ).toHaveCount( 1 );
	await links.first().focus();
	await page.keyboard.press( 'ArrowRight' );
	await expect( links.nth( 1 ) ).toBeFocused();
	await page.keyboard.press( 'ArrowRight' );
	await expect( links.nth( 2 ) ).toBeFocused();
	await expect( links.nth( 2 ) ).toBeInViewport( { ratio: 1 } );
} );
