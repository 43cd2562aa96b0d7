import { expect, test, type Page } from '@playwright/test';
import { ownPosts } from '../support/own-posts';

const posts = ownPosts();
const text = ( word: string ) => ( { content: `<p>${ word }</p>` } );
const picture = ( name: string ) => ( {
	background_image_fallback: `/wp-content/plugins/pagewright/build/blocks/button/icon.svg?${ name }#1200x500`,
} );
const controls = { anchor: 'team', autoplay: false };
const WIDGETS: Array< [ widgetClass: string, data: object ] > = [
	[ 'SiteOrigin_Widget_Slider_Widget', { frames: [ 'a', 'b', 'c' ].map( picture ), controls } ],
	[
		'SiteOrigin_Widget_Hero_Widget',
		{ frames: [ 'One', 'Two', 'Three' ].map( text ), controls },
	],
	[
		'SiteOrigin_Widget_LayoutSlider_Widget',
		{
			frames: [ 'a', 'b', 'c' ].map( ( name ) => ( {
				background: { image_fallback: picture( name ).background_image_fallback },
			} ) ),
			controls,
		},
	],
];

test.use( { storageState: { cookies: [], origins: [] } } );
test.afterAll( () => posts.remove() );

/** A page whose slider is far below the window. */
const pageWith = ( widgetClass: string, data: object ) =>
	posts.page(
		[ 'SiteOrigin_Widget_Editor_Widget', { text: '<p style="height:3000px">Above</p>' } ],
		[ widgetClass, data ]
	);
const activeId = ( page: Page ) => page.locator( '.cycle-slide-active' ).getAttribute( 'id' );

for ( const [ widgetClass, data ] of WIDGETS ) {
	test.describe( widgetClass, () => {
		test( 'shows the slide that the URL names, at once and later', async ( { page } ) => {
			await page.goto( `${ await pageWith( widgetClass, data ) }#team-2` );
			await expect( page.locator( '.is-running' ) ).toBeInViewport();
			expect( await activeId( page ) ).toBe( 'team-2' );
			await page.evaluate( () => {
				window.location.hash = 'team-3';
			} );
			await expect.poll( () => activeId( page ) ).toBe( 'team-3' );
			await page.evaluate( () => {
				window.location.hash = 'team-9';
			} );
			await page.goBack();
			await page.goBack();
			await expect.poll( () => activeId( page ) ).toBe( 'team-2' );
		} );

		test.describe( 'without JavaScript', () => {
			test.use( { javaScriptEnabled: false } );
			test( 'scrolls to the slide that the URL names', async ( { page } ) => {
				await page.goto( `${ await pageWith( widgetClass, data ) }#team-2` );
				await expect( page.locator( '#team-2' ) ).toBeInViewport( { ratio: 0.2 } );
				await expect( page.locator( '#team-1' ) ).not.toBeInViewport( { ratio: 0.2 } );
			} );
		} );
	} );
}
