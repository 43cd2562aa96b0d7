<?php
/**
 * What a site says of its place search.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Places;

defined( 'ABSPATH' ) || exit;

/** Key and settings of the place search in forms. */
final class Places {
	/** Option of the map widget, where sites have their key. */
	private const OPTION = 'so_widget_settings[SiteOrigin_Widget_GoogleMap_Widget]';

	/**
	 * What the form needs to know.
	 *
	 * @return array{googleKey: string, settingsUrl: string, hasOpenSearch: bool}
	 */
	public static function configuration(): array {
		/**
		 * Changes where the location field's notices lead those who may manage options to set the key; '' for Google's own console.
		 *
		 * @param string $url ''.
		 */
		$settings = apply_filters( 'pagewright/places/settings-url', '' );
		return array(
			'googleKey'     => self::google_key(),
			'settingsUrl'   => ! current_user_can( 'manage_options' ) ? '' : sanitize_url( is_string( $settings ) && '' !== $settings ? $settings : 'https://console.cloud.google.com/google/maps-apis/credentials' ),
			'hasOpenSearch' => '' !== Nominatim::base(),
		);
	}

	/** Key for Google's Places API (New) in the browser, '' for none. It is no secret: maps print it on public pages. */
	public static function google_key(): string {
		$settings = get_option( self::OPTION, array() );
		// Old versions stored JSON text.
		$settings = is_string( $settings ) ? json_decode( $settings, true ) : $settings;
		$stored   = is_array( $settings ) ? $settings['api_key'] ?? '' : '';
		/**
		 * Changes the Google key of the place search in forms.
		 *
		 * @param string $key '' for none: OpenStreetMap is then searched.
		 */
		$key = apply_filters( 'pagewright/places/google-key', is_string( $stored ) ? $stored : '' );
		return is_string( $key ) ? trim( $key ) : '';
	}
}
