import type { Page } from '@playwright/test';
import { php, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/navigation/tests/support/menus.php' );

export interface Link {
	title: string;
	url?: string;
	links?: Link[];
}

/** Creates a classic menu and returns its ID. */
export const makeMenu = ( name: string, links: Link[] ) =>
	call< number >( 'make_menu', name, links );

const REMOVE = ( slug: string ) =>
	`foreach ( get_posts( array( 'post_type' => 'page', 'name' => '${ slug }', 'fields' => 'ids' ) ) as $old ) { wp_delete_post( $old, true ); }`;

export const dropPage = ( slug: string ) => php( REMOVE( slug ) );

export const dropMenu = ( id: number ) => php( `wp_delete_nav_menu( ${ id } );` );

/** Creates or replaces a page with the widget and returns its path. */
export const makeMenuPage = async ( data: object, slug: string ) =>
	call< string >( 'make_menu_page', slug, data, REMOVE( slug ) );

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
