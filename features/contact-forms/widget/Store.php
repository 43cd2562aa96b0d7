<?php
/**
 * Stores forms of widgets.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Widget;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\Inbox\Retention;
use Pagewright\Features\ContactForms\Tags\Types;

/**
 * One post for each definition, named by its hash. Changing a widget creates a new post. The old one stays for cached
 * pages until no page has used it for more than a year.
 */
final class Store {
	public const POST_TYPE = 'pagewright_form';

	private const GROUP = 'pagewright_forms';

	private const KEPT_SECONDS = 13 * MONTH_IN_SECONDS;

	/** Interval in which a post is marked as used. */
	private const TOUCH_SECONDS = MONTH_IN_SECONDS;

	private const BATCH = 100;

	public static function find( int $id ): ?Form {
		$post       = 0 < $id ? get_post( $id ) : null;
		// The post was deleted: the next page with the form stores it again.
		if ( ! $post instanceof \WP_Post ) {
			RecentForms::forget( $id );
		}
		$definition = $post instanceof \WP_Post && self::POST_TYPE === $post->post_type
			? json_decode( $post->post_content, true )
			: null;
		if ( ! is_array( $definition ) ) {
			return null;
		}
		// From here on, add-ons may register their tags.
		Types::open();
		return Definition::form( $definition, $id, $post->post_name );
	}

	/**
	 * Returns the form of a definition, and stores it if it is new.
	 *
	 * @param array<string, mixed> $definition Result of Definition.
	 * @param bool                 $may_write  Whether this is a page for visitors. Otherwise a new form has no ID and
	 *    cannot be sent.
	 */
	public static function form( array $definition, bool $may_write ): Form {
		// Characters beyond ASCII and of HTML are escaped, so that filters of posts change nothing.
		$json          = (string) wp_json_encode(
			$definition,
			JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT | JSON_INVALID_UTF8_SUBSTITUTE
		);
		$hash          = hash( 'sha256', $json );
		[ $id, $used ] = self::known( $hash );
		if ( $may_write && 0 === $id ) {
			$id = self::add( $hash, $json, (string) $definition['title'] );
		} elseif ( $may_write && $used < time() - self::TOUCH_SECONDS ) {
			self::touch( $id, $hash );
		}
		Types::open();
		return Definition::form( $definition, $id, $hash );
	}

	/** Deletes forms that no page has used for long. */
	public static function prune(): void {
		global $wpdb;
		$before = gmdate( 'Y-m-d H:i:s', time() - self::KEPT_SECONDS );
		// phpcs:ignore WordPress.DB -- once a day.
		$old = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT ID, post_name FROM $wpdb->posts WHERE post_type = %s AND post_modified_gmt < %s ORDER BY ID LIMIT %d",
				self::POST_TYPE,
				$before,
				self::BATCH
			)
		);
		foreach ( $old as $post ) {
			wp_delete_post( (int) $post->ID, true );
			wp_cache_delete( $post->post_name, self::GROUP );
			RecentForms::forget( (int) $post->ID );
		}
	}

	/** Deletes all forms; widgets create them again. */
	public static function erase(): void {
		global $wpdb;
		$wpdb->delete( $wpdb->posts, array( 'post_type' => self::POST_TYPE ) ); // phpcs:ignore WordPress.DB -- it has no other data.
		RecentForms::erase();
	}

	/** @return array{0: int, 1: int} Post and the time when it was last marked as used; 0 for none. */
	private static function known( string $hash ): array {
		$known = RecentForms::find( $hash ) ?? wp_cache_get( $hash, self::GROUP );
		if ( is_array( $known ) ) {
			return $known;
		}
		global $wpdb;
		// phpcs:ignore WordPress.DB -- cached below.
		$post  = $wpdb->get_row(
			$wpdb->prepare(
				"SELECT ID, post_modified_gmt FROM $wpdb->posts WHERE post_name = %s AND post_type = %s ORDER BY ID LIMIT 1",
				$hash,
				self::POST_TYPE
			)
		);
		$known = null === $post
			? array( 0, 0 )
			: array( (int) $post->ID, (int) strtotime( "{$post->post_modified_gmt} UTC" ) );
		if ( null !== $post ) {
			wp_cache_set( $hash, $known, self::GROUP, DAY_IN_SECONDS );
		}
		return $known;
	}

	/** @return int 0 when the database returns an error: the form is shown but cannot be sent. */
	private static function add( string $hash, string $json, string $title ): int {
		self::register();
		$post = array(
			'post_type'      => self::POST_TYPE,
			'post_status'    => 'publish',
			'post_name'      => $hash,
			'post_title'     => $title,
			'post_content'   => $json,
			'comment_status' => 'closed',
			'ping_status'    => 'closed',
		);
		$id   = wp_insert_post( wp_slash( $post ), true );
		if ( is_wp_error( $id ) ) {
			error_log( 'Pagewright: a form was not stored: ' . $id->get_error_message() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the only place that reports the error.
			return 0;
		}
		RecentForms::remember( $hash, $id );
		Retention::schedule();
		return $id;
	}

	private static function touch( int $id, string $hash ): void {
		global $wpdb;
		$now = array(
			'post_modified'     => current_time( 'mysql' ),
			'post_modified_gmt' => current_time( 'mysql', true ),
		);
		$wpdb->update( $wpdb->posts, $now, array( 'ID' => $id ) ); // phpcs:ignore WordPress.DB -- no hooks: other plugins need not know.
		clean_post_cache( $id );
		wp_cache_delete( $hash, self::GROUP );
		RecentForms::remember( $hash, $id );
	}

	private static function register(): void {
		if ( post_type_exists( self::POST_TYPE ) ) {
			return;
		}
		register_post_type(
			self::POST_TYPE,
			array(
				'public'           => false,
				'rewrite'          => false,
				'query_var'        => false,
				'can_export'       => false,
				'delete_with_user' => false,
				'supports'         => array( 'title' ),
			)
		);
	}
}
