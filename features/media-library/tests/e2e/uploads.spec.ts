import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { problemsOf } from '../../../../tests/support/editor';
import { openFileChooser } from '../../../../tests/support/file-chooser';
import { php, phpFile } from '../../../../tests/support/site';
import { archive } from '../support/archive';

const { call } = phpFile( 'features/media-library/tests/e2e/uploads.php' );
const CHUNK = /media%2Fuploads%2F[0-9a-f]{32}%2Fchunk|media\/uploads\/[0-9a-f]{32}\/chunk/;
const FINISH = /media%2Fuploads%2F[0-9a-f]{32}%2Ffinish|media\/uploads\/[0-9a-f]{32}\/finish/;
const NAME = 'large-upload.zip';
const bytes = archive( 10 * 1024 * 1024 );
const hash = createHash( 'sha256' ).update( bytes ).digest( 'hex' );
const folder = mkdtempSync( join( tmpdir(), 'uploads-' ) );
const path = join( folder, NAME );

/** Responses of our routes, which explain a failed test. */
const responses: string[] = [];

test.beforeAll( () => writeFileSync( path, bytes ) );
test.beforeEach( ( { page } ) => {
	responses.length = 0;
	page.on( 'response', async ( response ) => {
		if ( response.url().includes( 'uploads' ) && response.url().includes( 'pagewright' ) ) {
			const text = await response.text().catch( () => '' );
			const what = `${ response.request().method() } ${ response.url() }`;
			responses.push( `${ what }: ${ response.status() } ${ text.slice( 0, 200 ) }` );
		}
	} );
} );
test.afterEach( async () => {
	const info = test.info();
	if ( info.status !== info.expectedStatus ) {
		await info.attach( 'responses', { body: responses.join( '\n' ) } );
	}
	await call( 'delete_archives' );
} );
test.afterAll( () => rmSync( folder, { recursive: true } ) );

/** Selects the file on the screen Media → Library. */
async function select( page: Page ) {
	await page.goto( '/wp-admin/upload.php?mode=grid' );
	await expect( page.locator( '[data-id]' ).first() ).toBeVisible();
	const chooser = await openFileChooser( page, () =>
		page.locator( '.page-title-action' ).click()
	);
	await chooser.setFiles( path );
}

/** Waits until the file is in front, and checks its content. */
async function expectArrived( page: Page ) {
	const tile = page.locator( '[data-id]', { hasText: 'large-upload' } );
	await expect( tile ).toHaveAttribute( 'aria-posinset', '1', { timeout: 30_000 } );
	const id = Number( await tile.getAttribute( 'data-id' ) );
	expect( await php( `return hash_file( 'sha256', get_attached_file( ${ id } ) );` ) ).toBe(
		hash
	);
	expect( await call( 'count_archives' ) ).toBe( 1 );
}

test( 'the code for uploads loads while the user chooses files', async ( { page } ) => {
	await page.goto( '/wp-admin/upload.php?mode=grid' );
	await expect( page.locator( '[data-id]' ).first() ).toBeVisible();
	const code = page.waitForResponse( /media-uploads\.js/ );
	await openFileChooser( page, () => page.locator( '.page-title-action' ).click() );
	expect( ( await code ).ok() ).toBe( true );
} );

test( 'a large file arrives in chunks, also after lost connections', async ( { page } ) => {
	const problems = problemsOf( page );
	const sizes: number[] = [];
	let finishes = 0;
	await page.route( CHUNK, ( route: Route ) => {
		sizes.push( route.request().postDataBuffer()?.length ?? 0 );
		return [ 3, 6 ].includes( sizes.length ) ? route.abort() : route.continue();
	} );
	await page.route( FINISH, async ( route ) => {
		finishes++;
		// The server makes the attachment, but the response is lost.
		await route.fetch();
		return finishes === 1 ? route.abort() : route.continue();
	} );
	await select( page );
	await expectArrived( page );
	expect( Math.max( ...sizes ) ).toBeGreaterThan( sizes[ 0 ]! );
	expect( Math.max( ...sizes ) ).toBeLessThanOrEqual( 1_000_000 );
	expect( problems.filter( ( problem ) => ! problem.includes( 'net::ERR_FAILED' ) ) ).toEqual(
		[]
	);
} );

test( 'a large file continues after the page was left', async ( { page } ) => {
	let chunks = 0;
	await page.route( CHUNK, ( route ) => ( ++chunks > 3 ? undefined : route.continue() ) );
	await select( page );
	await expect.poll( () => chunks ).toBe( 4 );
	const asked = page.waitForEvent( 'dialog' );
	page.once( 'dialog', ( dialog ) => void dialog.accept() );
	await page.unrouteAll();
	const first = page.waitForRequest( CHUNK );
	await Promise.all( [ select( page ), asked ] );
	expect( ( await asked ).type() ).toBe( 'beforeunload' );
	expect( decodeURIComponent( ( await first ).url() ) ).not.toContain( 'offset=0' );
	await expectArrived( page );
	expect( await page.evaluate( () => localStorage.getItem( 'pagewright-uploads' ) ) ).toBeNull();
} );

test( 'a second tab shows an upload once, and no more after it was deleted', async ( { page } ) => {
	const other = await page.context().newPage();
	await other.goto( '/wp-admin/upload.php?mode=grid' );
	await expect( other.locator( '[data-id]' ).first() ).toBeVisible();
	await select( page );
	await expectArrived( page );
	const tile = other.locator( '[data-id]', { hasText: 'large-upload' } );
	await expect( tile ).toHaveAttribute( 'aria-posinset', '1' );
	await expect( tile ).toHaveCount( 1 );
	await page.locator( '[data-id]', { hasText: 'large-upload' } ).click();
	await page.getByRole( 'button', { name: 'Delete permanently' } ).click();
	await page
		.getByRole( 'dialog' )
		.filter( { has: page.getByRole( 'button', { name: 'Cancel' } ) } )
		.getByRole( 'button', { name: 'Delete permanently' } )
		.click();
	await expect( tile ).toHaveCount( 0 );
} );
