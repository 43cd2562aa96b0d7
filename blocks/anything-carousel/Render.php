<?php
/**
 * Anything carousel.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\AnythingCarousel;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Carousels\Devices;
use Pagewright\Blocks\Carousels\Options;
use Pagewright\Blocks\Carousels\View;
use Pagewright\Blocks\FormFacts;
use Pagewright\Blocks\Nesting;
use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;
use Pagewright\Fields\Font\Font;
use Pagewright\Fields\Tinymce\RichText;

/** Titles with rich text in a row, some of them visible. */
final class Render implements RenderInterface, FormFacts {
	private const WIDGET_CLASS = 'SiteOrigin_Widget_Anything_Carousel_Widget';

	/** Default margin of items in widget.json. */
	private const MARGIN = '0 12px 64px 12px';

	/**
	 * The default color of dots has a contrast of 1.9 on white; this one has 3.5, and a control needs 3. See decision
	 * 020.
	 */
	private const PALE_DOTS  = '#bebebe';
	private const CLEAR_DOTS = '#8a8a8a';

	private Nesting $nesting;

	public function __construct() {
		$this->nesting = new Nesting();
	}

	public function migrate( array $raw ): array {
		return Devices::filled( $raw, self::WIDGET_CLASS );
	}

	public function form( array $fields ): array {
		return Devices::form( $fields, self::WIDGET_CLASS );
	}

	public function javascript_variables(): ?array {
		return null;
	}

	public function context( array $data, RenderContext $context ): ?array {
		$items = $this->nesting->once( $data['items'], fn (): array => $this->items( $data ) );
		if ( array() === $items ) {
			return null;
		}
		$settings = $data['carousel_settings'];
		$design   = $data['design'];
		$devices  = Devices::of( $data['responsive'], $context );
		$options  = Options::of(
			$settings,
			array(
				'dots'            => (bool) $settings['dots'],
				'adaptive_height' => (bool) $settings['adaptive_height'],
				'appendDots'      => true,
			)
		);
		$view     = View::of(
			'anything',
			(string) $data['title'],
			count( $items ),
			$options,
			$devices,
			array( 'arrows' => (bool) $settings['arrows'] )
		);
		$place    = 'bottom_right' === $design['navigation']['arrows_location']
			? 'is-arrows-below'
			: 'is-arrows-beside';
		return array(
			'style'     => 'base',
			'items'     => $items,
			// The same before and after the script loads. Previews have no script, and a carousel that never stops
			// cannot fit its height.
			'is_fitted' => $options['adaptive_height']
				&& $view['is_active']
				&& 'continuous' !== $options['autoplay']
				&& ! $context->is_preview,
			'tag'       => '' !== $design['item_title']['tag'] ? (string) $design['item_title']['tag'] : 'h4',
			'classes'   => array(
				...$view['classes'],
				...( $view['has_arrows'] ? array( $place ) : array() ),
				...( $options['adaptive_height'] ? array( 'is-adaptive' ) : array() ),
			),
			'css'       => $view['css'] + $this->css( $design ),
		) + $view;
	}

	/**
	 * Returns the items with a title or a text.
	 *
	 * @param array<string, mixed> $data Sanitized data.
	 * @return list<array{title: string, content: string}>
	 */
	private function items( array $data ): array {
		$items = array();
		foreach ( $data['items'] as $row ) {
			$html = RichText::like_post( (string) $row['content_text'], (string) $row['content_text_selected_editor'] );
			/**
			 * Changes the HTML of an item's text, e.g. to replace it with a layout. Escape everything that you add.
			 * Known from the public widgets bundle.
			 *
			 * @param string               $html HTML.
			 * @param array<string, mixed> $row  Sanitized row: title, content_text.
			 * @param array<string, mixed> $data Sanitized data of the carousel.
			 */
			$html = (string) apply_filters(
				'siteorigin_widgets_anything_carousel_render_item_content',
				$html,
				$row,
				$data
			);
			$item = array(
				'title'   => trim( (string) $row['title'] ),
				'content' => trim( $html ),
			);
			if ( '' !== $item['title'] . $item['content'] ) {
				$items[] = $item;
			}
		}
		return $items;
	}

	/**
	 * Returns the font variants, the margin of items and the color of dots.
	 *
	 * @param array<string, mixed> $design Sanitized section.
	 * @return array<string, string>
	 */
	private function css( array $design ): array {
		$margin = '' !== $design['item']['margin'] ? (string) $design['item']['margin'] : self::MARGIN;
		$sides  = explode( ' ', $margin );
		$dots   = strtolower( (string) $design['navigation']['dots_color'] );
		return array_filter(
			array(
				'--pw-anything-carousel-item-margin' => $margin,
				// Dots, and arrows below the items, are in this part of the margin.
				'--pw-anything-carousel-item-end'    => self::length( $sides[2] ?? $sides[0] ),
				'--pw-anything-carousel-dots-color'  => self::PALE_DOTS === $dots ? self::CLEAR_DOTS : $dots,
			)
		)
			+ Font::variant( (string) $design['item_title']['font'], '--pw-anything-carousel-title' )
			+ Font::variant( (string) $design['item']['font'], '--pw-anything-carousel-item' );
	}

	/** Adds a unit: calc() needs one even for 0. */
	private static function length( string $part ): string {
		return is_numeric( $part ) ? $part . 'px' : $part;
	}
}
