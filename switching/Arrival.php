<?php
/**
 * Detects the activation of plugins.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching;

defined( 'ABSPATH' ) || exit;

/**
 * Returns whether the current request activates a plugin whose names this plugin uses. WordPress loads the file of that
 * plugin after ours, and declaring a name twice is a fatal error. Requests that deactivate, delete or update a plugin
 * also name it, but do not load its file.
 */
final class Arrival {
	/** Actions of wp-admin that load the file of one plugin. */
	private const ACTIONS = array( 'activate', 'activate-plugin', 'error_scrape', 'resume' );

	/** Arguments with which WP-CLI's `plugin` command activates plugins. */
	private const ARGUMENTS = array( 'activate', 'toggle', '--activate', '--activate-network' );

	/** @param string $folder Folder of the plugin. */
	public static function of( string $folder ): bool {
		return self::on_screen( $folder ) || self::in_rest( $folder ) || self::on_command_line( $folder );
	}

	/** The Plugins screens and their Ajax requests. */
	private static function on_screen( string $folder ): bool {
		$request = $_REQUEST; // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- compared only.
		$action  = $request['action'] ?? '';
		$plugins = 'activate-selected' === $action
			? (array) ( $request['checked'] ?? array() )
			: array( $request['plugin'] ?? '' );
		return ( 'activate-selected' === $action || in_array( $action, self::ACTIONS, true ) )
			&& self::is_any( $folder, $plugins );
	}

	/**
	 * `POST /wp/v2/plugins` installs a plugin, `PUT /wp/v2/plugins/<folder>/<file>` changes its status. WordPress has
	 * not parsed the request yet.
	 */
	private static function in_rest( string $folder ): bool {
		$server  = $_SERVER; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared only.
		$address = rawurldecode( (string) ( $server['REQUEST_URI'] ?? '' ) );
		if ( ! str_contains( $address, '/wp/v2/plugins' ) ) {
			return false;
		}
		// WordPress's scripts send PUT and DELETE as POST with a header.
		$method = $_GET['_method'] ?? $server['HTTP_X_HTTP_METHOD_OVERRIDE'] ?? $server['REQUEST_METHOD'] ?? ''; // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- compared only.
		if ( ! is_string( $method ) || ! in_array( strtoupper( $method ), array( 'POST', 'PUT', 'PATCH' ), true ) ) {
			return false;
		}
		$slug = $_REQUEST['slug'] ?? json_decode( (string) file_get_contents( 'php://input' ), true )['slug'] ?? ''; // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput, WordPress.WP.AlternativeFunctions -- compared only.
		return $folder === $slug || str_contains( $address, "/wp/v2/plugins/$folder/" );
	}

	private static function on_command_line( string $folder ): bool {
		$arguments = defined( 'WP_CLI' ) ? (array) ( $_SERVER['argv'] ?? array() ) : array(); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared only.
		return in_array( 'plugin', $arguments, true )
			&& array() !== array_intersect( self::ARGUMENTS, array_filter( $arguments, 'is_string' ) )
			&& ( in_array( '--all', $arguments, true ) || self::is_any( $folder, $arguments ) );
	}

	/**
	 * Returns whether one of the plugins is in the folder.
	 *
	 * @param array<mixed> $plugins Plugin files, or their folders.
	 */
	private static function is_any( string $folder, array $plugins ): bool {
		return array() !== array_filter(
			$plugins,
			static fn ( mixed $plugin ): bool => is_string( $plugin ) && str_starts_with( $plugin . '/', $folder . '/' )
		);
	}
}
