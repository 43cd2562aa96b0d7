<?php
/**
 * PHP code of social-networks.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\SocialNetworks;

use Pagewright\Blocks\SocialMediaButtons\Networks;
use Pagewright\Fields\Color\Contrast;
use Pagewright\Providers\Icons\Icons;
use Pagewright\Schema\Loader;

function with_acme( string $code ) {
	add_filter(
		'sow_social_media_buttons_networks',
		static function ( array $networks ): array {
			$networks['acme'] = array(
				'label' => 'Acme',
				'base_url' => 'https://acme.example/',
				'icon_color' => '#fff',
				'button_color' => '#fffc00',
			);
			return $networks + array( 'broken' => 'no array' );
		}
	);
	$loader = new Loader( dirname( \Pagewright\FILE ) );
	$widget = $loader->find( 'SiteOrigin_Widget_SocialMediaButtons_Widget' );
	return eval( $code );
}

function wrong() {
	$wrong = array();
	foreach ( Networks::all() as $key => $network ) {
		$color = Networks::icon_color( $network, $network['button_color'] );
		if ( '' === $network['label'] || ! Icons::exists( $network['icon'] ?? 'fontawesome-' . $key ) || 3 > Contrast::ratio( $color, $network['button_color'] ) ) {
			$wrong[] = $key;
		}
	}
	return $wrong;
}
