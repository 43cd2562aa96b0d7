<?php
/**
 * Permissions of the endpoints of the running site. Included by the code of a test, with the roles of a network in
 * addition to those of WordPress.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

return ( static function (): array {
	$schema   = new Pagewright\Schema\Loader( WP_PLUGIN_DIR . '/pagewright' );
	$renderer = new Pagewright\Blocks\Renderer( $schema, new Pagewright\Fields\Registry() );
	( new Pagewright\Rest\Server( $schema, $renderer ) )->hooks();
	$form = (int) get_option( 'test_permissions_object' );

	$folder = static function ( object $endpoint ): string {
		$parts = explode( '\\', $endpoint::class );
		return strtolower( (string) preg_replace( '/(?<!^)[A-Z]/', '-$0', $parts[ count( $parts ) - 2 ] ) );
	};
	$owner  = static fn ( mixed $callback ): ?object =>
		$callback instanceof Closure
			? ( new ReflectionFunction( $callback ) )->getClosureThis()
			: ( is_array( $callback ) && is_object( $callback[0] ?? null ) ? $callback[0] : null );

	$calls = array();
	foreach ( rest_get_server()->get_routes() as $path => $handlers ) {
		foreach ( array_filter( $handlers, 'is_array' ) as $handler ) {
			$endpoint = $owner( $handler['permission_callback'] ?? null );
			if ( null === $endpoint || ! str_starts_with( $endpoint::class, 'Pagewright\\' ) ) {
				// A public endpoint without an entry would be missing in the table.
				if ( 1 === preg_match( '~^/(sowb|pagewright|wordpress-popular-posts|contact-form-7)/v\d+/~', $path ) ) {
					$calls[] = array( "unknown: $path", 'GET', static fn (): bool => true );
				}
				continue;
			}
			foreach ( array_keys( array_filter( (array) $handler['methods'] ) ) as $method ) {
				$calls[] = array(
					$folder( $endpoint ),
					$method,
					static function () use ( $handler, $method, $path, $form ): bool {
						$request = new WP_REST_Request(
							$method,
							(string) preg_replace( '/\(\?P<\w+>[^)]*\)/', (string) $form, $path )
						);
						if ( true !== ( $handler['permission_callback'] )( $request ) ) {
							return false;
						}
						// The endpoint checks permissions that depend on the method.
						$is_form = str_starts_with( $path, '/contact-form-7/v1/contact-forms' )
							&& ! str_contains( $path, '/feedback' );
						return ! $is_form
							|| 'DELETE' === $method
							|| ! in_array( rest_do_request( $request )->get_status(), array( 401, 403 ), true );
					},
				);
			}
		}
	}
	foreach ( array_keys( $GLOBALS['wp_filter'] ) as $hook ) {
		foreach (
			1 === preg_match(
				'/^wp_ajax_(nopriv_)?/',
				(string) $hook
			) ? $GLOBALS['wp_filter'][ $hook ]->callbacks : array() as $list
		) {
			foreach ( $list as $one ) {
				$endpoint = $owner( $one['function'] );
				if ( null !== $endpoint && str_starts_with( $endpoint::class, 'Pagewright\\' ) ) {
					$right   = method_exists( $endpoint, 'capability' )
						? (string) ( new ReflectionMethod( $endpoint, 'capability' ) )->invoke( $endpoint )
						: '';
					$calls[] = array(
						$folder( $endpoint ),
						'AJAX',
						static fn (): bool => '' === $right || current_user_can( $right ),
					);
				}
			}
		}
	}

	// Capabilities that administrators of a network's sites lack; simulated on a single site.
	$network_only = array(
		'unfiltered_html', 'unfiltered_upload', 'edit_files', 'edit_plugins', 'edit_themes', 'install_plugins',
		'install_themes', 'update_core', 'update_plugins', 'update_themes', 'delete_plugins', 'delete_themes',
		'create_users', 'edit_users', 'delete_users', 'activate_plugins',
	);
	$forbid       = static fn ( mixed $caps = null, mixed $cap = null ): mixed =>
		in_array( $cap, $network_only, true ) ? array( 'do_not_allow' ) : $caps;

	$answers = array();
	foreach (
		array(
			'visitor', 'subscriber', 'contributor', 'author', 'editor', 'administrator', 'site-administrator',
			'super-admin',
		) as $role
	) {
		$login = in_array( $role, array( 'site-administrator', 'super-admin' ), true ) ? 'administrator' : $role;
		$login = 'super-admin' === $role && is_multisite() ? 'admin' : "test-$login";
		$user  = 'visitor' === $role ? false : get_user_by( 'login', $login );
		wp_set_current_user( false === $user ? 0 : $user->ID );
		if ( 'site-administrator' === $role && ! is_multisite() ) {
			add_filter( 'map_meta_cap', $forbid, 99, 2 );
		}
		foreach ( $calls as [ $name, $method, $may ] ) {
			$answers[ $name ][ $method ][ $role ] = ( $answers[ $name ][ $method ][ $role ] ?? false ) || $may();
		}
		remove_filter( 'map_meta_cap', $forbid, 99 );
	}
	return $answers;
} )();
