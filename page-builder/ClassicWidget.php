<?php
/**
 * Classic widgets of Page Builder.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\PageBuilder;

defined( 'ABSPATH' ) || exit;

/** Shared code of the widgets. They exist only for saved instances: a widget without one is not registered. */
abstract class ClassicWidget extends \WP_Widget {
	public function _register() { // phpcs:ignore PSR2.Methods.MethodDeclaration -- name of the parent class.
		if ( array() !== $this->get_settings() ) {
			parent::_register();
		}
	}

	/** Returns the saved instances. Does not create a missing option, as the parent does: page views write nothing. */
	public function get_settings() {
		$settings = get_option( $this->option_name, array() );
		return is_array( $settings )
			? array_diff_key( $settings, array( '_multiwidget' => 0, '__i__' => 0 ) )
			: array();
	}

	/** Returns the content of the widget; '' prints nothing. */
	abstract protected function content( array $args, array $instance ): string;

	/**
	 * @param array<string, string> $args     HTML tags of the widget area.
	 * @param mixed                 $instance Saved values.
	 */
	public function widget( $args, $instance ) {
		$html = $this->content( $args, is_array( $instance ) ? $instance : array() );
		if ( '' !== $html ) {
			echo $args['before_widget'] ?? '', $html, $args['after_widget'] ?? ''; // phpcs:ignore WordPress.Security.EscapeOutput -- the theme's tags and filtered HTML.
		}
	}

	/**
	 * The form has no fields, so nothing changes.
	 *
	 * @param mixed $new_instance Sent values.
	 * @param mixed $old_instance Saved values.
	 */
	public function update( $new_instance, $old_instance ) {
		return is_array( $old_instance ) ? $old_instance : array();
	}
}
