<?php
/**
 * Runs steps of switching.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching;

defined( 'ABSPATH' ) || exit;

/** Runs the steps that need no other screen, with WordPress's own functions. */
final class Steps {
	/**
	 * @param Plugin $plugin Plugin of the step.
	 * @param string $step   One of Step: deactivate, delete, settings or empty-cache.
	 * @throws \RuntimeException With a message for the user, after a failure.
	 */
	public static function run( Plugin $plugin, string $step ): void {
		match ( $step ) {
			Step::DEACTIVATE => self::deactivate( $plugin ),
			Step::DELETE     => self::delete( $plugin ),
			Step::SETTINGS   => self::settings( $plugin ),
			Step::EMPTY      => self::empty_cache(),
			default          => throw new \RuntimeException( esc_html__( 'Step not found.', 'pagewright' ) ),
		};
	}

	/** @param list<string> $files Files of plugins. */
	public static function may_deactivate( array $files ): bool {
		foreach ( $files as $file ) {
			$may = Installed::is_of_network( $file )
				? current_user_can( 'manage_network_plugins' )
				: current_user_can( 'deactivate_plugin', $file );
			if ( ! $may ) {
				return false;
			}
		}
		return array() !== $files;
	}

	/**
	 * The files belong to all sites of a network, so only its Plugins screen deletes them there.
	 *
	 * @param list<string> $files Files of plugins.
	 */
	public static function may_delete( array $files ): bool {
		return array() !== $files
			&& ! is_multisite()
			&& current_user_can( 'activate_plugins' )
			&& current_user_can( 'delete_plugins' );
	}

	private static function deactivate( Plugin $plugin ): void {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$files = Installed::active( $plugin->folders() );
		if ( ! self::may_deactivate( $files ) ) {
			throw new \RuntimeException(
				esc_html__( 'You are not allowed to deactivate this plugin, or it is no longer active.', 'pagewright' )
			);
		}
		deactivate_plugins( $files );
	}

	private static function delete( Plugin $plugin ): void {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$files = Installed::files( $plugin->folders() );
		if ( State::Inactive !== $plugin->state() || ! self::may_delete( $files ) ) {
			throw new \RuntimeException(
				esc_html__( 'You are not allowed to delete this plugin, or it is active.', 'pagewright' )
			);
		}
		if ( 'direct' !== get_filesystem_method( array(), WP_PLUGIN_DIR ) || ! WP_Filesystem() ) {
			throw new \RuntimeException(
				esc_html__(
					'WordPress needs the credentials of your server to delete files. Delete the plugin on the Plugins screen.',
					'pagewright'
				)
			);
		}
		$result = delete_plugins( $files );
		if ( is_wp_error( $result ) ) {
			throw new \RuntimeException( esc_html( $result->get_error_message() ) );
		}
		if ( true !== $result ) {
			throw new \RuntimeException(
				esc_html__( 'The plugin could not be deleted. Delete it on the Plugins screen.', 'pagewright' )
			);
		}
	}

	private static function settings( Plugin $plugin ): void {
		$plugin->take_over_settings();
		History::add( $plugin->id, History::SETTINGS );
	}

	private static function empty_cache(): void {
		PageCache::empty();
		History::add( '', History::EMPTIED );
	}
}
