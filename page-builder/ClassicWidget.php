<?php
/**
 * A classic widget of Page Builder.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\PageBuilder;

defined( 'ABSPATH' ) || exit;

/** What the widgets share. They are there for their instances only: one without is not registered. */
abstract class ClassicWidget extends \WP_Widget {
	public function _register() { // phpcs:ignore PSR2.Methods.MethodDeclaration -- the parent's name.
		if ( array() !== $this->get_settings() ) {
			parent::_register();
		}
	}

	/** Returns the saved instances, without writing an empty option on the way as the parent does: a page view writes nothing. */
	public function get_settings() {
		$settings = get_option( $this->option_name, array() );
		return is_array( $settings ) ? array_diff_key( $settings, array( '_multiwidget' => 0, '__i__' => 0 ) ) : array();
	}

	/** Returns the content of the widget; '' prints nothing. */
	abstract protected function content( array $args, array $instance ): string;

	/**
	 * @param array<string, string> $args     Tags of the widget area.
	 * @param mixed                 $instance Saved values.
	 */
	public function widget( $args, $instance ) {
		$html = $this->content( $args, is_array( $instance ) ? $instance : array() );
		if ( '' !== $html ) {
			echo $args['before_widget'] ?? '', $html, $args['after_widget'] ?? ''; // phpcs:ignore WordPress.Security.EscapeOutput -- the theme's tags and filtered HTML.
		}
	}

	/**
	 * The form has no fields: what it sends changes nothing.
	 *
	 * @param mixed $new_instance Sent values.
	 * @param mixed $old_instance Saved values.
	 */
	public function update( $new_instance, $old_instance ) {
		return is_array( $old_instance ) ? $old_instance : array();
	}
}
