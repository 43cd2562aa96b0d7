<?php
/**
 * Feature.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Features;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Color\Contrast;
use Pagewright\Fields\ImageSize\Size;
use Pagewright\Fields\Link\Href;
use Pagewright\Fields\Tinymce\RichText;
use Pagewright\Output\Safe;
use Pagewright\Providers\Icons\Icons;
use Pagewright\Providers\Images\Images;

/**
 * Decides which part of a feature is its link. A linked column has one link that the style sheet stretches over it:
 * links cannot contain links.
 */
final class Feature {
	/** Interactive elements are not allowed inside a link. */
	private const NOT_IN_LINK = array( 'a', 'button', 'details', 'label', 'summary', 'object', 'video', 'audio' );

	private readonly string $href;
	private readonly string $title;
	private readonly string $more;

	/**
	 * @param array<string, mixed> $row  Sanitized row.
	 * @param array<string, mixed> $data Sanitized data of the widget.
	 */
	public function __construct(
		private readonly array $row,
		private readonly array $data,
		private readonly Icons $icons
	) {
		$this->href  = Href::of( (string) $row['more_url'] );
		$this->title = trim( (string) $row['title'] );
		$this->more  = trim( (string) $row['more_text'] );
	}

	/** @return ?array<string, mixed> Template variables; null for an empty feature. */
	public function view(): ?array {
		$text = trim( RichText::like_post( (string) $this->row['text'], (string) $this->row['text_selected_editor'] ) );
		$icon = $this->icon();
		if ( '' === $this->title . $text . $this->more . $icon ) {
			return null;
		}
		$linked   = $this->linked( '' !== $icon );
		$position = (string) $this->row['container_position'];
		return array(
			'position'  => '' !== $position ? $position : 'top',
			'is_beside' => 'left' === $position || 'right' === $position,
			'icon'      => $icon,
			'container' => $this->container(),
			// Next to a title or a text with the same link, the linked icon is only for the pointer.
			'icon_name' => in_array( 'title', $linked, true ) || in_array( 'more', $linked, true ) ? '' : $this->name(),
			'name'      => trim( wp_strip_all_tags( (string) $this->row['icon_title'] ) ),
			'title'     => Safe::html( $this->title, in_array( 'title', $linked, true ) ? self::NOT_IN_LINK : array() ),
			'text'      => $text,
			'more'      => wp_strip_all_tags( $this->more ),
			'href'      => $this->href,
			'linked'    => $linked,
			'is_column' => $this->data['link_feature'] && array() !== $linked,
		);
	}

	/**
	 * Returns the parts that are links. In a linked column, only the part that names the target best.
	 *
	 * @return list<'title'|'more'|'icon'>
	 */
	private function linked( bool $has_icon ): array {
		if ( '' === $this->href ) {
			return array();
		}
		$there = array_keys(
			array_filter(
				array(
					'title' => '' !== $this->title,
					'more'  => '' !== $this->more,
					'icon'  => $has_icon,
				)
			)
		);
		if ( $this->data['link_feature'] ) {
			return array_slice( $there, 0, 1 );
		}
		$wanted = array_filter(
			array( $this->data['title_link'] ? 'title' : '', 'more', $this->data['icon_link'] ? 'icon' : '' )
		);
		return array_values( array_intersect( $there, $wanted ) );
	}

	/** Returns the image or the icon; '' for neither. */
	private function icon(): string {
		$name  = trim( wp_strip_all_tags( (string) $this->row['icon_title'] ) );
		$image = Images::html(
			(int) $this->row['icon_image'],
			(string) $this->row['icon_image_fallback'],
			Size::of( $this->row, 'icon_image_size' ),
			'' !== $name ? array( 'alt' => $name ) : array()
		);
		return '' !== $image
			? '<span class="sow-icon-image">' . $image . '</span>'
			: $this->icons->html( (string) $this->row['icon'] );
	}

	/** @return array{class: string, style: string} */
	private function container(): array {
		$shape = (string) $this->data['container_shape'];
		$back  = (string) $this->row['container_color'];
		$icon  = (string) $this->row['icon_color'];
		$icon  = '' !== $icon || '' === $shape ? $icon : Contrast::on( $back );
		return array(
			'class' => 'sow-icon-container' . ( '' !== $shape ? ' sow-container-' . $shape : ' sow-container-none' ),
			'style' => ( '' !== $back ? "--pw-features-container:$back;" : '' )
				. ( '' !== $icon ? "--pw-features-icon:$icon;" : '' ),
		);
	}

	/** Returns the accessible name of a link that contains only the icon. */
	private function name(): string {
		$texts = array_filter(
			array(
				trim( wp_strip_all_tags( (string) $this->row['icon_title'] ) ),
				wp_strip_all_tags( $this->title ),
				wp_strip_all_tags( $this->more ),
			)
		);
		return array() === $texts
			? rtrim(
				(string) preg_replace( '~^(?:[a-z][a-z0-9+.-]*:)?(?://)?(?:www\.)?|[?#].+$~i', '', $this->href ),
				'/'
			)
			: (string) reset( $texts );
	}
}
