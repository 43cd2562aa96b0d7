<?php
/**
 * Finds classic widgets of replaced plugins.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching;

defined( 'ABSPATH' ) || exit;

/** Finds classic widgets by the prefix of their ID base. */
final class ClassicWidgets {
	/** @param string $prefix Such as `sow-`. */
	public function __construct( private readonly string $prefix ) {}

	/** @return list<string> IDs of the widgets in areas of the theme, such as `sow-button-2`. */
	public function placed(): array {
		global $wp_registered_sidebars;
		$found = array();
		foreach ( wp_get_sidebars_widgets() as $area => $ids ) {
			$found = array(
				...$found,
				...(
					isset( $wp_registered_sidebars[ $area ] ) && is_array( $ids )
						? array_filter( $ids, $this->is_one( ... ) )
						: array()
				),
			);
		}
		return array_values( $found );
	}

	/** @return list<string> IDs of the widgets that no area of the theme shows. */
	public function unplaced(): array {
		$all = array();
		foreach ( array_keys( wp_load_alloptions() ) as $option ) {
			if ( str_starts_with( (string) $option, 'widget_' . $this->prefix ) ) {
				$base   = substr( (string) $option, 7 );
				$stored = get_option( (string) $option );
				foreach ( is_array( $stored ) ? array_filter( array_keys( $stored ), 'is_int' ) : array() as $number ) {
					$all[] = "$base-$number";
				}
			}
		}
		return array_values( array_diff( array_filter( $all, $this->is_one( ... ) ), $this->placed() ) );
	}

	/** Returns the widgets in areas as a finding; null for none. */
	public function finding(): ?Finding {
		$count = count( $this->placed() );
		return 0 === $count
			? null
			: new Finding(
				'widgets',
				$count,
				sprintf(
					/* translators: %s: a number. */
					_n(
						'%s classic widget in a widget area',
						'%s classic widgets in widget areas',
						$count,
						'pagewright'
					),
					number_format_i18n( $count )
				)
			);
	}

	private function is_one( mixed $id ): bool {
		return is_string( $id ) && 1 === preg_match( '/^' . preg_quote( $this->prefix, '/' ) . '[a-z-]*-?\d+$/D', $id );
	}
}
