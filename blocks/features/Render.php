<?php
/**
 * Features.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Features;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;
use Pagewright\Fields\Font\Font;

/** A list of features, each with an icon, a title, a text and a link. */
final class Render implements RenderInterface {
	/** Section of a font => middle part of its custom properties. */
	private const FONTS = array(
		'title_options'     => 'title',
		'text_options'      => 'text',
		'more_text_options' => 'more',
	);

	public function migrate( array $raw ): array {
		return Migration::run( $raw );
	}

	public function context( array $data, RenderContext $context ): ?array {
		$features = array_values(
			array_filter(
				array_map(
					static fn ( array $row ): ?array => ( new Feature( $row, $data, $context->icons ) )->view(),
					$data['features']
				)
			)
		);
		if ( array() === $features ) {
			return null;
		}
		$tag = (string) $data['fonts']['title_options']['tag'];
		return array(
			'css'      => array_filter(
				array( '--pw-features-shape' => Shapes::mask( (string) $data['container_shape'] ) )
			)
				+ $this->spacing( $data )
				+ $this->fonts( $data['fonts'] ),
			'list'     => $data['responsive'] ? 'sow-features-list sow-features-responsive' : 'sow-features-list',
			'classes'  => array_keys(
				array_filter(
					array(
						'is-centered'     => $data['center_items'],
						'has-more-below'  => $data['more_text_bottom_align'],
						'has-icon-images' => $data['icon_size_custom'],
					)
				)
			),
			'tag'      => '' !== $tag ? $tag : 'h5',
			'target'   => $data['new_window'] ? '_blank' : '',
			'features' => $features,
		);
	}

	/**
	 * @param array<string, mixed> $data Sanitized data.
	 * @return array<string, string>
	 */
	private function spacing( array $data ): array {
		$css = array();
		foreach ( array( 'feature_spacing' => '', 'feature_spacing_mobile' => 'mobile-' ) as $field => $part ) {
			$lengths = preg_split( '/\s+/', (string) $data[ $field ], -1, PREG_SPLIT_NO_EMPTY );

			$css[ "--pw-features-{$part}row-gap" ]    = $lengths[0] ?? '';
			$css[ "--pw-features-{$part}column-gap" ] = $lengths[1] ?? $lengths[0] ?? '';
		}
		return array_filter( $css );
	}

	/**
	 * Returns the font variants.
	 *
	 * @param array<string, mixed> $fonts Sanitized section.
	 * @return array<string, string>
	 */
	private function fonts( array $fonts ): array {
		$css = array();
		foreach ( self::FONTS as $section => $part ) {
			Font::enqueue( (string) $fonts[ $section ]['font'] );
			$font = Font::parse( (string) $fonts[ $section ]['font'] );

			$css[ "--pw-features-$part-weight" ] = $font['weight'];
			$css[ "--pw-features-$part-slope" ]  = $font['style'];
		}
		return array_filter( $css );
	}
}
