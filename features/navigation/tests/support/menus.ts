import type { Page } from '@playwright/test';
import { php, phpValue } from '../../../../tests/support/site';

export interface Link {
	title: string;
	url?: string;
	links?: Link[];
}

/** Creates a classic menu and returns its ID. */
export const makeMenu = ( name: string, links: Link[] ) =>
	php< number >( `
		// Deletes the menu of an interrupted run.
		wp_delete_nav_menu( ${ phpValue( name ) } );
		$menu = wp_create_nav_menu( ${ phpValue( name ) } );
		$add  = static function ( array $links, int $parent ) use ( &$add, $menu ) {
			foreach ( $links as $link ) {
				$id = wp_update_nav_menu_item( $menu, 0, array( 'menu-item-title' => $link['title'], 'menu-item-url' => $link['url'] ?? home_url( '/' . sanitize_title( $link['title'] ) . '/' ), 'menu-item-status' => 'publish', 'menu-item-parent-id' => $parent ) );
				$add( $link['links'] ?? array(), $id );
			}
		};
		$add( ${ phpValue( links ) }, 0 );
		return $menu;` );

const REMOVE = ( slug: string ) =>
	`foreach ( get_posts( array( 'post_type' => 'page', 'name' => '${ slug }', 'fields' => 'ids' ) ) as $old ) { wp_delete_post( $old, true ); }`;

export const dropPage = ( slug: string ) => php( REMOVE( slug ) );

export const dropMenu = ( id: number ) => php( `wp_delete_nav_menu( ${ id } );` );

/** Creates or replaces a page with the widget and returns its path. */
export const makeMenuPage = async ( data: object, slug: string ) =>
	php< string >(
		`${ REMOVE( slug ) } $id = wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Menu', 'post_name' => ${ phpValue( slug ) }, 'post_content' => get_comment_delimited_block_content( 'sowb/pagewright-navigation-widget', array( 'widgetClass' => 'Pagewright_Navigation_Widget', 'widgetData' => ${ phpValue( data ) } ), '' ) . '<p>Text below the menu.</p>' ) ) ); return wp_parse_url( get_permalink( $id ), PHP_URL_PATH );`
	);

/** Three levels beside each other, and one link. */
export const LINKS: Link[] = [
	{
		title: 'Bread',
		links: [
			{ title: 'Rye', links: [ { title: 'Dark rye' }, { title: 'Light rye' } ] },
			{ title: 'Wheat', links: [ { title: 'Spelt' } ] },
		],
	},
	{ title: 'Cakes', url: '#', links: [ { title: 'Layers' } ] },
	{ title: 'About' },
];

/** Returns the parts of the page's menu by their accessible names. */
export function menuOf( page: Page ) {
	const root = page.locator( '[data-pagewright="navigation"]' );
	return {
		root,
		link: ( name: string ) => root.getByRole( 'link', { name, exact: true } ),
		arrow: ( name: string ) => root.getByRole( 'button', { name: `Submenu: ${ name }` } ),
		toggle: root.getByRole( 'button', { name: 'Menu', exact: true } ),
		search: root.getByRole( 'button', { name: 'Search' } ).first(),
	};
}

/** Moves the mouse to the middle of an element, or away from everything. */
export async function point(
	page: Page,
	box: { x: number; y: number; width: number; height: number } | null
) {
	await page.mouse.move( box!.x + box!.width / 2, box!.y + box!.height / 2 );
}
