<?php
/**
 * Pictures of people.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\HoverCards;

defined( 'ABSPATH' ) || exit;

/** Tells the script which pictures come from Gravatar, and of whom: `data-pagewright-hover-card` holds the hash that their address has already. */
final class Avatars {
	/** A hash of MD5, as WordPress made it until 6.8, or of SHA-256. */
	private const ADDRESS = '~^(?:https?:)?//(?:[a-z0-9-]+\.)?gravatar\.com/avatar/([0-9a-f]{64}|[0-9a-f]{32})(?=[/?#]|$)~i';

	/** @param mixed $who As get_avatar() was asked: id, e-mail address, or an object of WordPress. */
	public static function mark( string $html, mixed $who ): string {
		// The toolbar is WordPress's own, and on all pages of those who are logged in.
		if ( is_admin() || is_feed() || doing_action( 'admin_bar_menu' ) ) {
			return $html;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		if ( ! $tags->next_tag( 'IMG' ) ) {
			return $html;
		}
		$hash = self::hash_of( (string) $tags->get_attribute( 'src' ) );
		/**
		 * Says whether a picture from Gravatar shows its profile.
		 *
		 * @param bool  $is_on Whether it does: true.
		 * @param mixed $who   As get_avatar() was asked: id, e-mail address, or an object of WordPress.
		 */
		if ( '' === $hash || ! apply_filters( 'pagewright/hover-cards/is-on', true, $who ) ) {
			return $html;
		}
		$name = trim( (string) $tags->get_attribute( 'alt' ) );
		$name = '' === $name ? self::name_of( $who ) : $name;
		$tags->set_attribute( 'data-pagewright-hover-card', $hash );
		/* translators: %s: name of a person */
		$tags->set_attribute( 'data-pagewright-label', '' === $name ? __( 'Profile', 'pagewright' ) : sprintf( __( 'Profile of %s', 'pagewright' ), $name ) );
		Page::load();
		return $tags->get_updated_html();
	}

	/** '' where nobody's picture is shown: of another place, without a hash, or the standard one by command. */
	private static function hash_of( string $address ): string {
		if ( 1 !== preg_match( self::ADDRESS, $address, $parts ) || 1 === preg_match( '/[?&;](?:f|forcedefault)=(?:y|1)/', $address ) ) {
			return '';
		}
		return strtolower( $parts[1] );
	}

	/** Asks for nothing that get_avatar() has not looked up. */
	private static function name_of( mixed $who ): string {
		if ( $who instanceof \WP_Comment ) {
			return $who->comment_author;
		}
		if ( $who instanceof \WP_Post ) {
			$who = (int) $who->post_author;
		}
		$user = is_numeric( $who ) ? get_userdata( (int) $who ) : $who;
		return $user instanceof \WP_User ? $user->display_name : '';
	}
}
