import { expect } from '@playwright/test';
import { SPINNER } from './animations';
import { attach } from './attach';
import { blockOf } from './editor';
import { seen, type Case } from './hostile-engine';
import { php } from './site';

/** Functions that remove the content of the real engines. */
const removals: Array< () => Promise< unknown > > = [];
export async function removeReal(): Promise< void > {
	for ( const remove of removals.splice( 0 ) ) {
		await remove();
	}
}

const widget = ( name: string, widgetData: object ) =>
	blockOf( `SiteOrigin_Widget_${ name }_Widget`, { widgetData } );
const SLIDE = { image: 0, content: '<p>Slide</p>' };

/** By folder of frontend/. A missing case fails the test. */
export const CASES: Record< string, Case > = {
	accordion: {
		root: '<div @><details><summary>One</summary>x</details></div>',
		real: widget( 'Accordion', { panels: [ { title: 'Real', content_text: 'Inside' } ] } ),
		works: seen( '.sow-accordion summary' ),
	},
	blog: {
		root: '<div class="sow-blog" @ data-paging-id="1"><div class="sow-nav-links"><a href="?sow-1=2">Next</a></div><span data-filter="x">x</span></div>',
		real: widget( 'Blog', {} ),
		works: seen( '.sow-blog' ),
	},
	carousel: {
		root: '<div @ class="sow-carousel-container"><div class="sow-carousel-wrapper" @><ul class="sow-carousel-items"><li class="sow-carousel-item">x</li></ul></div></div>',
		real: widget( 'Anything_Carousel', {
			items: [ { content_text: 'Real one' }, { content_text: 'Two' } ],
		} ),
		works: seen( '.sow-carousel-item' ),
	},
	'google-map': {
		root: '<div @ class="sow-google-map-canvas"><template data-marker="0" @>x</template><div data-marker="0" @>x</div></div>',
		real: widget( 'GoogleMap', {
			map_center: { name: 'Tower', address: 'Tower', location: '(48.8584, 2.2945)' },
		} ),
		works: async ( page ) => {
			// Its button was clicked with the others.
			await expect( page.locator( '.has-map' ).last() ).toBeVisible();
		},
	},
	'lottie-player': {
		root: '<div @></div>',
		real: async () => {
			const file = await attach( 'hostile-spinner.json', JSON.stringify( SPINNER ) );
			removals.push( () => php( `wp_delete_attachment( ${ file }, true );` ) );
			return widget( 'Lottie_Player', { file, autoplay: true, loop: true } );
		},
		works: async ( page ) => {
			await seen( 'lottie-player path' )( page );
			// It started automatically, and its button was clicked with the others.
			await page.getByRole( 'button', { name: 'Play the animation' } ).click();
			const turn = () =>
				page.locator( 'lottie-player g[transform]' ).first().getAttribute( 'transform' );
			const first = await turn();
			await expect.poll( turn ).not.toBe( first );
		},
	},
	slider: {
		root: '<div @ class="sow-slider-base"><ul class="sow-slider-images" @><li class="sow-slider-image" @><div>x</div></li><li class="sow-slider-image" @>y</li></ul></div>',
		real: widget( 'Hero', { frames: [ SLIDE, SLIDE ] } ),
		works: seen( '.sow-slider-base' ),
	},
	tabs: {
		root: '<div @><div><a href="#x" data-anchor-id="x">x</a></div><div><div id="x">x</div></div></div>',
		real: widget( 'Tabs', { tabs: [ { title: 'Real', content_text: 'Inside' } ] } ),
		works: seen( '.sow-tabs-tab' ),
	},
};
/** Parts of the engines above, which read nothing from the page themselves. */
export const PARTS = [ 'slides' ];
