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
		/**
		 * Changes the Google key of the place search in forms.
		 *
		 * @param string $key '' for none: OpenStreetMap is then searched.
		 */
		$key = apply_filters( 'pagewright/places/google-key', self::stored_key() );
		return is_string( $key ) ? trim( $key ) : '';
	}

	/** The key that was stored, whatever the filter says; '' for none. */
	public static function stored_key(): string {
		$stored = self::settings()['api_key'] ?? '';
		return is_string( $stored ) ? trim( $stored ) : '';
	}

	/** Stores the key; the other settings of maps stay. */
	public static function save_key( string $key ): void {
		update_option( self::OPTION, array( 'api_key' => $key ) + self::settings(), true );
	}

	/** @return array<string, mixed> */
	private static function settings(): array {
		// Options of this kind are loaded with all others: one that is not there costs no query.
		$settings = isset( wp_load_alloptions()[ self::OPTION ] ) ? get_option( self::OPTION, array() ) : array();
		// Old versions stored JSON text.
		$settings = is_string( $settings ) ? json_decode( $settings, true ) : $settings;
		return is_array( $settings ) ? $settings : array();
	}
}
