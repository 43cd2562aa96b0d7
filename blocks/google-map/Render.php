<?php
/**
 * Map.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\GoogleMap;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;
use Pagewright\Fields\ImageSize\Size;
use Pagewright\Fields\Link\Href;
use Pagewright\Fields\Tinymce\RichText;
use Pagewright\Providers\Images\Images;
use Pagewright\Providers\Places\Places;

/**
 * The place of a map: address, link and a button, until the visitor or the site loads the map. The server sends no
 * request to other hosts.
 */
final class Render implements RenderInterface {
	/**
	 * Default colors of the settings. Their contrast is too low, so sites that never chose colors get those of
	 * style.css.
	 */
	private const PALE = array( '#fff', '#41a9d5', '#298fba' );

	public function migrate( array $raw ): array {
		return $raw;
	}

	public function context( array $data, RenderContext $context ): ?array {
		$center = $this->center( $data );
		if ( null === $center ) {
			return null;
		}
		$key        = trim( (string) ( $context->settings['api_key'] ?? '' ) );
		$is_google  = '' !== $key;
		$is_picture = $is_google && 'static' === $data['settings']['map_type'];
		$options    = Options::of( $data, $center, $context->settings );
		$options   += $is_google ? Options::of_google( $data ) : array();
		$tiles      = $is_google ? null : Options::tiles();
		// Neither a visitor's browser nor the server geocodes an address with the site's key on a page view.
		$can_load                = $is_picture
			|| null !== $center->position
			|| null !== ( $options['directions'] ?? null );
		$has_consent             = ! $is_google || ! empty( $context->settings['map_consent'] );
		$fallback                = Images::html(
			(int) $data['settings']['fallback_image'],
			'',
			Size::of( $data['settings'], 'fallback_image_size' )
		);
		$picture                 = $is_picture ? Picture::of( $data, $center, $key ) : array();
		return array(
			'style'      => 'static' === $data['settings']['map_type'] ? 'base' : 'default',
			'classes'    => $can_load || '' !== $fallback ? array() : array( 'has-no-map' ),
			'css'        => $this->css( $data['settings'], $context->settings, $is_picture ),
			'place'      => $center->text,
			'link'       => $center->link( $is_google, (int) $data['settings']['zoom'] ),
			'link_text'  => $is_google
				? __( 'Open in Google Maps', 'pagewright' )
				: __( 'Open in OpenStreetMap', 'pagewright' ),
			'button'     => $can_load && $has_consent ? self::button_text( $context->settings ) : '',
			'notice'     => $can_load && $has_consent
				? RichText::like_post( (string) ( $context->settings['map_consent_notice'] ?? '' ), 'tmce' )
				: '',
			'fallback'   => $fallback,
			'picture'    => $picture,
			'href'       => 'static' === $data['settings']['map_type']
				? Href::of( (string) $data['settings']['destination_url'] )
				: '',
			'new_window' => (bool) $data['settings']['new_window'],
			'options'    => array_filter(
				$options,
				static fn ( $value ) => null !== $value && array() !== $value && '' !== $value
			),
			'site'       => array_filter(
				array(
					'provider'     => $is_picture ? 'picture' : ( $is_google ? 'google' : 'openstreetmap' ),
					'waitForClick' => $has_consent,
					'canLoad'      => $can_load,
					'apiKey'       => $key,
					'tiles'        => null === $tiles ? null : array_diff_key( $tiles, array( 'attribution' => '' ) ),
					'words'        => $is_google ? null : array(
						'zoomIn'  => __( 'Zoom in', 'pagewright' ),
						'zoomOut' => __( 'Zoom out', 'pagewright' ),
						'close'   => __( 'Close', 'pagewright' ),
					),
				) + $picture,
				static fn ( $value ) => null !== $value && '' !== $value
			),
			'infos'      => Options::infos( $data['markers']['marker_positions'] ),
			'credit'     => $tiles['attribution'] ?? '',
			'problem'    => $this->problem( $data, $center, $is_google ),
			'settings'   => Places::configuration()['settingsUrl'],
		);
	}

	/**
	 * Returns the place to show: the selected one, or the first marker's; null if there is neither one nor a route.
	 *
	 * @param array<string, mixed> $data Sanitized data.
	 */
	private function center( array $data ): ?Place {
		$places = array_map(
			static fn ( array $row ) => Place::of( $row['place'] ),
			$data['markers']['marker_positions']
		);
		$center = Place::of( $data['map_center'] );
		if ( $center->is_empty() ) {
			$way    = $data['directions'];
			$places = array_values( array_filter( $places, static fn ( Place $place ) => ! $place->is_empty() ) );
			$center = $places[0] ?? Place::of(
				array(
					'name'     => '',
					'address'  => (string) $way['destination'],
					'location' => '',
				)
			);
		}
		return $center->is_empty() ? null : $center;
	}

	/**
	 * Returns why the map cannot be shown as configured, as a text for editors; '' for no problem.
	 *
	 * @param array<string, mixed> $data Sanitized data.
	 */
	private function problem( array $data, Place $center, bool $is_google ): string {
		if ( ! current_user_can( 'manage_options' ) ) {
			return '';
		}
		$way          = $data['directions'];
		$needs_google = 'static' === $data['settings']['map_type']
			|| 'normal' !== $data['styles']['style_method']
			|| ( '' !== $way['origin'] && '' !== $way['destination'] );
		if ( ! $is_google && $needs_google ) {
			return __(
				'Static images, styles and directions require a Google Maps API key. Until you add one, this is an OpenStreetMap map.',
				'pagewright'
			);
		}
		return null === $center->position
			? __(
				'The coordinates of this address are unknown. Select the place again in the form to show it on the map.',
				'pagewright'
			)
			: '';
	}

	/**
	 * @param array<string, mixed> $map      Sanitized section.
	 * @param array<string, mixed> $settings Sanitized settings of all maps.
	 * @return array<string, string>
	 */
	private function css( array $map, array $settings, bool $is_picture ): array {
		$chosen = $settings['map_consent_design']['button'] ?? array();
		$button = array();
		foreach ( array( 'color', 'color_hover', 'background', 'background_hover' ) as $key ) {
			$button[ $key ] = is_string( $chosen[ $key ] ?? null ) ? $chosen[ $key ] : '';
		}
		$is_own = array() !== array_diff( array_filter( $button ), self::PALE );
		return array_filter(
			array(
				'--pw-google-map-height' => self::length( (string) $map['height'], '480px' ),
				'--pw-google-map-width'  => $is_picture ? self::length( (string) $map['width'], '640px' ) : '',
			) + ( $is_own ? array(
				'--pw-google-map-button-color'            => $button['color'],
				'--pw-google-map-button-hover-color'      => $button['color_hover'],
				'--pw-google-map-button-background'       => $button['background'],
				'--pw-google-map-button-hover-background' => $button['background_hover'],
			) : array() )
		);
	}

	/** @param array<string, mixed> $settings Sanitized settings of all maps. */
	private static function button_text( array $settings ): string {
		$text = trim( wp_strip_all_tags( (string) ( $settings['map_consent_btn_text'] ?? '' ) ) );
		return '' !== $text ? $text : __( 'Load map', 'pagewright' );
	}

	/** Returns a length as typed, in px if it has no unit. */
	private static function length( string $text, string $fallback ): string {
		$is_length = 1 === preg_match( '/^\s*(\d{1,5}(?:\.\d+)?)\s*(px|em|rem|vh|vw|svh|dvh|%)?\s*$/i', $text, $found )
			&& (float) $found[1] > 0;
		return $is_length ? $found[1] . strtolower( '' !== ( $found[2] ?? '' ) ? $found[2] : 'px' ) : $fallback;
	}
}
