import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { of, open, playlist, test, told } from '../support/player-page';

test.use( { storageState: { cookies: [], origins: [] } } );

const link = ( page: Page, name: RegExp ) => page.getByRole( 'link', { name } );
const current = ( page: Page ) => page.locator( '.pagewright-playlist__current' );
const marked = ( page: Page ) => page.locator( '[aria-current="true"]' );

test( 'a track is played with a click or a key, and marked as current', async ( {
	page,
	media,
} ) => {
	await open( page, media, playlist() );
	await expect( marked( page ) ).toHaveText( /First piece/ );
	expect( await violations( page ) ).toEqual( [] );
	await link( page, /Second piece/ ).click();
	await expect.poll( () => of( page, 'currentTime' ) ).toBeGreaterThan( 0.1 );
	expect( await of( page, 'currentSrc' ) ).toContain( 'second.mp3' );
	await expect( marked( page ) ).toHaveText( /Second piece/ );
	await expect( current( page ) ).toContainText( 'Second piece' );
	await expect( current( page ) ).toContainText( 'Grace' );
	await page.keyboard.press( 'ArrowDown' );
	await expect( link( page, /Third piece/ ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect.poll( () => of( page, 'currentSrc' ) ).toContain( 'clip.wav' );
	await expect( current( page ).locator( 'img' ) ).toBeHidden();
	await expect( current( page ).locator( '.pagewright-playlist__artist' ) ).toBeHidden();
	expect( await told( page, 'track' ) ).toEqual( [
		{ index: 1, title: 'Second piece' },
		{ index: 2, title: 'Third piece' },
	] );
	expect( await violations( page ) ).toEqual( [] );
} );

test( 'tracks play in order, and playback stops after the last', async ( { page, media } ) => {
	await open( page, media, playlist() );
	await link( page, /Second piece/ ).click();
	await expect.poll( () => of( page, 'readyState' ) ).toBe( 4 );
	await page
		.locator( 'audio' )
		.evaluate( ( audio: HTMLAudioElement ) => ( audio.currentTime = 2.7 ) );
	await expect( marked( page ) ).toHaveText( /Third piece/ );
	await expect.poll( () => of( page, 'currentTime' ) ).toBeGreaterThan( 0.1 );
	await expect.poll( () => of( page, 'ended' ) ).toBe( true );
	await expect( marked( page ) ).toHaveText( /Third piece/ );
} );

test( 'a missing track shows an error, and another one can be selected', async ( {
	page,
	media,
} ) => {
	media.faults.push( { of: 'second.mp3', status: 404 } );
	await open( page, media, playlist() );
	await link( page, /Second piece/ ).click();
	await expect( page.getByRole( 'alert' ) ).toHaveText( /^Media error/ );
	await link( page, /First piece/ ).click();
	await expect.poll( () => of( page, 'currentTime' ) ).toBeGreaterThan( 0.1 );
	await expect( page.getByRole( 'alert' ) ).toBeHidden();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );
	test( 'the list links to files', async ( { page, media } ) => {
		await open( page, media, playlist(), { isReady: false } );
		await expect( link( page, /Second piece/ ) ).toHaveAttribute( 'href', '/media/second.mp3' );
		await expect( page.locator( 'audio' ) ).toHaveAttribute( 'controls', '' );
	} );
} );
