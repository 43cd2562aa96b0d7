<?php
/**
 * Leaves out what lists of the media library do not need.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary;

defined( 'ABSPATH' ) || exit;

use Pagewright\Request\Memory;

/** Most of the time of a search goes into the setup of WordPress. A list of files needs no patterns of blocks. */
final class EarlyAjax {
	/** Callbacks of init. Reading the patterns of a theme takes as long as half of a search. */
	private const PATTERNS = array( '_register_theme_block_patterns', '_register_core_block_patterns_and_categories' );

	/** Methods that report a mistake if their pattern or category is not registered. */
	private const UNREGISTER = array(
		'WP_Block_Patterns_Registry::unregister',
		'WP_Block_Pattern_Categories_Registry::unregister',
	);

	/** Runs before other plugins load. Changes only requests of our Ajax action that read. */
	public static function answer(): void {
		$action = $_REQUEST['action'] ?? ''; // phpcs:ignore WordPress.Security -- compared only.
		$method = $_SERVER['REQUEST_METHOD'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared only.
		// Any address can contain the name of the action; public pages need patterns.
		if ( wp_doing_ajax() && Ajax::ACTION === $action && 'GET' === $method ) {
			$remove = static fn ( string $callback ): bool => remove_action( 'init', $callback );
			Memory::set( self::class, 'patterns', array_filter( self::PATTERNS, $remove ) );
			add_filter( 'pre_render_block', array( self::class, 'register_patterns' ), 0 );
			add_filter( 'doing_it_wrong_trigger_error', array( self::class, 'allow_unregistering' ), 10, 2 );
			add_action( 'admin_init', array( self::class, 'leave_out_privacy' ), 99 );
		}
	}

	/** Callback of pre_render_block: a plugin renders blocks, which may be patterns. Returns the HTML unchanged. */
	public static function register_patterns( mixed $html = null ): mixed {
		remove_filter( 'pre_render_block', array( self::class, 'register_patterns' ), 0 );
		array_map( 'call_user_func', self::patterns() );
		return $html;
	}

	/** Callback of doing_it_wrong_trigger_error: themes and plugins may unregister a pattern that was left out. */
	public static function allow_unregistering( mixed $is_on = null, mixed $where = null ): mixed {
		return in_array( $where, self::UNREGISTER, true ) ? false : $is_on;
	}

	/** @return list<string> Functions that register the patterns that were left out. */
	public static function patterns(): array {
		return array_values( Memory::get( self::class, 'patterns', array() ) );
	}

	/** Callback of admin_init: other requests compare the texts that plugins suggest for the privacy policy. */
	public static function leave_out_privacy(): void {
		remove_action( 'admin_init', array( \WP_Privacy_Policy_Content::class, 'text_change_check' ), 100 );
	}
}
