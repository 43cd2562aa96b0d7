// Does not depend on the database.
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropMenu, LINKS, makeMenu } from '../support/menus';
import { php, phpValue, siteUrl } from '../../../../tests/support/site';

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
		await php( `
			$dir = get_theme_root() . '/test-menus';
			wp_mkdir_p( $dir );
			file_put_contents( $dir . '/style.css', "/*\\nTheme Name: Test menus\\n*/" );
			file_put_contents( $dir . '/functions.php', '<?php register_nav_menus( array( "primary" => "Top", "footer" => "Foot" ) );' );
			file_put_contents( $dir . '/index.php', '<!doctype html><html lang="en"><head><?php wp_head(); ?></head><body><?php wp_nav_menu( array( "theme_location" => "primary", "menu_class" => "nav-menu", "container" => "nav", "container_class" => "main-navigation" ) ); wp_nav_menu( array( "theme_location" => "footer" ) ); wp_footer(); ?></body></html>' );
			switch_theme( 'test-menus' );
			set_theme_mod( 'nav_menu_locations', array( 'primary' => ${ menu }, 'footer' => ${ menu } ) );` );
		// The first request with a new theme rearranges widgets.
		await ( await fetch( siteUrl ) ).text();
	} );
	afterAll( () => php( `switch_theme( 'twentytwentyfive' );` ) );
	const visit = async () => {
		const html = await ( await fetch( siteUrl ) ).text();
		return { html, document: parse( html ) };
	};

	it( 'stay as they are until somebody switches it on, and load nothing', async () => {
		await want( {} );
		const { html, document } = await visit();
		expect( html ).not.toContain( 'pagewright-navigation' );
		expect( document.querySelectorAll( 'ul.nav-menu > li' ) ).toHaveLength( 3 );
	} );

	it( 'get buttons and a panel in the main place, and keep what the theme gave them', async () => {
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

	it( 'end with a search where the site wants one, and fold at its width', async () => {
		await want( { menus: true, menus_search: true, menus_width_px: 960 } );
		const { html, document } = await visit();
		expect( document.querySelector( 'dialog [role=search] input[name=s]' ) ).not.toBeNull();
		expect( html ).toContain( '(max-width:960px)' );
		expect( html ).not.toContain( '(max-width:782px)' );
	} );

	it( 'may be chosen by a filter, by their place', async () => {
		await want( { menus: true } );
		expect(
			await php( `
				add_filter( 'pagewright/navigation/enhances', static fn ( $does, $place ) => 'footer' === $place, 10, 2 );
				$html = array();
				foreach ( array( 'primary', 'footer' ) as $place ) {
					$html[] = str_contains( wp_nav_menu( array( 'theme_location' => $place, 'echo' => false ) ), 'pagewright-navigation' );
				}
				return $html;` )
		).toEqual( [ false, true ] );
	} );

	it( 'have one button for a submenu where the theme adds its own, and words of neither in the name', async () => {
		const html = await php< string >( `
			add_filter( 'walker_nav_menu_start_el', static fn ( $html, $item ) => $html . ( in_array( 'menu-item-has-children', $item->classes, true ) ? '<button class="toggle" aria-expanded="false"><span>Open menu</span></button>' : '<span class="mark"></span>' ), 10, 2 );
			return wp_nav_menu( array( 'theme_location' => 'primary', 'echo' => false ) );` );
		const items = [ ...parse( html ).querySelectorAll( 'li:has(> ul)' ) ];
		expect( items ).toHaveLength( 4 );
		expect(
			items.map( ( item ) => item.querySelectorAll( ':scope > button' ).length )
		).toEqual( [ 1, 1, 1, 1 ] );
		expect( parse( html ).querySelector( 'button[aria-label="Submenu: Rye"]' ) ).not.toBeNull();
		expect( html ).toContain( 'class="mark"' );
	} );

	it( 'with a walker of their own are left alone', async () => {
		expect(
			await php(
				`return wp_nav_menu( array( 'theme_location' => 'primary', 'echo' => false, 'walker' => new class() extends Walker_Nav_Menu {} ) );`
			)
		).not.toContain( 'pagewright' );
	} );
} );

describe( 'the widget of a menu', () => {
	const render = ( data: object, before = '' ) =>
		php< string >(
			`${ before } return render_block( array( 'blockName' => 'sowb/pagewright-navigation-widget', 'attrs' => array( 'widgetClass' => 'Pagewright_Navigation_Widget', 'widgetData' => ${ phpValue( data ) } ), 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) );`
		);

	it( 'shows the chosen menu, as deep as it should', async () => {
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

	it( 'twice on a page has no id twice', async () => {
		const html = await php< string >(
			`$block = get_comment_delimited_block_content( 'sowb/pagewright-navigation-widget', array( 'widgetClass' => 'Pagewright_Navigation_Widget', 'widgetData' => array( 'menu' => 'menu:${ menu }', 'layout' => array( 'search' => true ) ) ), '' ); return do_blocks( $block . $block );`
		);
		const ids = [ ...html.matchAll( / id="([^"]+)"/g ) ].map( ( [ , id ] ) => id );
		expect( ids.length ).toBeGreaterThan( 8 );
		expect( new Set( ids ).size ).toBe( ids.length );
	} );

	it( 'marks the page that is looked at', async () => {
		const html = await render(
			{ menu: `menu:${ menu }` },
			`$_SERVER['REQUEST_URI'] = '/about/?x=1';`
		);
		const current = parse( html ).querySelectorAll( '[aria-current=page]' );
		expect( [ ...current ].map( ( one ) => one.textContent ) ).toEqual( [ 'About' ] );
	} );

	it( 'shows menus of block themes, without pages that are not public', async () => {
		const html = await php< string >( `
			$draft = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'Secret plans' ) );
			$id    = wp_insert_post( wp_slash( array( 'post_type' => 'wp_navigation', 'post_status' => 'publish', 'post_title' => 'Test', 'post_content' => '<!-- wp:navigation-submenu {"label":"Shop","url":"#"} --><!-- wp:navigation-link {"label":"Rolls","url":"https://example.org/rolls","opensInNewTab":true} /--><!-- wp:navigation-link {"label":"Secret plans","id":' . $draft . ',"kind":"post-type","type":"page","url":"/?page_id=1"} /--><!-- /wp:navigation-submenu --><!-- wp:home-link {"label":"Start"} /-->' ) ) );
			$html = render_block( array( 'blockName' => 'sowb/pagewright-navigation-widget', 'attrs' => array( 'widgetClass' => 'Pagewright_Navigation_Widget', 'widgetData' => array( 'menu' => "post:$id" ) ), 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) );
			wp_delete_post( $id, true );
			wp_delete_post( $draft, true );
			return $html;` );
		const links = [ ...parse( html ).querySelectorAll( 'li > a' ) ];
		expect( links.map( ( link ) => link.textContent ) ).toEqual( [ 'Shop', 'Rolls', 'Start' ] );
		expect( links[ 1 ]!.getAttribute( 'target' ) ).toBe( '_blank' );
	} );

	it( 'that is gone shows another rather than nothing; without any menu, the pages', async () => {
		expect( await render( { menu: 'menu:999999' } ) ).toContain( '<li' );
		const html = await render(
			{},
			`add_filter( 'wp_get_nav_menus', '__return_empty_array' ); add_filter( 'posts_pre_query', static fn ( $found, $query ) => 'wp_navigation' === $query->get( 'post_type' ) ? array() : $found, 10, 2 );`
		);
		expect( html ).toContain( 'All widgets' );
	} );

	it( 'names every menu of the site in its form', async () => {
		expect(
			await php( `return array_keys( Pagewright\\Features\\Navigation\\Items::sources() );` )
		).toEqual( expect.arrayContaining( [ '', 'pages', `menu:${ menu }` ] ) );
	} );

	it( 'costs at most six queries with 100 items, and none more the second time', async () => {
		const big = await makeMenu(
			'Queries of a menu',
			Array.from( { length: 100 }, ( _, nth ) => ( { title: `Item ${ nth }` } ) )
		);
		const counts = await php< number[] >( `
			wp_cache_flush();
			get_option( 'home' );
			$counts = array();
			$block  = array( 'blockName' => 'sowb/pagewright-navigation-widget', 'attrs' => array( 'widgetClass' => 'Pagewright_Navigation_Widget', 'widgetData' => array( 'menu' => 'menu:${ big }' ) ), 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() );
			foreach ( array( 1, 2 ) as $turn ) {
				$before = $GLOBALS['wpdb']->num_queries;
				render_block( $block );
				$counts[] = $GLOBALS['wpdb']->num_queries - $before;
			}
			return $counts;` );
		await dropMenu( big );
		expect( counts[ 0 ] ).toBeGreaterThan( 0 );
		expect( counts[ 0 ] ).toBeLessThanOrEqual( 6 );
		expect( counts[ 1 ] ).toBe( 0 );
	} );
} );

it( 'shows shortcodes that a visitor searched for as text', async () => {
	const [ html, hasRun ] = await php< [ string, boolean ] >( `
		$has_run = false;
		add_shortcode( 'probe', static function () use ( &$has_run ) { $has_run = true; return ''; } );
		$GLOBALS['wp_query']->set( 's', '[probe]' );
		$html = do_shortcode( Pagewright\\Features\\Navigation\\Search::html( 'menu' ) );
		return array( $html, $has_run );` );
	const field = new JSDOM( html ).window.document.querySelector( '[name=s]' );
	expect( field.value ).toBe( '[probe]' );
	expect( hasRun ).toBe( false );
} );
