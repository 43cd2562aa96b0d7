<?php
/**
 * Requests without blocks and classic widgets.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Request;

defined( 'ABSPATH' ) || exit;

/**
 * Leaves out the registration of patterns, block supports, classic widgets and our blocks, which takes longer than a
 * search of the media library. Only for requests whose response has none of them. If other code renders a block, all
 * are registered before.
 */
final class WithoutBlocks {
	/** Callbacks of init => their priorities. */
	private const POSTPONED = array(
		'wp_widgets_init'                              => 1,
		'_register_theme_block_patterns'               => 10,
		'_register_core_block_patterns_and_categories' => 10,
		'WP_Block_Supports::init'                      => 22,
	);

	/** Callbacks of WordPress that look for a task that another request can do: hook, function and priority. */
	private const SKIPPED = array(
		array( 'init', 'check_theme_switched', 99 ),
		array( 'admin_init', '_wp_check_for_scheduled_update_comment_type', 10 ),
	);

	/** Methods that report a mistake if what they unregister is not registered. */
	private const UNREGISTER = array(
		'WP_Block_Patterns_Registry::unregister',
		'WP_Block_Pattern_Categories_Registry::unregister',
		'WP_Block_Type_Registry::unregister',
	);

	/** Call it before plugins_loaded. */
	public static function begin(): void {
		Memory::set( self::class, 'postponed', array() );
		foreach ( self::POSTPONED as $callback => $priority ) {
			if ( remove_action( 'init', $callback, $priority ) ) {
				self::postpone( $callback, $priority );
			}
		}
		foreach ( self::SKIPPED as $callback ) {
			remove_action( ...$callback );
		}
		add_filter( 'pre_render_block', array( self::class, 'end' ), 0 );
		add_filter( 'doing_it_wrong_trigger_error', array( self::class, 'allow_unregistering' ), 10, 2 );
	}

	/**
	 * Calls a function only if other code needs blocks.
	 *
	 * @param callable(): void $register Registers blocks or widgets.
	 * @param int              $priority Lower numbers are called earlier, as on a hook.
	 * @return bool False if this request has blocks: the caller calls the function itself.
	 */
	public static function postpone( callable $register, int $priority = 10 ): bool {
		$postponed = Memory::get( self::class, 'postponed' );
		if ( null === $postponed ) {
			return false;
		}
		$postponed[ $priority ][] = $register;
		Memory::set( self::class, 'postponed', $postponed );
		return true;
	}

	/** Registers all that was left out. A callback of pre_render_block: returns the HTML unchanged. */
	public static function end( mixed $html = null ): mixed {
		remove_filter( 'pre_render_block', array( self::class, 'end' ), 0 );
		remove_filter( 'doing_it_wrong_trigger_error', array( self::class, 'allow_unregistering' ) );
		$postponed = Memory::get( self::class, 'postponed', array() );
		Memory::forget( self::class );
		ksort( $postponed );
		array_map( 'call_user_func', array_merge( ...$postponed ) );
		return $html;
	}

	/** Callback of doing_it_wrong_trigger_error: themes and plugins may unregister what was left out. */
	public static function allow_unregistering( mixed $is_on = null, mixed $where = null ): mixed {
		return in_array( $where, self::UNREGISTER, true ) ? false : $is_on;
	}
}
