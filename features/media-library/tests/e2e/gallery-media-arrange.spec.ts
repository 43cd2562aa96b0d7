import { expect, test } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { spokenOn } from '../../../../tests/support/spoken';
import { BrowserPage } from '../support/gallery-page';

const media = new BrowserPage();
const order = ( ids: string ) => expect( media.page.locator( '[data-said]' ) ).toHaveText( ids );
const button = ( name: string | RegExp ) => media.page.getByRole( 'button', { name } );

/** Returns the last announcement. */
const said = async () => ( await spokenOn( media.page ) ).at( -1 );

/** Returns the place at which the first file is shown, counted from 1. */
const shownOrder = () =>
	media.page
		.getByRole( 'listitem' )
		.filter( { has: button( /^Harbor 12:/ ) } )
		.evaluate( ( item ) => Number( getComputedStyle( item ).order ) + 1 );

async function moveTo( name: RegExp ): Promise< void > {
	const box = ( await button( name ).boundingBox() )!;
	await media.page.mouse.move( box.x + box.width / 2, box.y + box.height / 2, { steps: 12 } );
}

/** Drags the first file over another. */
async function dragOver( name: RegExp ): Promise< void > {
	await button( /^Harbor 12: 1 of 5/ ).hover();
	await media.page.mouse.down();
	await moveTo( name );
}

test.beforeEach( () => media.open( 'arrange-a-gallery' ) );

test( 'files are moved with buttons and reversed', async () => {
	await order( '12 24 30 42 54' );
	await button( 'Move Harbor 12 later' ).click();
	await order( '24 12 30 42 54' );
	await media.hears( 'Harbor 12: 2 of 5' );
	await expect( button( 'Move Harbor 24 earlier' ) ).toHaveAttribute( 'aria-disabled', 'true' );
	await button( 'Reverse order' ).click();
	await order( '54 42 30 12 24' );
} );

test( 'files are moved with keys: Space picks up and drops', async () => {
	await button( /^Harbor 12: 1 of 5/ ).focus();
	await media.page.keyboard.press( 'Space' );
	await expect( media.page.getByText( 'Harbor 12: 1 of 5' ) ).toBeAttached();
	await media.page.keyboard.press( 'ArrowRight' );
	await expect( media.page.getByText( 'Harbor 12: 2 of 5' ) ).toBeAttached();
	await media.page.keyboard.press( 'Space' );
	await order( '24 12 30 42 54' );
	await expect( button( /^Harbor 12: 2 of 5/ ) ).toBeFocused();
	await expect( media.details ).toHaveCount( 0 );
	await media.page.keyboard.press( 'Enter' );
	await expect( media.details ).toBeVisible();
} );

test( 'all keys move in the grid as it is shown, also right to left', async () => {
	await media.open( 'arrange-a-gallery', { width: 500, dir: 'rtl' } );
	const { keyboard } = media.page;
	await button( /^Harbor 12: 1 of 5/ ).focus();
	await keyboard.press( 'Space' );
	for ( const [ key, place ] of [
		[ 'ArrowLeft', 2 ],
		[ 'ArrowRight', 1 ],
		[ 'End', 5 ],
		[ 'ArrowUp', 3 ],
		[ 'Home', 1 ],
		[ 'ArrowDown', 3 ],
	] as const ) {
		await keyboard.press( key );
		await expect.poll( said ).toBe( `Harbor 12: ${ place } of 5` );
		expect( await shownOrder() ).toBe( place );
	}
	await keyboard.press( 'Enter' );
	await order( '24 30 12 42 54' );
	await expect( button( /^Harbor 12: 3 of 5/ ) ).toBeFocused();
	await expect( media.details ).toHaveCount( 0 );
} );

for ( const key of [ 'Escape', 'Tab' ] ) {
	test( `${ key } puts a file back that keys move`, async () => {
		await button( /^Harbor 12: 1 of 5/ ).focus();
		await media.page.keyboard.press( 'Space' );
		await media.page.keyboard.press( 'End' );
		await expect.poll( shownOrder ).toBe( 5 );
		await media.page.keyboard.press( key );
		await expect.poll( said ).toBe( 'Harbor 12 was not moved.' );
		await order( '12 24 30 42 54' );
		expect( await shownOrder() ).toBe( 1 );
	} );
}

test( 'files are dragged', async () => {
	const { mouse } = media.page;
	await dragOver( /^Harbor 30: 3 of 5/ );
	await expect( media.page.getByText( 'Harbor 12: 3 of 5' ) ).toBeAttached();
	expect( await shownOrder() ).toBe( 3 );
	await mouse.up();
	await order( '24 30 12 42 54' );
} );

test( 'a file that is dragged back and dropped stays where it was', async () => {
	await dragOver( /^Harbor 30: 3 of 5/ );
	await expect.poll( shownOrder ).toBe( 3 );
	await moveTo( /^Harbor 24: 2 of 5/ );
	await expect.poll( shownOrder ).toBe( 1 );
	await media.page.mouse.up();
	await expect.poll( said ).toBe( 'Harbor 12: 1 of 5' );
	await order( '12 24 30 42 54' );
} );

test( 'Escape puts a file back that is dragged', async () => {
	await dragOver( /^Harbor 30: 3 of 5/ );
	await expect.poll( shownOrder ).toBe( 3 );
	await media.page.keyboard.press( 'Escape' );
	await expect.poll( said ).toBe( 'Harbor 12 was not moved.' );
	await media.page.mouse.up();
	await order( '12 24 30 42 54' );
	expect( await shownOrder() ).toBe( 1 );
} );

test( 'a removed file gives the focus to its neighbor', async () => {
	await button( 'Remove Harbor 24' ).click();
	await order( '12 30 42 54' );
	await expect( button( /^Harbor 12: 1 of 4/ ) ).toBeFocused();
} );

test( 'captions are saved, also those in the details', async () => {
	const caption = media.page.getByRole( 'textbox', { name: 'Caption of Harbor 12' } );
	await caption.fill( 'At dawn' );
	await button( /^Harbor 12: 1 of 5/ ).click();
	await expect( media.details.getByRole( 'textbox', { name: 'Caption' } ) ).toHaveValue(
		'At dawn'
	);
	await expect.poll( () => media.saved( 12, 'caption' ) ).toBe( 'At dawn' );
} );

for ( const width of [ 1200, 390, 280 ] ) {
	test( `the order is accessible and fits into ${ width } px`, async () => {
		await media.open( 'arrange-a-gallery', { width } );
		await button( /^Harbor 12: 1 of 5/ ).waitFor();
		expect( await violations( media.page, { include: '.pagewright-media-library' } ) ).toEqual(
			[]
		);
		const sideways = await media.page
			.locator( '.pagewright-media-library__main' )
			.evaluate( ( { scrollWidth, clientWidth } ) => scrollWidth - clientWidth );
		expect( sideways ).toBe( 0 );
	} );
}

test( 'a caption that is not saved says why, is kept, and is saved after the user logged in', async () => {
	await media.failNext( 'save', { kind: 'ended' } );
	const caption = media.page.getByRole( 'textbox', { name: 'Caption of Harbor 12' } );
	await caption.fill( 'At dusk' );
	await caption.press( 'Tab' );
	await media.hears( 'Harbor 12: Not saved. You are logged out.' );
	await expect( caption ).toHaveAccessibleDescription( /^Not saved\. You are logged out/ );
	await expect( media.page.getByRole( 'link', { name: 'Log in' } ) ).toBeVisible();
	expect( await violations( media.page, { include: '.pagewright-media-library' } ) ).toEqual(
		[]
	);
	await button( 'Try again' ).press( 'Enter' );
	await expect( button( 'Try again' ) ).toHaveCount( 0 );
	await expect( caption ).toBeFocused();
	await expect( caption ).toHaveValue( 'At dusk' );
	expect( await media.saved( 12, 'caption' ) ).toBe( 'At dusk' );
} );
