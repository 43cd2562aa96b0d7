<?php
/**
 * Limits the rate of submissions.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Spam\Rate;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Settings;
use Pagewright\Forms\Spam\Check as SpamCheck;
use Pagewright\Forms\Submission\Submission;

/**
 * Counts the submissions from one IP address to one form in a time window. Stores the address as a keyed hash that
 * changes with the window. Does not count requests from the server itself, unless a local proxy forwards them, and
 * those of editors. Parallel requests are counted separately.
 */
final class Check implements SpamCheck {
	/** Maximum number of parallel requests that are counted separately. */
	private const MOST_TRIES = 50;

	public function __construct( private readonly Settings $settings ) {}

	public function reason( Submission $submission ): ?string {
		$ip = $submission->request->ip;
		if ( 0 === $this->settings->rate_count || '' === $ip || Visitors::is_machine( $ip ) || $submission->request->is_by_editor() ) {
			return null;
		}
		$seconds = $this->settings->rate_minutes * MINUTE_IN_SECONDS;
		$window  = intdiv( time(), $seconds );
		$key     = 'pagewright_rate_' . substr( hash_hmac( 'sha256', "{$window}|" . Visitors::identity( $ip ) . "|{$submission->form->id}", wp_salt( 'nonce' ) ), 0, 32 );
		if ( self::count( $key, ( $window + 1 ) * $seconds ) <= $this->settings->rate_count ) {
			return null;
		}
		/* translators: %d: number of minutes. */
		return sprintf( _n( 'The same visitor sent this form too often within %d minute.', 'The same visitor sent this form too often within %d minutes.', $this->settings->rate_minutes, 'pagewright' ), $this->settings->rate_minutes );
	}

	/**
	 * Returns the number of submissions including this one. Stored as transients, so that WordPress deletes them.
	 *
	 * @param int $until Unix time.
	 */
	private static function count( string $key, int $until ): int {
		if ( wp_using_ext_object_cache() ) {
			wp_cache_add( $key, 0, 'pagewright_rate', max( 1, $until - time() ) );
			return (int) wp_cache_incr( $key, 1, 'pagewright_rate' );
		}
		global $wpdb;
		$insert = "INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'off')";
		// phpcs:disable WordPress.DB -- counted past the cache, which would lose counts.
		$wpdb->query( $wpdb->prepare( $insert, "_transient_timeout_{$key}", (string) $until ) );
		$wpdb->query( $wpdb->prepare( $insert, "_transient_{$key}", '0' ) );
		// Each number can be taken once: a parallel request takes the next one.
		for ( $try = 0; $try < self::MOST_TRIES; $try++ ) {
			$count = (int) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", "_transient_{$key}" ) );
			if ( 1 === $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_value = %s WHERE option_name = %s AND option_value = %s", (string) ( $count + 1 ), "_transient_{$key}", (string) $count ) ) ) {
				return $count + 1;
			}
		}
		return $count + 1;
		// phpcs:enable
	}
}
