<?php
/**
 * Hooks of hover-cards.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\HoverCards;

defined( 'ABSPATH' ) || exit;

/** Adds profiles of people to their avatars. Loads only while the setting is on. */
final class Hooks {
	public static function add(): void {
		add_filter( 'get_avatar', array( self::class, 'avatar' ), 20, 2 );
		add_action( 'admin_init', array( Privacy::class, 'suggest' ) );
	}

	/**
	 * Marks an avatar from Gravatar.
	 *
	 * @param mixed $html HTML of the avatar.
	 * @param mixed $who  First argument of get_avatar(): ID, email address, or an object of WordPress.
	 */
	public static function avatar( mixed $html = null, mixed $who = null ): mixed {
		return is_string( $html ) && str_contains( $html, 'gravatar.com/avatar/' )
			? Avatars::mark( $html, $who )
			: $html;
	}
}
