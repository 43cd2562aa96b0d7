<?php
/**
 * Plugins that are being activated.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching;

defined( 'ABSPATH' ) || exit;

/**
 * Tells whether a request activates a plugin whose names we answer to. WordPress loads its file after ours: the same names twice would end the request.
 * Requests that deactivate, delete or update the plugin name it as well, and load no file of it.
 */
final class Arrival {
	/** Actions of wp-admin that load the file of one plugin. */
	private const ACTIONS = array( 'activate', 'activate-plugin', 'error_scrape', 'resume' );

	/** Words of WP-CLI with which its command `plugin` activates. */
	private const COMMANDS = array( 'activate', 'toggle', '--activate', '--activate-network' );

	/** @param string $folder Folder of the plugin. */
	public static function of( string $folder ): bool {
		return self::on_screen( $folder ) || self::in_rest( $folder ) || self::on_command_line( $folder );
	}

	private static function on_screen( string $folder ): bool {
		$asked   = $_REQUEST; // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- compared only.
		$actions = array( $asked['action'] ?? '', $asked['action2'] ?? '' );
		$plugins = array(
			...( array() !== array_intersect( self::ACTIONS, array_filter( $actions, 'is_string' ) ) ? array( $asked['plugin'] ?? '' ) : array() ),
			...( in_array( 'activate-selected', $actions, true ) ? array_values( (array) ( $asked['checked'] ?? array() ) ) : array() ),
		);
		return array() !== array_filter( $plugins, static fn ( mixed $plugin ): bool => self::is_of( $folder, $plugin ) );
	}

	/** The route is not known yet: `POST /wp/v2/plugins` installs, and `PUT /wp/v2/plugins/<folder>/<file>` changes the status. */
	private static function in_rest( string $folder ): bool {
		$address = rawurldecode( (string) ( $_SERVER['REQUEST_URI'] ?? '' ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared only.
		$method  = (string) ( $_SERVER['REQUEST_METHOD'] ?? '' ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared only.
		if ( 'GET' === $method || ! str_contains( $address, '/wp/v2/plugins' ) ) {
			return false;
		}
		$slug = $_REQUEST['slug'] ?? json_decode( (string) file_get_contents( 'php://input' ), true )['slug'] ?? ''; // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput, WordPress.WP.AlternativeFunctions -- compared only.
		return $folder === $slug || ( 'DELETE' !== $method && str_contains( $address, "/wp/v2/plugins/$folder/" ) );
	}

	private static function on_command_line( string $folder ): bool {
		$words = defined( 'WP_CLI' ) ? array_filter( (array) ( $_SERVER['argv'] ?? array() ), 'is_string' ) : array(); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared only.
		return in_array( 'plugin', $words, true )
			&& array() !== array_intersect( self::COMMANDS, $words )
			&& array() !== array_filter( $words, static fn ( string $word ): bool => '--all' === $word || self::is_of( $folder, $word ) );
	}

	/** Whether a plugin's file, or its folder alone, is of this folder. */
	private static function is_of( string $folder, mixed $plugin ): bool {
		return is_string( $plugin ) && str_starts_with( $plugin . '/', $folder . '/' );
	}
}
