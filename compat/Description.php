<?php
/**
 * Converts a widget of another plugin.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Compat;

defined( 'ABSPATH' ) || exit;

use Pagewright\Schema\Widget;

/** Converts an object of a subclass of SiteOrigin_Widget to the description that renderer, forms and blocks use. */
final class Description {
	public static function of( \SiteOrigin_Widget $widget ): Widget {
		$class = $widget::class;
		return new Widget(
			folder: $widget->id_base,
			path: __DIR__ . '/widget',
			class: $class,
			block: 'sowb/' . strtolower( strtr( $class, '_\\', '--' ) ),
			id_base: $widget->id_base,
			title: $widget->name,
			description: (string) ( $widget->widget_options['description'] ?? '' ),
			text_domain: 'default',
			render: Render::class,
			schema: static fn (): array => array(
				'fields'   => self::fields( $widget ),
				'settings' => FormFields::convert( (array) $widget->get_settings_form() ),
			),
			has_preview_check: (bool) ( $widget->widget_options['has_preview'] ?? true ),
		);
	}

	/** @return array<string, array<string, mixed>> */
	private static function fields( \SiteOrigin_Widget $widget ): array {
		/** Filters the fields of a form. A filter of the SiteOrigin Widgets Bundle. */
		$form   = apply_filters( 'siteorigin_widgets_form_options', $widget->form_options(), $widget );
		$form   = apply_filters( "siteorigin_widgets_form_options_{$widget->id_base}", $form, $widget );
		$fields = FormFields::convert( (array) $form );
		$needs  = self::needs( $widget );
		return '' === $needs ? $fields : array(
			'pagewright_needs' => array(
				'type'    => 'error',
				'message' => $needs,
			),
		) + $fields;
	}

	/** Returns unsupported features of the widget, which its form shows to the developer; '' for none. */
	private static function needs( \SiteOrigin_Widget $widget ): string {
		if ( array() === (array) glob( $widget->directory() . '/styles/*.less' ) ) {
			return '';
		}
		return sprintf(
			/* translators: %s: name of a PHP method. */
			__(
				'The design of this widget is written in LESS, which Pagewright does not compile. Its fields and its template work. Its author can add a style sheet in %s.',
				'pagewright'
			),
			'enqueue_frontend_scripts()'
		);
	}
}
