import { expect, test } from '@playwright/test';
import { dropMenu, LINKS, makeMenu, menuOf } from '../support/menus';
import { phpFile } from '../../../../tests/support/site';
import { COLORED_BUTTONS } from '../../../../tests/support/theme';

const { call } = phpFile( 'features/navigation/tests/e2e/navigation-theme.php' );

let menu = 0;

/**
 * A classic theme that opens its menu on small screens with its own button, and colors buttons with
 * five conditions.
 */
const THEME = {
	'style.css': `/*
Theme Name: Test own button
*/
.own-menu { display: none; }
@media (max-width: 600px) { .holder { visibility: hidden; opacity: 0; } .is-shown .holder { visibility: visible; opacity: 1; } .own-menu { display: block; } }
${ COLORED_BUTTONS }`,
	'functions.php': `<?php register_nav_menus( array( "primary" => "Top" ) ); add_action( 'wp_enqueue_scripts', fn () => wp_enqueue_style( 'own', get_stylesheet_uri() ) );`,
	'index.php': `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><?php wp_head(); ?></head><body class="x"><nav aria-label="Main"><button class="own-menu" onclick="this.parentNode.classList.toggle('is-shown')">Open</button><?php wp_nav_menu( array( "theme_location" => "primary", "container_class" => "holder" ) ); ?></nav><main><p>Text</p></main><?php wp_footer(); ?></body></html>`,
};

test.use( { storageState: { cookies: [], origins: [] } } );
test.beforeAll( async () => {
	menu = await makeMenu( 'Theme navigation', LINKS );
	const files = Buffer.from( JSON.stringify( THEME ) ).toString( 'base64' );
	await call( 'set_up', files, menu );
} );
test.afterAll( async () => {
	await dropMenu( menu );
	await call( 'clean_up' );
} );

test( 'if the theme opens the menu with its own button, there is no second one inside', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 390, height: 640 } );
	await page.goto( '/' );
	const { link, arrow, toggle } = menuOf( page );
	await expect( link( 'About' ) ).toBeHidden();
	await page.getByRole( 'button', { name: 'Open' } ).click();
	await expect( link( 'About' ) ).toBeVisible();
	await expect( toggle ).toBeHidden();
	await arrow( 'Bread' ).click();
	await arrow( 'Rye' ).click();
	await expect( link( 'Dark rye' ) ).toBeVisible();
	const [ above, below ] = [
		await link( 'Dark rye' ).boundingBox(),
		await link( 'Cakes' ).boundingBox(),
	];
	// Submenus push down the following content.
	expect( above!.y + above!.height ).toBeLessThanOrEqual( below!.y );
	await page.keyboard.press( 'Escape' );
	await expect( link( 'Dark rye' ) ).toBeHidden();
	expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBe( 390 );
} );

test( 'a window that grows shows the menu of large screens, and that of the theme again', async ( {
	page,
} ) => {
	await page.goto( '/' );
	const { link, arrow, toggle } = menuOf( page );
	await expect( link( 'About' ) ).toBeVisible();
	await page.setViewportSize( { width: 390, height: 640 } );
	await page.getByRole( 'button', { name: 'Open' } ).click();
	await expect( link( 'About' ) ).toBeVisible();
	await expect( toggle ).toBeHidden();
	await page.setViewportSize( { width: 1280, height: 640 } );
	await arrow( 'Bread' ).click();
	await expect( link( 'Rye' ) ).toBeVisible();
	const [ item, next ] = [
		await link( 'Bread' ).boundingBox(),
		await link( 'Cakes' ).boundingBox(),
	];
	expect( item!.y ).toBe( next!.y );
} );

test( 'colors of the theme’s buttons do not apply', async ( { page } ) => {
	await page.goto( '/' );
	const { arrow } = menuOf( page );
	await expect( arrow( 'Bread' ) ).toHaveCSS( 'background-color', 'rgba(0, 0, 0, 0)' );
	await expect( arrow( 'Bread' ) ).not.toHaveCSS( 'color', 'rgb(4, 5, 6)' );
} );
