<?php
/**
 * Decides which page views count.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views;

defined( 'ABSPATH' ) || exit;

/** Validates and stores one page view, for both entry points: the early answer and the REST route. */
final class Counter {
	/** User agents of declared bots. The deduplication window limits bots that imitate browsers. */
	private const BOTS = '/bot\b|bot[\/;_-]|crawl|spider|slurp|lighthouse|headless|pagespeed|preview|monitor|scan|feed|fetch|curl|wget|python|java\/|libwww|httpclient|go-http|okhttp|axios|node|phantom|facebookexternalhit|embedly|quora|pinterest\/|whatsapp|telegram|validator/i';

	public function __construct( private readonly Settings $settings, private readonly Store $store ) {}

	/**
	 * Returns whether views of this post count: it exists, is public, and its post type is counted. One query, none for
	 * a cached post.
	 */
	private function knows( int $post ): bool {
		global $wpdb;
		$row = wp_cache_get( $post, 'posts' );
		if ( ! is_object( $row ) ) {
			$row = $wpdb->get_row( // phpcs:ignore WordPress.DB -- three columns of one row; get_post() would read and cache the whole post.
				$wpdb->prepare( "SELECT post_type, post_status, post_password FROM $wpdb->posts WHERE ID = %d", $post )
			);
		}
		return is_object( $row )
			&& 'publish' === $row->post_status
			&& '' === $row->post_password
			&& in_array( $row->post_type, Site::counted_types( $this->settings ), true );
	}

	/**
	 * Records a page view if this visitor's views count.
	 *
	 * @param int $post Any number.
	 * @param int $user Signed-in user; 0 for a visitor.
	 * @return ?bool Whether the view was recorded; null when views of this post do not count.
	 * @throws StoreError When it could not be stored.
	 */
	public function count( int $post, int $user ): ?bool {
		$counts = $this->counts( $user );
		if ( $counts && $this->record_known( $post ) ) {
			return true;
		}
		if ( ! $this->knows( $post ) ) {
			return null;
		}
		if ( ! $counts || ! $this->is_new( $post ) ) {
			return false;
		}
		$weight = $this->settings->weight();
		/**
		 * Fires before a page view is stored.
		 *
		 * @param int $post   Post ID.
		 * @param int $weight Number of views that it represents.
		 */
		do_action( 'pagewright/views/before-count', $post, $weight );
		$this->store->add( $post, $weight );
		/**
		 * Fires after a page view was stored.
		 *
		 * @param int $post   Post ID.
		 * @param int $weight Number of views that it represents.
		 */
		do_action( 'pagewright/views/after-count', $post, $weight );
		return true;
	}

	/**
	 * Records a view without looking up the post, if Redis has cached it and no callback is involved. Returns whether
	 * it did.
	 */
	private function record_known( int $post ): bool {
		return $this->store instanceof RedisStore && 0 === $this->settings->dedupe_minutes && Site::allows_early()
			&& $this->store->add_known( $post, $this->settings->weight() );
	}

	/** Returns whether views of this user count. The page uses the same check to send nothing. */
	public function counts( int $user ): bool {
		return true === $this->settings->enabled
			&& $this->settings->counts( $user )
			&& ( $this->settings->bots || ! self::is_bot() )
			&& ! self::is_prefetch();
	}

	private static function is_bot(): bool {
		$agent = self::header( 'HTTP_USER_AGENT' );
		return '' === $agent || 1 === preg_match( self::BOTS, $agent );
	}

	/** Returns whether the browser prefetches the page. */
	private static function is_prefetch(): bool {
		return str_contains(
			self::header( 'HTTP_SEC_PURPOSE' ) . self::header( 'HTTP_PURPOSE' ) . self::header( 'HTTP_X_PURPOSE' ),
			'prefetch'
		);
	}

	/** Returns whether this visitor has not seen the post within the deduplication window. */
	private function is_new( int $post ): bool {
		return 0 === $this->settings->dedupe_minutes
			|| RepeatedViews::first(
				$post,
				self::header( 'REMOTE_ADDR' ),
				self::header( 'HTTP_USER_AGENT' ),
				$this->settings->dedupe_minutes * MINUTE_IN_SECONDS
			);
	}

	private static function header( string $name ): string {
		return isset( $_SERVER[ $name ] ) && is_string( $_SERVER[ $name ] ) ? $_SERVER[ $name ] : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared and hashed, never printed or stored.
	}
}
