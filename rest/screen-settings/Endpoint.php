<?php
/**
 * Settings of a widget type.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest\ScreenSettings;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Settings;
use Pagewright\Editor\FormRoot;
use Pagewright\Fields\Registry;
use Pagewright\Rest\PublicError;
use Pagewright\Rest\ScreenEndpoint;
use Pagewright\Schema\Loader;
use Pagewright\Schema\Walk;
use Pagewright\Schema\Widget;

/** POST /screen/settings: returns the form and the values; saves sent `values` first. */
final class Endpoint extends ScreenEndpoint {
	/** Fields that are elsewhere on the screen: browsers never get a whole key. */
	private const ELSEWHERE = array( 'api_key' );

	public function __construct( private readonly Loader $schema ) {}

	protected function route(): string {
		return '/screen/settings';
	}

	/**
	 * @return array{schema: array<string, mixed>, values: object}
	 * @throws PublicError 400 for a widget without settings.
	 */
	protected function answer( \WP_REST_Request $request ): array {
		$widget = self::widget( $this->schema, $request );
		if ( array() === $widget->settings_fields() ) {
			throw new PublicError( 400, __( 'This widget has no settings.', 'pagewright' ) );
		}
		$sent = self::values( $request, 'values' );
		if ( null !== $sent ) {
			Settings::save( $widget, self::without_keys( $sent ), new Registry() );
		}
		return array(
			'schema' => FormRoot::settings( $widget, self::ELSEWHERE ),
			'values' => (object) self::without_keys( self::stored( $widget ) ),
		);
	}

	/**
	 * Returns the stored values with defaults for missing ones; includes unknown keys.
	 *
	 * @return array<string, mixed>
	 */
	private static function stored( Widget $widget ): array {
		return Walk::clean_for_storage( $widget->settings_fields(), Settings::of( $widget ), new Registry() );
	}

	/**
	 * @param array<string, mixed> $values Settings.
	 * @return array<string, mixed>
	 */
	private static function without_keys( array $values ): array {
		return array_diff_key( $values, array_flip( self::ELSEWHERE ) );
	}
}
