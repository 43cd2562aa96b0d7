import { expect, type Page } from '@playwright/test';
import type { ownPosts } from './own-posts';

export const CAROUSEL = 'SiteOrigin_Widget_Anything_Carousel_Widget';
export const SPEED_MS = 100;

/** Returns a carousel of seven linked items, three at a time. */
export const carousel = (
	posts: ReturnType< typeof ownPosts >,
	settings: object = {},
	more: object = {}
) =>
	posts.page( [
		CAROUSEL,
		{
			title: 'Bread',
			items: [ 1, 2, 3, 4, 5, 6, 7 ].map( ( n ) => ( {
				title: `Item ${ n }`,
				content_text: `<p><a href="#item-${ n }">Link ${ n }</a></p>`,
			} ) ),
			carousel_settings: { loop: false, animation_speed: SPEED_MS, ...settings },
			...more,
		},
	] );

export const root = ( page: Page ) => page.locator( '[data-pagewright="carousel"]' );
export const running = ( page: Page ) => expect( root( page ) ).toHaveClass( /is-running/ );
export const next = ( page: Page ) => page.getByRole( 'button', { name: 'Next' } );
export const previous = ( page: Page ) => page.getByRole( 'button', { name: 'Previous' } );
export const dots = ( page: Page ) => page.getByRole( 'button', { name: 'Go to page' } );
export const currentDot = ( page: Page ) =>
	page.locator( '.sow-carousel-dots [aria-current="true"]' );
/** Returns the numbers of the reachable items in order. */
export const reachable = ( page: Page ) =>
	page
		.locator( '.sow-carousel-item' )
		.evaluateAll( ( items ) =>
			items.flatMap( ( item, at ) => ( ( item as HTMLElement ).inert ? [] : [ at + 1 ] ) )
		);
export const shows = ( page: Page, numbers: number[] ) =>
	expect.poll( () => reachable( page ) ).toEqual( numbers );
