<?php
/**
 * Place in a list.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Listing;

defined( 'ABSPATH' ) || exit;

/**
 * The value and the ID of a row: the next page begins after them, whatever was added or deleted before. Its position is
 * for lists that WordPress queries, and for the number of the first row.
 */
final class Cursor {
	/** Largest position, the largest integer of JavaScript. */
	private const LARGEST = 9_007_199_254_740_991;

	/** Orders whose values are times. MySQL refuses to compare them with anything else. */
	private const TIMES = array( 'date', 'modified' );

	/**
	 * @param string $orderby  Order of the list.
	 * @param string $value    Value that the list is sorted by.
	 * @param int    $id       Attachment.
	 * @param int    $position Number of rows before it.
	 */
	public function __construct(
		public readonly string $orderby,
		public readonly string $value,
		public readonly int $id,
		public readonly int $position,
	) {}

	/** Returns a cursor from a parameter of a request; null if it is invalid. */
	public static function of( string $text ): ?self {
		$json  = base64_decode( strtr( $text, '-_', '+/' ), true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- a parameter of URLs.
		$parts = false === $json ? null : json_decode( $json, true, 2 );
		return is_array( $parts )
			&& array_is_list( $parts )
			&& 4 === count( $parts )
			&& is_string( $parts[0] )
			&& is_string( $parts[1] )
			&& is_int( $parts[2] )
			&& is_int( $parts[3] )
			&& $parts[2] > 0
			&& $parts[3] >= 0
			&& $parts[3] < self::LARGEST
			&& ( ! in_array( $parts[0], self::TIMES, true ) || self::is_time( $parts[1] ) )
			? new self( ...$parts )
			: null;
	}

	private static function is_time( string $text ): bool {
		if ( 1 !== preg_match( '/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\z/', $text ) ) {
			return false;
		}
		$time = \DateTimeImmutable::createFromFormat( '!Y-m-d H:i:s', $text );
		return '0000-00-00 00:00:00' === $text || ( false !== $time && $time->format( 'Y-m-d H:i:s' ) === $text );
	}

	/** Returns the text for a URL. */
	public function text(): string {
		$json = (string) wp_json_encode(
			array( $this->orderby, $this->value, $this->id, $this->position ),
			JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
		);
		return rtrim( strtr( base64_encode( $json ), '+/', '-_' ), '=' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- a parameter of URLs.
	}
}
