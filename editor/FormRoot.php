<?php
/**
 * The HTML from which a form is made.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Editor;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Renderer;
use Pagewright\Schema\Loader;
use Pagewright\Schema\Walk;
use Pagewright\Schema\Widget;

/** Prints the element that carries a widget's schema and data; the browser draws the form in it. */
final class FormRoot {
	private const TEXTS = array( 'label', 'description', 'item_name', 'placeholder', 'prompt', 'unit', 'choose', 'update' );

	public function __construct( private readonly Loader $schema, private readonly Renderer $renderer ) {}

	/**
	 * `data-schema` holds the fields with translated labels, `data-values` the data in today's shape, unknown keys included.
	 *
	 * @param array<string, mixed>  $data       Saved data.
	 * @param array<string, string> $attributes More attributes of the element.
	 */
	public function html( Widget $widget, array $data, array $attributes = array() ): string {
		$migrated    = $this->renderer->migrate( $widget, $data );
		$attributes += array(
			'class'         => 'siteorigin-widget-form siteorigin-widget-form-main pagewright-form-root',
			'data-class'    => $widget->class,
			'data-id-base'  => $widget->id_base,
			'data-schema'   => (string) wp_json_encode( $this->schema( $widget ) ),
			'data-values'   => (string) wp_json_encode( (object) $migrated ),
			// The browser knows the data better than PHP, which cannot tell {} from []: it takes these only when they were brought up to date.
			'data-migrated' => $migrated === $data ? '' : '1',
		);
		$printed = '';
		foreach ( $attributes as $name => $value ) {
			$printed .= sprintf( ' %s="%s"', esc_attr( $name ), esc_attr( $value ) );
		}
		$message = esc_html__( 'This form needs JavaScript. If it does not appear, a script error on this page keeps it from starting.', 'pagewright' );
		return "<div$printed><noscript>$message</noscript></div>";
	}

	/** @return array{class: string, title: string, fields: object} */
	private function schema( Widget $widget ): array {
		$translate = static fn ( string $text ): string => translate( $text, $widget->text_domain ); // phpcs:ignore WordPress.WP.I18n -- texts of JSON files.
		$fields    = Walk::map_fields(
			$this->schema->fields( $widget ),
			static function ( array $field ) use ( $translate ): array {
				foreach ( array_intersect( self::TEXTS, array_keys( $field ) ) as $key ) {
					$field[ $key ] = $translate( (string) $field[ $key ] );
				}
				if ( is_array( $field['options'] ?? null ) && ! array_is_list( $field['options'] ) ) {
					$field['options'] = (object) array_map( static fn ( mixed $label ): string => $translate( (string) $label ), $field['options'] );
				}
				return $field;
			}
		);
		/**
		 * Changes the form of a widget, e.g. to hide a field: `unset( $fields['design']['fields']['font'] )`. A field that is not
		 * shown keeps its saved value.
		 *
		 * @param array<string, array<string, mixed>> $fields Field list with translated texts.
		 * @param Widget                              $widget The widget.
		 */
		$fields = (array) apply_filters( 'pagewright/widget/form', $fields, $widget );
		return array(
			'class'  => $widget->class,
			'title'  => $translate( $widget->title ),
			'fields' => (object) $fields,
		);
	}
}
