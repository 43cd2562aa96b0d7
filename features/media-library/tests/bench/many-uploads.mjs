// Measures the longest task of the page while many images are uploaded.
import { basename } from 'node:path';
import { isQuiet } from '../../../../tools/bench/browser.mjs';
import { median } from '../../../../tools/bench/median.mjs';
import { openEmptyLibrary, UPLOAD } from './empty-library.mjs';

/** Number of images. */
export const IMAGES = 200;
const TASK_MS = 100;
const ROUNDS = 3;

/** Prints the titles of all attachments, in the order of their IDs, as JSON. */
const TITLES = `
	echo wp_json_encode( wp_list_pluck( get_posts( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'numberposts' => -1, 'orderby' => 'ID', 'order' => 'ASC' ) ), 'post_title' ) );
`;

/** Adds rows to the table of the bench. The page must be a plain one. */
export async function measureImages( { site, page, files, most, row } ) {
	const what = `Media library, ${ IMAGES } images are uploaded at once`;
	const tasks = [];
	const expected = files.map( ( file ) => basename( file, '.jpg' ) ).join();
	let isComplete = true;
	for ( let round = 0; round < ROUNDS; round++ ) {
		tasks.push( await uploadAtOnce( site, page, files ) );
		isComplete &&= JSON.parse( await site.php( TITLES ) ).join() === expected;
	}
	const task = median( tasks );
	most( `${ what }: ms of the longest task`, task, TASK_MS, task.toFixed( 0 ) );
	row( `${ what }: complete and in order`, String( isComplete ), 'true', isComplete );
}

/** Uploads files to an empty library. Returns the ms of the longest task. */
async function uploadAtOnce( site, page, files ) {
	await openEmptyLibrary( site, page, 'ours' );
	await page.waitForFunction( isQuiet );
	await page.evaluate( watchTasks );
	await page.send( 'Page.setInterceptFileChooserDialog', { enabled: true } );
	const opened = page.once( 'Page.fileChooserOpened' );
	await page.click( '.page-title-action' );
	const { backendNodeId } = await opened;
	await page.send( 'DOM.setFileInputFiles', { backendNodeId, files } );
	await page.waitForFunction( areUploaded, [ UPLOAD.source, files.length ] );
	await page.waitForFunction( isQuiet );
	return page.evaluate( () => window.benchTask() );
}

/** Returns whether so many uploads have ended. Runs in the page. */
function areUploaded( [ address, count ] ) {
	const uploads = performance
		.getEntriesByType( 'resource' )
		.filter(
			( { name, responseEnd } ) => responseEnd > 0 && new RegExp( address ).test( name )
		);
	return uploads.length >= count;
}

/** Notes the longest task from now on, and all requests. Runs in the page. */
function watchTasks() {
	performance.setResourceTimingBufferSize( 20_000 );
	performance.clearResourceTimings();
	let most = 0;
	const note = ( entries ) =>
		entries.forEach( ( { duration } ) => {
			most = Math.max( most, duration );
		} );
	const observer = new PerformanceObserver( ( list ) => note( list.getEntries() ) );
	observer.observe( { type: 'longtask' } );
	window.benchTask = () => {
		note( observer.takeRecords() );
		return most;
	};
}
