import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { problemsOf } from '../../../../tests/support/editor';
import { openFileChooser } from '../../../../tests/support/file-chooser';
import { plug, unplug } from '../../../../tests/support/plug';
import { errorLog, phpFile } from '../../../../tests/support/site';
import { exif, exifSegment, iptcSegment, XMP_WITH_PLACE, xmpSegment } from '../support/images';

const { call } = phpFile( 'features/media-library/tests/e2e/uploads-images.php' );

interface Stored {
	name: string;
	type: string;
	width: number;
	height: number;
	latitude: string[] | null;
	camera: string | null;
	date: string | null;
	orientation: number | null;
	caption: string;
	bytes: string;
	corner: ReadonlyArray< readonly number[] >;
}

test.afterEach( async () => {
	await unplug( 'images' );
	await call( 'delete_uploads' );
	expect( await errorLog() ).toBe( '' );
} );

const panel = ( page: Page ) => page.getByRole( 'region', { name: 'Uploads' } );
const button = ( page: Page, name: string ) => panel( page ).getByRole( 'button', { name } );
const picture = async ( ...values: unknown[] ) =>
	Buffer.from( await call< string >( 'picture', ...values ), 'base64' );

/** WordPress makes it the title, too, by which uploads() finds the photo. */
const CAPTION = 'prepared-boat';

/** A photo with place, camera, date, orientation and caption. */
async function photo( width = 320, height = 240, orientation = 1 ): Promise< Buffer > {
	const jpeg = await picture( 'jpeg', width, height );
	const metadata = [
		...[ exifSegment( exif( { orientation } ) ), xmpSegment( XMP_WITH_PLACE ) ],
		iptcSegment( CAPTION ),
	];
	return Buffer.concat( [ jpeg.subarray( 0, 2 ), ...metadata, jpeg.subarray( 2 ) ] );
}

async function open( page: Page ) {
	await page.goto( '/wp-admin/upload.php?mode=grid' );
	await expect( page.locator( '[data-id]' ).first() ).toBeVisible();
}

async function upload(
	page: Page,
	...files: Array< [ name: string, type: string, bytes: Buffer ] >
) {
	const chooser = await openFileChooser( page, () =>
		page.locator( '.page-title-action' ).click()
	);
	await chooser.setFiles(
		files.map( ( [ name, mimeType, buffer ] ) => ( { name, mimeType, buffer } ) )
	);
}

/** Waits until one file is stored, and returns it. */
async function stored(): Promise< Stored > {
	await expect.poll( () => call( 'stored' ), { timeout: 30_000 } ).toBeTruthy();
	return call< Stored >( 'stored' );
}

test( 'a photo loses its place and nothing else', async ( { page } ) => {
	const problems = problemsOf( page );
	await open( page );
	const bytes = await photo();
	await upload( page, [ 'prepared-photo.jpg', 'image/jpeg', bytes ] );
	await expect( panel( page ) ).toContainText( '1 photo contains the place where it was taken.' );
	expect( await call( 'stored' ) ).toBeNull();
	await button( page, 'Remove place' ).click();
	const after = await stored();
	expect( after ).toMatchObject( {
		...{ name: 'prepared-photo.jpg', latitude: null, camera: 'Camera' },
		...{ date: '2026:05:04 03:02:01', orientation: 1 },
	} );
	const content = Buffer.from( after.bytes, 'base64' );
	expect( content ).toHaveLength( bytes.length );
	expect( content.toString( 'latin1' ) ).not.toContain( 'GPSLatitude' );
	// Behind the metadata, with the pixels, no byte is different.
	const pixels = bytes.indexOf( Buffer.from( [ 0xff, 0xdb ] ) );
	expect( content.subarray( pixels ).equals( bytes.subarray( pixels ) ) ).toBe( true );
	expect( problems ).toEqual( [] );
} );

test( 'a photo keeps its place, and later photos of the page do too', async ( { page } ) => {
	await open( page );
	const bytes = await photo();
	await upload( page, [ 'prepared-photo.jpg', 'image/jpeg', bytes ] );
	await panel( page ).getByLabel( 'Do this for all later uploads on this page' ).check();
	await button( page, 'Keep place' ).click();
	expect( await stored() ).toMatchObject( { latitude: [ '52/1', '30/1', '0/1' ] } );
	await expect( panel( page ) ).toHaveCount( 0 );
	await call( 'delete_uploads' );
	await upload( page, [ 'prepared-second.jpg', 'image/jpeg', await photo( 300 ) ] );
	expect( await stored() ).toMatchObject( {
		...{ name: 'prepared-second.jpg', latitude: [ '52/1', '30/1', '0/1' ] },
	} );
} );

test( 'images that are too large are scaled, and turned as their camera said', async ( {
	page,
} ) => {
	await open( page );
	await upload( page, [ 'prepared-wide.png', 'image/png', await picture( 'png', 9000, 40 ) ] );
	expect( await stored() ).toMatchObject( { type: 'image/png', width: 8192, height: 36 } );
	await call( 'delete_uploads' );
	await upload( page, [ 'prepared-tall.jpg', 'image/jpeg', await photo( 9000, 90, 6 ) ] );
	await button( page, 'Remove place' ).click();
	const after = await stored();
	expect( after ).toMatchObject( {
		...{ type: 'image/jpeg', width: 82, height: 8192, orientation: 1 },
		...{ latitude: null, camera: 'Camera', date: '2026:05:04 03:02:01' },
		caption: CAPTION,
	} );
} );

test( 'images that the server cannot open are converted', async ( { page } ) => {
	await plug(
		'images',
		`add_filter( 'wp_image_editors', static fn () => array( 'Test_Poor_Editor' ) );
		add_action( 'init', static function () {
			require_once ABSPATH . WPINC . '/class-wp-image-editor.php';
			require_once ABSPATH . WPINC . '/class-wp-image-editor-gd.php';
			class Test_Poor_Editor extends WP_Image_Editor_GD {
				public static function supports_mime_type( $type ) {
					return in_array( $type, array( 'image/jpeg', 'image/png', 'image/gif' ), true );
				}
			}
		}, 1 );`
	);
	await open( page );
	await upload( page, [ 'prepared-a.webp', 'image/webp', await picture( 'webp', 400, 300 ) ] );
	expect( await stored() ).toMatchObject( {
		name: 'prepared-a.jpg',
		type: 'image/jpeg',
		width: 400,
	} );
	await call( 'delete_uploads' );
	await upload( page, [
		'prepared-b.webp',
		'image/webp',
		await picture( 'webp', 400, 300, true ),
	] );
	const clear = await stored();
	expect( clear ).toMatchObject( { name: 'prepared-b.png', type: 'image/png', height: 300 } );
	expect( clear.corner[ 1 ]![ 3 ] ).toBe( 127 );
} );

test( 'a HEIC photo becomes a JPEG with its date', async ( { page } ) => {
	const problems = problemsOf( page );
	const bytes = readFileSync( 'features/media-library/tests/support/photo.heic' );
	await open( page );
	const code: string[] = [];
	page.on( 'request', ( request ) => code.push( request.url() ) );
	await upload( page, [ 'prepared-photo.heic', 'image/heic', bytes ] );
	await button( page, 'Remove place' ).click();
	const after = await stored();
	expect( after ).toMatchObject( {
		...{ name: 'prepared-photo.jpg', type: 'image/jpeg', width: 96, height: 64 },
		...{ latitude: null, camera: 'Camera', date: '2026:05:04 03:02:01', orientation: 1 },
	} );
	const [ red, green, blue ] = after.corner[ 0 ]!;
	expect( [ red! > 200, green! < 100, blue! < 60 ] ).toEqual( [ true, true, true ] );
	expect( problems ).toEqual( [] );
} );

test( 'a damaged image can be uploaded as it is', async ( { page } ) => {
	await open( page );
	const bytes = await picture( 'png', 9000, 40 );
	const damaged = Buffer.concat( [ bytes.subarray( 0, 60 ), Buffer.alloc( 60 ) ] );
	await upload( page, [ 'prepared-damaged.png', 'image/png', damaged ] );
	await expect( panel( page ) ).toContainText( 'This browser cannot open the image' );
	await expect( button( page, 'Upload the original: prepared-damaged.png' ) ).toBeVisible();
} );
