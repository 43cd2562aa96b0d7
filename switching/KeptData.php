<?php
/**
 * Keeps data of plugins that are being deleted.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching;

defined( 'ABSPATH' ) || exit;

use Pagewright\Request\Memory;

/**
 * Keeps the data that this plugin reads or can import when the plugin that created them is deleted. WordPress runs the
 * uninstaller of that plugin; SQL
 * statements that would delete the data are not sent to the database. Nothing is moved, so nothing has to be restored.
 */
final class KeptData {
	/** Tables of WordPress that contain posts and terms, without the prefix of the site. */
	private const CONTENT = array( 'posts', 'postmeta', 'terms', 'termmeta', 'term_taxonomy', 'term_relationships' );

	/**
	 * Starts to keep data, before the uninstaller of a plugin runs.
	 *
	 * @param string $plugin File of the plugin, relative to the plugins folder.
	 */
	public static function begin( string $plugin ): void {
		$kept = '' === $plugin ? array() : self::named_by_plugins( dirname( $plugin ) );
		Memory::set( self::class, 'kept', $kept );
		remove_filter( 'query', array( self::class, 'pass' ), PHP_INT_MAX );
		remove_filter( 'pre_delete_post', array( self::class, 'keep_post' ), PHP_INT_MAX );
		if ( array() !== $kept ) {
			add_filter( 'query', array( self::class, 'pass' ), PHP_INT_MAX );
			add_filter( 'pre_delete_post', array( self::class, 'keep_post' ), PHP_INT_MAX, 2 );
			add_action( 'delete_plugin', array( self::class, 'end' ) );
			// WP-CLI deletes the files of a plugin without this action.
			add_action( 'shutdown', array( self::class, 'end' ) );
		}
	}

	/**
	 * @return array{tables?: list<string>, options?: list<string>, post_types?: list<string>} Data that the code for a
	 *    replaced plugin wants to keep: tables (without the prefix of the site), options, and post types with their
	 *    terms.
	 */
	private static function named_by_plugins( string $folder ): array {
		foreach ( Plugins::all() as $plugin ) {
			$kept = $plugin->kept( $folder );
			if ( array() !== $kept ) {
				return $kept;
			}
		}
		return array();
	}

	/** Stops keeping data, after the uninstaller. */
	public static function end(): void {
		self::begin( '' );
		foreach ( array_keys( Memory::get( self::class, 'sites', array() ) ) as $site ) {
			if ( is_multisite() ) {
				switch_to_blog( $site );
			}
			wp_cache_delete_multiple( array( 'alloptions', 'notoptions' ), 'options' );
			if ( is_multisite() ) {
				restore_current_blog();
			}
		}
		Memory::forget( self::class, 'sites' );
	}

	/**
	 * Filters SQL statements.
	 *
	 * @param mixed $sql SQL statement.
	 * @return mixed The statement, or an empty string, which WordPress does not send, if it would delete data that are
	 *    kept.
	 */
	public static function pass( mixed $sql = null ): mixed {
		if ( ! is_string( $sql ) || 1 !== preg_match( '/^\s*(DROP\s+TABLE|TRUNCATE|DELETE)\b/i', $sql, $verb ) ) {
			return $sql;
		}
		$kept = self::kept();
		foreach ( $kept['tables'] ?? array() as $table ) {
			if ( 1 === preg_match( "/\b\w*{$table}\b/i", $sql ) ) {
				return '';
			}
		}
		if ( 'DELETE' !== strtoupper( $verb[1] ) ) {
			return $sql;
		}
		foreach ( $kept['options'] ?? array() as $option ) {
			if ( 1 === preg_match( '/\bFROM\s+`?\w*options\b/i', $sql ) && str_contains( $sql, "'$option'" ) ) {
				// delete_option() changes the cache of options even if its statement was not sent.
				Memory::set(
					self::class,
					'sites',
					array( get_current_blog_id() => true ) + Memory::get( self::class, 'sites', array() )
				);
				return '';
			}
		}
		return isset( $kept['post_types'] )
			&& 1 === preg_match( '/\bFROM\s+`?\w*(' . implode( '|', self::CONTENT ) . ')\b/i', $sql )
			? ''
			: $sql;
	}

	/**
	 * Filters whether a post is deleted.
	 *
	 * @param mixed $delete Null to delete the post. Any other value keeps it.
	 * @param mixed $post   Post object.
	 * @return mixed False for a post that is kept.
	 */
	public static function keep_post( mixed $delete = null, mixed $post = null ): mixed {
		return $post instanceof \WP_Post && in_array( $post->post_type, self::kept()['post_types'] ?? array(), true )
			? false
			: $delete;
	}

	/**
	 * @return array{tables?: list<string>, options?: list<string>, post_types?: list<string>} Data to keep of the
	 *    plugin whose uninstaller is running.
	 */
	private static function kept(): array {
		return Memory::get( self::class, 'kept', array() );
	}
}
