import { expect } from '@playwright/test';
import { CAPTIONS, of, open, player, playsNo, test, told } from '../support/player-page';

test.use( { storageState: { cookies: [], origins: [] } } );

const FILES = [
	[ 'clip.mp4', 'video', 'native', /^$/ ],
	[ 'clip.webm', 'video', 'native', /^$/ ],
	[ 'clip.mp3', 'audio', 'native', /^$/ ],
	[ 'clip.ogg', 'audio', 'native', /^$/ ],
	[ 'clip.wav', 'audio', 'native', /^$/ ],
	[ 'hls/clip.m3u8', 'video', 'hls', /hls/ ],
	[ 'dash/clip.mpd', 'video', 'dash', /dash/ ],
	[ 'clip.flv', 'video', 'flv', /flv|mpegts/ ],
] as const;

for ( const [ file, kind, engine, chunk ] of FILES ) {
	test( `${ file } plays, can be sought, and fetches ${ engine === 'native' ? 'no engine' : 'its engine only' }`, async ( {
		page,
		media,
	} ) => {
		// Newer browsers play HLS natively; others use an engine.
		if ( engine === 'hls' ) {
			await playsNo( page, 'mpegurl' );
		}
		await open( page, media, player( { kind, files: [ file ] } ) );
		await page.locator( '.pagewright-player__bar .is-play' ).click();
		await expect.poll( () => of( page, 'currentTime' ) ).toBeGreaterThan( 0.2 );
		const length = await of( page, 'duration' );
		expect( length ).toBeGreaterThan( 1.9 );
		expect( length ).toBeLessThan( 6.5 );
		// A key seeks by a twentieth of the duration.
		await page.locator( '.is-play' ).last().press( 'k' );
		await expect.poll( () => of( page, 'paused' ) ).toBe( true );
		const slider = page.getByRole( 'slider', { name: 'Position' } );
		await slider.press( 'Home' );
		await slider.press( 'PageUp' );
		await expect
			.poll( async () => Math.abs( ( await of( page, 'currentTime' ) ) - length * 0.1 ) )
			.toBeLessThan( 0.05 );
		await page.locator( '.pagewright-player' ).press( 'k' );
		await expect.poll( () => of( page, 'currentTime' ) ).toBeGreaterThan( length * 0.15 );
		const engines = [ ...new Set( media.asked ) ].filter( ( path ) =>
			/chunks\/.*(hls|dash|flv|mpegts)/.test( path )
		);
		expect( engines.length ? engines.join() : '' ).toMatch( chunk );
		if ( engine !== 'native' ) {
			expect( engines.every( ( path ) => chunk.test( path ) ) ).toBe( true );
		}
		expect( await told( page, 'error' ) ).toEqual( [] );
	} );
}

test( 'captions are above the bar, in the selected language', async ( { page, media } ) => {
	await open( page, media, player( { tracks: CAPTIONS } ) );
	await page.getByRole( 'button', { name: 'Captions' } ).click();
	await page.getByRole( 'menuitemradio', { name: 'Deutsch' } ).click();
	await expect( page.locator( '.pagewright-player__cue' ) ).toHaveText( 'Der erste Satz.' );
} );
