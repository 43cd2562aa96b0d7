import { expect, test } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { BrowserPage } from '../support/gallery-page';

const ONE = 'an-upload-that-is-in-the-library';
const MANY = 'uploads-that-are-in-the-library';

const media = new BrowserPage();
const panel = () => media.page.getByRole( 'region', { name: 'Uploads' } );
const button = ( name: string | RegExp ) => panel().getByRole( 'button', { name } );
const row = ( name: string ) => panel().getByRole( 'listitem' ).filter( { hasText: name } );
const uploaded = ( name: RegExp ) => media.page.getByRole( 'option', { name } );

/** Opens a state of the gallery, and waits for the files of the library. */
async function open( state: string, width?: number, dir?: string ) {
	await media.open( state, { ...( width && { width } ), ...( dir && { dir } ) } );
	await expect( row( 'Already in the library' ).first() ).toBeVisible();
}

/** Returns the names of buttons that are not whole inside an element. Runs in the page. */
function cutButtons( list: HTMLElement | SVGElement ): string[] {
	const { left, right } = list.getBoundingClientRect();
	return [ ...list.querySelectorAll( 'button' ) ]
		.filter( ( one ) => {
			const box = one.getBoundingClientRect();
			return box.left < left || box.right > right;
		} )
		.map( ( { ariaLabel } ) => ariaLabel ?? '' );
}

/** Whether the browser asks before the page is left. */
const asks = () =>
	media.page.evaluate( () => {
		const event = new Event( 'beforeunload', { cancelable: true } );
		window.dispatchEvent( event );
		return event.defaultPrevented;
	} );

test( 'a file of the library waits for a choice, while others are uploaded', async () => {
	await open( ONE );
	const title = await media.saved( 1991, 'title' );
	await expect( row( 'Harbor.png' ) ).toContainText( `Already in the library: ${ title }` );
	await expect( row( 'Harbor.png' ).locator( 'img' ) ).toHaveAttribute( 'src', /^(?!blob:)./ );
	await expect( media.status( 'Harbor.png is already in the library.' ) ).toHaveCount( 1 );
	await expect( uploaded( /Dock\.png/ ) ).toBeVisible();
	await expect( row( 'Regatta.mp4' ).getByRole( 'progressbar' ) ).toBeVisible();
	await expect( panel().getByText( 'Uploading 2 of 2' ).first() ).toBeVisible();
	await expect( panel().getByText( '1 file is already in the library.' ) ).toBeVisible();
	expect( await asks() ).toBe( true );
	await button( 'Cancel upload: Regatta.mp4' ).click();
	await expect( panel().getByText( '1 file is already in the library.' ) ).toBeVisible();
	expect( await asks() ).toBe( false );
} );

test( 'the keyboard uses the existing file, and nothing is uploaded', async () => {
	await open( ONE );
	await button( 'Use existing: Harbor.png' ).focus();
	await media.page.keyboard.press( 'Enter' );
	await expect( row( 'Harbor.png' ) ).toHaveCount( 0 );
	await expect( panel() ).toBeFocused();
	await media.hears( 'The file of the library is used.' );
	await expect( uploaded( /Harbor\.png/ ) ).toHaveCount( 0 );
} );

test( 'the keyboard uploads a file anyway', async () => {
	await open( MANY );
	await button( 'Use existing: Harbor.png' ).focus();
	await media.page.keyboard.press( 'Tab' );
	await expect( button( 'Upload anyway: Harbor.png' ) ).toBeFocused();
	await media.page.keyboard.press( 'Enter' );
	await expect( uploaded( /Harbor\.png/ ) ).toBeVisible();
	await expect( button( /^Use existing: / ) ).toHaveCount( 2 );
	await expect( row( 'Harbor.png' ) ).not.toContainText( 'Already in the library' );
} );

test( 'the keyboard replaces the file of the library', async () => {
	await open( MANY );
	await expect( button( /^Replace existing/ ) ).toHaveCount( 1 );
	await button( 'Upload anyway: Anchor.png' ).focus();
	await media.page.keyboard.press( 'Tab' );
	await expect( button( 'Replace existing: Anchor.png' ) ).toBeFocused();
	await media.page.keyboard.press( 'Enter' );
	await expect( row( 'Anchor.png' ) ).not.toContainText( 'Already in the library' );
	await expect.poll( () => media.isReplaced( 1993 ) ).toBe( true );
	await expect( uploaded( /Anchor\.png/ ) ).toHaveCount( 0 );
} );

test( 'one choice is enough for several files', async () => {
	await open( MANY );
	await expect( panel().getByText( '3 files are already in the library.' ) ).toBeVisible();
	await button( 'Upload all anyway' ).click();
	await expect( panel() ).toHaveCount( 0 );
	await expect( uploaded( /Anchor\.png/ ) ).toBeVisible();
	await expect( uploaded( /Harbor\.png/ ) ).toBeVisible();
	await expect( media.status( '4 files uploaded.' ) ).toHaveCount( 1 );
	await open( MANY );
	await expect( panel().getByText( '3 files are already in the library.' ) ).toBeVisible();
	await button( 'Use existing for all' ).click();
	await expect( panel() ).toHaveCount( 0 );
	await expect( uploaded( /Dock\.png/ ) ).toBeVisible();
	await expect( uploaded( /Anchor\.png/ ) ).toHaveCount( 0 );
} );

test( 'a file can be removed without a choice', async () => {
	await open( MANY );
	await button( 'Cancel upload: Anchor.png' ).click();
	await expect( panel().getByText( '2 files are already in the library.' ) ).toBeVisible();
	await button( 'Cancel upload: Harbor.png' ).click();
	// With one file, its own buttons are enough.
	await expect( button( 'Use existing for all' ) ).toHaveCount( 0 );
	await expect( button( /^Use existing: / ) ).toHaveCount( 1 );
} );

for ( const state of [ ONE, MANY ] ) {
	for ( const [ width, dir ] of [
		[ 1200, 'ltr' ],
		[ 320, 'rtl' ],
	] as const ) {
		test( `${ state } has no accessibility problems and fits: ${ width }, ${ dir }`, async () => {
			await open( state, width, dir );
			const include = '.pagewright-media-library__uploads';
			expect( await violations( media.page, { include } ) ).toEqual( [] );
			const overflow = await panel().evaluate( ( { scrollWidth, clientWidth } ) => [
				...[ scrollWidth, clientWidth ],
			] );
			expect( overflow[ 0 ] ).toBe( overflow[ 1 ] );
			// The list of files would cut them.
			expect( await panel().getByRole( 'list' ).evaluate( cutButtons ) ).toEqual( [] );
			await expect( button( /^Upload anyway: Harbor/ ) ).toBeInViewport();
		} );
	}
}
