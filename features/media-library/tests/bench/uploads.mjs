// Measures uploads on Media → Library in the browser, beside those of WordPress.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, signedInPage } from '../../../../tools/bench/browser.mjs';
import { openPlainPage } from '../../../../tools/bench/plain-page.mjs';
import { openSite } from '../../../../tools/site.mjs';
import { openEmptyLibrary, UPLOAD } from './empty-library.mjs';
import { IMAGES, measureImages } from './many-uploads.mjs';

/**
 * Photos of 5 MB: time until the last one is complete, compared with WordPress without this plugin, and
 * the part of it in which no request is on its way. Both take turns, so that a machine that becomes slower
 * affects both; all turns together have one start. Here the browser runs on the same machine, and what it
 * draws makes the server slower.
 */
const PHOTOS = { count: 50, turn: 10, ratio: 1, between: 1.05 };

/** Creates files with different content: a photo of a camera with noise, which no format makes smaller, and small images. */
const MAKE_FILES = `
	$image = imagecreatetruecolor( 1920, 1440 );
	mt_srand( 1 );
	for ( $y = 0; $y < 1440; $y++ ) {
		for ( $x = 0; $x < 1920; $x++ ) {
			imagesetpixel( $image, $x, $y, mt_rand( 0, 0xffffff ) );
		}
	}
	ob_start();
	imagejpeg( $image, null, 91 );
	$photo = ob_get_clean();
	ob_start();
	imagejpeg( imagescale( $image, 160, 120 ), null, 80 );
	$preview = ob_get_clean();
	// EXIF as cameras write it: a list with their name, and one with the place and length of the preview.
	$exif = "Exif\\0\\0II*\\0" . pack( 'VvvvVa4V', 8, 1, 0x010f, 2, 4, 'Cam', 26 )
		. pack( 'vvvVVvvVVV', 2, 0x0201, 4, 1, 56, 0x0202, 4, 1, strlen( $preview ), 0 ) . $preview;
	$photo = substr( $photo, 0, 2 ) . "\\xff\\xe1" . pack( 'n', strlen( $exif ) + 2 ) . $exif . substr( $photo, 2 );
	ob_start();
	imagejpeg( imagescale( $image, 120, 90 ), null, 80 );
	$small = ob_get_clean();
	for ( $at = 1; $at <= ${ PHOTOS.count }; $at++ ) {
		file_put_contents( sprintf( '%s/photo-%03d.jpg', FOLDER, $at ), $photo . $at );
	}
	for ( $at = 1; $at <= ${ IMAGES }; $at++ ) {
		file_put_contents( sprintf( '%s/image-%03d.jpg', FOLDER, $at ), $small . $at );
	}
	echo strlen( $photo );
`;

const seconds = ( ms ) => `${ ( ms / 1000 ).toFixed( 1 ) } s`;

/** Adds rows to the table of the bench. */
export async function measureUploads( { most, row } ) {
	const folder = mkdtempSync( join( tmpdir(), 'bench-uploads-' ) );
	const site = await openSite( {
		name: 'bench-uploads',
		engine: 'native',
		fresh: true,
		// Both send a photo in one request then.
		settings: { upload_max_filesize: '8M', post_max_size: '9M' },
	} );
	const browser = await launch();
	try {
		const bytes = Number(
			await site.php( MAKE_FILES.replaceAll( 'FOLDER', `'${ folder }'` ) )
		);
		const page = await signedInPage( browser, site.url );
		const upload = ( library, name, count, from = 0 ) =>
			uploadFiles( { site, page, library, files: filesIn( folder, name, count, from ) } );
		// The first upload fills caches of the server and of the browser.
		await upload( 'theirs', 'image', 2 );
		await upload( 'ours', 'image', 2 );
		const ms = { theirs: 0, ours: 0 };
		const between = { theirs: 0, ours: 0 };
		for ( let from = 0; from < PHOTOS.count; from += PHOTOS.turn ) {
			const isEven = ( from / PHOTOS.turn ) % 2 === 0;
			for ( const library of isEven ? [ 'theirs', 'ours' ] : [ 'ours', 'theirs' ] ) {
				const turn = await upload( library, 'photo', PHOTOS.turn, from );
				ms[ library ] += turn.ms;
				between[ library ] += turn.start / ( PHOTOS.count / PHOTOS.turn ) + turn.between;
			}
		}
		const ratio = ms.ours / ms.theirs;
		const pause = between.ours / between.theirs;
		most(
			`Media library, ${ PHOTOS.count } photos of ${ ( bytes / 2 ** 20 ).toFixed( 1 ) } MB are uploaded: time, compared with WordPress without the plugin`,
			ratio,
			PHOTOS.ratio,
			`${ ratio.toFixed( 2 ) }× (${ seconds( ms.theirs ) } to ${ seconds( ms.ours ) })`
		);
		most(
			'Media library, these photos: time without a request on its way, compared with WordPress',
			pause,
			PHOTOS.between,
			`${ pause.toFixed( 2 ) }× (${ seconds( between.theirs ) } to ${ seconds( between.ours ) })`
		);
		const plain = await openPlainPage( browser, await page.context().cookies() );
		await page.close();
		await measureImages( {
			site,
			page: plain,
			files: filesIn( folder, 'image', IMAGES ),
			most,
			row,
		} );
	} finally {
		await browser.close();
		await site.stop();
		rmSync( folder, { recursive: true } );
	}
}

const filesIn = ( folder, name, count, from = 0 ) =>
	Array.from(
		{ length: count },
		( _, at ) => `${ folder }/${ name }-${ String( from + at + 1 ).padStart( 3, '0' ) }.jpg`
	);

/**
 * Uploads files to an empty library. Returns the ms until the last response, those until the first request (`start`),
 * and those after it without a request on its way (`between`).
 */
async function uploadFiles( { site, page, library, files } ) {
	await openEmptyLibrary( site, page, library );
	await page.waitForLoadState( 'networkidle' );
	let left = files.length;
	/** Milliseconds before each request in which none was on its way. */
	const pauses = [];
	let onTheirWay = 0;
	/** Since when no request is on its way. */
	let since = 0;
	const begin = ( request ) => {
		if ( isUpload( request ) && onTheirWay++ === 0 ) {
			pauses.push( performance.now() - since );
		}
	};
	const end = new Promise( ( resolve, reject ) => {
		const count = async ( request ) => {
			if ( ! isUpload( request ) ) {
				return;
			}
			onTheirWay--;
			since = performance.now();
			const response = await request.response();
			if ( ! response?.ok() ) {
				reject( new Error( `${ request.url() } answered ${ response?.status() }.` ) );
			}
			if ( --left === 0 ) {
				page.off( 'requestfinished', count );
				page.off( 'request', begin );
				resolve( since );
			}
		};
		page.on( 'request', begin );
		page.on( 'requestfinished', count );
	} );
	// eslint-disable-next-line no-restricted-syntax -- Unlike a key, a click is slow enough.
	const chosen = page.waitForEvent( 'filechooser' );
	await page.locator( '.page-title-action' ).click();
	if ( library === 'theirs' ) {
		await page.getByRole( 'button', { name: 'Select Files' } ).click();
	}
	const chooser = await chosen;
	const start = performance.now();
	since = start;
	await chooser.setFiles( files );
	const ms = ( await end ) - start;
	const [ first, ...others ] = pauses;
	const between = others.reduce( ( sum, pause ) => sum + pause, 0 );
	return { ms, start: first, between };
}

const isUpload = ( request ) => request.method() === 'POST' && UPLOAD.test( request.url() );
