import { expect, test, type Locator } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { BrowserPage } from '../support/gallery-page';

const media = new BrowserPage();
const clock = () => media.page.clock;
/** The preview. Assistive technology does not know it, so it has no role. */
const preview = () => media.page.locator( '.pagewright-media-library__hover' );
const card = () => media.page.locator( '.pagewright-media-library__card' );
const image = () => card().locator( 'img.is-sharp' );

test.beforeAll( () => media.page.clock.install() );

/** Opens a browser with the pointer outside. IDs begin with the latest: 2000 is at place 1. */
async function open( options: { width?: number; dir?: string } = {}, state = 'grid-screen' ) {
	await clock().resume();
	await media.page.mouse.move( 0, 0 );
	await media.open( state, options );
	await expect( media.fileAt( 1 ) ).toHaveAttribute( 'data-id', '2000' );
}

/** Stops the time an hour later. `clock().runFor()` moves it on. */
async function stopTime() {
	await clock().pauseAt( ( await media.page.evaluate( () => Date.now() ) ) + 3_600_000 );
}

const boxOf = async ( element: Locator ) => ( await element.boundingBox() )!;

/** Moves the pointer to the middle of a file, which may be another one than before. */
async function pointAt( place: number, shiftPx = 0 ) {
	const { x, y, width, height } = await boxOf( media.fileAt( place ) );
	await media.page.mouse.move( x + width / 2 + shiftPx, y + height / 2 );
}

/** Opens a browser with the preview of the first file, and stops the time. */
async function openPreview() {
	await open();
	await pointAt( 1 );
	await expect( card() ).toContainText( 'file-2000.jpg' );
	await expect( image() ).toBeVisible();
	await stopTime();
}

test( 'a preview appears when the pointer has rested on a file, and goes with the pointer', async () => {
	await openPreview();
	await media.page.mouse.move( 0, 0 );
	await expect( preview() ).toHaveCount( 0 );
	await pointAt( 1 );
	await clock().runFor( 400 );
	await pointAt( 1, 20 );
	await clock().runFor( 599 );
	await expect( preview() ).toHaveCount( 0 );
	await clock().runFor( 1 );
	await expect( card() ).toContainText( 'file-2000.jpg' );
	await media.page.mouse.move( 0, 0 );
	await expect( preview() ).toHaveCount( 0 );
} );

test( 'the preview of the next file follows after a moment, and the grid does not change', async () => {
	await openPreview();
	await media.files.evaluate( ( grid ) => {
		const observer = new MutationObserver( ( changes ) =>
			Object.assign( grid, { changes: changes.length } )
		);
		observer.observe( grid, { attributes: true, childList: true, subtree: true } );
	} );
	await pointAt( 2 );
	await clock().runFor( 79 );
	await expect( card() ).toContainText( 'file-2000.jpg' );
	await clock().runFor( 1 );
	await expect( card() ).toContainText( 'file-1999.zip' );
	for ( const place of [ 3, 4, 5 ] ) {
		await pointAt( place );
		await clock().runFor( 80 );
	}
	await expect( card() ).toContainText( 'file-1996.mp4' );
	expect( await media.files.evaluate( ( grid ) => 'changes' in grid ) ).toBe( false );
} );

test( 'a file that the pointer only passes is not requested', async () => {
	await openPreview();
	const before = await media.calls( 'get' );
	for ( const place of [ 2, 3, 4 ] ) {
		await pointAt( place );
		await clock().runFor( 85 );
	}
	await media.page.mouse.move( 0, 0 );
	await clock().runFor( 500 );
	expect( await media.calls( 'get' ) ).toBe( before );
} );

const interruptions: Array< [ string, () => Promise< unknown > ] > = [
	[ 'a key', () => media.page.keyboard.press( 'Shift' ) ],
	[ 'Escape', () => media.page.keyboard.press( 'Escape' ) ],
	[ 'a press of a button', () => media.page.mouse.down() ],
	[ 'another window', () => media.page.evaluate( () => dispatchEvent( new Event( 'blur' ) ) ) ],
];
for ( const [ name, act ] of interruptions ) {
	test( `${ name } hides the preview until the pointer is on another file`, async () => {
		await openPreview();
		await act();
		await expect( preview() ).toHaveCount( 0 );
		await media.page.mouse.up();
		await pointAt( 1, 30 );
		await clock().runFor( 2000 );
		await expect( preview() ).toHaveCount( 0 );
		await pointAt( 2 );
		await clock().runFor( 600 );
		await expect( card() ).toContainText( 'file-1999.zip' );
	} );
}

test( 'scrolling hides the preview', async () => {
	await openPreview();
	await media.files.evaluate( ( grid ) => grid.scrollBy( 0, 40 ) );
	await expect( preview() ).toHaveCount( 0 );
} );

test( 'no preview appears while a button is pressed', async () => {
	await openPreview();
	await media.page.mouse.down();
	for ( const place of [ 2, 3 ] ) {
		await pointAt( place );
		await clock().runFor( 2000 );
		await expect( preview() ).toHaveCount( 0 );
	}
	await media.page.mouse.up();
} );

test( 'a file that still loads has none', async () => {
	await openPreview();
	const resume = await media.pause();
	await media.files.evaluate( ( grid ) => grid.scrollTo( 0, grid.scrollHeight / 2 ) );
	const loading = media.page.locator( '.pagewright-media-library__tile.is-loading' );
	// The next rows of the virtual grid appear with the time.
	await clock().runFor( 100 );
	const { x, y } = await boxOf( loading.nth( 20 ) );
	await media.page.mouse.move( x + 20, y + 20 );
	expect( await loading.nth( 20 ).evaluate( ( tile ) => tile.matches( ':hover' ) ) ).toBe( true );
	await clock().runFor( 2000 );
	await expect( preview() ).toHaveCount( 0 );
	await resume();
} );

test( 'a file that cannot be loaded shows nothing, and its details try again', async () => {
	await open();
	await pointAt( 1 );
	await expect( image() ).toBeVisible();
	await media.failNext( 'get', { kind: 'network' } );
	await pointAt( 2 );
	await expect( preview() ).toHaveCount( 0 );
	expect( await media.calls( 'get' ) ).toBe( 2 );
	await media.fileAt( 2 ).click();
	await expect( media.details.getByLabel( 'Title' ) ).toHaveValue( /1999$/ );
} );

test( 'an image has its space before it has loaded, and so have the facts', async () => {
	await open();
	const resume = await media.pause();
	await pointAt( 1 );
	await expect( card() ).toContainText( /1600 × 900/ );
	await expect( preview() ).toHaveClass( /is-positioned/ );
	const before = await boxOf( card() );
	expect( before.height ).toBeGreaterThan( 180 );
	await resume();
	await expect( image() ).toBeVisible();
	await expect( card() ).toContainText( /39.kB/ );
	expect( await boxOf( card() ) ).toEqual( before );
} );

test( 'other files have their icon, and sound and video their length', async () => {
	await open();
	const texts = [
		[ 2, /ZIP.*1999.*file-1999\.zip.*MB/ ],
		[ 4, /MP3.*3:45.*1997.*file-1997\.mp3.*MB/ ],
		[ 5, /MP4.*3:45.*1996.*file-1996\.mp4.*MB/ ],
	] as const;
	for ( const [ place, text ] of texts ) {
		await pointAt( place );
		await expect( card() ).toContainText( text );
		await expect( card().locator( 'svg' ) ).toBeVisible();
	}
} );

for ( const dir of [ 'ltr', 'rtl' ] ) {
	test( `previews are beside their files and in the window (${ dir })`, async () => {
		await open( { dir }, 'grid-screen-with-dialogs-of-files' );
		const columns = await media.files.evaluate(
			( grid ) => grid.querySelector( '[role="presentation"] > *' )!.childElementCount
		);
		for ( const place of [ 1, columns, 3 * columns ] ) {
			await pointAt( place );
			await expect( card() ).toContainText( `file-${ 2001 - place }.` );
			const file = await boxOf( media.fileAt( place ) );
			const size = media.page.viewportSize()!;
			await expect( async () => {
				const { x, y, width, height } = await boxOf( card() );
				const isAfter = x >= file.x + file.width;
				expect( isAfter || x + width <= file.x ).toBe( true );
				// After the last file of a row there is no space.
				expect( isAfter ).toBe( ( dir === 'ltr' ) === ( place === 1 ) );
				expect( Math.min( x, y ) ).toBeGreaterThanOrEqual( 0 );
				expect( x + width ).toBeLessThanOrEqual( size.width );
				expect( y + height ).toBeLessThanOrEqual( size.height );
			} ).toPass();
		}
	} );
}

test( 'assistive technology and the pointer get nothing of a preview', async () => {
	await open();
	await pointAt( 1 );
	await expect( image() ).toBeVisible();
	await expect( preview() ).toHaveAttribute( 'aria-hidden', 'true' );
	await expect( preview() ).toHaveCSS( 'pointer-events', 'none' );
	expect(
		await violations( media.page, { include: '.pagewright-media-library__hover' } )
	).toEqual( [] );
	await expect( media.page.locator( 'body' ) ).toBeFocused();
} );

test( 'a narrow browser shows no previews, and does not load their code', async () => {
	await open( { width: 350 } );
	await stopTime();
	await pointAt( 1 );
	await clock().runFor( 2000 );
	await expect( preview() ).toHaveCount( 0 );
	const loaded = await media.page.evaluate( () =>
		performance.getEntriesByType( 'resource' ).map( ( { name } ) => name )
	);
	expect( loaded.filter( ( name ) => name.includes( 'FilePreview' ) ) ).toEqual( [] );
} );
