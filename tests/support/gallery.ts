import { spawn } from 'node:child_process';
import { expect, type Page } from '@playwright/test';

const PICTURE = {
	contentType: 'image/svg+xml',
	body: '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"/>',
};

/** Responses of a site with stock images and places. */
const ANSWERS: Array< [ RegExp, unknown ] > = [
	[
		/action=so_widgets_image_search/,
		{
			items: [ 'Boat', 'Harbor' ].map( ( title ) => ( {
				source: 'openverse',
				title,
				thumbnail: '/x',
				preview: { url: '/x', width: 640, height: 400 },
				full_url: 'https://example.com/boat.jpg',
				import_signature: 'signed',
				credit: {
					author: 'Ann Sailor',
					author_url: 'https://example.com/ann',
					source: 'Flickr',
					source_url: 'https://example.com/boat',
					license: 'CC BY 2.0',
					license_url: 'https://example.com/license',
				},
			} ) ),
			keywords: [ 'harbor', 'sea' ],
			more: true,
		},
	],
	[
		/sowb\/v1\/places/,
		{
			places: [ 'Eiffel Tower', 'Eiffel Bridge' ].map( ( name ) => ( {
				name,
				address: 'Paris, France',
				location: '(48.8584, 2.2945)',
			} ) ),
		},
	],
];

/**
 * Builds and serves the gallery on a free port. `GALLERY_URL` is one that is running already, such
 * as of `npm run gallery -- --watch`.
 */
export async function serveGallery(): Promise< { address: string; stop: () => void } > {
	const running = process.env.GALLERY_URL;
	if ( running ) {
		return { address: running, stop: () => {} };
	}
	const server = spawn( process.execPath, [ 'tools/gallery.mjs', '--port=0' ], {
		stdio: [ 'ignore', 'pipe', 'inherit' ],
	} );
	const address = await new Promise< string >( ( resolve, reject ) => {
		let said = '';
		server.stdout.on( 'data', ( data ) => {
			said += data;
			const ready = /Ready: (\S+)/.exec( said )?.[ 1 ];
			if ( ready ) {
				resolve( ready );
			}
		} );
		server.once( 'exit', () => reject( new Error( said ) ) );
	} );
	return { address, stop: () => server.kill() };
}

const NO_SCRIPT = { contentType: 'text/javascript', body: '' };

/**
 * Answers the gallery's requests to a site or the web; fixtures also contain images that do not
 * exist, and maps load a script of Google. With a route, Chromium loads and compiles all scripts
 * again for each page that opens, so tests that open many do without.
 */
export const answerOutside = ( page: Page, address: string ) =>
	page.route(
		( { href, pathname } ) =>
			! href.startsWith( address ) ||
			pathname === '/x' ||
			ANSWERS.some( ( [ asked ] ) => asked.test( decodeURIComponent( href ) ) ),
		( route ) => {
			const href = decodeURIComponent( route.request().url() );
			const answer = ANSWERS.find( ( [ asked ] ) => asked.test( href ) );
			const nothing = route.request().resourceType() === 'script' ? NO_SCRIPT : PICTURE;
			return route.fulfill( answer ? { json: answer[ 1 ] } : nothing );
		}
	);

/** Shows a unit, like a click on a link of the list, and waits for it. */
export async function showUnit( page: Page, query: string ): Promise< void > {
	await page.evaluate( ( search ) => {
		history.pushState( null, '', search );
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	}, `?${ query }` );
	const unit = new URLSearchParams( query ).get( 'unit' );
	await page.locator( `main[data-unit="${ unit }"] .gallery__state` ).first().waitFor();
	await expect( page.locator( '[data-engines="waiting"]' ) ).toHaveCount( 0 );
}

/** Sliders, and carousels with items that move in steps: the others have no buttons. */
const SLIDES =
	':is([data-pagewright="slider"], [data-pagewright="carousel"]:has(.sow-carousel-items > *):not(:has([data-carousel_settings*=\'"continuous"\']))):visible';

/**
 * Scrolls to each slider and carousel of the page and waits until it runs: it adds its buttons then.
 */
export async function startSlides( page: Page ): Promise< void > {
	for ( const slides of await page.locator( SLIDES ).all() ) {
		await slides.scrollIntoViewIfNeeded();
		await expect( slides ).toContainClass( 'is-running' );
	}
}
