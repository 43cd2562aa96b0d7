<?php
/**
 * Replaces Page Builder, which is not in a package registry: an admin page with one builder and one dialog that load,
 * read, copy and save
 * widgets by the rules of the original (version 2.x): form by ajax with `{$id}` for the number, named fields read into
 * `widgets[<id>]`,
 * `data-panels-filter="json_parse"`, `close_dialog_validation` before the dialog closes, keys starting with `_` dropped
 * from copies, `update()`
 * for widgets marked raw; and `siteorigin_panels_render()`, its public function for a layout outside of posts.
 */

declare( strict_types = 1 );

const PAGE_BUILDER_DATA = 'test_panels_data';

add_action(
	'admin_menu',
	static function (): void {
		$hook = add_menu_page(
			'Builder',
			'Builder',
			'edit_posts',
			'test-builder',
			static fn () => print( '<div class="wrap"><h1>Builder</h1><ul id="builder"></ul></div>' )
		);
		add_action(
			"admin_print_scripts-$hook",
			static function (): void {
				wp_register_script( 'test-builder', false, array( 'jquery', 'underscore' ), '1', true );
				wp_add_inline_script(
					'test-builder',
					'window.testBuilder = '
						. wp_json_encode(
							array(
								'ajax'    => admin_url( 'admin-ajax.php' ),
								'widgets' => get_option( PAGE_BUILDER_DATA, array() ),
							)
						)
						. ';' . file_get_contents( __DIR__ . '/page-builder.js' )
				);
				wp_enqueue_script( 'test-builder' );
				do_action( 'siteorigin_panel_enqueue_admin_scripts' );
			}
		);
	}
);

add_action(
	'wp_ajax_test_builder_form',
	static function (): void {
		$request  = wp_unslash( $_POST ); // phpcs:ignore WordPress.Security -- a site of one test.
		$class    = $request['widget'];
		$widget   = $GLOBALS['wp_widget_factory']->widgets[ $class ];
		$instance = (array) json_decode( $request['instance'], true );
		if ( 'true' === $request['raw'] ) {
			$instance = $widget->update( $instance, $instance );
		}
		$widget->id     = 'temp';
		$widget->number = '{$id}';
		ob_start();
		$widget->form( $instance );
		$field = str_replace( '____', '(.*?)', preg_quote( $widget->get_field_name( '____' ) ) );
		echo apply_filters( // phpcs:ignore WordPress.Security -- a site of one test.
			'siteorigin_panels_widget_form',
			preg_replace( "/$field/", 'widgets[{\$id}][$1]', ob_get_clean() ),
			$class,
			$instance
		);
		wp_die();
	}
);

add_action(
	'wp_ajax_test_builder_save',
	static function (): void {
		$widgets = json_decode( wp_unslash( $_POST['widgets'] ), true ); // phpcs:ignore WordPress.Security -- a site of one test.
		foreach ( $widgets as &$widget ) {
			$info = $widget['panels_info'];
			if ( ! empty( $info['raw'] ) ) {
				$widget = $GLOBALS['wp_widget_factory']->widgets[ $info['class'] ]->update( $widget, $widget );
				unset( $info['raw'] );
			}
			$widget['panels_info'] = $info;
		}
		update_option( PAGE_BUILDER_DATA, $widgets );
		wp_die( 'saved' );
	}
);

/**
 * The public function that prints a layout: given data instead of those of a post, CSS in the footer or with the
 * layout.
 *
 * @param string|int|false          $post_id     Post ID, or any name.
 * @param bool                      $enqueue_css Whether the CSS is printed in the footer.
 * @param array<string,mixed>|false $panels_data Layout.
 */
function siteorigin_panels_render( $post_id = false, $enqueue_css = true, $panels_data = false ): string {
	ob_start();
	printf(
		'<div id="pl-%s" class="panel-layout" data-css="%d" data-widgets="%d">',
		esc_attr( (string) $post_id ),
		(int) $enqueue_css,
		count( $panels_data['widgets'] )
	);
	foreach ( $panels_data['widgets'] as $widget ) {
		$info = $widget['panels_info'];
		unset( $widget['panels_info'] );
		if ( isset( $GLOBALS['wp_widget_factory']->widgets[ $info['class'] ] ) ) {
			the_widget( $info['class'], $widget );
		}
	}
	echo '</div>';
	return (string) ob_get_clean();
}
