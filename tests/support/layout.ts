import type { Page } from '@playwright/test';

/** Blocks fonts of the theme, which would shift the layout when they load late. */
export const withoutFonts = ( page: Page ): Promise< unknown > =>
	page.route( '**/*.woff2', ( route ) => route.abort() );

/** Records layout shifts without user input from the next page on. */
export const watchShifts = ( page: Page ): Promise< unknown > =>
	page.addInitScript( () => {
		const shifts: Array< { value: number; what: string } > = [];
		( window as any ).shifts = shifts;
		new PerformanceObserver( ( list ) =>
			list.getEntries().forEach( ( { value, hadRecentInput, sources }: any ) => {
				// The theme's menu grows while it loads; that is not a fault of the plugin.
				const isMenu = sources.every( ( { node }: any ) =>
					node?.closest?.( 'header .wp-block-navigation' )
				);
				if ( ! hadRecentInput && ! ( sources.length && isMenu ) ) {
					const what = sources.map(
						( { node }: any ) => node?.className ?? node?.nodeName
					);
					shifts.push( { value, what: what.join( ', ' ) } );
				}
			} )
		).observe( { type: 'layout-shift', buffered: true } );
	} );

/**
 * Opens a page whose widgets arrive tag by tag, as on a slow connection, and paints it after each
 * tag.
 */
export async function openSlowly( page: Page, path: string ): Promise< void > {
	const html = await ( await page.request.get( path ) ).text();
	await page.route( `**${ path }`, ( route ) =>
		route.fulfill( { contentType: 'text/html', body: '<!doctype html>' } )
	);
	await page.goto( path );
	await page.evaluate( async ( whole ) => {
		const start = whole.indexOf( '<div class="so-widget' );
		const end = whole.indexOf( '</main>' );
		const tags = whole.slice( start, end ).split( /(?=<)/ );
		document.open();
		for ( const piece of [ whole.slice( 0, start ), ...tags, whole.slice( end ) ] ) {
			document.write( piece );
			await new Promise( requestAnimationFrame );
		}
		document.close();
	}, html );
}

/** Waits until everything has ended: requests, images, finite animations, and the next frame. */
export async function settled( page: Page ): Promise< void > {
	await page.waitForLoadState( 'networkidle' );
	await page.evaluate( async () => {
		await Promise.allSettled( [
			...[ ...document.images ].map(
				( image ) => image.loading === 'lazy' || image.decode()
			),
			...document
				.getAnimations()
				.filter(
					( { effect, playState } ) =>
						playState === 'running' &&
						Number.isFinite( effect?.getComputedTiming().endTime )
				)
				.map( ( { finished } ) => finished ),
		] );
		for ( let frames = 0; frames < 3; frames++ ) {
			await new Promise( requestAnimationFrame );
		}
	} );
}

/** Returns shifts such as `0.02 sow-blog-posts`; nothing below `least` in total. */
export const shiftsOf = ( page: Page, least = 0.01 ): Promise< string[] > =>
	page.evaluate( ( tolerated ) => {
		const shifts: Array< { value: number; what: string } > = ( window as any ).shifts;
		const sum = shifts.reduce( ( all, { value } ) => all + value, 0 );
		return sum < tolerated ? [] : shifts.map( ( { value, what } ) => `${ value } ${ what }` );
	}, least );

/** Returns by how many pixels the page scrolls sideways. */
export const sidewaysScroll = ( page: Page ): Promise< number > =>
	page.evaluate( () => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return Math.max( 0, scrollWidth - clientWidth );
	} );
