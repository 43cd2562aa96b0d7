import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { of, open, player, playsNo, say, test, told } from '../support/player-page';

test.use( { storageState: { cookies: [], origins: [] } } );

const message = ( page: Page ) => page.getByRole( 'alert' );
const play = ( page: Page ) => page.locator( '.pagewright-player__bar .is-play' ).click();
const NOT_FOUND = 'Media error: Format(s) not supported or source(s) not found';

test( 'after a missing source, the next one plays', async ( { page, media } ) => {
	media.faults.push( { of: 'clip.webm', status: 404 } );
	await open( page, media, player( { files: [ 'clip.webm', 'clip.mp4' ] } ) );
	await play( page );
	await expect.poll( () => of( page, 'currentTime' ) ).toBeGreaterThan( 0.2 );
	expect( await of( page, 'currentSrc' ) ).toContain( 'clip.mp4' );
	await expect( message( page ) ).toBeHidden();
} );

test( 'after a source that breaks while it plays, the next one continues at the same time', async ( {
	page,
	media,
} ) => {
	media.faults.push( { of: 'clip.mp4', rubbishFrom: 20_000 } );
	await open( page, media, player( { files: [ 'clip.mp4', 'clip.webm' ] } ) );
	await play( page );
	await expect.poll( () => of( page, 'currentSrc' ) ).toContain( 'clip.webm' );
	await expect.poll( () => of( page, 'paused' ) ).toBe( false );
	await expect.poll( () => of( page, 'currentTime' ) ).toBeGreaterThan( 1 );
} );

for ( const [ name, fault ] of [
	[ 'is missing', { status: 404 } ],
	[ 'is not a video', { type: 'text/html', rubbishFrom: 0 } ],
	[ 'ends after its first bytes', { cutAt: 100 } ],
] as const ) {
	test( `a file that ${ name } shows an error, with a link to the file and a retry button`, async ( {
		page,
		media,
	} ) => {
		media.faults.push( { of: 'clip.mp4', ...fault } );
		await open( page, media, player() );
		await expect( message( page ) ).toHaveText( NOT_FOUND );
		await expect(
			page.getByRole( 'link', { name: 'Download file: clip.mp4' } )
		).toHaveAttribute( 'href', /clip\.mp4$/ );
		expect( await told( page, 'error' ) ).toEqual( [
			{ error: 'mediaError', message: NOT_FOUND, src: '/media/clip.mp4' },
		] );
		expect( await violations( page ) ).toEqual( [] );
		if ( 'rubbishFrom' in fault ) {
			// The browser caches the part of the file that it has read.
			return;
		}
		media.faults.length = 0;
		await page.getByRole( 'button', { name: 'Try again' } ).click();
		await expect.poll( () => of( page, 'currentTime' ) ).toBeGreaterThan( 0.1 );
		await expect( message( page ) ).toBeHidden();
	} );
}

test( 'Flash video that cannot be played is offered as a file', async ( { page, media } ) => {
	media.faults.push( { of: 'clip.flv', status: 404 } );
	await open( page, media, player( { files: [ 'clip.flv' ] } ) );
	await expect( message( page ) ).toHaveText( 'Network error' );
	await expect( page.getByRole( 'link', { name: 'Download file: clip.flv' } ) ).toBeVisible();
} );

test( 'HLS that the browser plays badly is played by the engine', async ( { page, media } ) => {
	await open( page, media, player( { files: [ 'hls/clip.m3u8' ] } ) );
	await expect.poll( () => of( page, 'readyState' ) ).toBeGreaterThan( 0 );
	await page.locator( 'video' ).evaluate( ( video ) => {
		Object.defineProperty( video, 'error', { value: { code: 3 }, configurable: true } );
		video.dispatchEvent( new Event( 'error' ) );
		delete ( video as never as { error?: unknown } ).error;
	} );
	await expect
		.poll( async () => ( await told( page, 'source' ) ).map( ( { engine } ) => engine ) )
		.toEqual( [ 'native', 'hls' ] );
	await play( page );
	await expect.poll( () => of( page, 'currentTime' ) ).toBeGreaterThan( 0.2 );
} );

test.describe( 'HLS with its engine', () => {
	test.beforeEach( ( { page } ) => playsNo( page, 'mpegurl' ) );

	test( 'uses the next source after a network error', async ( { page, media } ) => {
		media.faults.push( { of: 'clip.m3u8', status: 500 } );
		await open( page, media, player( { files: [ 'hls/clip.m3u8', 'clip.mp4' ] } ) );
		await play( page );
		await expect.poll( () => of( page, 'currentTime' ) ).toBeGreaterThan( 0.2 );
		expect( await of( page, 'currentSrc' ) ).toContain( 'clip.mp4' );
	} );

	test( 'shows an error without a next source', async ( { page, media } ) => {
		media.faults.push( { of: 'clip.m3u8', status: 500 } );
		await open( page, media, player( { files: [ 'hls/clip.m3u8' ] } ) );
		await expect( message( page ) ).toHaveText( 'Network error' );
		expect( media.asked.some( ( path ) => /hls\.?-?light/.test( path ) ) ).toBe( false );
	} );

	test( 'shows a network error when segments are missing', async ( { page, media } ) => {
		await page.clock.install();
		media.faults.push( { of: '.m2ts', status: 500, after: 1 } );
		await open( page, media, player( { files: [ 'hls/clip.m3u8' ] } ) );
		await play( page );
		await expect( async () => {
			await page.clock.runFor( 2000 );
			await expect( message( page ) ).toHaveText( 'Network error', { timeout: 200 } );
		} ).toPass();
	} );

	test( 'recovers twice in three seconds, and not a third time', async ( { page, media } ) => {
		await page.clock.install( { time: 0 } );
		await open( page, media, player( { files: [ 'hls/clip.m3u8' ] } ) );
		await play( page );
		await expect.poll( () => of( page, 'currentTime' ) ).toBeGreaterThan( 0.1 );
		await page.clock.pauseAt( 120_000 );
		const fail = () =>
			page.locator( 'video' ).evaluate( ( video ) => {
				Object.defineProperty( video, 'error', { value: { code: 3 }, configurable: true } );
				video.dispatchEvent( new Event( 'error' ) );
				delete ( video as never as { error?: unknown } ).error;
			} );
		const source = () => of( page, 'currentSrc' );
		const first = await source();
		await fail();
		await expect.poll( source ).not.toBe( first );
		await fail();
		await expect( message( page ) ).toBeHidden();
		// Three seconds later there are two more requests.
		await page.clock.runFor( 3100 );
		await fail();
		await fail();
		await expect( message( page ) ).toBeHidden();
		await fail();
		await expect( message( page ) ).toHaveText(
			'Cannot recover, last media error recovery failed'
		);
	} );

	test( 'shows subtitles of the stream with the full engine', async ( { page, media } ) => {
		await open( page, media, player( { files: [ 'hls/subtitled.m3u8' ] } ) );
		await page.getByRole( 'button', { name: 'Captions' } ).click();
		await page.getByRole( 'menuitemradio', { name: 'English' } ).click();
		await play( page );
		await expect( page.locator( '.pagewright-player__cue' ).first() ).toContainText(
			'sentence.'
		);
	} );
} );

test( 'error events without an error show nothing', async ( { page, media } ) => {
	await open( page, media, player() );
	await say( page, 'error' );
	await expect( message( page ) ).toBeHidden();
} );
