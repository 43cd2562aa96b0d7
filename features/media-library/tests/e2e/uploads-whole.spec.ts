import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { problemsOf } from '../../../../tests/support/editor';
import { openFileChooser } from '../../../../tests/support/file-chooser';
import { plug, unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/media-library/tests/e2e/uploads.php' );
const sizes = phpFile( 'features/media-library/tests/php/media-uploads-announcement.php' );

test.afterEach( () => call( 'delete_archives' ) );

/** Settings of uploads on the page: ours, and WordPress's, which plugins change. */
interface PageValues {
	pagewrightMedia: { upload: { params: Record< string, string > } };
	_wpPluploadSettings?: object;
}

/** Opens Media → Library, and counts its requests of attachments. */
async function open( page: Page ) {
	await page.goto( '/wp-admin/upload.php?mode=grid' );
	await expect( page.locator( '[data-id]' ).first() ).toBeVisible();
	const loads: string[] = [];
	page.on( 'request', ( request ) => {
		if ( /media(%2F|\/)attachments/.test( request.url() ) ) {
			loads.push( request.url() );
		}
	} );
	return loads;
}

/** Chooses a file, which is uploaded. */
async function choose( page: Page, buffer: Buffer ) {
	const chooser = await openFileChooser( page, () =>
		page.locator( '.page-title-action' ).click()
	);
	await chooser.setFiles( [ { name: 'large-upload.zip', mimeType: 'application/zip', buffer } ] );
}

async function upload( page: Page ) {
	await choose( page, Buffer.from( 'PK\x05\x06' + '\0'.repeat( 18 ) ) );
	const tile = page.locator( '[data-id]', { hasText: 'large-upload' } );
	await expect( tile ).toHaveAttribute( 'aria-posinset', '1' );
	return tile;
}

test( 'a small file has the parameters of a plugin, and is complete with its response', async ( {
	page,
} ) => {
	const problems = problemsOf( page );
	const loads = await open( page );
	await page.evaluate( () => {
		const params = {
			'post_data[post_type]': 'attachment',
			'post_data[excerpt]': 'From a plugin',
		};
		( window as unknown as PageValues )._wpPluploadSettings = {
			defaults: { multipart_params: params },
		};
	} );
	const tile = await upload( page );
	await expect( page.getByRole( 'region', { name: 'Uploads' } ) ).toHaveCount( 0 );
	expect( loads ).toEqual( [] );
	await tile.click();
	await expect( page.getByRole( 'textbox', { name: 'Caption' } ) ).toHaveValue( 'From a plugin' );
	expect( problems ).toEqual( [] );
} );

test( 'a small file is uploaded after the nonce of the page has expired', async ( { page } ) => {
	await open( page );
	const refused = page.waitForResponse( /async-upload\.php/ );
	await page.evaluate( () => {
		( window as unknown as PageValues ).pagewrightMedia.upload.params._wpnonce = 'expired';
	} );
	await upload( page );
	expect( ( await refused ).status() ).toBe( 403 );
	expect( await call( 'count_archives' ) ).toBe( 1 );
} );

test( 'a file that is sent in one request shows its progress on a slow connection', async ( {
	page,
} ) => {
	await open( page );
	const network = await page.context().newCDPSession( page );
	await network.send( 'Network.enable' );
	const limit = ( uploadThroughput: number ) =>
		network.send( 'Network.emulateNetworkConditions', {
			...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput },
		} );
	const asked = page.waitForRequest( /async-upload\.php/ );
	await limit( 100_000 );
	await choose(
		page,
		Buffer.concat( [ Buffer.from( 'PK\x03\x04' ), Buffer.alloc( 1_000_000 ) ] )
	);
	await asked;
	const bar = page.getByRole( 'progressbar', { name: /large-upload/ } );
	await expect( bar ).toHaveAttribute( 'aria-valuenow', /^[1-9]\d?$/ );
	await limit( -1 );
	await expect( page.locator( '[data-id]', { hasText: 'large-upload' } ) ).toBeVisible();
} );

test( 'the next photo is sent while the server makes the sizes of the one before', async ( {
	page,
} ) => {
	const photo = readFileSync( 'tests/media/cover.jpg' );
	const tiles = page.locator( '[data-id]', { hasText: 'announced' } );
	try {
		await plug( 'announcement', await sizes.call< string >( 'hold' ) );
		await open( page );
		const sent: string[] = [];
		page.on( 'request', ( request ) => {
			if ( /async-upload\.php/.test( request.url() ) ) {
				sent.push( request.url() );
			}
		} );
		const chooser = await openFileChooser( page, () =>
			page.locator( '.page-title-action' ).click()
		);
		await chooser.setFiles(
			[ 'announced-1.jpg', 'announced-2.jpg', 'announced-3.jpg' ].map( ( name, at ) => ( {
				...{ name, mimeType: 'image/jpeg' },
				buffer: Buffer.concat( [ photo, Buffer.alloc( at + 1 ) ] ),
			} ) )
		);
		await expect.poll( () => sizes.call( 'count', 'announced-%' ) ).toBe( 2 );
		expect( sent ).toHaveLength( 2 );
		await expect( tiles ).toHaveCount( 0 );
		await sizes.call( 'release' );
		await expect( tiles ).toHaveCount( 3 );
		expect( await tiles.allInnerTexts() ).toEqual( [
			...[ 'announced-3', 'announced-2', 'announced-1' ].map( ( name ) =>
				expect.stringContaining( name )
			),
		] );
		await expect( page.getByRole( 'region', { name: 'Uploads' } ) ).toHaveCount( 0 );
	} finally {
		await sizes.call( 'release' );
		await unplug( 'announcement' );
		await sizes.call( 'delete_all', 'announced-%' );
	}
} );
