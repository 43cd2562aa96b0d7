// A menu that is equal on every site, for fixtures of widgets with a menu. PHP code for rendering
// the fixtures.

const link = ( label, url, more = {}, inside = '' ) =>
	`<!-- wp:navigation-${ inside ? 'submenu' : 'link' } ${ JSON.stringify( { label, url, kind: 'custom', ...more } ) } ${ inside ? `-->${ inside }<!-- /wp:navigation-submenu -->` : '/-->' }`;

const MENU = [
	link( 'Bread', 'https://example.org/bread/' ),
	link(
		'Cakes &amp; more',
		'#',
		{},
		link( 'Layers', 'https://example.org/layers/', {}, link( 'Cream', '/cream/' ) ) +
			link( 'A shop elsewhere', 'https://example.com/', {
				opensInNewTab: true,
				rel: 'nofollow',
			} )
	),
	link( 'Not to be run', 'javascript:alert(1)' ),
].join( '' );

/** Creates the menu and hides all others: `$menu` is its ID. */
export const MAKE_MENU = `
	$menu = wp_insert_post( wp_slash( array( 'post_type' => 'wp_navigation', 'post_status' => 'publish', 'post_title' => 'Fixture menu', 'post_content' => base64_decode( '${ Buffer.from( MENU ).toString( 'base64' ) }' ) ) ) );
	add_filter( 'wp_get_nav_menus', '__return_empty_array' );
	add_filter( 'posts_pre_query', static fn ( $found, $query ) => 'wp_navigation' === $query->get( 'post_type' ) ? array( get_post( $menu ) ) : $found, 10, 2 );
`;

export const REMOVE_MENU = `
	wp_delete_post( $menu, true );
`;
