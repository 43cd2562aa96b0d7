<?php
/**
 * Default design of widgets.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Color\Field as Color;

/** Colors and corner radius of widgets in which the editor chose none. */
final class Defaults {
	/**
	 * Option: `accent` and `on_accent` (slug of a theme palette color, or a hex color) and `radius` (a length); each ''
	 * if unset.
	 */
	public const OPTION = 'pagewright_defaults';

	private const NOTHING = array(
		'accent'    => '',
		'on_accent' => '',
		'radius'    => '',
	);

	/** Maximum length of a stored slug. */
	private const MAX_SLUG = 100;

	/** @return array{accent: string, on_accent: string, radius: string} */
	public static function saved(): array {
		// An autoloaded option: sites without it need no query.
		return self::clean( isset( wp_load_alloptions()[ self::OPTION ] ) ? get_option( self::OPTION ) : array() );
	}

	/** @param array<mixed> $values Request values; an invalid value counts as empty. */
	public static function save( array $values ): void {
		$clean = self::clean( $values );
		if ( self::NOTHING === $clean ) {
			delete_option( self::OPTION );
		} else {
			update_option( self::OPTION, $clean, true );
		}
	}

	/**
	 * @param mixed $values Unsanitized values.
	 * @return array{accent: string, on_accent: string, radius: string}
	 */
	public static function clean( mixed $values ): array {
		$values = is_array( $values ) ? $values : array();
		return array(
			'accent'    => self::color( $values['accent'] ?? '' ),
			'on_accent' => self::color( $values['on_accent'] ?? '' ),
			'radius'    => self::radius( $values['radius'] ?? '' ),
		);
	}

	/**
	 * Returns a rule for :root; '' if nothing is set. A palette color that the theme no longer has counts as unset, so
	 * CSS uses the fallback.
	 */
	public static function css(): string {
		$saved = self::saved();
		$rules = '';
		foreach (
			array(
				'--pw-accent'    => self::value( $saved['accent'] ),
				'--pw-on-accent' => self::value( $saved['on_accent'] ),
				'--pw-radius'    => $saved['radius'],
			) as $name => $value
		) {
			$rules .= '' === $value ? '' : "$name:$value;";
		}
		return '' === $rules ? '' : ":root{{$rules}}";
	}

	private static function color( mixed $color ): string {
		if ( ! is_string( $color ) ) {
			return '';
		}
		if ( strlen( $color ) <= self::MAX_SLUG && 1 === preg_match( '/^[a-z0-9][a-z0-9_-]*$/i', $color ) ) {
			return $color;
		}
		$hex = ( new Color() )->clean( $color, array(), array(), '' );
		return is_string( $hex ) ? $hex : '';
	}

	private static function radius( mixed $radius ): string {
		$radius = is_string( $radius ) ? trim( $radius ) : '';
		return 1 === preg_match( '/^\d{1,3}(\.\d{1,3})?(px|em|rem)$/', $radius ) ? $radius : '';
	}

	private static function value( string $color ): string {
		return '' === $color || str_starts_with( $color, '#' )
			? $color
			: 'var(--wp--preset--color--' . _wp_to_kebab_case( $color ) . ')';
	}
}
