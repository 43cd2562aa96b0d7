<?php
/**
 * Social media buttons.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\SocialMediaButtons;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\FormFacts;
use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;

/** Links to networks, with their icons and colors. */
final class Render implements RenderInterface, FormFacts {
	/** Old key of a network => current key. */
	private const RENAMED = array( 'twitter' => 'x-twitter' );

	/** Design field => custom property; the values are factors. */
	private const FACTORS = array(
		'icon_size' => '--pw-social-media-buttons-size',
		'rounding'  => '--pw-social-media-buttons-rounding',
		'padding'   => '--pw-social-media-buttons-padding',
		'margin'    => '--pw-social-media-buttons-margin',
	);

	public function migrate( array $raw ): array {
		foreach ( is_array( $raw['networks'] ?? null ) ? $raw['networks'] : array() as $i => $row ) {
			$name = is_array( $row ) && is_string( $row['name'] ?? null ) ? $row['name'] : '';
			if ( isset( self::RENAMED[ $name ] ) ) {
				$raw['networks'][ $i ]['name'] = self::RENAMED[ $name ];
			}
		}
		return $raw;
	}

	public function context( array $data, RenderContext $context ): ?array {
		$design   = $data['design'];
		$networks = Networks::all();
		$buttons  = array();
		foreach ( $data['networks'] as $row ) {
			$buttons[] = (
				new Button( $row, $networks[ (string) $row['name'] ] ?? array(), $design )
			)->view( $context->icons );
		}
		$buttons = array_values( array_filter( $buttons ) );
		if ( array() === $buttons ) {
			return null;
		}
		$css = array();
		foreach ( self::FACTORS as $field => $property ) {
			$css[ $property ] = (string) $design[ $field ];
		}
		return array(
			'style'   => (string) $design['theme'],
			'css'     => array_filter( $css, static fn ( string $value ): bool => '' !== $value ),
			'classes' => array(
				'is-' . $design['theme'],
				'is-align-' . $design['align'],
				'is-mobile-align-' . $design['mobile_align'],
			),
			'title'   => (string) $data['title'],
			'class'   => $design['hover'] ? 'sow-social-media-button ow-button-hover' : 'sow-social-media-button',
			'buttons' => $buttons,
		);
	}

	public function form( array $fields ): array {
		if ( ! isset( $fields['networks']['fields']['name'] ) ) {
			return $fields;
		}
		$networks = Networks::all();
		$fills    = array_map(
			static fn ( array $network ): array => array_filter(
				array(
					'url'          => $network['base_url'],
					'icon_color'   => Networks::icon_color( $network, $network['button_color'] ),
					'button_color' => $network['button_color'],
				)
			),
			$networks
		);

		$fields['networks']['fields']['name']['options'] = (object) array_column(
			array_map(
				static fn ( string $key ): array => array( $key, $networks[ $key ]['label'] ),
				array_map( 'strval', array_keys( $networks ) )
			),
			1,
			0
		);
		$fields['networks']['fields']['name']['fills']   = (object) $fills;
		return $fields;
	}

	public function javascript_variables(): array {
		return array( 'networks' => Networks::all() );
	}
}
