<?php
/**
 * Names and values of the trap.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Spam\Trap;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Settings;

/**
 * A hidden field that must come back as it was, and a decoy that must stay empty. The hidden field's name is another one every day; those of the last
 * days still count, because pages lie in caches. Nothing in it belongs to one visitor.
 */
final class Trap {
	/** The decoy. */
	public const DECOY = 'alt_s';

	/** What the test block fills into the decoy: refused for editors as well, who are never caught otherwise. */
	public const ACTED = 'spam-bot';

	/** For how many days a name counts. Pages that lie longer in a cache need more; see the filter in days(). */
	private const DAYS = 30;

	public function __construct( private readonly Settings $settings ) {}

	/** A letter and 7 letters and digits. @param int $day Days since 1970. */
	public function name( int $day ): string {
		$hash = hash_hmac( 'sha256', "name|{$day}|{$this->settings->trap_edition}", self::secret() );
		return chr( ord( 'a' ) + (int) hexdec( substr( $hash, 0, 4 ) ) % 26 ) . substr( base_convert( substr( $hash, 4, 12 ), 16, 36 ) . '0000000', 0, 7 );
	}

	/** 20 hexadecimal digits. */
	public function value( string $name ): string {
		return substr( hash_hmac( 'sha256', "value|{$name}", self::secret() ), 0, 20 );
	}

	public static function today(): int {
		return intdiv( time(), DAY_IN_SECONDS );
	}

	/** Why an administrator's try is spam; null: it is none. @param array<int|string, mixed> $sent */
	public static function acted( array $sent ): ?string {
		return self::ACTED === ( $sent[ self::DECOY ] ?? '' ) ? __( 'An administrator acted as a spam bot.', 'pagewright' ) : null;
	}

	/** Whether a field that counts today came back as it was. @param array<int|string, mixed> $sent */
	public function is_kept( array $sent ): bool {
		$name = $this->sent_name( $sent );
		return null !== $name && is_string( $sent[ $name ] ) && hash_equals( $this->value( $name ), $sent[ $name ] );
	}

	/**
	 * Returns what only a bot does: it fills in the decoy, or changes the hidden field. Null if there is no such sign, also when fields are missing.
	 *
	 * @param array<int|string, mixed> $sent Fields.
	 */
	public function evidence( array $sent ): ?string {
		return match ( true ) {
			'' !== ( $sent[ self::DECOY ] ?? '' ) => __( 'The decoy field was filled in.', 'pagewright' ),
			null !== $this->sent_name( $sent ) && ! $this->is_kept( $sent ) => __( 'The hidden field was changed.', 'pagewright' ),
			default => null,
		};
	}

	/**
	 * Returns why what was sent is spam; null if all fields came back as they were.
	 *
	 * @param array<int|string, mixed> $sent Fields.
	 */
	public function judge( array $sent ): ?string {
		return $this->evidence( $sent ) ?? match ( true ) {
			! isset( $sent[ self::DECOY ] ) => __( 'The decoy field is missing.', 'pagewright' ),
			! $this->is_kept( $sent )       => __( 'The hidden field is missing.', 'pagewright' ),
			default                         => null,
		};
	}

	/** Name of the first hidden field that was sent and still counts; null: none was. @param array<int|string, mixed> $sent */
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
		 * Filters for how many days the name of a hidden field counts. Sites whose pages lie in caches for longer need more.
		 *
		 * @param int $days 30.
		 */
		return max( 1, (int) apply_filters( 'pagewright/forms/trap-days', self::DAYS ) );
	}

	private static function secret(): string {
		return wp_salt( 'nonce' ) . 'pagewright_trap';
	}
}
