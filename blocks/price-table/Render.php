<?php
/**
 * Price table.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\PriceTable;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;
use Pagewright\Fields\Color\Contrast;
use Pagewright\Fields\Link\Href;
use Pagewright\Providers\Images\Images;

/** Offers next to each other. */
final class Render implements RenderInterface {
	/** Interactive elements are not allowed in the summary of a hint. */
	private const NOT_IN_SUMMARY = array( 'a', 'button', 'details', 'label', 'summary', 'object', 'video', 'audio' );

	public function migrate( array $raw ): array {
		return Migration::run( $raw );
	}

	public function context( array $data, RenderContext $context ): ?array {
		$columns = array();
		foreach ( $data['columns'] as $row ) {
			$column = $this->column( $row, $context );
			if ( null !== $column ) {
				$columns[] = $column;
			}
		}
		if ( array() === $columns ) {
			return null;
		}
		$last = count( $columns ) - 1;
		foreach ( $columns as $i => $column ) {
			$states                 = array(
				'ow-pt-first'    => 0 === $i,
				'ow-pt-last'     => $last === $i,
				'ow-pt-featured' => $column['is_featured'],
				'ow-pt-on-sale'  => '' !== $column['sale'],
			);
			$columns[ $i ]['class'] = implode(
				' ',
				array(
					'ow-pt-column',
					0 === $i % 2 ? 'ow-pt-even' : 'ow-pt-odd',
					...array_keys( array_filter( $states ) ),
				)
			);
			$columns[ $i ]['id']    = $context->id . '-' . ( $i + 1 );
		}
		$rows = max( 1, ...array_map( static fn ( array $column ): int => count( $column['features'] ), $columns ) );
		return array(
			'style'   => '' !== $data['design']['theme'] ? (string) $data['design']['theme'] : 'atom',
			'css'     => $this->css( $data['design'] ) + array(
				'--pw-price-table-columns' => (string) ( $last + 1 ),
				'--pw-price-table-rows'    => (string) $rows,
			),
			'title'   => (string) $data['title'],
			// Headings of offers are below the title of the table, if it has one.
			'tag'     => '' !== trim( (string) $data['title'] ) ? 'h4' : 'h3',
			'class'   => $data['equalize_row_heights']
				? 'ow-pt-columns-atom sow-equalize-row-heights'
				: 'ow-pt-columns-atom',
			'target'  => $data['button_new_window'] ? '_blank' : '',
			'columns' => $columns,
		);
	}

	/**
	 * @param array<string, mixed> $row Sanitized row.
	 * @return ?array<string, mixed> Null for an empty column.
	 */
	private function column( array $row, RenderContext $context ): ?array {
		$text     = static fn ( string $key ): string => trim( (string) $row[ $key ] );
		$features = array();
		foreach ( $row['features'] as $feature ) {
			$icon = $context->icons->html(
				(string) $feature['icon_new'],
				array_filter( array( 'color' => (string) $feature['icon_color'] ) )
			);
			$label = trim( (string) $feature['text'] );
			$hint  = trim( (string) $feature['hover'] );
			if ( '' !== $icon . $label ) {
				$features[] = array(
					'icon'  => $icon,
					'text'  => $label,
					// The text opens the hint: it cannot contain links, and needs a name if it is empty.
					'label' => '' !== $label
						? wp_kses(
							$label,
							array_diff_key( wp_kses_allowed_html( 'post' ), array_flip( self::NOT_IN_SUMMARY ) )
						)
						: esc_html__( 'More', 'pagewright' ),
					'hint'  => $hint,
				);
			}
		}
		$column = array(
			'title'    => $text( 'title' ),
			'subtitle' => $text( 'subtitle' ),
			'price'    => '' !== $text( 'price' ) ? $text( 'price' ) : $text( 'sale_price' ),
			'sale'     => '' !== $text( 'price' ) ? $text( 'sale_price' ) : '',
			'per'      => $text( 'per' ),
			'image'    => $this->image( $row ),
			'button'   => wp_strip_all_tags( $text( 'button' ) ),
		);
		return '' === implode( '', $column ) && array() === $features ? null : $column + array(
			'is_featured' => (bool) $row['featured'],
			'href'        => Href::of( (string) $row['url'] ),
			'features'    => $features,
		);
	}

	/** @param array<string, mixed> $row Sanitized row. */
	private function image( array $row ): string {
		$texts = array_map(
			static fn ( string $key ): string => trim( wp_strip_all_tags( (string) $row[ $key ] ) ),
			array( 'alt' => 'image_alt', 'title' => 'image_title' )
		);
		return Images::html(
			(int) $row['image'],
			'',
			'medium_large',
			array_filter( $texts, static fn ( string $text ): bool => '' !== $text )
		);
	}

	/**
	 * Returns text colors that depend on backgrounds, and the colors that hovered buttons are mixed with.
	 *
	 * @param array<string, mixed> $design Sanitized section.
	 * @return array<string, string>
	 */
	private function css( array $design ): array {
		$css = array();
		foreach ( array( '' => '', 'featured_' => 'featured-' ) as $key => $part ) {
			$header = (string) $design['header'][ $key . 'background_color' ];
			$button = (string) $design['button'][ $key . 'background_color' ];

			$css[ "--pw-price-table-{$part}header-on" ]    = '' === (string) $design['header'][ $key . 'color' ]
				? Contrast::on( $header )
				: '';
			$css[ "--pw-price-table-{$part}button-text" ]  = Contrast::on( $button );
			$css[ "--pw-price-table-{$part}button-shade" ] = '' !== $button ? Contrast::shade( $button ) : '';
		}
		return array_filter( $css );
	}
}
