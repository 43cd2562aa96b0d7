// Does not depend on the database.
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropMenu, LINKS, makeMenu } from '../support/menus';
import { php, phpValue, siteUrl, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/navigation/tests/php/navigation.php' );

let menu = 0;
beforeAll( async () => {
	menu = await makeMenu( 'Classic test', LINKS );
} );
afterAll( async () => {
	await dropMenu( menu );
	await php( `delete_option( 'pagewright_features' );` );
} );

const parse = ( html: string ) => new JSDOM( html ).window.document;
const want = ( settings: object ) =>
	php( `update_option( 'pagewright_features', ${ phpValue( settings ) }, true );` );

describe( 'menus of classic themes', () => {
	beforeAll( async () => {
		await call( 'set_up', menu );
		// The first request with a new theme rearranges widgets.
		await ( await fetch( siteUrl ) ).text();
	} );
	afterAll( () => php( `switch_theme( 'twentytwentyfive' );` ) );
	const visit = async () => {
		const html = await ( await fetch( siteUrl ) ).text();
		return { html, document: parse( html ) };
	};

	it( 'do not change and load nothing until an administrator enables it', async () => {
		await want( {} );
		const { html, document } = await visit();
		expect( html ).not.toContain( 'pagewright-navigation' );
		expect( document.querySelectorAll( 'ul.nav-menu > li' ) ).toHaveLength( 3 );
	} );

	it( 'get buttons and a panel in the main location, and keep the theme’s markup', async () => {
		await want( { menus: true } );
		const { html, document } = await visit();
		const list = document.querySelector(
			'nav.main-navigation > .pagewright-navigation ul.nav-menu.pagewright-navigation__menu'
		)!;
		expect( list.querySelectorAll( ':scope > li.menu-item[id]' ) ).toHaveLength( 3 );
		const arrow = list.querySelector( 'button[aria-label="Submenu: Bread"]' )!;
		expect( arrow.previousElementSibling?.textContent ).toBe( 'Bread' );
		expect(
			document.getElementById( arrow.getAttribute( 'aria-controls' )! )?.className
		).toContain( 'sub-menu' );
		const ids = [ ...document.querySelectorAll( '.pagewright-navigation [id]' ) ].map(
			( { id } ) => id
		);
		expect( new Set( ids ).size ).toBe( ids.length );
		expect( html ).toMatch( /build\/frontend\/navigation\.js/ );
		// The footer's menu is not one of ours.
		expect( document.querySelectorAll( '.pagewright-navigation' ) ).toHaveLength( 1 );
		expect( document.querySelector( 'dialog' ) ).toBeNull();
	} );

	it( 'end with a search if the site enables it, and collapse at its width', async () => {
		await want( { menus: true, menus_search: true, menus_width_px: 960 } );
		const { html, document } = await visit();
		expect( document.querySelector( 'dialog [role=search] input[name=s]' ) ).not.toBeNull();
		expect( html ).toContain( '(max-width:960px)' );
		expect( html ).not.toContain( '(max-width:782px)' );
	} );

	it( 'can be selected by a filter, by their location', async () => {
		await want( { menus: true } );
		expect( await call( 'add_filter_of_test' ) ).toEqual( [ false, true ] );
	} );

	it( 'have one button for a submenu if the theme adds its own, and its name contains no text of a button', async () => {
		const html = await call< string >( 'html' );
		const items = [ ...parse( html ).querySelectorAll( 'li:has(> ul)' ) ];
		expect( items ).toHaveLength( 4 );
		expect(
			items.map( ( item ) => item.querySelectorAll( ':scope > button' ).length )
		).toEqual( [ 1, 1, 1, 1 ] );
		expect( parse( html ).querySelector( 'button[aria-label="Submenu: Rye"]' ) ).not.toBeNull();
		expect( html ).toContain( 'class="mark"' );
	} );

	it( 'do not change if they have their own walker', async () => {
		expect( await call( 'run' ) ).not.toContain( 'pagewright' );
	} );
} );

describe( 'the navigation widget', () => {
	const render = ( data: object, before = '' ) => call< string >( 'render', data, before );

	it( 'shows the selected menu, limited to its depth', async () => {
		const titles = async ( depth: number ) =>
			[
				...parse( await render( { menu: `menu:${ menu }`, depth } ) ).querySelectorAll(
					'li > a'
				),
			].map( ( link ) => link.textContent );
		expect( await titles( 1 ) ).toEqual( [ 'Bread', 'Cakes', 'About' ] );
		expect( await titles( 2 ) ).toEqual( [
			'Bread',
			'Rye',
			'Wheat',
			'Cakes',
			'Layers',
			'About',
		] );
		expect( await titles( 3 ) ).toContain( 'Dark rye' );
	} );

	it( 'has unique ids if it is twice on a page', async () => {
		const html = await call< string >( 'html_2', menu );
		const ids = [ ...html.matchAll( / id="([^"]+)"/g ) ].map( ( [ , id ] ) => id );
		expect( ids.length ).toBeGreaterThan( 8 );
		expect( new Set( ids ).size ).toBe( ids.length );
	} );

	it( 'marks the current page', async () => {
		const html = await render(
			{ menu: `menu:${ menu }` },
			`$_SERVER['REQUEST_URI'] = '/about/?x=1';`
		);
		const current = parse( html ).querySelectorAll( '[aria-current=page]' );
		expect( [ ...current ].map( ( one ) => one.textContent ) ).toEqual( [ 'About' ] );
	} );

	it( 'shows menus of block themes, without pages that are not public', async () => {
		const html = await call< string >( 'html_3' );
		const links = [ ...parse( html ).querySelectorAll( 'li > a' ) ];
		expect( links.map( ( link ) => link.textContent ) ).toEqual( [ 'Shop', 'Rolls', 'Start' ] );
		expect( links[ 1 ]!.getAttribute( 'target' ) ).toBe( '_blank' );
	} );

	it( 'shows another menu if its own was deleted, and pages without any menu', async () => {
		expect( await render( { menu: 'menu:999999' } ) ).toContain( '<li' );
		const html = await render(
			{},
			`add_filter( 'wp_get_nav_menus', '__return_empty_array' ); add_filter( 'posts_pre_query', static fn ( $found, $query ) => 'wp_navigation' === $query->get( 'post_type' ) ? array() : $found, 10, 2 );`
		);
		expect( html ).toContain( 'All widgets' );
	} );

	it( 'lists every menu of the site in its form', async () => {
		expect(
			await php( `return array_keys( Pagewright\\Features\\Navigation\\Items::sources() );` )
		).toEqual( expect.arrayContaining( [ '', 'pages', `menu:${ menu }` ] ) );
	} );

	it( 'needs at most six queries with 100 items, and no more the second time', async () => {
		const big = await makeMenu(
			'Queries of a menu',
			Array.from( { length: 100 }, ( _, nth ) => ( { title: `Item ${ nth }` } ) )
		);
		const counts = await call< number[] >( 'counts', big );
		await dropMenu( big );
		expect( counts[ 0 ] ).toBeGreaterThan( 0 );
		expect( counts[ 0 ] ).toBeLessThanOrEqual( 6 );
		expect( counts[ 1 ] ).toBe( 0 );
	} );
} );

it( 'does not run shortcodes of a visitor’s search', async () => {
	const [ html, hasRun ] = await call< [ string, boolean ] >( 'html_and_has_run' );
	const field = new JSDOM( html ).window.document.querySelector( '[name=s]' );
	expect( field.value ).toBe( '[probe]' );
	expect( hasRun ).toBe( false );
} );
