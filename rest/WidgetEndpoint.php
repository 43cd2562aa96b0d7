<?php
/**
 * Shared code of endpoints with a widget and its data.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest;

defined( 'ABSPATH' ) || exit;

use Pagewright\Editor\Assets;
use Pagewright\Schema\Loader;
use Pagewright\Schema\Widget;

/** Receives `widgetClass` and `widgetData`, form-encoded or JSON, from users who may edit posts. */
abstract class WidgetEndpoint extends Endpoint {
	/** Maximum size of the body. The largest real forms are smaller than a tenth. */
	private const MAX_BODY_BYTES = 2 * MB_IN_BYTES;

	public function __construct( protected readonly Loader $schema ) {}

	protected function route_namespace(): string {
		return Assets::widgets_namespace();
	}

	protected function may(): bool {
		return current_user_can( 'edit_posts' );
	}

	protected function args(): array {
		return array(
			'widgetClass' => array(
				'type'              => 'string',
				'required'          => true,
				'validate_callback' => static fn ( mixed $value ): bool =>
					is_string( $value ) && 1 === preg_match( '/[a-z0-9]/i', $value ),
			),
			'anchor'      => array( 'type' => 'string' ),
		);
	}

	/** @throws PublicError 400 when the class is unknown. */
	protected function widget( \WP_REST_Request $request ): Widget {
		$class  = sanitize_text_field( (string) $request['widgetClass'] );
		$widget = $this->schema->find( $class );
		if ( null === $widget ) {
			/* translators: %s: PHP class of a widget. */
			throw new PublicError( 400, sprintf( __( 'The widget for %s cannot be found.', 'pagewright' ), $class ) );
		}
		return $widget;
	}

	/**
	 * Returns the widget's data as sent.
	 *
	 * @return array<string, mixed>
	 * @throws PublicError 400 when they are not an object, 413 when they are too large.
	 */
	protected function data( \WP_REST_Request $request ): array {
		$data = $request['widgetData'] ?? array();
		if ( strlen( (string) $request->get_body() ) > self::MAX_BODY_BYTES ) {
			throw new PublicError(
				413,
				__( 'These widget settings are too large to be processed.', 'pagewright' ),
				413
			);
		}
		if ( ! is_array( $data ) ) {
			throw new PublicError(
				400,
				__( 'The widget settings are invalid because they are not an object.', 'pagewright' )
			);
		}
		return $data;
	}
}
