import { expect, test, type Page } from '@playwright/test';
import {
	film,
	logOf,
	openSlides,
	pictures,
	serveFile,
	shown,
	slider,
	started,
	type Frame,
} from '../support/slider-page';

test.use( { storageState: { cookies: [], origins: [] } } );
test.beforeAll( async ( { browser } ) => {
	const page = await browser.newPage();
	serveFile( '/film.webm', await film( page ) );
	await page.close();
} );

const FILM: Frame = {
	html: '<div class="sow-background-element"><video muted playsinline preload="none" loop data-autoplay><source src="/film.webm" type="video/webm"></video></div>',
};
const EMBED: Frame = {
	html: '<div class="sow-background-element sow-slide-video-oembed" data-embed="https://www.youtube-nocookie.com/embed/x?rel=0"><button type="button">Play video</button></div>',
};
const next = ( page: Page ) => page.getByRole( 'button', { name: 'Next slide' } );
const video = ( page: Page, i = 0 ) => page.locator( 'video' ).nth( i );
const isPaused = ( page: Page, i = 0 ) =>
	video( page, i ).evaluate( ( node ) => ( node as HTMLVideoElement ).paused );
const isMuted = ( page: Page, i = 0 ) =>
	video( page, i ).evaluate( ( node ) => ( node as HTMLVideoElement ).muted );
const open = async ( page: Page, html: string ) => {
	await openSlides( page, html );
	await started( page );
};

test( 'a video plays while its slide is visible', async ( { page } ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	await open(
		page,
		slider( { settings: { paused: true }, slides: [ FILM, ...pictures( 1 ), FILM ] } )
	);
	await expect.poll( () => isPaused( page ) ).toBe( false );
	expect( asked.filter( ( url ) => url.includes( 'film' ) ) ).toHaveLength( 1 );
	await expect( page.locator( '.sow-player-controls-sound' ) ).toHaveCount( 0 );
	await next( page ).click();
	expect( await isPaused( page ) ).toBe( true );
	await next( page ).click();
	await expect.poll( () => isPaused( page, 1 ) ).toBe( false );
	expect( await isPaused( page ) ).toBe( true );
} );

test( 'no video code loads for images, and with reduced motion no video plays', async ( {
	page,
} ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	await open( page, slider() );
	await page.waitForLoadState( 'networkidle' );
	expect( asked.filter( ( url ) => url.includes( 'slider-video' ) ) ).toEqual( [] );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await open( page, slider( { slides: [ FILM, {} ] } ) );
	await page.waitForLoadState( 'networkidle' );
	expect( await isPaused( page ) ).toBe( true );
	await page.emulateMedia( { reducedMotion: 'no-preference' } );
	await expect.poll( () => isPaused( page ) ).toBe( false );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await expect.poll( () => isPaused( page ) ).toBe( true );
} );

test( 'a video that the design hides on narrow screens is not loaded there', async ( { page } ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	await page.setViewportSize( { width: 600, height: 800 } );
	const hidden =
		'<style>@media (max-width: 780px) { .sow-background-element { display: none } }</style>';
	await open( page, hidden + slider( { slides: [ FILM, {} ], hasSound: true } ) );
	await page.waitForLoadState( 'networkidle' );
	expect( asked.filter( ( url ) => url.includes( 'film' ) ) ).toEqual( [] );
	const button = page.locator( '.sow-player-controls-sound' );
	await expect( button ).toBeHidden();
	await page.setViewportSize( { width: 1000, height: 800 } );
	await expect.poll( () => isPaused( page ) ).toBe( false );
	await expect( button ).toBeVisible();
	await page.setViewportSize( { width: 600, height: 800 } );
	await expect.poll( () => isPaused( page ) ).toBe( true );
	await expect( button ).toBeHidden();
} );

test( 'the sound button turns the sound on and off, for each slide, and pauses the rotation', async ( {
	page,
} ) => {
	await open(
		page,
		slider( {
			settings: { muteLoc: 'Mute', unmuteLoc: 'Unmute' },
			slides: [ FILM, FILM, ...pictures( 1 ) ],
			hasSound: true,
		} )
	);
	await expect.poll( () => isPaused( page ) ).toBe( false );
	const button = page.locator( '.sow-player-controls-sound' );
	await expect( button ).toHaveAccessibleName( 'Unmute' );
	await button.click();
	await expect( button ).toHaveAccessibleName( 'Mute' );
	await expect( button ).toHaveClass( /is-unmuted/ );
	expect( await isMuted( page ) ).toBe( false );
	await page.locator( '#after' ).focus();
	await page.clock.runFor( 9000 );
	expect( await shown( page ) ).toBe( 'one-1' );
	await expect( page.locator( '.sow-slider-images' ) ).toHaveAttribute( 'aria-live', 'polite' );
	// A new slide starts muted; a slide that had sound has it again.
	await next( page ).click();
	await expect( button ).toHaveAccessibleName( 'Unmute' );
	expect( await isMuted( page, 1 ) ).toBe( true );
	await next( page ).click();
	await expect( button ).toBeHidden();
	await next( page ).click();
	await expect( button ).toHaveAccessibleName( 'Mute' );
	expect( await isMuted( page ) ).toBe( false );
	await button.click();
	expect( await isMuted( page ) ).toBe( true );
	await page.locator( '#after' ).focus();
	await page.clock.runFor( 4000 );
	expect( await shown( page ) ).toBe( 'one-2' );
} );

test( 'a video of another site loads on click, and stops with its slide', async ( { page } ) => {
	const asked: string[] = [];
	await page.route( 'https://www.youtube-nocookie.com/**', ( route ) => {
		asked.push( route.request().url() );
		return route.fulfill( { contentType: 'text/html', body: 'player' } );
	} );
	await open( page, slider( { slides: [ EMBED, ...pictures( 2 ) ] } ) );
	const play = page.getByRole( 'button', { name: 'Play video' } );
	await expect( play ).toBeVisible();
	await page.waitForLoadState( 'networkidle' );
	expect( asked ).toEqual( [] );
	await play.click();
	const frame = page.locator( '[data-embed] > iframe' );
	await expect( frame ).toHaveAttribute( 'title', 'Play video' );
	await expect( frame ).toBeFocused();
	expect( asked ).toEqual( [ 'https://www.youtube-nocookie.com/embed/x?rel=0&autoplay=1' ] );
	await page.locator( '#after' ).focus();
	await page.clock.runFor( 9000 );
	expect( await logOf( page, 'cycle-before' ) ).toEqual( [] );
	await next( page ).click();
	await expect( frame ).toHaveCount( 0 );
	await expect( page.locator( '[data-embed] button' ) ).toHaveCount( 1 );
	await page.locator( '#after' ).focus();
	await page.clock.runFor( 4000 );
	expect( await shown( page ) ).toBe( 'one-3' );
} );
