<?php
/**
 * Button of a network.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\SocialMediaButtons;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Color\Contrast;
use Pagewright\Fields\Link\Url;
use Pagewright\Providers\Icons\Icons;

/** A link to a network, an email address, a phone number or a feed. */
final class Button {
	/** Icon of networks that no icon family has. */
	private const LINK_ICON = 'fontawesome-sow-fas-link';

	/** Gray with white on it: the color of a network without one. */
	private const NO_COLOR = '#4a4e57';

	/** Contrast with white below which a brand color is too light for lines. */
	private const PALE = 1.7;

	/**
	 * @param array<string, mixed>  $row     Sanitized row.
	 * @param array<string, string> $network Known data of the network; empty for an unknown one.
	 * @param array<string, mixed>  $design  Sanitized section.
	 */
	public function __construct(
		private readonly array $row,
		private readonly array $network,
		private readonly array $design
	) {}

	/** @return ?array<string, string> Template variables; null for a button without a target. */
	public function view( Icons $icons ): ?array {
		$key  = (string) $this->row['name'];
		$href = self::href( $key, trim( (string) $this->row['url'] ), $this->network['base_url'] ?? '' );
		if ( '' === $key || '' === $href ) {
			return null;
		}
		$title = trim( wp_strip_all_tags( (string) $this->row['icon_title'] ) );
		$name  = '' !== $title ? $title : ( $this->network['label'] ?? Networks::words( $key ) );
		$icon  = $icons->html( $this->network['icon'] ?? 'fontawesome-' . $key );
		$style = '';
		foreach ( array_filter( $this->colors() ) as $property => $value ) {
			$style .= "--pw-social-media-buttons-$property:$value;";
		}
		return array(
			'key'    => sanitize_html_class( $key ),
			'href'   => $href,
			'name'   => $name,
			'icon'   => '' !== $icon ? $icon : $icons->html( self::LINK_ICON ),
			// The chain icon does not name the target.
			'text'   => '' === $icon ? $name : '',
			'style'  => $style,
			'target' => $this->design['new_window'] && 1 === preg_match( '~^(?:https?:|/)~i', $href ) ? '_blank' : '',
		);
	}

	/**
	 * Returns the URL, '' for none. An email address, a phone number and the feed of this site need no scheme.
	 *
	 * @param string $base Prefix of the network's URLs; its home page if nothing else is given.
	 */
	private static function href( string $key, string $url, string $base ): string {
		if ( 'rss' === $key && '' === $url ) {
			return (string) get_feed_link();
		}
		if ( 'envelope' === $key && ! str_contains( $url, ':' ) && is_email( $url ) ) {
			return 'mailto:' . $url;
		}
		if ( 'phone' === $key && 1 === preg_match( '/^(?:tel:)?\s*(\+?[\d\s().\/-]{3,})$/i', $url, $found ) ) {
			return 'tel:' . preg_replace( '/[^\d+]/', '', $found[1] );
		}
		$href = Url::clean( '' !== $url ? $url : $base );
		return in_array( strtolower( $href ), array( 'mailto:', 'tel:' ), true ) ? '' : $href;
	}

	/** @return array<string, string> Property => color. */
	private function colors(): array {
		$row    = array_map( static fn ( mixed $value ): string => is_string( $value ) ? $value : '', $this->row );
		$button = $this->first( $row['button_color'], $this->network['button_color'] ?? '', self::NO_COLOR );
		if ( 'wire' === $this->design['theme'] ) {
			return $this->outline( $row, $button );
		}
		$icon = $this->first( $row['icon_color'], Networks::icon_color( $this->network, $button ) );
		return array(
			'color'      => $button,
			'icon'       => $icon,
			'shade'      => self::shade( $button, $icon ),
			'hover'      => $row['button_color_hover'],
			'hover-icon' => $row['icon_color_hover'],
		);
	}

	/**
	 * Without its background, a button shows the brand color in its icon and border.
	 *
	 * @param array<string, string> $row    Texts of the row.
	 * @param string                $button Color of the missing background.
	 * @return array<string, string>
	 */
	private function outline( array $row, string $button ): array {
		$made_for_it = array(
			'',
			strtolower( $this->network['icon_color'] ?? '' ),
			Networks::icon_color( $this->network, $button ),
		);
		$brand       = $this->first(
			...array_filter(
				array( $button, $this->network['icon_color'] ?? '' ),
				static fn ( string $color ): bool => ( Contrast::ratio( $color, '#fff' ) ?? 9.0 ) >= self::PALE
			)
		);
		$brand       = '' !== $brand ? $brand : 'currentcolor';
		$hover       = $this->first( $row['button_color_hover'], $button );
		return array(
			'icon'         => in_array( strtolower( $row['icon_color'] ), $made_for_it, true )
				? $brand
				: $row['icon_color'],
			'border'       => $this->first( $row['border_color'], $brand ),
			'hover'        => $hover,
			'hover-icon'   => $this->first( $row['icon_color_hover'], Contrast::on( $hover ) ),
			'hover-border' => $this->first( $row['border_hover_color'], $hover ),
		);
	}

	/**
	 * Returns the color that a hovered background is mixed with, so that the icon's contrast increases; near-black can
	 * only get lighter.
	 */
	private static function shade( string $button, string $icon ): string {
		return Contrast::LIGHT === Contrast::on( $icon )
			? '#fff'
			: (
				'#fff' === Contrast::shade( $button ) && Contrast::LIGHT === Contrast::on( $button ) ? '#fff' : '#000'
			);
	}

	private function first( string ...$colors ): string {
		return (string) current( array_filter( $colors ) );
	}
}
