<?php
/**
 * Classic widget with a layout.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\PageBuilder;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Builder\Content;
use Pagewright\Fields\Builder\Harmless;
use Pagewright\Fields\Builder\LayoutPlace;

/** `SiteOrigin_Panels_Widgets_Layout`, in widget areas and inside layouts. */
final class LayoutWidget extends ClassicWidget {
	public function __construct() {
		parent::__construct(
			'siteorigin-panels-builder',
			__( 'SiteOrigin Layout', 'pagewright' ),
			array( 'description' => __( 'A SiteOrigin Page Builder layout.', 'pagewright' ) )
		);
	}

	/** In a widget area, update() filtered the layout, so it is trusted. Inside another layout, that one decides. */
	protected function content( array $args, array $instance ): string {
		$id = is_scalar( $instance['builder_id'] ?? null ) ? (string) $instance['builder_id'] : '';
		return Content::html(
			Content::read( $instance['panels_data'] ?? null ),
			new LayoutPlace( '' === $id ? '' : "w$id", is_trusted: isset( $args['id'] ) )
		);
	}

	/**
	 * Keeps the layout, unless other code sends a new one, which is filtered by the user's capabilities.
	 *
	 * @param mixed $new_instance Sent values.
	 * @param mixed $old_instance Saved values.
	 */
	public function update( $new_instance, $old_instance ) {
		$new = is_array( $new_instance ) ? $new_instance : array();
		$old = parent::update( $new_instance, $old_instance );
		if ( ! isset( $new['panels_data'] ) || ( $old['panels_data'] ?? null ) === $new['panels_data'] ) {
			return $old;
		}
		if ( ! current_user_can( 'unfiltered_html' ) ) {
			$new['panels_data'] = Harmless::layout( Content::read( $new['panels_data'] ) );
		}
		return $new + $old;
	}

	/** @param mixed $instance Saved values. */
	public function form( $instance ) {
		$names = Summary::names( Content::read( is_array( $instance ) ? $instance['panels_data'] ?? null : null ) );
		printf(
			'<p>%s</p><p>%s</p>',
			esc_html__(
				'This layout was created with SiteOrigin Page Builder. Visitors still see it. To edit it, activate Page Builder or replace it with blocks.',
				'pagewright'
			),
			esc_html(
				array() === $names
					? __( 'It contains no widgets.', 'pagewright' )
					: sprintf(
						/* translators: %s: names of widgets, separated by commas. */
						__( 'Widgets: %s', 'pagewright' ),
						implode( _x( ', ', 'between items of a list', 'pagewright' ), $names )
					)
			)
		);
	}
}
