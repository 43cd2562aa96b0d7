import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { CAPTIONS, CHAPTERS, of, open, player, say, test, told } from '../support/player-page';
import type { PlayerParts } from '../support/player-page';

test.use( { storageState: { cookies: [], origins: [] } } );

const root = ( page: Page ) => page.locator( '#one' );
const bar = ( page: Page, name: string ) =>
	page.locator( `#one .pagewright-player__bar .is-${ name }` );
const noTransitions = '<style>*{transition:none !important;animation:none !important}</style>';
/** A video that plays as long as the test needs, independent of the real clock. */
const FILM: PlayerParts = { attributes: 'loop muted', tracks: CAPTIONS + CHAPTERS };
const loaded = ( page: Page ) =>
	expect.poll( () => of( page, 'readyState' ) ).toBeGreaterThanOrEqual( 1 );

test( 'sizes, volume and steps are as documented, and the page does not jump', async ( {
	page,
	media,
} ) => {
	const html =
		player( FILM ) +
		'<p id="after">After</p>' +
		player( { kind: 'audio', files: [ 'clip.mp3' ], id: 'two' } );
	await open( page, media, html, { hasScript: false } );
	const boxes = () =>
		page
			.locator( '#one, #after, #two' )
			.evaluateAll( ( nodes ) =>
				nodes.map( ( node ) => node.getBoundingClientRect().toJSON() )
			);
	const before = await boxes();
	await open( page, media, html );
	await page.locator( '#two.is-ready' ).waitFor();
	expect( await boxes() ).toEqual( before );
	expect( before[ 0 ] ).toMatchObject( { width: 480, height: 270 } );
	expect( before[ 2 ] ).toMatchObject( { width: 400, height: 40 } );
	expect( await of( page, 'volume' ) ).toBe( 0.8 );
	await loaded( page );
	await bar( page, 'play' ).focus();
	await page.keyboard.press( 'ArrowRight' );
	const length = await of( page, 'duration' );
	await expect.poll( () => of( page, 'currentTime' ) ).toBeCloseTo( length / 20, 1 );
	await page.keyboard.press( '.' );
	await expect.poll( () => of( page, 'currentTime' ) ).toBeCloseTo( length / 20 + 1 / 25, 2 );
} );

test.describe( 'controls of a playing video', () => {
	test.beforeEach( async ( { page, media } ) => {
		await page.clock.install( { time: 0 } );
		await open( page, media, player( FILM ), { head: noTransitions } );
		await loaded( page );
		await page.clock.pauseAt( 60_000 );
		await page.mouse.move( 900, 600 );
		await root( page ).evaluate( ( node ) => node.querySelector( 'video' )!.play() );
		await expect( root( page ) ).toHaveClass( /is-playing/ );
	} );

	test( 'hide 1500 ms after it began', async ( { page } ) => {
		await page.clock.runFor( 1490 );
		await expect( root( page ) ).not.toHaveClass( /is-idle/ );
		await page.clock.runFor( 20 );
		await expect( root( page ) ).toHaveClass( /is-idle/ );
		await expect( page.locator( '#one .pagewright-player__bar' ) ).toHaveCSS( 'opacity', '0' );
	} );

	test( 'hide 2500 ms after the mouse entered, and 1000 after it left', async ( { page } ) => {
		await page.clock.runFor( 1600 );
		await page.mouse.move( 200, 200 );
		await expect( root( page ) ).not.toHaveClass( /is-idle/ );
		await page.clock.runFor( 2490 );
		await expect( root( page ) ).not.toHaveClass( /is-idle/ );
		await page.clock.runFor( 20 );
		await expect( root( page ) ).toHaveClass( /is-idle/ );
		await page.mouse.move( 210, 200 );
		await expect( root( page ) ).not.toHaveClass( /is-idle/ );
		await page.mouse.move( 900, 600 );
		await page.clock.runFor( 990 );
		await expect( root( page ) ).not.toHaveClass( /is-idle/ );
		await page.clock.runFor( 20 );
		await expect( root( page ) ).toHaveClass( /is-idle/ );
	} );

	test( 'never hide while it is paused, the focus is inside or a menu is open', async ( {
		page,
	} ) => {
		await bar( page, 'mute' ).focus();
		await page.keyboard.press( 'Tab' );
		await page.clock.runFor( 10_000 );
		await expect( root( page ) ).not.toHaveClass( /is-idle/ );
		await page.mouse.click( 900, 600 );
		await page.clock.runFor( 1600 );
		await expect( root( page ) ).toHaveClass( /is-idle/ );
		// Tab reaches them again and shows them.
		await bar( page, 'play' ).focus();
		await expect( root( page ) ).not.toHaveClass( /is-idle/ );
		await bar( page, 'speed' ).click();
		await page.mouse.move( 900, 600 );
		await page.clock.runFor( 10_000 );
		await expect( page.getByRole( 'menu' ) ).toBeVisible();
		await expect( root( page ) ).not.toHaveClass( /is-idle/ );
		await page.keyboard.press( 'Escape' );
		await page.keyboard.press( 'k' );
		await page.mouse.click( 900, 600 );
		await page.clock.runFor( 10_000 );
		await expect( root( page ) ).not.toHaveClass( /is-idle/ );
	} );
} );

test( 'keys control the player, and do not affect controls and shortcuts', async ( {
	page,
	media,
} ) => {
	await open( page, media, player( { tracks: CAPTIONS } ) );
	await loaded( page );
	await page.locator( '.pagewright-player__screen' ).click( { position: { x: 20, y: 20 } } );
	await expect.poll( () => of( page, 'paused' ) ).toBe( false );
	await expect( root( page ) ).toBeFocused();
	const press = ( key: string ) => page.keyboard.press( key );
	await press( ' ' );
	await expect.poll( () => of( page, 'paused' ) ).toBe( true );
	await press( 'Home' );
	await expect.poll( () => of( page, 'currentTime' ) ).toBe( 0 );
	const length = await of( page, 'duration' );
	await press( 'ArrowRight' );
	await press( 'ArrowRight' );
	await press( 'ArrowLeft' );
	await expect.poll( () => of( page, 'currentTime' ) ).toBeCloseTo( length / 20, 1 );
	await press( 'ArrowUp' );
	expect( await of( page, 'volume' ) ).toBeCloseTo( 0.9 );
	await press( 'ArrowDown' );
	await press( 'ArrowDown' );
	expect( await of( page, 'volume' ) ).toBeCloseTo( 0.7 );
	await press( 'm' );
	expect( await of( page, 'muted' ) ).toBe( true );
	await expect( bar( page, 'mute' ) ).toHaveAccessibleName( 'Unmute' );
	await press( 'm' );
	await press( 'c' );
	await expect( root( page ) ).toHaveClass( /has-captions/ );
	await press( 'c' );
	await expect( root( page ) ).not.toHaveClass( /has-captions/ );
	await press( 'Control+m' );
	expect( await of( page, 'muted' ) ).toBe( false );
	// Space presses the focused button; arrow keys move the focused slider.
	await bar( page, 'mute' ).focus();
	await press( ' ' );
	expect( await of( page, 'muted' ) ).toBe( true );
	expect( await of( page, 'paused' ) ).toBe( true );
	const time = await of( page, 'currentTime' );
	await page.getByRole( 'slider', { name: 'Volume' } ).press( 'ArrowRight' );
	expect( await of( page, 'currentTime' ) ).toBe( time );
	await page.getByRole( 'slider', { name: 'Position' } ).press( 'ArrowUp' );
	await expect.poll( () => of( page, 'currentTime' ) ).toBeCloseTo( time + length / 20, 1 );
	await root( page ).press( 'End' );
	await expect.poll( () => of( page, 'ended' ) ).toBe( true );
	await expect( bar( page, 'play' ) ).toHaveAccessibleName( 'Play again' );
	await root( page ).press( 'f' );
	await expect( root( page ) ).toHaveClass( /is-fullscreen/ );
	await expect( bar( page, 'fullscreen' ) ).toHaveAccessibleName( 'Exit full screen' );
} );

test( 'keys can be disabled', async ( { page, media } ) => {
	await open( page, media, player( { options: { keys: false } } ) );
	await loaded( page );
	await root( page ).press( 'm' );
	expect( await of( page, 'muted' ) ).toBe( false );
} );

test( 'poster, loading, error and the large button follow the events', async ( {
	page,
	media,
} ) => {
	await open( page, media, player() );
	await loaded( page );
	const seen = () =>
		root( page ).evaluate( ( node ) =>
			[ 'poster', 'loading', 'error', 'button.is-big-play' ].filter(
				( name ) =>
					! node.querySelector< HTMLElement >( `.pagewright-player__${ name }` )!.hidden
			)
		);
	const after = async ( ...names: string[] ) => {
		await say( page, ...names );
		return seen();
	};
	expect( await seen() ).toEqual( [ 'poster', 'button.is-big-play' ] );
	expect( await after( 'waiting' ) ).toEqual( [ 'poster', 'loading', 'button.is-big-play' ] );
	expect( await after( 'canplay' ) ).toEqual( [ 'poster', 'button.is-big-play' ] );
	expect( ( await after( 'play' ) ).filter( ( name ) => name !== 'loading' ) ).toEqual( [] );
	expect( await after( 'playing' ) ).toEqual( [] );
	expect( await after( 'seeking' ) ).toEqual( [ 'loading' ] );
	expect( await after( 'seeked' ) ).toEqual( [ 'button.is-big-play' ] );
	expect( await after( 'play', 'playing', 'waiting' ) ).toEqual( [ 'loading' ] );
	expect( await after( 'loadeddata' ) ).toEqual( [] );
	expect( await after( 'pause' ) ).toEqual( [ 'button.is-big-play' ] );
	expect( await after( 'play', 'playing', 'ended' ) ).toEqual( [ 'button.is-big-play' ] );
} );

test.describe( 'on Android', () => {
	test.use( {
		userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140 Mobile',
	} );
	test( 'it can play 300 ms after the first frame, without an event', async ( {
		page,
		media,
	} ) => {
		await page.clock.install( { time: 0 } );
		await open( page, media, player() );
		await loaded( page );
		await expect.poll( () => of( page, 'readyState' ) ).toBe( 4 );
		await page.clock.pauseAt( 60_000 );
		await page.evaluate( () => {
			Object.assign( window, { count: 0 } );
			document
				.querySelector( 'video' )!
				.addEventListener(
					'canplay',
					() => ( window as never as { count: number } ).count++
				);
		} );
		const count = () => page.evaluate( () => ( window as never as { count: number } ).count );
		await say( page, 'loadeddata' );
		await page.clock.runFor( 290 );
		expect( await count() ).toBe( 0 );
		await page.clock.runFor( 20 );
		expect( await count() ).toBe( 1 );
		await say( page, 'loadeddata', 'canplay' );
		await page.clock.runFor( 1000 );
		expect( await count() ).toBe( 2 );
	} );
} );

test( 'a player that starts pauses the others', async ( { page, media } ) => {
	await open(
		page,
		media,
		player( { attributes: 'loop' } ) +
			player( { kind: 'audio', files: [ 'clip.mp3' ], id: 'two', attributes: 'loop' } )
	);
	await page.locator( '#two.is-ready' ).waitFor();
	await bar( page, 'play' ).click();
	await expect.poll( () => of( page, 'paused' ) ).toBe( false );
	await page.locator( '#two .is-play' ).click();
	await expect.poll( () => of( page, 'paused' ) ).toBe( true );
	expect( await of( page, 'paused', 1 ) ).toBe( false );
} );

test( 'it has roles, names and values, and a live region for errors only', async ( {
	page,
	media,
} ) => {
	await open( page, media, player( FILM ) );
	await loaded( page );
	await expect( bar( page, 'chapters' ) ).toBeVisible();
	expect( await violations( page ) ).toEqual( [] );
	await expect( root( page ) ).toHaveRole( 'group' );
	await expect( root( page ) ).toHaveAccessibleName( 'Video player' );
	expect( await page.locator( '[role="application"]' ).count() ).toBe( 0 );
	await page.getByRole( 'slider', { name: 'Position' } ).press( 'PageUp' );
	await expect( page.getByRole( 'slider', { name: 'Position' } ) ).toHaveAttribute(
		'aria-valuetext',
		'0 seconds of 6 seconds'
	);
	await expect( page.getByRole( 'slider', { name: 'Volume' } ) ).toHaveAttribute(
		'aria-valuetext',
		'0%'
	);
	expect( await page.locator( '#one [aria-pressed]' ).count() ).toBe( 0 );
	expect(
		await page.locator( '#one :is([aria-live], [role="status"], [role="alert"])' ).count()
	).toBe( 1 );
	await page.getByRole( 'button', { name: 'Captions' } ).press( 'ArrowDown' );
	await expect( page.getByRole( 'menuitemradio', { name: 'Off' } ) ).toBeFocused();
	expect( await violations( page ) ).toEqual( [] );
	await page.keyboard.press( 'End' );
	await page.keyboard.press( 'ArrowUp' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'button', { name: 'Captions' } ) ).toBeFocused();
	await expect( page.locator( '.pagewright-player__cue' ) ).toHaveText( 'The first sentence.' );
	await expect( page.locator( '.pagewright-player__cue i' ) ).toHaveText( 'first' );
	expect( await told( page, 'captions' ) ).toEqual( [ { language: 'en', label: 'English' } ] );
	await page.getByRole( 'button', { name: 'Chapters' } ).click();
	await page.getByRole( 'menuitemradio', { name: /Middle/ } ).click();
	await expect.poll( () => of( page, 'currentTime' ) ).toBe( 2 );
	await expect( page.locator( '.pagewright-player__cue' ) ).toHaveText( 'The second sentence.' );
	await page.getByRole( 'button', { name: /^Speed/ } ).click();
	await page.getByRole( 'menuitemradio', { name: '1.5×' } ).click();
	expect( await of( page, 'playbackRate' ) ).toBe( 1.5 );
	await expect( bar( page, 'speed' ) ).toHaveText( '1.5×' );
	expect( await violations( page ) ).toEqual( [] );
} );
