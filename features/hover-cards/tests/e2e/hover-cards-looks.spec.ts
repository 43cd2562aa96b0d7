import { expect, test, type Page } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { answer, OTHER, peoplePage, removePeople } from '../support/hover-cards';
import { COLORED_BUTTONS } from '../../../../tests/support/theme';

let url = '';

test.use( { storageState: { cookies: [], origins: [] } } );
test.beforeAll( async () => {
	url = await peoplePage( 'hover-cards-looks' );
} );
test.afterAll( () => removePeople() );

const card = ( page: Page ) => page.locator( '.pagewright-hover-cards__card' );
const linked = ( page: Page ) => page.locator( '.linked img' );
const alone = ( page: Page ) => page.locator( '.alone img' );
for ( const [ name, width, height, dir ] of [
	[ 'at 1280 px', 1280, 1000, 'ltr' ],
	[ 'in a low window', 1280, 600, 'ltr' ],
	[ 'at 320 px', 320, 700, 'ltr' ],
	[ 'right to left at 320 px', 320, 700, 'rtl' ],
	[ 'right to left at 1280 px', 1280, 1000, 'rtl' ],
	[ 'right to left in a low window', 1280, 600, 'rtl' ],
] as const ) {
	test( `axe finds nothing, and the card is beside its avatar inside the window, ${ name }`, async ( {
		page,
	} ) => {
		await answer( page );
		await page.setViewportSize( { width, height } );
		await page.goto( url );
		await page.evaluate( ( value ) => ( document.documentElement.dir = value ), dir );
		await alone( page ).scrollIntoViewIfNeeded();
		await alone( page ).click();
		await expect( card( page ) ).toBeVisible();
		await expect( card( page ) ).toHaveAttribute( 'dir', dir );
		const box = ( await card( page ).boundingBox() )!;
		const picture = ( await alone( page ).boundingBox() )!;
		expect( box.x ).toBeGreaterThanOrEqual( 0 );
		expect( box.x + box.width ).toBeLessThanOrEqual( width );
		// Side by side, or one above the other: they touch without overlapping.
		const gap = Math.max(
			box.x - picture.x - picture.width,
			picture.x - box.x - box.width,
			box.y - picture.y - picture.height,
			picture.y - box.y - box.height
		);
		expect( Math.abs( gap ) ).toBeLessThanOrEqual( 1 );
		if ( height === 1000 ) {
			const [ end, start ] =
				dir === 'ltr'
					? [ picture.x, box.x ]
					: [ picture.x + picture.width, box.x + box.width ];
			expect( Math.abs( end - start ) ).toBeLessThanOrEqual( 1 );
		}
		expect(
			await violations( page, { include: [ '.pagewright-hover-cards__card', '.alone' ] } )
		).toEqual( [] );
		expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBe( width );
	} );
}

test( 'forced colors keep its border and icons; reduced motion disables animation', async ( {
	page,
} ) => {
	await answer( page );
	await page.emulateMedia( { forcedColors: 'active', reducedMotion: 'reduce' } );
	await page.goto( url );
	await alone( page ).click();
	const style = ( selector: string, name: string ) =>
		card( page )
			.locator( selector )
			.first()
			.evaluate( ( node, key ) => getComputedStyle( node ).getPropertyValue( key ), name );
	expect( await style( '.gravatar-hovercard__inner', 'border-top-color' ) ).toBe(
		await style( '.gravatar-hovercard__description', 'color' )
	);
	expect( await style( 'path', 'fill' ) ).not.toBe( 'rgb(16, 21, 23)' );
	expect( await style( '.gravatar-hovercard__drawer-card', 'transition-duration' ) ).toBe( '0s' );
} );

test( 'a theme that colors every button does not change a card', async ( { page } ) => {
	await answer( page );
	await page.goto( url );
	await alone( page ).click();
	await expect( card( page ) ).toBeVisible();
	const colors = () =>
		card( page )
			.locator( 'button' )
			.evaluateAll( ( buttons ) =>
				buttons.map( ( button ) => {
					const { color, backgroundColor } = getComputedStyle( button );
					return [ color, backgroundColor ];
				} )
			);
	const before = await colors();
	expect( before.length ).toBeGreaterThan( 1 );
	await page.addStyleTag( { content: COLORED_BUTTONS } );
	expect( await colors() ).toEqual( before );
} );

test( 'other images, and avatars in the toolbar, have no card', async ( { page } ) => {
	await answer( page );
	const bare = await peoplePage( 'hover-cards-bare', [ 'x', OTHER ] );
	await page.goto( bare );
	await expect( page.locator( '[data-pagewright-hover-card]' ) ).toHaveCount( 1 );
	await expect( linked( page ) ).not.toHaveAttribute( 'data-pagewright-hover-card' );
} );
