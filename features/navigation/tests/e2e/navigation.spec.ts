import { expect, test, type Page } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { dropMenu, dropPage, LINKS, makeMenu, makeMenuPage, menuOf, point } from '../support/menus';

let menu = 0;
let path = '';
let big = 0;
let bigPath = '';

test.beforeAll( async () => {
	menu = await makeMenu( 'Navigation test', LINKS );
	path = await makeMenuPage(
		{ menu: `menu:${ menu }`, layout: { search: true } },
		'navigation-test'
	);
	big = await makeMenu(
		'Navigation of 200',
		Array.from( { length: 4 }, ( _, a ) => ( {
			title: `Top ${ a }`,
			links: Array.from( { length: 7 }, ( __, b ) => ( {
				title: `Middle ${ a }.${ b }`,
				links: Array.from( { length: 6 }, ( ___, c ) => ( {
					title: `Low ${ a }.${ b }.${ c }`,
				} ) ),
			} ) ),
		} ) )
	);
	bigPath = await makeMenuPage( { menu: `menu:${ big }` }, 'navigation-200' );
} );
test.afterAll( async () => {
	await dropMenu( menu );
	await dropMenu( big );
	await dropPage( 'navigation-test' );
	await dropPage( 'navigation-200' );
} );

/** With a paused clock. */
async function openAt( page: Page, address = path ) {
	await page.clock.install( { time: 0 } );
	await page.clock.pauseAt( 1000 );
	await page.goto( address );
	await page.clock.runFor( 100 );
	await expect( page.locator( '.pagewright-navigation.is-ready' ) ).toHaveCount( 1 );
	return menuOf( page );
}
const axe = async ( page: Page ) => {
	await page.clock.resume();
	return await violations( page, { include: '.pagewright-navigation' } );
};

test.describe( 'hover intent', () => {
	test( 'opens once the mouse has moved less than 7 px in 90 ms', async ( { page } ) => {
		const { link } = await openAt( page );
		await point( page, await link( 'Bread' ).boundingBox() );
		await page.clock.runFor( 89 );
		await expect( link( 'Rye' ) ).toBeHidden();
		await page.clock.runFor( 1 );
		await expect( link( 'Rye' ) ).toBeVisible();
		await expect( link( 'Dark rye' ) ).toBeHidden();
	} );

	test( 'waits while the mouse moves 7 px or more between two checks', async ( { page } ) => {
		const { link } = await openAt( page );
		const box = ( await link( 'Bread' ).boundingBox() )!;
		await page.mouse.move( box.x + 2, box.y + 10 );
		await page.clock.runFor( 80 );
		await page.mouse.move( box.x + 9, box.y + 10 );
		await page.clock.runFor( 10 );
		await expect( link( 'Rye' ) ).toBeHidden();
		await page.clock.runFor( 80 );
		await page.mouse.move( box.x + 15, box.y + 10 );
		await page.clock.runFor( 10 );
		await expect( link( 'Rye' ) ).toBeVisible();
	} );

	test( 'closes 200 ms after the mouse left, unless it comes back', async ( { page } ) => {
		const { link } = await openAt( page );
		const box = await link( 'Bread' ).boundingBox();
		await point( page, box );
		await page.clock.runFor( 90 );
		await page.mouse.move( 5, 500 );
		await page.clock.runFor( 199 );
		await expect( link( 'Rye' ) ).toBeVisible();
		await point( page, box );
		await page.clock.runFor( 500 );
		await expect( link( 'Rye' ) ).toBeVisible();
		await page.mouse.move( 5, 500 );
		await page.clock.runFor( 200 );
		await expect( link( 'Rye' ) ).toBeHidden();
	} );

	test( 'opens one submenu for each level', async ( { page } ) => {
		const { link } = await openAt( page );
		await point( page, await link( 'Bread' ).boundingBox() );
		await page.clock.runFor( 90 );
		await point( page, await link( 'Rye' ).boundingBox() );
		await page.clock.runFor( 90 );
		await expect( link( 'Dark rye' ) ).toBeVisible();
		await point( page, await link( 'Wheat' ).boundingBox() );
		await page.clock.runFor( 90 );
		await expect( link( 'Spelt' ) ).toBeVisible();
		await expect( link( 'Dark rye' ) ).toBeHidden();
		await point( page, await link( 'Cakes' ).boundingBox() );
		await page.clock.runFor( 90 );
		await expect( link( 'Layers' ) ).toBeVisible();
		await expect( link( 'Rye' ) ).toBeHidden();
	} );

	test( 'ignores touch', async ( { browser, baseURL } ) => {
		const context = await browser.newContext( { baseURL, hasTouch: true } );
		const page = await context.newPage();
		const { link, arrow } = await openAt( page );
		await arrow( 'Bread' ).tap();
		await expect( link( 'Rye' ) ).toBeVisible();
		await page.clock.runFor( 1000 );
		await expect( link( 'Rye' ) ).toBeVisible();
		await arrow( 'Bread' ).tap();
		await expect( link( 'Rye' ) ).toBeHidden();
		await context.close();
	} );

	test( 'does not close a submenu when a click opens it', async ( { page } ) => {
		const { link, arrow } = await openAt( page );
		await point( page, await arrow( 'Bread' ).boundingBox() );
		await page.clock.runFor( 90 );
		await page.mouse.down();
		await page.mouse.up();
		await expect( link( 'Rye' ) ).toBeVisible();
		await page.clock.runFor( 500 );
		await page.mouse.down();
		await page.mouse.up();
		await expect( link( 'Rye' ) ).toBeHidden();
	} );
} );

test.describe( 'keyboard', () => {
	test( 'opens with buttons, not on focus, and Escape closes the innermost level', async ( {
		page,
	} ) => {
		const { link, arrow } = await openAt( page );
		await link( 'Bread' ).focus();
		await page.clock.runFor( 1000 );
		await expect( link( 'Rye' ) ).toBeHidden();
		await page.keyboard.press( 'Tab' );
		await expect( arrow( 'Bread' ) ).toBeFocused();
		await expect( arrow( 'Bread' ) ).toHaveAttribute( 'aria-expanded', 'false' );
		await page.keyboard.press( 'Enter' );
		await expect( arrow( 'Bread' ) ).toHaveAttribute( 'aria-expanded', 'true' );
		await page.keyboard.press( 'Tab' );
		await expect( link( 'Rye' ) ).toBeFocused();
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Space' );
		await page.keyboard.press( 'Tab' );
		await expect( link( 'Dark rye' ) ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( arrow( 'Rye' ) ).toBeFocused();
		await expect( link( 'Dark rye' ) ).toBeHidden();
		await expect( link( 'Rye' ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( arrow( 'Bread' ) ).toBeFocused();
		await expect( link( 'Rye' ) ).toBeHidden();
	} );

	test( 'closes all levels when the focus leaves, or on a click outside', async ( { page } ) => {
		const { link, arrow } = await openAt( page );
		await arrow( 'Cakes' ).press( 'Enter' );
		await link( 'About' ).focus();
		await expect( link( 'Layers' ) ).toBeVisible();
		await page.evaluate( () => {
			const outside = document.createElement( 'button' );
			document.body.append( outside );
			outside.focus();
		} );
		await expect( link( 'Layers' ) ).toBeHidden();
		await arrow( 'Cakes' ).press( 'Enter' );
		await page.mouse.click( 5, 500 );
		await expect( link( 'Layers' ) ).toBeHidden();
	} );

	test( 'a link without a target opens its submenu', async ( { page } ) => {
		const { link } = await openAt( page );
		await link( 'Cakes' ).press( 'Enter' );
		await expect( link( 'Layers' ) ).toBeVisible();
		expect( new URL( page.url() ).hash ).toBe( '' );
	} );
} );

test.describe( 'search', () => {
	test( 'opens over the page, takes the focus, and returns it on Escape', async ( { page } ) => {
		const { search } = await openAt( page );
		await search.press( 'Enter' );
		const dialog = page.getByRole( 'dialog', { name: 'Search' } );
		await expect( dialog.getByRole( 'searchbox' ) ).toBeFocused();
		await expect( search ).toHaveAttribute( 'aria-expanded', 'true' );
		expect( await axe( page ) ).toEqual( [] );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
		await expect( search ).toBeFocused();
		await expect( search ).toHaveAttribute( 'aria-expanded', 'false' );
	} );

	test( 'shows results; empty queries do nothing', async ( { page } ) => {
		await page.goto( path );
		await menuOf( page ).search.click();
		await page.keyboard.press( 'Enter' );
		expect( new URL( page.url() ).pathname ).toBe( path );
		await page.keyboard.type( 'rye & salt' );
		await page.keyboard.press( 'Enter' );
		await page.waitForURL( /\?s=/ );
		expect( new URL( page.url() ).searchParams.get( 's' ) ).toBe( 'rye & salt' );
	} );

	test( 'closes with its button and with a click outside', async ( { page } ) => {
		await page.goto( path );
		const dialog = page.getByRole( 'dialog', { name: 'Search' } );
		await menuOf( page ).search.click();
		await page.getByRole( 'button', { name: 'Close the search' } ).click();
		await expect( dialog ).toBeHidden();
		await menuOf( page ).search.click();
		await page.mouse.click( 300, 600 );
		await expect( dialog ).toBeHidden();
	} );
} );

test( '200 items: axe finds nothing, and open submenus fit the window', async ( { page } ) => {
	const { link, arrow } = await openAt( page, bigPath );
	await arrow( 'Top 3' ).press( 'Enter' );
	await arrow( 'Middle 3.2' ).press( 'Enter' );
	await expect( link( 'Low 3.2.5' ) ).toBeVisible();
	expect( await axe( page ) ).toEqual( [] );
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth - innerWidth )
	).toBeLessThanOrEqual( 0 );
} );
