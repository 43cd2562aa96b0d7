<?php
/**
 * Script data of a widget's form.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest\JavascriptVariables;

defined( 'ABSPATH' ) || exit;

use Pagewright\Rest\FormEndpoint;
use Pagewright\Rest\PublicError;
use Pagewright\Schema\Loader;

/** POST sow_get_javascript_variables: data of a widget for the scripts of its form. */
final class Endpoint extends FormEndpoint {
	public function __construct( private readonly Loader $schema ) {}

	protected function action(): string {
		return 'sow_get_javascript_variables';
	}

	protected function content_type(): string {
		return 'application/json';
	}

	/**
	 * Returns JSON of all data, whatever `key` was sent: scripts select from them. `null` when the widget has none.
	 *
	 * @throws PublicError 400 for an unknown widget.
	 */
	protected function answer(): string {
		$class  = isset( $_POST['widget'] ) && is_string( $_POST['widget'] ) // phpcs:ignore WordPress.Security.NonceVerification -- checked by the base class.
			? sanitize_text_field( wp_unslash( $_POST['widget'] ) ) // phpcs:ignore WordPress.Security.NonceVerification -- as above.
			: '';
		$widget = $this->schema->find( $class );
		if ( null === $widget ) {
			/* translators: %s: PHP class of a widget. */
			throw new PublicError( 400, sprintf( __( 'The widget for %s cannot be found.', 'pagewright' ), $class ) );
		}
		/**
		 * Filters data for the scripts of a widget's form that only PHP knows.
		 *
		 * @param ?array<string, mixed>     $variables Null. Example: `array( 'networks' => array( 'mail' => array(
		 *    'label' => 'Email' ) ) )`.
		 * @param \Pagewright\Schema\Widget $widget    The widget.
		 */
		$variables = apply_filters( 'pagewright/widget/javascript-variables', null, $widget );
		return (string) wp_json_encode( is_array( $variables ) ? $variables : null );
	}
}
