import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import {
	attribute,
	contributorPages,
	EVIL,
	MARKUP,
	wasHit,
	watchDamage,
} from '../support/contributor-page';
import { blockOf } from '../support/editor';
import { php } from '../support/site';

const pages = contributorPages();

test.use( { storageState: { cookies: [], origins: [] } } );
test.beforeAll( () =>
	php(
		`update_option( 'pagewright_views', array( 'enabled' => true ), true ); update_option( 'pagewright_features', array( 'player' => true, 'player_embeds' => true, 'hover_cards' => true, 'menus' => true ), true );`
	)
);
test.afterAll( async () => {
	await pages.remove();
	await php( `delete_option( 'pagewright_views' ); delete_option( 'pagewright_features' );` );
} );

/** What may stand where an engine expects something else. */
const VALUES: Record< string, unknown > = {
	markup: MARKUP,
	script: 'javascript:window.hit=1',
	foreign: `${ EVIL }/x.json`,
	path: '../../../?attachment_id=1',
	huge: 1e308,
	negative: -1,
	list: [ MARKUP, null, [] ],
	nothing: null,
	object: { toString: 1, constructor: MARKUP },
	yes: true,
};

/** Names that options and attributes of an engine have, read from its source: keys of objects, and what is asked of `dataset`. */
function namesOf( folder: string ): { options: string[]; attributes: string[] } {
	const source = readdirSync( `frontend/${ folder }`, { recursive: true } )
		.map( String )
		.filter( ( file ) => file.endsWith( '.ts' ) && ! file.includes( '.test.' ) )
		.map( ( file ) => readFileSync( `frontend/${ folder }/${ file }`, 'utf8' ) )
		.join( '\n' );
	const all = ( pattern: RegExp ) =>
		[ ...source.matchAll( pattern ) ].map( ( [ , name ] ) => name! );
	const taken = all( /\{([^{}]*)\}(?::[^=;]*)? = [\w.!?]*dataset\b/g ).flatMap(
		( list ) => list.match( /\w+/g ) ?? []
	);
	return {
		options: [ ...new Set( all( /^\s+'?([a-z]\w+)'?\??:/gim ) ) ],
		attributes: [ ...new Set( [ ...all( /dataset\??\.(\w+)/g ), ...taken ] ) ],
	};
}

const kebab = ( name: string ) => name.replace( /[A-Z]/g, ( sign ) => `-${ sign.toLowerCase() }` );

interface Case {
	/** A root as the content may imitate it: the attributes are put where `@` stands. */
	root: string;
	/** The same feature, as an editor has put it on the page. */
	real: string;
	/** Shows that the real one works. */
	works: ( page: Page ) => Promise< void >;
}

const widget = ( name: string, widgetData: object ) =>
	blockOf( `SiteOrigin_Widget_${ name }_Widget`, { widgetData } );
const seen = ( selector: string ) => async ( page: Page ) => {
	await page.locator( selector ).last().scrollIntoViewIfNeeded();
	await expect( page.locator( selector ).last() ).toBeVisible();
};
const SLIDE = { image: 0, content: '<p>Slide</p>' };
const CARD = '0'.repeat( 64 );

/** By folder of frontend/. A folder without a case fails the test. */
const CASES: Record< string, Case > = {
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
	captcha: {
		root: '<div class="wpcf7"><span @ data-pagewright-captcha="x">x</span></div>',
		real: '',
		works: async () => {},
	},
	carousel: {
		root: '<div @ class="sow-carousel-container"><div class="sow-carousel-wrapper" @><ul class="sow-carousel-items"><li class="sow-carousel-item">x</li></ul></div></div>',
		real: widget( 'Anything_Carousel', {
			items: [ { content_text: 'Real one' }, { content_text: 'Two' } ],
		} ),
		works: seen( '.sow-carousel-item' ),
	},
	'contact-form': {
		root: '<a id="wpcf7" href="https://evil.example">x</a><a id="wpcf7" name="api">x</a><div class="wpcf7" @><div class="pagewright-form-schema">{}</div></div>',
		real: '',
		works: async () => {},
	},
	'contact-widget': {
		root: '<div @><div class="sow-contact-form-success">x</div></div>',
		real: '',
		works: async () => {},
	},
	faq: {
		root: '<div @><div class="pagewright-faq__all">x</div><details class="pagewright-faq__item" @><summary>x</summary></details></div>',
		real: '',
		works: async () => {},
	},
	'google-map': {
		root: '<div @ class="sow-google-map-canvas"><template data-marker="0" @>x</template><div data-marker="0" @>x</div></div>',
		real: widget( 'GoogleMap', {
			map_center: { name: 'Tower', address: 'Tower', location: '(48.8584, 2.2945)' },
		} ),
		works: async ( page ) => {
			// Its button has been pressed with the others.
			await expect( page.locator( '.has-map' ).last() ).toBeVisible();
		},
	},
	'hover-cards': {
		root: `<img data-pagewright-hover-card="&quot;]" @ src="/wp-includes/images/media/default.png" alt=""><img data-pagewright-hover-card="${ CARD }" src="/wp-includes/images/media/default.png" alt="">`,
		real: '<!-- wp:avatar {"userId":1} /-->',
		works: async () => {},
	},
	lightbox: {
		root: '<figure><a href="/wp-includes/images/media/default.png" data-pagewright-lightbox="" @><img src="/wp-includes/images/media/default.png" alt="Forged"></a></figure>',
		real: '',
		works: async ( page ) => {
			await page.getByRole( 'link', { name: 'Forged' } ).first().click();
			await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Close' } ).click();
			await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
		},
	},
	'lottie-player': {
		root: '<div @></div>',
		real: '',
		works: async () => {},
	},
	navigation: {
		root: '<nav @><div class="pagewright-navigation__panel">x</div><div class="pagewright-navigation__arrow">x</div></nav>',
		real: '',
		works: async () => {},
	},
	player: {
		root: '<div @ class="pagewright-player is-video"><video class="pagewright-player__media" controls src="/none.mp4"></video></div><div data-pagewright="playlist"><div @ class="pagewright-player is-video"><video controls src="/none.mp4"></video></div><ol><li><a class="pagewright-playlist__link" href="/none.mp4" @>Track</a></li></ol></div>',
		real: '[video src="/none.mp4"]',
		works: seen( '.pagewright-player.is-ready' ),
	},
	'popular-posts': {
		root: '<div><div class="wpp-widget-placeholder" @ data-widget-id="../x">x</div></div>',
		real: '',
		works: async () => {},
	},
	slider: {
		root: '<div @ class="sow-slider-base"><ul class="sow-slider-images" @><li class="sow-slider-image" @><div>x</div></li><li class="sow-slider-image" @>y</li></ul></div>',
		real: widget( 'Hero', { frames: [ SLIDE, SLIDE ] } ),
		works: seen( '.sow-slider-base' ),
	},
	'spam-trap': {
		root: '<div @ data-pagewright-trap="x y">x</div><div class="pagewright-spam-test" @>x</div>',
		real: '',
		works: async () => {},
	},
	tabs: {
		root: '<div @><div><a href="#x" data-anchor-id="x">x</a></div><div><div id="x">x</div></div></div>',
		real: widget( 'Tabs', { tabs: [ { title: 'Real', content_text: 'Inside' } ] } ),
		works: seen( '.sow-tabs-tab' ),
	},
	'view-counter': {
		root: '<a id="wpp_do_request">x</a><a id="jQuery">x</a><a id="trustedTypes">x</a>',
		real: '',
		works: async () => {},
	},
};
/** Parts of the engines above, which read nothing of the page by themselves. */
const PARTS = [ 'slides' ];

/** All modules that pages load. */
const MODULES = [
	...readdirSync( 'build/frontend' ).map( ( file ) => `build/frontend/${ file }` ),
	...readdirSync( 'build/blocks' ).map( ( block ) => `build/blocks/${ block }/view.js` ),
].filter( ( path ) => path.endsWith( '.js' ) && existsSync( path ) );

/** Ids that scripts look for, each with a list of elements and before what the server prints. */
const CLOBBERS = [
	'wpp-json',
	'jQuery',
	'google',
	'gm_authFailure',
	'sowb_slider_allowed_protocols',
	'wp-script-module-data-pagewright-player',
	'wp-script-module-data-pagewright-lightbox',
	'wp-script-module-data-pagewright-hover-cards',
]
	.map(
		( id ) =>
			`<a id="${ id }" href="${ EVIL }">x</a><a id="${ id }">${ attribute( { css: EVIL } ) }</a>`
	)
	.join( '' );

test( 'there is a case for each engine', () => {
	const folders = readdirSync( 'frontend', { withFileTypes: true } )
		.filter( ( entry ) => entry.isDirectory() )
		.map( ( { name } ) => name );
	expect( [ ...Object.keys( CASES ), ...PARTS ].sort() ).toEqual( folders.sort() );
} );

/** Scrolls through a page and presses what can be pressed. */
async function useAll( page: Page ): Promise< void > {
	await page.evaluate( async () => {
		for ( let y = 0; y <= document.body.scrollHeight; y += innerHeight ) {
			scrollTo( 0, y );
			await new Promise( ( done ) => requestAnimationFrame( () => setTimeout( done ) ) );
		}
		for ( const part of document.querySelectorAll< HTMLElement >(
			'main button, main summary, main [role=button], main [data-filter], main [data-action]'
		) ) {
			part.click();
			part.dispatchEvent( new FocusEvent( 'focusin', { bubbles: true } ) );
			part.dispatchEvent( new PointerEvent( 'pointerover', { bubbles: true } ) );
		}
	} );
	await page.waitForLoadState( 'networkidle' );
}

for ( const [ folder, { root, real, works } ] of Object.entries( CASES ) ) {
	const names = namesOf( folder );

	test( `${ folder }: hostile options and attributes do nothing, and the real one works`, async ( {
		page,
	} ) => {
		const damage = await watchDamage( page );
		const hostile = Object.values( VALUES ).map( ( value ) => {
			const options = Object.fromEntries( names.options.map( ( name ) => [ name, value ] ) );
			const said = attribute(
				`{"__proto__":{"hit":1},${ JSON.stringify( options ).slice( 1 ) }`
			);
			const attributes = names.attributes
				.filter( ( name ) => ! /^(pagewright|options)/i.test( name ) )
				.map(
					( name ) =>
						`data-${ kebab( name ) }="${ attribute( typeof value === 'string' ? value : JSON.stringify( value ) ) }"`
				)
				.join( ' ' );
			return root.replaceAll(
				'@',
				() =>
					`data-pagewright="${ folder }" data-options="${ said }" data-settings="${ said }" data-carousel_settings="${ said }" data-responsive="${ said }" data-track="${ said }" data-url="${ said }" ${ attributes }`
			);
		} );
		await page.goto( await pages.page( CLOBBERS + hostile.join( '' ), real ) );
		// Also where the server found nothing that needs them.
		for ( const path of MODULES ) {
			await page.addScriptTag( {
				type: 'module',
				url: `/wp-content/plugins/pagewright/${ path }`,
			} );
		}
		await useAll( page );
		await works( page );
		expect( damage.believed ).toEqual( [] );
		expect( damage.errors ).toEqual( [] );
		expect( damage.dialogs ).toEqual( [] );
		expect( await wasHit( page ) ).toBe( false );
		expect( await page.evaluate( () => ( ( {} ) as { hit?: 1 } ).hit ) ).toBeUndefined();
	} );
}
