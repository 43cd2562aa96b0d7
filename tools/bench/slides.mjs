// Measures sliding in the browser: a slider and a carousel of ours, against the same page with
// jQuery, Cycle2 and Slick, and without scripts.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { launch } from './browser.mjs';
import { root } from '../paths.mjs';

const ROUNDS = 9;
/** Time in which everything on the page has started. */
const SETTLE_MS = 2000;
/** The libraries that sites use today; downloaded for the measurement only. */
const STACK = [
	[ 'jquery', '3.7.1', 'dist/jquery.min.js' ],
	[ 'jquery-migrate', '3.5.2', 'dist/jquery-migrate.min.js' ],
	[ 'jquery.cycle2', '2.1.7', '' ],
	[ 'slick-carousel', '1.8.1', 'slick/slick.min.js' ],
];
const START = `jQuery( function ( $ ) {
	$( '.sow-slider-images' ).cycle( { slides: '> .sow-slider-image', fx: 'fade', speed: 400, timeout: 8000, log: false, autoHeight: 'calc', swipe: true, pager: '.none', pauseOnHover: true } );
	$( '.sow-carousel-items' ).slick( { slidesToShow: 3, slidesToScroll: 3, dots: true, speed: 400, infinite: true, touchThreshold: 20 } );
} );`;

/**
 * @param {{ url: string, php: (code: string) => Promise<string> }} site
 * @return {Promise<{ bytes: number, ours: number, stack: number, longest: number }>} Bytes of scripts, gzipped; ms of scripts in addition to the page itself; longest task of twenty sliders in ms.
 */
export async function slideTimes( site ) {
	await makePages( site );
	const stack = fetchStack();
	const browser = await launch();
	try {
		const times = { none: [], ours: [], stack: [] };
		for ( let round = 0; round < ROUNDS; round++ ) {
			for ( const kind of Object.keys( times ) ) {
				times[ kind ].push( await scriptMs( browser, site, kind, stack ) );
			}
		}
		const least = ( kind ) => Math.min( ...times[ kind ] );
		return {
			...( await bytesOf( browser, site ) ),
			ours: least( 'ours' ) - least( 'none' ),
			stack: least( 'stack' ) - least( 'none' ),
			longest: await longestTask( browser, site ),
		};
	} finally {
		await browser.close();
	}
}

async function makePages( site ) {
	const slider = [
		'sowb/siteorigin-widget-slider-widget',
		'SiteOrigin_Widget_Slider_Widget',
		{ frames: [ 0, 1, 2 ].map( ( at ) => ( { background_image: `@${ at }` } ) ) },
	];
	const carousel = [
		'sowb/siteorigin-widget-anything-carousel-widget',
		'SiteOrigin_Widget_Anything_Carousel_Widget',
		{
			items: [ 1, 2, 3, 4, 5, 6, 7 ].map( ( n ) => ( {
				title: `Item ${ n }`,
				content_text: `<p>Words of item ${ n }.</p>`,
			} ) ),
		},
	];
	const pages = {
		'bench-slides': [ slider, carousel ],
		'bench-sliders': Array( 20 ).fill( slider ),
	};
	await site.php( `
		wp_set_current_user( 1 );
		$pictures = get_posts( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'post_mime_type' => 'image', 'numberposts' => 3, 'fields' => 'ids' ) );
		$json     = base64_decode( '${ Buffer.from( JSON.stringify( pages ) ).toString( 'base64' ) }' );
		foreach ( array( 0, 1, 2 ) as $at ) {
			$json = str_replace( '"@' . $at . '"', (string) $pictures[ $at ], $json );
		}
		foreach ( json_decode( $json, true ) as $name => $blocks ) {
			$content = implode( array_map( static fn ( $block ) => serialize_block( array( 'blockName' => $block[0], 'attrs' => array( 'widgetClass' => $block[1], 'widgetData' => $block[2] ), 'innerContent' => array() ) ), $blocks ) );
			$old     = get_page_by_path( $name );
			wp_insert_post( wp_slash( array( 'ID' => $old ? $old->ID : 0, 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $name, 'post_name' => $name, 'post_content' => $content ) ) );
		}
	` );
}

/** Returns the concatenated scripts of the libraries. */
function fetchStack() {
	const folder = `${ root }/.wp/bench-stack`;
	mkdirSync( folder, { recursive: true } );
	const files = STACK.map( ( [ name, version, file ] ) => {
		const own = `${ folder }/${ name }-${ version }`;
		if ( ! existsSync( own ) ) {
			mkdirSync( own );
			const run = ( command ) => {
				const { status, stdout } = spawnSync( command, {
					cwd: own,
					shell: true,
					encoding: 'utf8',
				} );
				if ( status !== 0 ) {
					throw new Error( `${ command } failed.` );
				}
				return stdout.trim();
			};
			run( `tar xzf ${ run( `npm pack -s ${ name }@${ version }` ) }` );
		}
		const main =
			file || JSON.parse( readFileSync( `${ own }/package/package.json`, 'utf8' ) ).main;
		return readFileSync( `${ own }/package/${ main }`, 'utf8' );
	} );
	return [ ...files, START ].join( '\n;\n' );
}

const isOurs = ( url ) => url.includes( '/pagewright/build/' ) && /\.js(\?|$)/.test( url );

/** Opens a page at a quarter of the speed. */
async function open( browser, address, prepare = async () => {} ) {
	const page = await browser.newPage( { viewport: { width: 1280, height: 1600 } } );
	const session = await page.context().newCDPSession( page );
	await session.send( 'Performance.enable' );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate: 4 } );
	await prepare( page );
	await page.goto( address, { waitUntil: 'load' } );
	return { page, session };
}

async function scriptMs( browser, { url }, kind, stack ) {
	const { page, session } = await open( browser, `${ url }/bench-slides/`, async ( opened ) => {
		if ( kind !== 'ours' ) {
			await opened.route(
				( { href } ) => isOurs( href ),
				( route ) => route.abort()
			);
		}
		if ( kind === 'stack' ) {
			await opened.route( '**/bench-stack.js', ( route ) =>
				route.fulfill( { contentType: 'text/javascript', body: stack } )
			);
			await opened.addInitScript( () =>
				document.addEventListener( 'readystatechange', () => {
					if ( document.readyState === 'interactive' ) {
						document.head.append(
							Object.assign( document.createElement( 'script' ), {
								src: '/bench-stack.js',
							} )
						);
					}
				} )
			);
		}
	} );
	await page.waitForTimeout( SETTLE_MS );
	const { metrics } = await session.send( 'Performance.getMetrics' );
	const isStarted = await page.evaluate( () => ( {
		ours: document.querySelectorAll( '.is-running' ).length,
		stack: document.querySelectorAll( '.slick-initialized, .cycle-slide' ).length,
	} ) );
	if ( kind !== 'none' && isStarted[ kind ] < 2 ) {
		throw new Error( `Only ${ isStarted[ kind ] } of ${ kind } started.` );
	}
	await page.close();
	return metrics.find( ( { name } ) => name === 'ScriptDuration' ).value * 1000;
}

async function bytesOf( browser, { url } ) {
	const { gzipSync } = await import( 'node:zlib' );
	const page = await browser.newPage( { viewport: { width: 1280, height: 1600 } } );
	const scripts = [];
	page.on(
		'response',
		( response ) => isOurs( response.url() ) && scripts.push( response.body() )
	);
	await page.goto( `${ url }/bench-slides/`, { waitUntil: 'networkidle' } );
	const bodies = await Promise.all( scripts );
	await page.close();
	return {
		bytes: bodies.reduce( ( sum, body ) => sum + gzipSync( body, { level: 9 } ).length, 0 ),
	};
}

/**
 * Returns the longest task in ms after the page has loaded, while scrolling past twenty sliders.
 * The minimum of three loads.
 */
async function longestTask( browser, { url } ) {
	const longest = [];
	for ( let round = 0; round < 3; round++ ) {
		const { page } = await open( browser, `${ url }/bench-sliders/`, ( opened ) =>
			opened.addInitScript( () => {
				window.tasks = [];
				new PerformanceObserver( ( list ) =>
					window.tasks.push( ...list.getEntries().map( ( { duration } ) => duration ) )
				).observe( { type: 'longtask' } );
			} )
		);
		await page.evaluate( () => ( window.tasks.length = 0 ) );
		for ( let y = 0; y < 14; y++ ) {
			await page.mouse.wheel( 0, 800 );
			await page.waitForTimeout( 250 );
		}
		longest.push( Math.max( 0, ...( await page.evaluate( () => window.tasks ) ) ) );
		await page.close();
	}
	return Math.min( ...longest );
}
