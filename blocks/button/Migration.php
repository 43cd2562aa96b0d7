<?php
/**
 * Migration of buttons.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Button;

defined( 'ABSPATH' ) || exit;

/** Moves flat keys into their sections and adds units to plain numbers. Current values always win over old ones. */
final class Migration {
	/** Section => old flat key => current key in that section. */
	private const MOVED = array(
		'button_icon' => array(
			'icon_selected'  => 'icon_selected',
			'icon_color'     => 'icon_color',
			'icon'           => 'icon',
			'icon_placement' => 'icon_placement',
		),
		'design'      => array(
			'align'        => 'align',
			'theme'        => 'theme',
			'button_color' => 'button_color',
			'text_color'   => 'text_color',
			'hover'        => 'hover',
			'font_size'    => 'font_size',
			'padding'      => 'padding',
			'rounding'     => 'rounding',
		),
		'attributes'  => array(
			'id'       => 'id',
			'classes'  => 'classes',
			'title'    => 'title',
			'onclick'  => 'on_click',
			'on_click' => 'on_click',
			'rel'      => 'rel',
		),
	);

	/**
	 * Before: `{ align: 'left', rounding: 0.25 }`. After: the same and `design: { align: 'left', rounding: '0.25em
	 * 0.25em 0.25em 0.25em' }`.
	 *
	 * @param array<string, mixed> $raw Saved data.
	 * @return array<string, mixed>
	 */
	public static function run( array $raw ): array {
		foreach ( self::MOVED as $section => $keys ) {
			$inside = $raw[ $section ] ?? array();
			if ( ! is_array( $inside ) ) {
				continue;
			}
			foreach ( $keys as $old => $key ) {
				if ( isset( $raw[ $old ] ) && ! is_array( $raw[ $old ] ) && ! isset( $inside[ $key ] ) ) {
					$inside[ $key ] = $raw[ $old ];
				}
			}
			if ( array() !== $inside ) {
				$raw[ $section ] = 'design' === $section ? self::lengths( $inside ) : $inside;
			}
		}
		return $raw;
	}

	/**
	 * @param array<string, mixed> $design Section of the saved data.
	 * @return array<string, mixed>
	 */
	private static function lengths( array $design ): array {
		foreach ( array( 'font_size', 'icon_size', 'padding', 'rounding' ) as $key ) {
			// The current form also saves a plain number, with its unit in another key.
			if ( is_numeric( $design[ $key ] ?? null ) && ! isset( $design[ $key . '_unit' ] ) ) {
				$design[ $key ] .= 'em';
			}
		}
		$rounding = $design['rounding'] ?? null;
		if ( is_scalar( $rounding ) && preg_match( '/^\s*[\d.]+[a-z%]*\s*$/i', (string) $rounding ) ) {
			$one                = trim( (string) $rounding );
			$one               .= is_numeric( $one ) ? (string) ( $design['rounding_unit'] ?? 'em' ) : '';
			$design['rounding'] = implode( ' ', array_fill( 0, 4, $one ) );
		}
		return $design;
	}
}
