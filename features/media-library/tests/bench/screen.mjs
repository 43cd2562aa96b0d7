// Measures the grid on Media → Library.
import { isQuiet } from '../../../../tools/bench/browser.mjs';
import { median } from '../../../../tools/bench/median.mjs';

/** Scrolling through 5,000 files: elements of ours, ms of the longest task, more bytes of memory. */
const SCROLL = { nodes: 1500, task: 100, heap: 6 * 1024 * 1024 };
/** Milliseconds of selecting 5,000 files, and of going to any position while nothing loads. */
const SELECT_MS = 100;
const JUMP_MS = 200;
const FILES = 5000;
const SCROLL_ROUNDS = 3;
const JUMP = 50_000;
const JUMP_ROUNDS = 7;

const GRID = '.pagewright-media-library__grid';

/** Adds rows to the table of the bench. The page must be a plain one. */
export async function measureScreen( page, url, most ) {
	await measureScroll( page, url, most );
	await measureSelection( page, most );
	await measureJump( page, most );
}

/** Ends with the file at the last position in view, and with the first one selected. */
async function measureScroll( page, url, most ) {
	const scrolls = [];
	for ( let round = 0; round < SCROLL_ROUNDS; round++ ) {
		await page.goto( `${ url }/wp-admin/upload.php?mode=grid` );
		// The page loads more thumbnails than a browser notes.
		await page.evaluate( () => performance.setResourceTimingBufferSize( 20_000 ) );
		await page.waitForSelector( `${ GRID } [data-id]` );
		await page.evaluate( startBulk );
		await page.click( `${ GRID }.has-checks [data-position="0"]` );
		const before = await heap( page );
		const scrolled = await page.evaluate( scrollThrough, [ GRID, FILES ] );
		scrolls.push( { ...scrolled, more: ( await heap( page ) ) - before } );
	}
	const of = ( figure ) => median( scrolls.map( ( scrolled ) => scrolled[ figure ] ) );
	const what = `Media library, scrolling through ${ FILES.toLocaleString( 'en' ) } files`;
	most( `${ what }: elements`, of( 'nodes' ), SCROLL.nodes );
	most(
		`${ what }: ms of the longest task`,
		of( 'task' ),
		SCROLL.task,
		of( 'task' ).toFixed( 0 )
	);
	most( `${ what }: more bytes of memory`, of( 'more' ), SCROLL.heap );
}

async function measureSelection( page, most ) {
	const ms = await page.evaluate( selectTo, [ GRID, FILES ] );
	most(
		`Media library, selecting ${ FILES.toLocaleString( 'en' ) } files: ms`,
		ms,
		SELECT_MS,
		ms.toFixed( 0 )
	);
}

async function measureJump( page, most ) {
	const jumps = [];
	for ( let round = 0; round < JUMP_ROUNDS; round++ ) {
		await page.waitForFunction( isQuiet );
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

async function heap( page ) {
	await page.send( 'HeapProfiler.collectGarbage' );
	return ( await page.send( 'Runtime.getHeapUsage' ) ).usedSize;
}

/** Begins the mode in which clicks select. Runs in the page. */
function startBulk() {
	[ ...document.querySelectorAll( 'button' ) ]
		.find( ( { textContent } ) => textContent === 'Bulk select' )
		.click();
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
