<?php
/**
 * Classic widget that lists posts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\PageBuilder;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Posts\Query;

/**
 * `SiteOrigin_Panels_Widgets_PostLoop`: posts in a template of the theme, `loop….php` for all or `content….php` for
 * each.
 */
final class PostLoopWidget extends ClassicWidget {
	/** Settings of versions without a field for posts. */
	private const OLD_QUERY = array( 'post_type', 'posts_per_page', 'order', 'orderby', 'sticky', 'additional' );

	/** Whether the widget is being rendered: a list inside its own list would not end. */
	private bool $is_printing = false;

	public function __construct() {
		parent::__construct(
			'siteorigin-panels-postloop',
			__( 'Post Loop', 'pagewright' ),
			array(
				'description' => __( 'A SiteOrigin Page Builder widget that displays a list of posts.', 'pagewright' ),
			)
		);
	}

	protected function content( array $args, array $instance ): string {
		$template = self::template( $instance['template'] ?? '' );
		if ( '' === $template || is_admin() || $this->is_printing ) {
			return '';
		}
		$this->is_printing = true;
		try {
			$html = self::posts( $template, $instance );
		} finally {
			$this->is_printing = false;
		}
		/** This filter is documented in wp-includes/widgets/class-wp-widget-pages.php. */
		$title = apply_filters(
			'widget_title',
			is_string( $instance['title'] ?? null ) ? $instance['title'] : '',
			$instance,
			$this->id_base
		);
		return '' === (string) $title
			? $html
			: ( $args['before_title'] ?? '' ) . wp_kses_post( (string) $title ) . ( $args['after_title'] ?? '' )
				. $html;
	}

	/** @param mixed $instance Saved values. */
	public function form( $instance ) {
		echo '<p>', esc_html__(
			'This SiteOrigin Page Builder widget lists posts with a theme template. Visitors still see it.',
			'pagewright'
		), '</p>';
	}

	/**
	 * Templates of themes use the main query, so this query replaces it temporarily.
	 *
	 * @param string               $template Path of a file.
	 * @param array<string, mixed> $instance Saved values.
	 */
	private static function posts( string $template, array $instance ): string {
		global $wp_query, $more, $post;
		$before = array( $wp_query, $more, $post );
		$saved  = empty( $instance['posts'] )
			? array_intersect_key( $instance, array_flip( self::OLD_QUERY ) )
			: $instance['posts'];
		$query  = array( 'paged' => max( 1, (int) get_query_var( 'paged' ), (int) get_query_var( 'page' ) ) )
			+ Query::args( $saved, Query::here() );
		ob_start();
		try {
			$wp_query = new \WP_Query( $query ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- until the list is printed.
			$more     = empty( $instance['more'] ) ? 1 : 0; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- until the list is printed.
			if ( str_starts_with( basename( $template ), 'content' ) ) {
				while ( have_posts() ) {
					the_post();
					load_template( $template, false );
				}
			} else {
				load_template( $template, false );
			}
		} finally {
			$html = (string) ob_get_clean();
			[ $wp_query, $more, $post ] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- restored.
			if ( $post instanceof \WP_Post ) {
				setup_postdata( $post );
			}
		}
		return $html;
	}

	/** Returns the path of a theme's template; '' for an unknown name. */
	private static function template( mixed $name ): string {
		$is_template = is_string( $name ) && 1 === preg_match( '~^(?:[\w-]+/)*(?:loop|content)[\w-]*\.php$~', $name );
		return $is_template ? locate_template( $name ) : '';
	}
}
