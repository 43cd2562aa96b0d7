<?php
/**
 * Social networks.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\SocialMediaButtons;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Color\Contrast;
use Pagewright\Request\Memory;
use Pagewright\Schema\Loader;

/** Names, URLs and colors of networks: ours from networks.json, and networks from a filter. */
final class Networks {
	/** Minimum contrast of graphical objects. Source: WCAG 2.2, 1.4.11. */
	private const LEAST_CONTRAST = 3;

	/**
	 * @return array<string, array{label: string, base_url: string, icon_color: string, button_color: string, icon?:
	 *    string}> Key => network. `icon` is
	 *         the value of an icon field, where it is not the icon of Font Awesome with the network's key.
	 */
	public static function all(): array {
		$ours = Memory::remember(
			self::class,
			'ours',
			static fn (): array => Loader::read_json( __DIR__ . '/networks.json' )
		);
		/**
		 * Adds networks and changes ours. Known from the public widgets bundle.
		 *
		 *     $networks['acme'] = array( 'label' => 'Acme', 'base_url' => 'https://acme.example/',
		 *         'icon_color' => '#fff', 'button_color' => '#123', 'icon' => 'acme-logo' )
		 *
		 * @param array<string, array<string, string>> $networks Key => network.
		 */
		$all = apply_filters( 'sow_social_media_buttons_networks', $ours );
		// Last result of the filter, and its networks.
		$last = Memory::get( self::class, 'last', array( null, array() ) );
		if ( $last[0] !== $all ) {
			$last = array( $all, self::complete( (array) $all ) );
			Memory::set( self::class, 'last', $last );
		}
		return $last[1];
	}

	/**
	 * @param array<mixed> $all Networks. An entry can have no label, or can be invalid.
	 * @return array<string, array<string, string>>
	 */
	private static function complete( array $all ): array {
		$networks = array();
		foreach ( $all as $key => $network ) {
			if ( is_array( $network ) ) {
				$texts                     = array_filter( $network, 'is_string' );
				$networks[ (string) $key ] = array_merge(
					array(
						'label'        => self::words( (string) $key ),
						'base_url'     => '',
						'icon_color'   => '',
						'button_color' => '',
					),
					$texts
				);
			}
		}
		return $networks;
	}

	/**
	 * Returns the color of an icon on a background: the network's own if it has enough contrast, otherwise black or
	 * white. '' if neither color is known.
	 *
	 * @param array<string, string> $network Network.
	 */
	public static function icon_color( array $network, string $background ): string {
		$own   = $network['icon_color'] ?? '';
		$ratio = Contrast::ratio( $own, $background );
		return null === $ratio || $ratio < self::LEAST_CONTRAST ? Contrast::on( $background ) : $own;
	}

	/** Before: `google-plus`. After: `Google plus`. */
	public static function words( string $key ): string {
		return ucfirst( trim( (string) preg_replace( '/[-_\s]+/', ' ', $key ) ) );
	}
}
