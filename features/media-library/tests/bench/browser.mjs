// Measures the media library in the browser, with 100,000 files, beside the one of WordPress.
import { launch, signedInPage } from '../../../../tools/bench/browser.mjs';

/** Limits of the first dialog: ms until 24 thumbnails are shown, and compared with WordPress. */
const FIRST = { ms: 600, ratio: 0.5 };
/** Scrolling through 5,000 files: elements of ours, ms of the longest task, more bytes of memory. */
const SCROLL = { nodes: 1500, task: 100, heap: 6 * 1024 * 1024 };
/** Milliseconds of selecting 5,000 files, and of going to any position. */
const SELECT_MS = 100;
const JUMP_MS = 200;
/** Milliseconds of our script in the block editor, before the first dialog opens. */
const SCRIPT_MS = 30;

const ROUNDS = 7;
const FILES = 5000;
const JUMP = 50_000;
const THUMBNAILS = 24;

/** Creates the thumbnails of the latest files, and returns one. */
const THUMBNAIL = `
	$editor = wp_get_image_editor( WP_PLUGIN_DIR . '/pagewright/demo/pictures/dunes.webp' );
	$editor->resize( 150, 150, true );
	$made = $editor->save( get_temp_dir() . 'bench.jpg', 'image/jpeg' )['path'];
	foreach ( get_posts( array( 'post_type' => 'attachment', 'numberposts' => 160, 'orderby' => 'date ID' ) ) as $post ) {
		$file = wp_get_upload_dir()['basedir'] . '/' . preg_replace( '/\\.jpg\\z/', '-150x150.jpg', get_post_meta( $post->ID, '_wp_attached_file', true ) );
		wp_mkdir_p( dirname( $file ) );
		copy( $made, $file );
	}
	echo base64_encode( file_get_contents( $made ) );
`;

const GRID = '.pagewright-media-library__grid';
const LIBRARIES = {
	ours: '.pagewright-media-library__image',
	theirs: '.media-modal .attachments .attachment img',
};

const median = ( list ) => [ ...list ].sort( ( a, b ) => a - b )[ Math.floor( list.length / 2 ) ];
const text = ( ms ) => `${ ms.toFixed( 0 ) } ms`;

/** Adds rows to the table of the bench. */
export async function measureBrowser( { url, php }, most ) {
	const thumbnail = await php( THUMBNAIL );
	const browser = await launch();
	try {
		const page = await signedInPage( browser, url );
		await measureDialog( browser, page, url, most );
		await answerThumbnails( page, thumbnail );
		await measureScreen( page, url, most );
	} finally {
		await browser.close();
	}
}

async function measureDialog( browser, page, url, most ) {
	const times = { ours: [], theirs: [] };
	const scripts = [];
	for ( let round = 0; round < ROUNDS; round++ ) {
		for ( const library of round % 2 ? [ 'ours', 'theirs' ] : [ 'theirs', 'ours' ] ) {
			await browser.startTracing( page, { categories: [ 'devtools.timeline' ] } );
			await openEditor( page, url, library === 'theirs' );
			scripts.push( scriptMs( await browser.stopTracing() ) );
			times[ library ].push(
				await page.evaluate( openDialog, [ LIBRARIES[ library ], THUMBNAILS ] )
			);
		}
	}
	const [ ours, theirs ] = [ median( times.ours ), median( times.theirs ) ];
	const what = `Media library, ${ THUMBNAILS } thumbnails in the block editor`;
	most( `${ what }: ms after the click`, ours, FIRST.ms, text( ours ) );
	most(
		`${ what }: time, compared with WordPress`,
		ours / theirs,
		FIRST.ratio,
		`${ ( ours / theirs ).toFixed( 2 ) }× (${ text( theirs ) } to ${ text( ours ) })`
	);
	const script = median( scripts );
	most(
		'Media library, before the first dialog opens: ms of the script in the block editor',
		script,
		SCRIPT_MS,
		script.toFixed( 1 )
	);
}

/** Opens a new post and inserts an image block. */
async function openEditor( page, url, isOff ) {
	await page.goto( `${ url }/wp-admin/post-new.php` );
	await page.waitForFunction( () =>
		window.wp?.data?.select( 'core/editor' )?.getCurrentPostId?.()
	);
	await page.evaluate( ( off ) => {
		performance.setResourceTimingBufferSize( 2000 );
		sessionStorage.clear();
		if ( off ) {
			sessionStorage.setItem( 'pagewright-media-off', '1' );
		}
		const { data } = window.wp;
		data.dispatch( 'core/preferences' ).set( 'core/edit-post', 'welcomeGuide', false );
	}, isOff );
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	await canvas.getByRole( 'button', { name: /Add default block/ } ).click();
	await page.keyboard.type( '/image' );
	await page.getByRole( 'option', { name: 'Image', exact: true } ).waitFor();
	await page.keyboard.press( 'Enter' );
	await canvas.getByRole( 'button', { name: 'Media Library' } ).waitFor();
	// The pointer needs some time to the button, too.
	await page.waitForFunction( isQuiet );
}

/**
 * Returns whether the page has loaded nothing for half a second. Playwright's own state `networkidle` is sometimes never
 * reached when the requests of the previous page were aborted. Runs in the page.
 */
function isQuiet() {
	const ends = performance
		.getEntriesByType( 'resource' )
		.map( ( { responseEnd } ) => responseEnd );
	return performance.now() - Math.max( ...ends ) > 500;
}

/** Milliseconds in which the browser compiled and ran our script, without what it calls later. */
function scriptMs( trace ) {
	const { traceEvents } = JSON.parse( trace.toString() );
	const ours = traceEvents.filter(
		( { name, args, dur } ) =>
			dur &&
			name === 'EvaluateScript' &&
			args?.data?.url?.includes( '/build/media-dialog.js' )
	);
	if ( ours.length !== 1 ) {
		throw new Error( `The script ran ${ ours.length } times.` );
	}
	return ours[ 0 ].dur / 1000;
}

/** Opens the dialog. Returns the ms until the thumbnails are shown. Runs in the page. */
async function openDialog( [ selector, count ] ) {
	const canvas = document.querySelector( 'iframe[name="editor-canvas"]' ).contentDocument;
	const button = [ ...canvas.querySelectorAll( 'button' ) ].find(
		( { textContent } ) => textContent === 'Media Library'
	);
	const start = performance.now();
	button.click();
	const isShown = () =>
		[ ...document.querySelectorAll( selector ) ].filter(
			( image ) => image.complete && image.naturalWidth > 0
		).length >= count;
	while ( ! isShown() ) {
		if ( performance.now() - start > 30_000 ) {
			throw new Error( 'No thumbnails.' );
		}
		await new Promise( ( done ) => requestAnimationFrame( done ) );
	}
	return performance.now() - start;
}

async function measureScreen( page, url, most ) {
	await page.goto( `${ url }/wp-admin/upload.php?mode=grid` );
	await page.locator( `${ GRID } [data-id]` ).first().waitFor();
	await page.getByRole( 'button', { name: 'Bulk select' } ).click();
	await page.locator( `${ GRID } [data-position="0"]` ).click();
	const client = await page.context().newCDPSession( page );
	const before = await heap( client );
	const scrolled = await page.evaluate( scrollThrough, [ GRID, FILES ] );
	const more = ( await heap( client ) ) - before;
	const what = `Media library, scrolling through ${ FILES.toLocaleString( 'en' ) } files`;
	most( `${ what }: elements`, scrolled.nodes, SCROLL.nodes );
	most(
		`${ what }: ms of the longest task`,
		scrolled.task,
		SCROLL.task,
		scrolled.task.toFixed( 0 )
	);
	most( `${ what }: more bytes of memory`, more, SCROLL.heap );
	const selected = await page.evaluate( selectTo, [ GRID, FILES ] );
	most(
		`Media library, selecting ${ FILES.toLocaleString( 'en' ) } files: ms`,
		selected,
		SELECT_MS,
		selected.toFixed( 0 )
	);
	const jumps = [];
	for ( let round = 0; round < ROUNDS; round++ ) {
		jumps.push( await page.evaluate( jumpTo, [ GRID, JUMP + 2000 * round ] ) );
	}
	const jump = median( jumps );
	most(
		`Media library, going to file ${ JUMP.toLocaleString( 'en' ) }: ms`,
		jump,
		JUMP_MS,
		jump.toFixed( 0 )
	);
}

/**
 * Answers requests for thumbnails, because other files of the table do not exist. A route of Playwright would also hold
 * all other requests, until it has answered these.
 *
 * @param page
 * @param thumbnail JPEG image, in Base64.
 */
async function answerThumbnails( page, thumbnail ) {
	const client = await page.context().newCDPSession( page );
	client.on( 'Fetch.requestPaused', ( { requestId } ) =>
		client
			.send( 'Fetch.fulfillRequest', {
				requestId,
				responseCode: 200,
				responseHeaders: [ { name: 'Content-Type', value: 'image/jpeg' } ],
				body: thumbnail,
			} )
			// The page may not need it any more.
			.catch( () => {} )
	);
	await client.send( 'Fetch.enable', { patterns: [ { urlPattern: '*-150x150.jpg' } ] } );
}

async function heap( client ) {
	await client.send( 'HeapProfiler.collectGarbage' );
	return ( await client.send( 'Runtime.getHeapUsage' ) ).usedSize;
}

/** Scrolls by half a screen each frame, until the file at a position has loaded. Runs in the page. */
async function scrollThrough( [ selector, position ] ) {
	const grid = document.querySelector( selector );
	const library = grid.closest( '.pagewright-media-library' );
	const found = { nodes: 0, task: 0 };
	const observer = new PerformanceObserver( ( list ) =>
		list.getEntries().forEach( ( { duration } ) => {
			found.task = Math.max( found.task, duration );
		} )
	);
	observer.observe( { type: 'longtask' } );
	const frame = () => new Promise( ( done ) => requestAnimationFrame( done ) );
	const last = () => grid.querySelector( `[data-position="${ position - 1 }"][data-id]` );
	const isLoading = () => grid.querySelector( '[data-position]:not([data-id])' );
	while ( ! last() ) {
		grid.scrollTop += grid.clientHeight / 2;
		await frame();
		while ( isLoading() ) {
			await frame();
		}
		found.nodes = Math.max( found.nodes, library.querySelectorAll( '*' ).length );
	}
	observer.takeRecords().forEach( ( { duration } ) => {
		found.task = Math.max( found.task, duration );
	} );
	observer.disconnect();
	return found;
}

/** Selects all files up to a position, as Shift and a click do. Runs in the page. */
async function selectTo( [ selector, position ] ) {
	const grid = document.querySelector( selector );
	const tile = grid.querySelector( `[data-position="${ position - 1 }"]` );
	const start = performance.now();
	const { MouseEvent } = window;
	tile.dispatchEvent( new MouseEvent( 'click', { bubbles: true, shiftKey: true } ) );
	const says = () =>
		grid.closest( '.pagewright-media-library' ).textContent.replaceAll( ',', '' );
	while ( ! says().includes( `${ position } files selected` ) || tile.ariaSelected !== 'true' ) {
		if ( performance.now() - start > 30_000 ) {
			throw new Error( 'Not selected.' );
		}
		await new Promise( ( done ) => requestAnimationFrame( done ) );
	}
	return performance.now() - start;
}

/** Scrolls to a position. Returns the ms until its file is shown. Runs in the page. */
async function jumpTo( [ selector, position ] ) {
	const grid = document.querySelector( selector );
	const total = Number( grid.querySelector( '[aria-setsize]' ).ariaSetSize );
	const start = performance.now();
	grid.scrollTop = ( grid.scrollHeight * position ) / total;
	const shown = () =>
		[ ...grid.querySelectorAll( '[data-id]' ) ].some(
			( { dataset } ) => Math.abs( Number( dataset.position ) - position ) < 40
		);
	while ( ! shown() ) {
		if ( performance.now() - start > 30_000 ) {
			throw new Error( 'Not shown.' );
		}
		await new Promise( ( done ) => requestAnimationFrame( done ) );
	}
	return performance.now() - start;
}
