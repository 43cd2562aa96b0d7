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
use Pagewright\Output\Json;
use Pagewright\Schema\Loader;
use Pagewright\Schema\Walk;
use Pagewright\Schema\Widget;

/** Prints the element that carries a widget's schema and data; the browser draws the form in it. */
final class FormRoot {
	public function __construct( private readonly Loader $schema, private readonly Renderer $renderer ) {}

	/**
	 * `data-schema` holds the fields with translated labels, `data-values` the data in today's shape, unknown keys
	 * included.
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
			'data-schema'   => Json::text( $this->schema( $widget ) ),
			'data-values'   => $this->values( $widget, $migrated ),
			// The browser knows the data better than PHP, which cannot distinguish {} from [] without a field: it uses
			// these values only if they were migrated.
			'data-migrated' => $migrated === $data ? '' : '1',
		);
		$printed = '';
		foreach ( $attributes as $name => $value ) {
			$printed .= sprintf( ' %s="%s"', esc_attr( $name ), esc_attr( $value ) );
		}
		$message = esc_html__(
			'This form requires JavaScript. If it does not appear, a script error on this page prevents it from loading.',
			'pagewright'
		);
		return "<div$printed><noscript>$message</noscript></div>";
	}

	/**
	 * Returns a widget's data as JSON, for an attribute that is escaped when printed.
	 *
	 * @param array<string, mixed> $data Data in the current format.
	 */
	public function values( Widget $widget, array $data ): string {
		return Json::text( Walk::as_object( $this->schema->fields( $widget ), $data ) );
	}

	/**
	 * The form of the settings that hold for all widgets of a kind, with translated texts.
	 *
	 * @param list<string> $without Names of fields that are edited elsewhere.
	 * @return array{class: string, title: string, fields: object}
	 */
	public static function settings( Widget $widget, array $without = array() ): array {
		return array(
			'class'  => $widget->class,
			'title'  => translate( $widget->title, $widget->text_domain ), // phpcs:ignore WordPress.WP.I18n -- a text of a JSON file.
			'fields' => (object) self::translated(
				$widget,
				array_diff_key( $widget->settings_fields(), array_flip( $without ) )
			),
		);
	}

	/**
	 * @param array<string, array<string, mixed>> $fields Field list of widget.json.
	 * @return array<string, array<string, mixed>>
	 */
	private static function translated( Widget $widget, array $fields ): array {
		$translate = static fn ( string $text ): string => translate( $text, $widget->text_domain ); // phpcs:ignore WordPress.WP.I18n -- texts of JSON files.
		return Walk::map_fields(
			$fields,
			static fn ( array $field ): array => FieldTexts::translate( $field, $translate, $widget->url )
		);
	}

	/** @return array{class: string, title: string, fields: object} */
	private function schema( Widget $widget ): array {
		$fields = self::translated( $widget, $this->schema->fields( $widget ) );
		/**
		 * Changes the form of a widget, e.g. to hide a field: `unset( $fields['design']['fields']['font'] )`. A field
		 * that is not
		 * shown keeps its saved value.
		 *
		 * @param array<string, array<string, mixed>> $fields Field list with translated texts.
		 * @param Widget                              $widget The widget.
		 */
		$fields = (array) apply_filters( 'pagewright/widget/form', $fields, $widget );
		return array(
			'class'  => $widget->class,
			'title'  => translate( $widget->title, $widget->text_domain ), // phpcs:ignore WordPress.WP.I18n -- a text of a JSON file.
			'fields' => (object) $fields,
		);
	}
}
