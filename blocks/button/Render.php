<?php
/**
 * Button.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Button;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\OnClick;
use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;
use Pagewright\Fields\Font\Font;
use Pagewright\Fields\Link\Href;
use Pagewright\Output\Safe;
use Pagewright\Providers\Images\Images;

/** A link styled as a button; a real button if it only runs a tracking call; plain text if it does neither. */
final class Render implements RenderInterface {
	/** Interactive elements are not allowed inside a link or a button. */
	private const NOT_INSIDE = array(
		'a', 'button', 'details', 'fieldset', 'form', 'label', 'object', 'summary', 'textarea', 'video', 'audio',
	);

	/** Requested size of an image icon in pixels: the largest usual icon size at twice the pixel density. */
	private const ICON_PX = array( 96, 96 );

	public function migrate( array $raw ): array {
		return Migration::run( $raw );
	}

	public function context( array $data, RenderContext $context ): ?array {
		$icon = $this->icon( $data['button_icon'], $context );
		$text = trim( Safe::html( (string) $data['text'], self::NOT_INSIDE ) );
		if ( '' === $text && '' === $icon ) {
			return null;
		}
		$theme    = (string) $data['design']['theme'];
		$href     = Href::of( (string) $data['url'] );
		$on_click = OnClick::clean( (string) $data['attributes']['on_click'] );
		// Screen readers announce a link as a link, a button takes the focus; an element without either function must
		// not be a tab stop.
		$tag = '' !== $href ? 'a' : ( '' !== $on_click ? 'button' : 'span' );
		return array(
			'style'  => $theme,
			'css'    => Colors::of( $data['design'], $theme ) + $this->font( (string) $data['design']['font'] ),
			'base'   => sprintf(
				'ow-button-base ow-button-align-%1$s is-mobile-align-%2$s is-%3$s',
				$data['design']['align'],
				$data['design']['mobile_align'],
				$theme
			),
			'tag'    => $tag,
			'button' => $this->link( $data, $tag, $href ) + $this->attributes( $data, $on_click ),
			'icon'   => $icon,
			'text'   => $text,
		);
	}

	/**
	 * Returns the attributes of this tag only.
	 *
	 * @param array<string, mixed> $data Sanitized data.
	 * @return array<string, string|bool>
	 */
	private function link( array $data, string $tag, string $href ): array {
		if ( 'a' !== $tag ) {
			return array( 'type' => 'button' === $tag ? 'button' : '' );
		}
		$rel = preg_split( '/\s+/', (string) $data['attributes']['rel'], -1, PREG_SPLIT_NO_EMPTY );
		return array(
			'href'     => $href,
			'target'   => $data['new_window'] ? '_blank' : '',
			'rel'      => implode(
				' ',
				array_unique( array_merge( $rel, $data['new_window'] ? array( 'noopener' ) : array() ) )
			),
			'download' => (bool) $data['download'],
		);
	}

	/**
	 * Returns the attributes of all buttons.
	 *
	 * @param array<string, mixed> $data Sanitized data.
	 * @return array<string, string|bool>
	 */
	private function attributes( array $data, string $on_click ): array {
		$own     = $data['attributes'];
		$classes = array_map(
			'sanitize_html_class',
			preg_split( '/\s+/', wp_strip_all_tags( (string) $own['classes'] ), -1, PREG_SPLIT_NO_EMPTY )
		);
		return array(
			'class'   => implode(
				' ',
				array_filter(
					array(
						'sowb-button',
						'ow-icon-placement-' . $data['button_icon']['icon_placement'],
						$data['design']['hover'] ? 'ow-button-hover' : '',
						...$classes,
					)
				)
			),
			'id'      => preg_replace( '/\s+/', '-', trim( wp_strip_all_tags( (string) $own['id'] ) ) ),
			'title'   => trim( wp_strip_all_tags( (string) $own['title'] ) ),
			'onclick' => $on_click,
		);
	}

	/**
	 * Returns the HTML of the image or font icon; the image wins.
	 *
	 * @param array<string, mixed> $icon Sanitized section.
	 */
	private function icon( array $icon, RenderContext $context ): string {
		$image = (int) $icon['icon'] > 0
			? Images::html( (int) $icon['icon'], '', self::ICON_PX, array( 'alt' => '' ) )
			: '';
		return '' !== $image
			? '<span class="sow-icon-image">' . $image . '</span>'
			: $context->icons->html( (string) $icon['icon_selected'] );
	}

	/**
	 * Returns the weight and style of the selected font variant; the field prints the font family.
	 *
	 * @return array<string, string>
	 */
	private function font( string $font ): array {
		Font::enqueue( $font );
		$parsed = Font::parse( $font );
		return array_filter(
			array(
				'--pw-button-font-weight' => $parsed['weight'],
				'--pw-button-font-style'  => $parsed['style'],
			)
		);
	}
}
