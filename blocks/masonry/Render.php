<?php
/**
 * Masonry.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Masonry;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;
use Pagewright\Fields\Font\Font;
use Pagewright\Fields\Link\Href;
use Pagewright\Providers\Images\Images;
use Pagewright\Providers\Images\ImageTitle;

/** Images that cover columns and rows of a grid, which the browser packs densely. */
final class Render implements RenderInterface {
	/** Moves layouts that older versions stored at the root into their section; existing values there are kept. */
	public function migrate( array $raw ): array {
		$layout = is_array( $raw['layout'] ?? null ) ? $raw['layout'] : array();
		foreach ( array( 'desktop', 'tablet', 'mobile' ) as $device ) {
			if ( is_array( $raw[ $device . '_layout' ] ?? null ) && ! isset( $layout[ $device ] ) ) {
				$layout[ $device ] = $raw[ $device . '_layout' ];
			}
		}
		if ( ! isset( $layout['origin_left'] ) && isset( $raw['layout_origin_left'] ) ) {
			$layout['origin_left'] = $raw['layout_origin_left'];
		}
		if ( is_bool( $layout['origin_left'] ?? null ) ) {
			$layout['origin_left'] = $layout['origin_left'] ? 'true' : 'false';
		}
		if ( array() !== $layout ) {
			$raw['layout'] = $layout;
		}
		return $raw;
	}

	public function context( array $data, RenderContext $context ): ?array {
		$layouts = Layouts::of( $data['layout'] );
		$rows    = $data['title']['display']
			? ImageTitle::in_rows( $data['items'], $context->widget->id_base )
			: $data['items'];
		$items   = array_values(
			array_filter(
				array_map( fn ( array $row ) => $this->item( $row, $layouts, (bool) $data['title']['display'] ), $rows )
			)
		);
		if ( array() === $items ) {
			return null;
		}
		$is_left = 'false' !== $data['layout']['origin_left'];
		return array(
			'css'           => $layouts->css() + $this->font( $data['title'] ),
			'classes'       => array_filter( array( $layouts->break_class(), $is_left ? '' : 'is-origin-end' ) ),
			'title'         => (string) $data['widget_title'],
			'items'         => $items,
			'place'         => $data['title']['display']
				? ( 'above' === $data['title']['position'] ? 'above' : 'below' )
				: 'hidden',
			'rules'         => $layouts->break_rules(),
			'layouts'       => $layouts->data(),
			'is_left'       => $is_left,
			'has_preloader' => (bool) $data['preloader']['enabled'],
		);
	}

	/**
	 * Returns one image; null for a row without one.
	 *
	 * @param array<string, mixed> $row      Sanitized row.
	 * @param Layouts              $layouts  Columns.
	 * @param bool                 $is_shown Whether titles are printed next to the images.
	 * @return ?array{html: string, title: string, href: string, new_window: bool, columns: int, rows: int}
	 */
	private function item( array $row, Layouts $layouts, bool $is_shown ): ?array {
		$id      = (int) $row['image'];
		$known   = Images::src( $id );
		$src     = $known ?? Images::src( 0, (string) $row['image_fallback'] );
		$title   = trim( (string) $row['title'] );
		$plain   = trim( wp_strip_all_tags( $title ) );
		$columns = max( 1, (int) $row['column_span'] );
		$rows    = max( 1, (int) $row['row_span'] );
		$href    = Href::of( (string) $row['url'] );
		$ratio   = null !== $src && $src['height'] > 0 ? $src['width'] / $src['height'] : 0.0;
		$alt     = Images::alt( $id );
		// Screen readers do not announce a visible title twice, unless it is the link's only name.
		$fallback   = $is_shown && '' === $href ? '' : $plain;
		$attributes = array(
			'class' => 'sow-masonry-grid-image',
			'alt'   => '' !== $alt ? $alt : $fallback,
		);
		// Only images of the media library have several sizes.
		if ( null !== $known ) {
			$attributes['sizes'] = $layouts->sizes( $columns, $rows, $ratio );
		}
		if ( ! $is_shown && '' !== $plain ) {
			$attributes['title'] = $plain;
		}
		$html = Images::html( $id, (string) $row['image_fallback'], 'full', $attributes );
		return '' === $html ? null : array(
			'html'       => $html,
			'title'      => $is_shown ? $title : '',
			'href'       => $href,
			'new_window' => (bool) $row['new_window'],
			'columns'    => $columns,
			'rows'       => $rows,
		);
	}

	/**
	 * @param array<string, mixed> $title Sanitized section.
	 * @return array<string, string>
	 */
	private function font( array $title ): array {
		if ( ! $title['display'] || '' === $title['font'] ) {
			return array();
		}
		Font::enqueue( (string) $title['font'] );
		$font = Font::parse( (string) $title['font'] );
		return array_filter(
			array(
				'--pw-masonry-title-font'        => Font::css( (string) $title['font'] ),
				'--pw-masonry-title-font-weight' => $font['weight'],
				'--pw-masonry-title-font-style'  => $font['style'],
			)
		);
	}
}
