import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { CAPTIONS, CHAPTERS, of, open, player, test } from '../support/player-page';
import type { PlayerParts } from '../support/player-page';

test.use( { storageState: { cookies: [], origins: [] } } );

const root = ( page: Page ) => page.locator( '#one' );
const FILM: PlayerParts = { attributes: 'loop muted', tracks: CAPTIONS + CHAPTERS };
const loaded = ( page: Page ) =>
	expect.poll( () => of( page, 'readyState' ) ).toBeGreaterThanOrEqual( 1 );

test( 'destroy() removes everything, and it can start again', async ( { page, media } ) => {
	await open( page, media, player( FILM ) );
	await loaded( page );
	const html = await root( page ).evaluate( ( node ) => {
		const parent = node.parentElement!;
		node.remove();
		Object.assign( window, { node, parent } );
		return new Promise< string >( ( done ) => setTimeout( () => done( node.innerHTML ) ) );
	} );
	expect( html.match( /<(button|input|svg)/g ) ).toBeNull();
	expect( html ).toContain( 'controls' );
	await page.evaluate( () => {
		const { node, parent } = window as never as Record< string, HTMLElement >;
		parent!.append( node! );
	} );
	await page.locator( '#one.is-ready' ).waitFor();
	expect( await page.locator( '#one .pagewright-player__bar' ).count() ).toBe( 1 );
} );

test( 'outside the viewport it waits, and a key loads it first', async ( { page, media } ) => {
	await open( page, media, '<div style="height:3000px"></div>' + player(), { isReady: false } );
	await page.waitForLoadState( 'networkidle' );
	expect(
		media.asked.filter( ( path ) => path.includes( 'chunk' ) && /core/.test( path ) )
	).toEqual( [] );
	await expect( page.locator( 'video' ) ).toHaveAttribute( 'controls', '' );
	await root( page ).scrollIntoViewIfNeeded();
	await page.locator( '#one.is-ready' ).waitFor();
	await expect( page.locator( 'video' ) ).not.toHaveAttribute( 'controls', '' );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );
	test( 'the browser’s controls are visible', async ( { page, media } ) => {
		await open( page, media, player(), { isReady: false } );
		await expect( page.locator( 'video' ) ).toHaveAttribute( 'controls', '' );
		await expect( page.locator( '.pagewright-player button' ) ).toHaveCount( 0 );
	} );
} );

test.describe( 'reduced motion', () => {
	test.use( { reducedMotion: 'reduce' } as never );
	test( 'disables autoplay', async ( { page, media } ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await open( page, media, player( { attributes: 'autoplay muted loop' } ) );
		await loaded( page );
		await expect.poll( () => of( page, 'paused' ) ).toBe( true );
		await expect( page.locator( '.pagewright-player__bar' ) ).toHaveCSS(
			'transition-duration',
			'0s'
		);
	} );
} );
