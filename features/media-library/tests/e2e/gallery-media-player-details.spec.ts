import { expect, test } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { BrowserPage } from '../support/gallery-page';

const media = new BrowserPage();
const button = ( name: string ) => media.page.getByRole( 'button', { name, exact: true } );
const group = ( name: string ) => media.page.getByRole( 'group', { name, exact: true } );
const said = () => media.page.locator( '[data-said]' );
const problems = () => media.page.locator( '.pagewright-media-player-details__problem' );

/** Opens the details of a state. */
async function open( state: string, options: { width?: number; dir?: string } = {} ) {
	await media.openPage( state, options );
	await button( 'Open dialog' ).click();
	await expect( group( 'Playback' ) ).toBeVisible();
}

const STATES = [
	'details-of-audio',
	'details-of-audio-in-two-formats',
	'details-of-audio-without-a-file',
	'details-of-a-video',
	'details-of-a-new-video',
	'details-of-a-broken-video',
	'details-of-a-video-on-another-site',
];
/** The rest of the page is that of the gallery and of WordPress's announcements. */
const PART = { include: '.pagewright-media-player-details' };
for ( const state of STATES ) {
	test( `${ state } fits into each width and direction, and is accessible`, async () => {
		for ( const [ width, dir ] of [
			[ 1200, 'ltr' ],
			[ 390, 'rtl' ],
			[ 320, 'ltr' ],
		] as const ) {
			await open( state, { width, dir } );
			expect( await violations( media.page, PART ) ).toEqual( [] );
			const overflow = await media.page
				.locator( '.pagewright-media-player-details' )
				.evaluate( ( element ) => element.scrollWidth - element.clientWidth );
			expect( overflow ).toBeLessThanOrEqual( 0 );
		}
	} );
}

test( 'the keyboard alone reaches all options of audio', async () => {
	await open( 'details-of-audio' );
	const press = ( key: string ) => media.page.keyboard.press( key );
	await media.page.locator( '[data-remove]' ).focus();
	await press( 'Tab' );
	await expect( button( 'Replace' ) ).toBeFocused();
	await press( 'Enter' );
	await expect( said() ).toHaveText( 'replace' );
	await press( 'Tab' );
	await expect( button( 'Add OGG' ) ).toBeFocused();
	await press( 'Enter' );
	await expect( said() ).toHaveText( 'add ogg' );
	await media.page.getByLabel( 'Load before a visitor presses play' ).focus();
	await media.page.keyboard.type( 'As much' );
	await expect( said() ).toHaveText( '{"preload":"auto"}' );
	await press( 'Tab' );
	await press( 'Space' );
	await expect( said() ).toHaveText( '{"autoplay":true}' );
	await press( 'Tab' );
	await press( 'Space' );
	await expect( said() ).toHaveText( '{"loop":true}' );
} );

test( 'the focus and an announcement follow what is removed', async () => {
	await open( 'details-of-audio-in-two-formats' );
	const remove = media.page.locator( '[data-remove]' );
	await remove.first().press( 'Enter' );
	await expect( said() ).toHaveText( '{"src":null}' );
	await expect( remove ).toHaveCount( 1 );
	await expect( remove ).toBeFocused();
	await media.hears( 'File removed' );
	await remove.press( 'Enter' );
	await expect( button( 'Choose file' ) ).toBeFocused();
	await expect( media.page.getByText( 'Nothing to play' ) ).toBeVisible();
	await expect( group( 'Other formats' ) ).toHaveCount( 0 );
} );

test( 'tracks are changed and removed alone', async () => {
	await open( 'details-of-a-video' );
	const track = ( number: number ) => group( `Track ${ number }` );
	await track( 2 ).getByLabel( 'Kind' ).selectOption( 'chapters' );
	await expect( said() ).toHaveText(
		/label=\\"English\\" kind=\\"subtitles\\".*kind=\\"chapters\\"/
	);
	await track( 1 ).getByLabel( 'Label' ).fill( 'A “new” [label]' );
	await expect( track( 1 ).getByLabel( 'Label' ) ).toHaveValue( 'A “new” [label]' );
	await track( 1 ).getByLabel( 'Language code' ).fill( 'en-GB' );
	await button( 'Remove Track 1' ).press( 'Enter' );
	await expect( button( 'Remove Track 1' ) ).toBeFocused();
	await expect( track( 1 ).getByLabel( 'Label' ) ).toHaveValue( 'Deutsch' );
	await button( 'Remove Track 1' ).press( 'Enter' );
	await expect( button( 'Add track' ) ).toBeFocused();
	await expect( said() ).toHaveText( '{"content":""}' );
	await media.page.keyboard.press( 'Enter' );
	await expect( said() ).toHaveText( 'track' );
} );

test( 'the poster image is replaced and removed', async () => {
	await open( 'details-of-a-video' );
	await button( 'Replace poster image' ).click();
	await expect( said() ).toHaveText( 'poster' );
	await button( 'Remove poster image' ).press( 'Enter' );
	await expect( said() ).toHaveText( '{"poster":null}' );
	await expect( button( 'Choose poster image' ) ).toBeFocused();
} );

test( 'a frame of the video becomes its poster image', async () => {
	await open( 'details-of-a-new-video' );
	const video = media.page.getByLabel( 'Preview' );
	await video.evaluate( async ( element: HTMLVideoElement ) => {
		const sought = new Promise( ( resolve ) => element.addEventListener( 'seeked', resolve ) );
		element.currentTime = 3;
		await sought;
	} );
	await button( 'Use this frame as poster image' ).click();
	await expect( said() ).toHaveText( /^clip.*-poster\.jpg image\/jpeg true$/ );
	const poster = group( 'Poster image' ).locator( 'img' );
	await expect( poster ).toBeVisible();
	const sizes = await poster.evaluate( async ( element: HTMLImageElement ) => {
		await element.decode();
		return [ element.naturalWidth, element.naturalHeight ];
	} );
	expect( sizes ).toEqual( [ 160, 90 ] );
} );

test( 'what is broken is shown as broken, and kept', async () => {
	await open( 'details-of-a-broken-video' );
	await expect( problems() ).toHaveText( [
		'This file cannot be played. It may be missing or damaged.',
		'Your browser cannot play this format. Others may.',
		'This image cannot be loaded.',
		'This file cannot be loaded. Tracks must be on the same site as the page.',
	] );
	await expect( group( 'Track 1' ).getByLabel( 'Kind' ) ).toHaveValue( 'metadata' );
	await expect( group( 'Track 1' ).getByLabel( 'Label' ) ).toHaveValue( '<b>' );
	await expect( said() ).toHaveText( '' );
	await open( 'details-of-a-video-on-another-site' );
	await expect( media.page.getByText( /This video is on another site/ ) ).toBeVisible();
	await expect( button( 'Use this frame as poster image' ) ).toHaveCount( 0 );
	await expect( problems() ).toHaveCount( 0 );
} );
