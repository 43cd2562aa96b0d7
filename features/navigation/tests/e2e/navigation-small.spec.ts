import { expect, test, type Page } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { dropMenu, dropPage, LINKS, makeMenu, makeMenuPage, menuOf } from '../support/menus';

let menu = 0;
let path = '';

test.beforeAll( async () => {
	menu = await makeMenu( 'Small navigation', LINKS );
	path = await makeMenuPage(
		{ menu: `menu:${ menu }`, layout: { search: true } },
		'navigation-small'
	);
} );
test.afterAll( async () => {
	await dropMenu( menu );
	await dropPage( 'navigation-small' );
} );

const isSideways = ( page: Page ) =>
	page.evaluate( () => document.documentElement.scrollWidth > innerWidth );

for ( const width of [ 320, 782 ] ) {
	test.describe( `at ${ width } px`, () => {
		test.use( { viewport: { width, height: 640 } } );

		test( 'a button opens the menu, and Escape closes it', async ( { page } ) => {
			await page.goto( path );
			const { toggle, link, arrow } = menuOf( page );
			await expect( link( 'About' ) ).toBeHidden();
			await expect( toggle ).toHaveAttribute( 'aria-expanded', 'false' );
			await toggle.focus();
			await page.keyboard.press( 'Enter' );
			await expect( link( 'About' ) ).toBeVisible();
			await expect( toggle ).toHaveAttribute( 'aria-expanded', 'true' );
			await arrow( 'Bread' ).click();
			await arrow( 'Rye' ).click();
			await expect( link( 'Dark rye' ) ).toBeVisible();
			expect( await violations( page, { include: '.pagewright-navigation' } ) ).toEqual( [] );
			expect( await isSideways( page ) ).toBe( false );
			for ( const inside of [ 'Rye', 'Bread' ] ) {
				await page.keyboard.press( 'Escape' );
				await expect( arrow( inside ) ).toBeFocused();
			}
			await page.keyboard.press( 'Escape' );
			await expect( link( 'About' ) ).toBeHidden();
			await expect( toggle ).toHaveAttribute( 'aria-expanded', 'false' );
		} );

		test( 'a click outside the menu closes it, and so does its own button', async ( {
			page,
		} ) => {
			await page.goto( path );
			const { toggle, link } = menuOf( page );
			await toggle.click();
			await page.getByRole( 'button', { name: 'Close the menu' } ).click();
			await expect( link( 'About' ) ).toBeHidden();
			await expect( toggle ).toBeFocused();
		} );
	} );
}

test( 'at 783 px there is no button', async ( { page } ) => {
	await page.setViewportSize( { width: 783, height: 640 } );
	await page.goto( path );
	await expect( menuOf( page ).toggle ).toBeHidden();
	await expect( menuOf( page ).link( 'About' ) ).toBeVisible();
} );

test( 'a window that grows closes the menu completely', async ( { page } ) => {
	await page.setViewportSize( { width: 400, height: 640 } );
	await page.goto( path );
	const { toggle, arrow, link, root } = menuOf( page );
	await toggle.click();
	await arrow( 'Bread' ).click();
	await page.setViewportSize( { width: 1000, height: 640 } );
	await expect( link( 'Rye' ) ).toBeHidden();
	await expect( link( 'About' ) ).toBeVisible();
	await expect( root.locator( ':popover-open' ) ).toHaveCount( 0 );
} );

test( 'opening the menu closes the search, and vice versa', async ( { page } ) => {
	await page.setViewportSize( { width: 400, height: 640 } );
	await page.goto( path );
	const { toggle, search, link } = menuOf( page );
	await toggle.click();
	await expect( link( 'About' ) ).toBeVisible();
	await search.dispatchEvent( 'click' );
	await expect( link( 'About' ) ).toBeHidden();
	await expect( page.getByRole( 'dialog', { name: 'Search' } ) ).toBeVisible();
	await toggle.dispatchEvent( 'click' );
	await expect( page.getByRole( 'dialog', { name: 'Search' } ) ).toBeHidden();
	await expect( link( 'About' ) ).toBeVisible();
} );

test( 'the menu closes when the focus leaves it, so that the focus is never hidden', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 400, height: 640 } );
	await page.goto( path );
	const { toggle, link } = menuOf( page );
	await toggle.press( 'Enter' );
	await link( 'About' ).focus();
	await page.evaluate( () => {
		const outside = document.createElement( 'button' );
		document.body.append( outside );
		outside.focus();
	} );
	await expect( link( 'About' ) ).toBeHidden();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'submenus open on focus and hover, and the search is a form', async ( { page } ) => {
		await page.goto( path );
		const { link, root } = menuOf( page );
		await expect( link( 'Rye' ) ).toBeHidden();
		await link( 'Bread' ).focus();
		await expect( link( 'Rye' ) ).toBeVisible();
		await link( 'Rye' ).focus();
		await expect( link( 'Dark rye' ) ).toBeVisible();
		await link( 'Cakes' ).hover();
		await expect( link( 'Layers' ) ).toBeVisible();
		await root.getByRole( 'searchbox' ).fill( 'rye' );
		await page.keyboard.press( 'Enter' );
		await page.waitForURL( /\?s=rye/ );
	} );

	test( 'small screens show the whole menu open', async ( { page } ) => {
		await page.setViewportSize( { width: 390, height: 700 } );
		await page.goto( path );
		const { toggle, link } = menuOf( page );
		await expect( link( 'About' ) ).toBeHidden();
		await toggle.click();
		await expect( link( 'About' ) ).toBeVisible();
		await expect( link( 'Dark rye' ) ).toBeVisible();
	} );
} );

test( 'nothing jumps when the script loads', async ( { page } ) => {
	// The theme's font makes words wider when it loads.
	await page.route( '**/*.woff2', ( route ) => route.abort() );
	await page.addInitScript( () => {
		const own = window as unknown as { moved: string[] };
		own.moved = [];
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() as unknown as Array< {
				sources: Array< { node?: Node } >;
			} > ) {
				for ( const { node } of entry.sources ) {
					const element = node instanceof Element ? node : node?.parentElement;
					if ( element?.closest( '.pagewright-navigation' ) ) {
						own.moved.push( element.className );
					}
				}
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
	for ( const width of [ 1280, 390 ] ) {
		await page.setViewportSize( { width, height: 700 } );
		await page.goto( path );
		await expect( page.locator( '.pagewright-navigation.is-ready' ) ).toHaveCount( 1 );
		expect(
			await page.evaluate( () => ( window as unknown as { moved: string[] } ).moved )
		).toEqual( [] );
	}
} );

test( 'from right to left the menu opens from the other side', async ( { page } ) => {
	await page.setViewportSize( { width: 500, height: 700 } );
	await page.route( `**${ path }`, async ( route ) => {
		const answer = await route.fetch();
		await route.fulfill( {
			response: answer,
			body: ( await answer.text() ).replace( '<html ', '<html dir="rtl" ' ),
		} );
	} );
	await page.goto( path );
	await menuOf( page ).toggle.click();
	const box = await page.locator( '.pagewright-navigation__panel' ).boundingBox();
	expect( box?.x ).toBe( 0 );
	expect( await isSideways( page ) ).toBe( false );
} );
