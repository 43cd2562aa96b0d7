<?php
/**
 * Generates the names and values of the spam trap.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Spam\Trap;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Settings;

/**
 * A hidden field that must return unchanged, and a decoy that must stay empty. The name of the hidden field changes
 * daily; names of previous days remain valid for cached pages. The fields do not identify a visitor.
 */
final class Trap {
	/** Name of the decoy. */
	public const DECOY = 'alt_s';

	/** Value with which the test buttons fill in the decoy: refused for editors too, who otherwise always pass. */
	public const ACTED = 'spam-bot';

	/** Days for which a name is valid. Pages that stay in a cache for longer need more; see the filter in days(). */
	private const DAYS = 30;

	public function __construct( private readonly Settings $settings ) {}

	/** Returns a letter followed by 7 letters and digits. @param int $day Days since 1970. */
	public function name( int $day ): string {
		$hash = hash_hmac( 'sha256', "name|{$day}|{$this->settings->trap_edition}", self::secret() );
		return chr( ord( 'a' ) + (int) hexdec( substr( $hash, 0, 4 ) ) % 26 )
			. substr( base_convert( substr( $hash, 4, 12 ), 16, 36 ) . '0000000', 0, 7 );
	}

	/** Returns 20 hexadecimal digits. */
	public function value( string $name ): string {
		return substr( hash_hmac( 'sha256', "value|{$name}", self::secret() ), 0, 20 );
	}

	public static function today(): int {
		return intdiv( time(), DAY_IN_SECONDS );
	}

	/**
	 * Returns the reason why a test by an administrator is spam; null when it is not.
	 *
	 * @param array<int|string, mixed> $sent
	 */
	public static function acted( array $sent ): ?string {
		return self::ACTED === ( $sent[ self::DECOY ] ?? '' )
			? __( 'An administrator acted as a spam bot.', 'pagewright' )
			: null;
	}

	/** Returns whether a valid hidden field returned unchanged. @param array<int|string, mixed> $sent */
	public function is_kept( array $sent ): bool {
		$name = $this->sent_name( $sent );
		return null !== $name && is_string( $sent[ $name ] ) && hash_equals( $this->value( $name ), $sent[ $name ] );
	}

	/**
	 * Returns evidence that only a bot leaves: a filled decoy or a changed hidden field. Null without evidence, also
	 * when fields are missing.
	 *
	 * @param array<int|string, mixed> $sent Sent fields.
	 */
	public function evidence( array $sent ): ?string {
		return match ( true ) {
			'' !== ( $sent[ self::DECOY ] ?? '' ) => __( 'The decoy field was filled in.', 'pagewright' ),
			null !== $this->sent_name( $sent )
				&& ! $this->is_kept( $sent ) => __( 'The hidden field was changed.', 'pagewright' ),
			default => null,
		};
	}

	/**
	 * Returns the reason why a submission is spam; null when all fields returned unchanged.
	 *
	 * @param array<int|string, mixed> $sent Sent fields.
	 */
	public function judge( array $sent ): ?string {
		return $this->evidence( $sent ) ?? match ( true ) {
			! isset( $sent[ self::DECOY ] ) => __( 'The decoy field is missing.', 'pagewright' ),
			! $this->is_kept( $sent )       => __( 'The hidden field is missing.', 'pagewright' ),
			default                         => null,
		};
	}

	/**
	 * Returns the name of the first valid hidden field that was sent; null for none.
	 *
	 * @param array<int|string, mixed> $sent
	 */
	private function sent_name( array $sent ): ?string {
		for ( $day = self::today() + 1, $last = $day - self::days(); $day >= $last; $day-- ) {
			$name = $this->name( $day );
			if ( isset( $sent[ $name ] ) ) {
				return $name;
			}
		}
		return null;
	}

	private static function days(): int {
		/**
		 * Filters the days for which the name of a hidden field is valid. Sites with longer caches need more.
		 *
		 * @param int $days 30.
		 */
		return max( 1, (int) apply_filters( 'pagewright/forms/trap-days', self::DAYS ) );
	}

	private static function secret(): string {
		return wp_salt( 'nonce' ) . 'pagewright_trap';
	}
}
