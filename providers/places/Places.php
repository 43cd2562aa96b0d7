<?php
/**
 * Settings of the place search.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Places;

defined( 'ABSPATH' ) || exit;

/** Key and settings of the place search in forms. */
final class Places {
	/** Option of the map widget, which contains the site's key. */
	private const OPTION = 'so_widget_settings[SiteOrigin_Widget_GoogleMap_Widget]';

	/**
	 * Returns the configuration of the form.
	 *
	 * @return array{googleKey: string, settingsUrl: string, hasOpenSearch: bool}
	 */
	public static function configuration(): array {
		/**
		 * Filters the URL at which the location field's notices tell administrators to set the key; '' for Google's own
		 * console.
		 *
		 * @param string $url ''.
		 */
		$settings = apply_filters( 'pagewright/places/settings-url', '' );
		return array(
			'googleKey'     => self::google_key(),
			'settingsUrl'   => ! current_user_can( 'manage_options' )
				? ''
				: sanitize_url(
					is_string( $settings ) && '' !== $settings
						? $settings
						: 'https://console.cloud.google.com/google/maps-apis/credentials'
				),
			'hasOpenSearch' => '' !== Nominatim::base(),
		);
	}

	/**
	 * Returns the key for Google's Places API (New) in the browser, '' for none. Not a secret: maps print it on public
	 * pages.
	 */
	public static function google_key(): string {
		/**
		 * Filters the Google key of the place search in forms.
		 *
		 * @param string $key '' for none: the search then uses OpenStreetMap.
		 */
		$key = apply_filters( 'pagewright/places/google-key', self::stored_key() );
		return is_string( $key ) ? trim( $key ) : '';
	}

	/** Returns the stored key, without the filter; '' for none. */
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
		// Such options are autoloaded: a missing one needs no query.
		$settings = isset( wp_load_alloptions()[ self::OPTION ] ) ? get_option( self::OPTION, array() ) : array();
		// Old versions stored JSON text.
		$settings = is_string( $settings ) ? json_decode( $settings, true ) : $settings;
		return is_array( $settings ) ? $settings : array();
	}
}
