<?php
/**
 * Which views count.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Views;

defined( 'ABSPATH' ) || exit;

/** Decides on one view and stores it. The same on both ways that a view can come in: before WordPress is set up, and as a REST call. */
final class Counter {
	/** Programs that say what they are. Those that pretend to be browsers are met by the window for repeated views. */
	private const BOTS = '/bot\b|bot[\/;_-]|crawl|spider|slurp|lighthouse|headless|pagespeed|preview|monitor|scan|feed|fetch|curl|wget|python|java\/|libwww|httpclient|go-http|okhttp|axios|node|phantom|facebookexternalhit|embedly|quora|pinterest\/|whatsapp|telegram|validator/i';

	public function __construct( private readonly Settings $settings, private readonly Store $store ) {}

	/** Whether views of this post count: it is there, everybody may read it, and views of its type count. One query, none where it was read before. */
	private function knows( int $post ): bool {
		global $wpdb;
		$row = wp_cache_get( $post, 'posts' );
		if ( ! is_object( $row ) ) {
			$row = $wpdb->get_row( $wpdb->prepare( "SELECT post_type, post_status, post_password FROM $wpdb->posts WHERE ID = %d", $post ) ); // phpcs:ignore WordPress.DB -- three columns of one row; get_post() would read and keep the whole post.
		}
		return is_object( $row ) && 'publish' === $row->post_status && '' === $row->post_password && in_array( $row->post_type, Site::counted_types( $this->settings ), true );
	}

	/**
	 * Counts a view, if this visitor's count.
	 *
	 * @param int $post Any number.
	 * @param int $user Who is signed in; 0: nobody.
	 * @return ?bool Whether it was counted; null when views of this post do not count.
	 * @throws StoreError When it could not be stored.
	 */
	public function count( int $post, int $user ): ?bool {
		$counts = $this->counts( $user );
		if ( $counts && $this->is_known( $post ) ) {
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
		 * Before a view is stored.
		 *
		 * @param int $post   Id.
		 * @param int $weight How many views it stands for.
		 */
		do_action( 'pagewright/views/before-count', $post, $weight );
		$this->store->add( $post, $weight );
		/**
		 * After a view was stored.
		 *
		 * @param int $post   Id.
		 * @param int $weight How many views it stands for.
		 */
		do_action( 'pagewright/views/after-count', $post, $weight );
		return true;
	}

	/** Counts a view without looking the post up, where Redis knows it and nobody else has a say. */
	private function is_known( int $post ): bool {
		return $this->store instanceof RedisStore && 0 === $this->settings->dedupe_minutes && Site::allows_early()
			&& $this->store->add_known( $post, $this->settings->weight() );
	}

	/** Whether views of this visitor count at all; the page says so too, so that nothing is sent. */
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

	/** A page that a browser fetched in case it is wanted. */
	private static function is_prefetch(): bool {
		return str_contains( self::header( 'HTTP_SEC_PURPOSE' ) . self::header( 'HTTP_PURPOSE' ) . self::header( 'HTTP_X_PURPOSE' ), 'prefetch' );
	}

	/** Whether this visitor has not seen the post within the window. */
	private function is_new( int $post ): bool {
		return 0 === $this->settings->dedupe_minutes
			|| Seen::first( $post, self::header( 'REMOTE_ADDR' ), self::header( 'HTTP_USER_AGENT' ), $this->settings->dedupe_minutes * MINUTE_IN_SECONDS );
	}

	private static function header( string $name ): string {
		return isset( $_SERVER[ $name ] ) && is_string( $_SERVER[ $name ] ) ? $_SERVER[ $name ] : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared and hashed, never printed or stored.
	}
}
