import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { CAPTIONS, CHAPTERS, of, open, player, playlist, say, test } from '../support/player-page';

test.use( { storageState: { cookies: [], origins: [] } } );

const root = ( page: Page ) => page.locator( '#film' );
const bar = ( page: Page, name: string ) =>
	page.locator( `#film .pagewright-player__bar .is-${ name }` );
const FILM = player( { id: 'film', attributes: 'loop muted', tracks: CAPTIONS + CHAPTERS } );

for ( const dir of [ 'ltr', 'rtl' ] ) {
	for ( const width of [ 320, 390 ] ) {
		test( `${ dir } at ${ width } px nothing overflows, including menus`, async ( {
			page,
			media,
		} ) => {
			await page.setViewportSize( { width, height: 700 } );
			await open( page, media, FILM + playlist(), { root: `lang="en" dir="${ dir }"` } );
			await page.locator( '#list .pagewright-player.is-ready' ).waitFor();
			await expect( bar( page, 'chapters' ) ).toBeVisible();
			expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBe(
				width
			);
			const outer = ( await root( page ).boundingBox() )!;
			for ( const button of await root( page ).getByRole( 'button' ).all() ) {
				const box = ( await button.boundingBox() )!;
				expect( box.x ).toBeGreaterThanOrEqual( outer.x );
				expect( box.x + box.width ).toBeLessThanOrEqual( outer.x + outer.width + 0.5 );
				expect( Math.min( box.width, box.height ) ).toBeGreaterThanOrEqual( 36 );
			}
			for ( const name of [ 'captions', 'chapters', 'speed' ] ) {
				await bar( page, name ).click();
				const box = ( await page.getByRole( 'menu' ).boundingBox() )!;
				expect( box.x ).toBeGreaterThanOrEqual( 0 );
				expect( box.x + box.width ).toBeLessThanOrEqual( outer.x + outer.width + 0.5 );
				expect( box.y ).toBeGreaterThanOrEqual( 0 );
				await page.keyboard.press( 'Escape' );
			}
			expect( await violations( page ) ).toEqual( [] );
		} );
	}
}

test( 'from right to left time still runs to the right, and so do the arrow keys', async ( {
	page,
	media,
} ) => {
	await open( page, media, FILM, { root: 'lang="ar" dir="rtl"' } );
	await expect.poll( () => of( page, 'readyState' ) ).toBeGreaterThanOrEqual( 1 );
	const seek = ( await root( page ).locator( '.is-seek' ).boundingBox() )!;
	await page.mouse.click( seek.x + seek.width * 0.75, seek.y + seek.height / 2 );
	expect( ( await of( page, 'currentTime' ) ) / ( await of( page, 'duration' ) ) ).toBeCloseTo(
		0.75,
		1
	);
	await root( page ).focus();
	await page.keyboard.press( 'Home' );
	await page.keyboard.press( 'ArrowRight' );
	expect( ( await of( page, 'currentTime' ) ) / ( await of( page, 'duration' ) ) ).toBeCloseTo(
		0.05,
		2
	);
} );

test( 'forced colors apply to icons and borders', async ( { page, media } ) => {
	await page.emulateMedia( { forcedColors: 'active' } );
	await open( page, media, FILM );
	const colors = await bar( page, 'play' ).evaluate( ( button ) => {
		const sample = document.body.appendChild( document.createElement( 'i' ) );
		const system = ( name: string ) => {
			sample.style.color = name;
			return getComputedStyle( sample ).color;
		};
		const own = getComputedStyle( button );
		const sign = getComputedStyle( button.querySelector( 'svg' )! );
		return {
			text: [ own.color, system( 'ButtonText' ) ],
			face: [ own.backgroundColor, system( 'ButtonFace' ) ],
			sign: [ sign.stroke === 'none' ? sign.fill : sign.stroke, system( 'ButtonText' ) ],
		};
	} );
	for ( const [ seen, wanted ] of Object.values( colors ) ) {
		expect( seen ).toBe( wanted );
	}
	await expect( root( page ) ).toHaveCSS( 'border-top-width', '1px' );
} );

test.describe( 'on touch screens', () => {
	test.use( { hasTouch: true } );
	test( 'a tap shows and hides the controls of a playing video, and never pauses it', async ( {
		page,
		media,
	} ) => {
		await page.clock.install( { time: 0 } );
		await open( page, media, FILM );
		await page.clock.pauseAt( 10_000 );
		const picture = root( page ).locator( '.pagewright-player__screen' );
		const tap = () => picture.tap( { position: { x: 60, y: 60 }, force: true } );
		await tap();
		await expect.poll( () => of( page, 'paused' ) ).toBe( false );
		await say( page, 'play', 'playing' );
		await page.clock.runFor( 1600 );
		await expect( root( page ) ).toHaveClass( /is-idle/ );
		await tap();
		await expect( root( page ) ).not.toHaveClass( /is-idle/ );
		await tap();
		await expect( root( page ) ).toHaveClass( /is-idle/ );
		expect( await of( page, 'paused' ) ).toBe( false );
	} );
} );

test( 'picture-in-picture uses the browser, and the button shows its state', async ( {
	page,
	media,
} ) => {
	// A headless browser cannot open such a window, so only the request is visible.
	await page.addInitScript( () => {
		Object.defineProperty( Document.prototype, 'pictureInPictureEnabled', {
			get: () => true,
		} );
		const set = ( element: Element | null ) =>
			Object.defineProperty( document, 'pictureInPictureElement', {
				configurable: true,
				get: () => element,
			} );
		HTMLVideoElement.prototype.requestPictureInPicture = async function () {
			set( this );
			this.dispatchEvent( new Event( 'enterpictureinpicture' ) );
			return {} as PictureInPictureWindow;
		};
		Document.prototype.exitPictureInPicture = async () => {
			set( null );
			document
				.querySelector( 'video' )!
				.dispatchEvent( new Event( 'leavepictureinpicture' ) );
		};
	} );
	await open( page, media, FILM );
	await expect( bar( page, 'pip' ) ).toHaveAccessibleName( 'Picture in picture' );
	await bar( page, 'pip' ).click();
	await expect( bar( page, 'pip' ) ).toHaveAccessibleName( 'Exit picture in picture' );
	await bar( page, 'pip' ).click();
	await expect( bar( page, 'pip' ) ).toHaveAccessibleName( 'Picture in picture' );
} );
