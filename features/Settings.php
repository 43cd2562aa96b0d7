<?php
/**
 * Settings of the public features.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features;

defined( 'ABSPATH' ) || exit;

/**
 * The option with the settings of all features, autoloaded. Each feature describes its own in settings.json.
 * An invalid stored value counts as its default.
 */
final class Settings {
	/** @param array<string, bool|int> $values Name => value, of every setting. */
	private function __construct( private readonly array $values ) {}

	/** Runs no query, even when nothing was ever stored. */
	public static function load(): self {
		return self::of( isset( wp_load_alloptions()[ Features::OPTION ] ) ? get_option( Features::OPTION ) : array() );
	}

	/** Returns settings from any stored or sent value. */
	public static function of( mixed $values ): self {
		$values = is_array( $values ) ? $values : array();
		$clean  = array();
		foreach ( Features::settings() as $name => $limits ) {
			$clean[ $name ] = self::clean( $values[ $name ] ?? null, $limits );
		}
		return new self( $clean );
	}

	/** Returns whether a setting is on; false for a name that no feature has. */
	public function is_on( string $name ): bool {
		return true === ( $this->values[ $name ] ?? false );
	}

	/** Returns the value of a number; 0 for a name that no feature has. */
	public function number( string $name ): int {
		return (int) ( $this->values[ $name ] ?? 0 );
	}

	/** @param array<mixed> $changes Changed values. */
	public function with( array $changes ): self {
		return self::of( $changes + $this->values );
	}

	public function save(): void {
		update_option( Features::OPTION, $this->values, true );
	}

	/** Deletes the stored settings of a site. */
	public static function delete(): void {
		delete_option( Features::OPTION );
	}

	/** @return array<string, bool|int> Values as stored, and as the screen shows them. */
	public function values(): array {
		return $this->values;
	}

	/** @param array{0: bool|int, 1?: int, 2?: int} $limits Default, and minimum and maximum of a number. */
	private static function clean( mixed $value, array $limits ): bool|int {
		[ $default, $minimum, $maximum ] = $limits + array( false, 0, 0 );
		if ( is_bool( $default ) ) {
			return is_bool( $value ) ? $value : $default;
		}
		return is_numeric( $value ) ? (int) max( $minimum, min( $maximum, $value ) ) : $default;
	}
}
