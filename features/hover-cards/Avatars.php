<?php
/**
 * Avatars.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\HoverCards;

defined( 'ABSPATH' ) || exit;

/** Marks avatars from Gravatar for the script: `data-pagewright-hover-card` contains the hash of their URL. */
final class Avatars {
	/** An MD5 hash, as WordPress created until 6.8, or SHA-256. */
	private const ADDRESS = '~^(?:https?:)?//(?:[a-z0-9-]+\.)?gravatar\.com/avatar/([0-9a-f]{64}|[0-9a-f]{32})(?=[/?#]|$)~i';

	/** @param mixed $who First argument of get_avatar(): ID, email address, or an object of WordPress. */
	public static function mark( string $html, mixed $who ): string {
		// The toolbar belongs to WordPress, and is on all pages of signed-in users.
		if ( is_admin() || is_feed() || doing_action( 'admin_bar_menu' ) ) {
			return $html;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		if ( ! $tags->next_tag( 'IMG' ) ) {
			return $html;
		}
		$hash = self::hash_of( (string) $tags->get_attribute( 'src' ) );
		/**
		 * Filters whether an avatar from Gravatar shows its profile.
		 *
		 * @param bool  $is_on True.
		 * @param mixed $who   First argument of get_avatar(): ID, email address, or an object of WordPress.
		 */
		if ( '' === $hash || ! apply_filters( 'pagewright/hover-cards/is-on', true, $who ) ) {
			return $html;
		}
		$name = trim( (string) $tags->get_attribute( 'alt' ) );
		$name = '' === $name ? self::name_of( $who ) : $name;
		$tags->set_attribute( 'data-pagewright-hover-card', $hash );
		$tags->set_attribute(
			'data-pagewright-label',
			/* translators: %s: name of a person */
			'' === $name ? __( 'Profile', 'pagewright' ) : sprintf( __( 'Profile of %s', 'pagewright' ), $name )
		);
		Page::load();
		return $tags->get_updated_html();
	}

	/** Returns '' for images without a person: of another site, without a hash, or a forced default. */
	private static function hash_of( string $address ): string {
		if (
			1 !== preg_match( self::ADDRESS, $address, $parts )
			|| 1 === preg_match( '/[?&;](?:f|forcedefault)=(?:y|1)/', $address )
		) {
			return '';
		}
		return strtolower( $parts[1] );
	}

	/** Runs no query that get_avatar() has not run. */
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
