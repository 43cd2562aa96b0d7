// Measures the first dialog in the block editor.
import { isQuiet } from '../../../../tools/bench/browser.mjs';
import { median } from '../../../../tools/bench/median.mjs';

/** Limits of the first dialog: ms until 24 thumbnails are shown, and compared with WordPress. */
const FIRST = { ms: 600, ratio: 0.5 };
/** Milliseconds of our script in the block editor, before the first dialog opens. */
const SCRIPT_MS = 30;

const ROUNDS = 7;
const THUMBNAILS = 24;
const LIBRARIES = {
	ours: '.pagewright-media-library__image',
	theirs: '.media-modal .attachments .attachment img',
};

const text = ( ms ) => `${ ms.toFixed( 0 ) } ms`;

/** Adds rows to the table of the bench. */
export async function measureDialog( browser, page, url, most ) {
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
