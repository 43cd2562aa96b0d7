import { expect, test } from '@playwright/test';
import { violations } from '../support/axe';
import { ownPosts } from '../support/own-posts';
import { shiftsOf, sidewaysScroll, watchShifts, withoutFonts } from '../support/layout';

const posts = ownPosts();
const TABS = 'SiteOrigin_Widget_Tabs_Widget';
const tabs = ( ...titles: string[] ) =>
	posts.page( [
		TABS,
		{
			title: 'Visit',
			tabs: titles.map( ( title ) => ( { title, content_text: `<p>About ${ title }</p>` } ) ),
		},
	] );

test.use( { storageState: { cookies: [], origins: [] } } );
test.afterAll( () => posts.remove() );

test( 'tabs work with the keyboard, the mouse, the URL and the back button', async ( { page } ) => {
	const url = await tabs( 'Hours', 'The way', 'Parking' );
	await page.goto( url );
	const selected = page.getByRole( 'tab', { selected: true } );
	await expect( selected ).toHaveText( 'Hours' );
	await selected.focus();
	await page.keyboard.press( 'ArrowRight' );
	await expect( selected ).toHaveText( 'The way' );
	await expect( selected ).toBeFocused();
	await expect( page.getByText( 'About The way' ) ).toBeVisible();
	await expect( page.getByText( 'About Hours' ) ).toBeHidden();
	await page.keyboard.press( 'Tab' );
	await expect( page.getByRole( 'tabpanel', { name: 'The way' } ) ).toBeFocused();
	await page.getByRole( 'tab', { name: 'Parking' } ).click();
	await expect( page ).toHaveURL( /#parking$/ );
	await page.goBack();
	await expect( selected ).toHaveText( 'Hours' );
	await page.goto( 'about:blank' );
	await page.goto( `${ url }#the-way` );
	await expect( selected ).toHaveText( 'The way' );
} );

test( 'a text fragment selects the tab with the text', async ( { page } ) => {
	await page.goto( await tabs( 'Hours', 'Parking' ) );
	const panel = page.locator( '.sow-tabs-panel' ).last();
	await expect( panel ).toHaveAttribute( 'hidden', 'until-found' );
	await page.evaluate( () => {
		const id = document.querySelectorAll( '.sow-tabs-panel' )[ 1 ]!.querySelector( 'p' )!;
		id.id = 'deep';
		location.hash = '#deep';
	} );
	await expect( page.getByText( 'About Parking' ) ).toBeVisible();
	await expect( page.getByRole( 'tab', { selected: true } ) ).toHaveText( 'Parking' );
} );

test( 'every panel is printed under its title', async ( { page } ) => {
	await page.goto( await tabs( 'Hours', 'Parking' ) );
	await expect( page.getByRole( 'tablist' ) ).toBeVisible();
	await page.emulateMedia( { media: 'print' } );
	await expect( page.getByText( 'About Hours' ) ).toBeVisible();
	await expect( page.getByText( 'About Parking' ) ).toBeVisible();
	const heights = await page
		.locator( '.sow-tabs-panel' )
		.evaluateAll( ( all ) => all.map( ( panel ) => panel.getBoundingClientRect().height ) );
	expect( Math.min( ...heights ) ).toBeGreaterThan( 40 );
	expect(
		await page
			.locator( '.sow-tabs-panel' )
			.last()
			.evaluate( ( panel ) => getComputedStyle( panel, '::before' ).content )
	).toBe( '"Parking"' );
} );

test( 'at 320 px the row scrolls, not the page; nothing shifts, axe finds nothing', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 320, height: 700 } );
	await withoutFonts( page );
	await watchShifts( page );
	await page.goto(
		await tabs( 'Opening hours', 'The way here', 'Parking', 'A very long title of a tab' ),
		{
			waitUntil: 'networkidle',
		}
	);
	expect( await shiftsOf( page ) ).toEqual( [] );
	expect( await sidewaysScroll( page ) ).toBe( 0 );
	await page.getByRole( 'tab' ).first().focus();
	await page.keyboard.press( 'End' );
	await expect( page.getByRole( 'tab' ).last() ).toBeInViewport( { ratio: 0.9 } );
	expect( await violations( page, { include: '.sow-tabs' } ) ).toEqual( [] );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'every panel is readable, and a title links to its panel', async ( { page } ) => {
		await page.goto( await tabs( 'Hours', 'Parking' ) );
		await expect( page.getByText( 'About Hours' ) ).toBeVisible();
		await expect( page.getByText( 'About Parking' ) ).toBeVisible();
		const href = await page.getByRole( 'link', { name: 'Parking' } ).getAttribute( 'href' );
		await expect( page.locator( href ?? '' ) ).toContainText( 'About Parking' );
	} );
} );
