<?php
/**
 * Installs the must-use loader.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views\Loader;

defined( 'ABSPATH' ) || exit;

/**
 * Installs a small file among the must-use plugins, which WordPress loads before all others: page views are then
 * answered before other plugins load. The file only includes ours, and only while this plugin is active, so that it may
 * stay after deactivation.
 */
final class Installer {
	private const NAME = 'pagewright-views.php';

	/** Line of every version of the file. */
	private const HEADER = 'Plugin Name: Pagewright: early counting';

	/** Returns the path of the file, whether it exists or not. */
	public static function path(): string {
		return WPMU_PLUGIN_DIR . '/' . self::NAME;
	}

	/**
	 * @return array{isInstalled: bool, isCurrent: bool, isPossible: bool, path: string} Whether the file exists, is
	 *    ours of this version, and could be changed.
	 */
	public static function state(): array {
		$path = self::path();
		return array(
			'isInstalled' => is_file( $path ),
			'isCurrent'   => is_file( $path ) && self::content() === file_get_contents( $path ), // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
			'isPossible'  => self::can_write(),
			'path'        => $path,
		);
	}

	/** @throws \RuntimeException With a message for people, when the folder is not writable. */
	public static function install(): void {
		$path = self::path();
		if ( ! self::may_change_files() ) {
			throw new \RuntimeException( __( 'This site does not allow plugins to change files.', 'pagewright' ) );
		}
		// Written to a temporary file and renamed, so that no request loads half a file.
		$part = $path . '.' . wp_generate_password( 8, false ) . '.tmp';
		if (
			! wp_mkdir_p( WPMU_PLUGIN_DIR )
			|| ! self::can_write()
			|| strlen( self::content() ) !== file_put_contents( $part, self::content() )
			|| ! rename( $part, $path ) // phpcs:ignore WordPress.WP.AlternativeFunctions -- PHP must write the file itself; WP_Filesystem may ask for a password.
		) {
			if ( is_file( $part ) ) {
				wp_delete_file( $part );
			}
			throw new \RuntimeException(
				sprintf(
					/* translators: %s: path of a folder. */
					__(
						'The server cannot write to the folder %s. Change the folder permissions, or leave early counting turned off.',
						'pagewright'
					),
					WPMU_PLUGIN_DIR
				)
			);
		}
	}

	/**
	 * Rewrites a file that an older version of the plugin installed: it may include a file that has moved. Leaves it if
	 * it cannot be changed; then the plugin's own file counts.
	 */
	public static function update(): void {
		$path = self::path();
		if ( ! is_file( $path ) || self::state()['isCurrent'] ) {
			return;
		}
		try {
			if ( str_contains( (string) file_get_contents( $path ), self::HEADER ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
				self::install();
			}
		} catch ( \RuntimeException ) {
			return;
		}
	}

	/** @throws \RuntimeException With a message for people, when the file cannot be deleted. */
	public static function remove(): void {
		$path = self::path();
		if ( is_file( $path ) ) {
			wp_delete_file( $path );
		}
		clearstatcache( true, $path );
		if ( is_file( $path ) ) {
			throw new \RuntimeException(
				/* translators: %s: path of a file. */
				sprintf( __( 'The server cannot delete the file %s. Delete it manually.', 'pagewright' ), $path )
			);
		}
	}

	private static function may_change_files(): bool {
		return ! ( defined( 'DISALLOW_FILE_MODS' ) && DISALLOW_FILE_MODS );
	}

	private static function can_write(): bool {
		$folder = is_dir( WPMU_PLUGIN_DIR ) ? WPMU_PLUGIN_DIR : dirname( WPMU_PLUGIN_DIR );
		return self::may_change_files() && wp_is_writable( $folder );
	}

	private static function content(): string {
		$plugin = plugin_basename( \Pagewright\FILE );
		return str_replace(
			array( '{plugin}', '{folder}' ),
			array( addslashes( $plugin ), addslashes( dirname( $plugin ) ) ),
			<<<'PHP'
<?php
/**
 * Plugin Name: Pagewright: early counting
 * Description: Counts views of posts before other plugins are loaded. Managed in Settings → Pagewright → Popular posts; does nothing without the plugin Pagewright.
 *
 * @package Pagewright
 */

defined( 'ABSPATH' ) || exit;

// Fast path: most requests are not page views and cost only this line.
if ( ! str_contains( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), '/v2/views/' ) ) {
	return;
}
if (
	in_array( '{plugin}', (array) get_option( 'active_plugins', array() ), true )
	|| ( is_multisite() && isset( get_site_option( 'active_sitewide_plugins', array() )['{plugin}'] ) )
) {
	if ( is_file( WP_PLUGIN_DIR . '/{folder}/features/popular-posts/views/early.php' ) ) {
		require WP_PLUGIN_DIR . '/{folder}/features/popular-posts/views/early.php';
	}
}

PHP
		);
	}
}
