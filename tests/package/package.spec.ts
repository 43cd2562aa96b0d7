import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { BUTTON, insert, makePost, openEditor, problemsOf, save, toolbar } from '../support/editor';
import { errorLog, php, phpValue, phpFile } from '../support/site';
import { featureModules, features, moreModules } from '../support/units';

const { call } = phpFile( 'tests/package/package.php' );

const folder = () => `${ process.env.SITE_DIR }/wp-content/plugins/pagewright`;
const PLUGINS = '/wp-admin/plugins.php';
/** Row of the plugin on the Plugins screen. */
const ROW = 'tr[data-plugin="pagewright/plugin.php"]';

/** JSON files that the code of features reads from its own folder. */
const RUN_TIME_DATA = features.flatMap( ( feature ) =>
	readdirSync( feature )
		.filter( ( name ) => name.endsWith( '.php' ) )
		.flatMap( ( name ) => [
			...readFileSync( `${ feature }/${ name }`, 'utf8' ).matchAll(
				/__DIR__ \. '\/([\w-]+\.json)'/g
			),
		] )
		.map( ( [ , file ] ) => `${ feature }/${ file }` )
);

/** Returns the files of the installed plugin, such as `blocks/button/Render.php`. */
const files = () =>
	readdirSync( folder(), { recursive: true, withFileTypes: true } )
		.filter( ( entry ) => entry.isFile() )
		.map( ( entry ) => `${ entry.parentPath }/${ entry.name }`.slice( folder().length + 1 ) );

test( 'the package contains the files that a site needs', () => {
	expect( files() ).toEqual(
		expect.arrayContaining( [
			'plugin.php',
			'readme.txt',
			'LICENSE',
			'blocks/button/Render.php',
			'blocks/button/template.php',
			'build/widgets.php',
			'build/editor.js',
			'build/form.js',
			'build/classic.js',
			'build/editor.css',
			'build/blocks/accordion/view.js',
			'build/blocks/button/style.css',
			'build/blocks/button/icon.svg',
			'build/schema/button.php',
			'fields/image-shape/shapes.json',
			'providers/captcha/turnstile/service.json',
			...featureModules.flatMap( ( name ) => [
				`build/frontend/${ name }.js`,
				`build/frontend/${ name }.css`,
			] ),
			...moreModules.map( ( name ) => `build/frontend/${ name }.js` ),
			'build/features.php',
			...RUN_TIME_DATA,
		] )
	);
} );

test( 'the package contains no sources', () => {
	const stray = files().filter(
		( name ) =>
			! /^((plugin|autoload|uninstall)\.php|readme\.txt|LICENSE)$/.test( name ) &&
			! /^build\/.+\.(php|js|css|svg|woff2|txt)$/.test( name ) &&
			! /^languages\/[^/]+\.(php|json|mo|po|pot)$/.test( name ) &&
			! /^(admin|blocks|classic|compat|editor|features|fields|output|page-builder|providers|request|rest|schema|switching)\/.+\.php$/.test(
				name
			) &&
			! /^features\/[\w-]+\/(?!admin|blocks|editor|public)[\w-]+\/.+\.(css|svg|json)$/.test(
				name
			) &&
			! /^patterns\/([a-zA-Z-]+\.php|pictures\/[a-z]+\.webp)$/.test( name ) &&
			! /^providers\/icons\/[^/]+\/(icons\.json|[^/]+\.(css|woff2))$/.test( name ) &&
			! /^(blocks|fields)\/[^/]+\/(networks|shapes)\.json$/.test( name ) &&
			! RUN_TIME_DATA.includes( name ) &&
			! /^providers\/captcha\/[a-z0-9-]+\/service\.json$/.test( name )
	);
	expect( stray ).toEqual( [] );
	expect(
		files().filter( ( name ) =>
			/(^|\/)(tests?|fixtures|gallery|docs|demo|tools|scripts)\//.test( name )
		)
	).toEqual( [] );
} );

test( 'header, readme and package have the same version and requirements', () => {
	const header = readFileSync( `${ folder() }/plugin.php`, 'utf8' );
	const readme = readFileSync( `${ folder() }/readme.txt`, 'utf8' );
	const of = ( text: string, name: string ) =>
		new RegExp( `^[ *]*${ name }:\\s*(.+)$`, 'm' ).exec( text )?.[ 1 ]?.trim();
	const { version } = JSON.parse( readFileSync( 'package.json', 'utf8' ) );
	expect( of( header, 'Version' ) ).toBe( version );
	expect( of( readme, 'Stable tag' ) ).toBe( version );
	for ( const name of [ 'Requires at least', 'Requires PHP', 'License' ] ) {
		expect( of( readme, name ), name ).toBe( of( header, name ) );
	}
} );

test( 'every class of the package can be loaded', async () => {
	const classes = files()
		.filter( ( name ) => /^[a-z].*\/[A-Z]\w+\.php$/.test( name ) )
		.map( ( name ) => {
			const parts = name.replace( /\.php$/, '' ).split( '/' );
			return [ 'Pagewright', ...parts.map( studly ) ].join( '\\' );
		} );
	expect( classes.length ).toBeGreaterThan( 40 );
	const missing = await call< string[] >( 'missing', classes );
	expect( missing ).toEqual( [] );
} );

const studly = ( part: string ) =>
	part.replace( /(^|-)(\w)/g, ( _, _dash, letter ) => letter.toUpperCase() );

test( 'a button is created in the block editor and shown to a visitor without JavaScript', async ( {
	page,
	browser,
	baseURL,
} ) => {
	const problems = problemsOf( page );
	const canvas = await openEditor( page );
	await insert( page, BUTTON );
	await canvas.getByLabel( 'Button text' ).fill( 'Packed and sent' );
	await expect( canvas.locator( '.sowb-button' ) ).toHaveText( /Packed and sent/ );
	await toolbar( page, 'Preview' ).click();
	await expect( canvas.getByLabel( 'Button text' ) ).toHaveCount( 0 );
	await expect( canvas.locator( '.sowb-button' ) ).toHaveText( /Packed and sent/ );
	const id = await save( page );

	const visitor = await browser.newContext( {
		baseURL,
		javaScriptEnabled: false,
		storageState: { cookies: [], origins: [] },
	} );
	const seen = await visitor.newPage();
	await seen.goto( `/?p=${ id }` );
	await expect( seen.locator( '.so-widget-sow-button .sowb-button' ) ).toHaveText(
		/Packed and sent/
	);
	await expect( seen.locator( '.sowb-button' ) ).toHaveCSS( 'text-align', 'center' );
	await visitor.close();
	expect( problems ).toEqual( [] );
} );

test( 'a widget is printed by a theme', async () => {
	const html = await php< string >(
		`ob_start(); the_widget( ${ phpValue( BUTTON ) }, array( 'text' => 'In the sidebar' ) ); return ob_get_clean();`
	);
	expect( html ).toContain( 'so-widget-sow-button' );
	expect( html ).toContain( 'In the sidebar' );
} );

test( 'content stays after deactivation, and works again after reactivation', async ( {
	page,
} ) => {
	const content = `<!-- wp:sowb/siteorigin-widget-button-widget {"widgetClass":"${ BUTTON }","widgetData":{"text":"Still here"}} /-->`;
	const id = await makePost( content );
	await page.goto( PLUGINS );
	await page.locator( `${ ROW } .deactivate a` ).click();
	await expect( page.locator( `${ ROW } .activate a` ) ).toBeVisible();
	await page.goto( `/?p=${ id }` );
	await expect( page.locator( '.sowb-button' ) ).toHaveCount( 0 );
	expect( await php( `return get_post( ${ id } )->post_content;` ) ).toBe( content );

	await page.goto( PLUGINS );
	await page.locator( `${ ROW } .activate a` ).click();
	await expect( page.locator( `${ ROW } .deactivate a` ) ).toBeVisible();
	await page.goto( `/?p=${ id }` );
	await expect( page.locator( '.sowb-button' ) ).toHaveText( /Still here/ );
} );

test( 'without its build the plugin shows a notice, and the site works', async ( { page } ) => {
	const move = ( from: string, to: string ) =>
		php(
			`return rename( WP_PLUGIN_DIR . '/pagewright/${ from }', WP_PLUGIN_DIR . '/pagewright/${ to }' );`
		);
	expect( await move( 'build', 'build-away' ) ).toBe( true );
	try {
		await page.goto( PLUGINS );
		await expect( page.locator( '.notice-warning', { hasText: 'Pagewright' } ) ).toContainText(
			'has not been built'
		);
		expect( ( await page.goto( '/' ) )?.status() ).toBe( 200 );
	} finally {
		await move( 'build-away', 'build' );
	}
	await page.goto( PLUGINS );
	await expect( page.locator( '.notice-warning', { hasText: 'not been built' } ) ).toHaveCount(
		0
	);
} );

test( 'PHP logged nothing', async () => {
	expect( await errorLog() ).toBe( '' );
} );
