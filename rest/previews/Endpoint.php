<?php
/**
 * Preview of a widget.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest\Previews;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Example;
use Pagewright\Blocks\Place;
use Pagewright\Blocks\Renderer;
use Pagewright\Blocks\Styles;
use Pagewright\Fields\Font\Font;
use Pagewright\Providers\Posts\Posts;
use Pagewright\Rest\PublicError;
use Pagewright\Rest\WidgetEndpoint;
use Pagewright\Schema\Loader;

/**
 * POST /widgets/previews: renders a widget with its styles, because the editor's canvas does not load them in its head.
 */
final class Endpoint extends WidgetEndpoint {
	public function __construct( Loader $schema, private readonly Renderer $renderer ) {
		parent::__construct( $schema );
	}

	protected function route(): string {
		return '/widgets/previews';
	}

	protected function args(): array {
		return parent::args() + array(
			'postId'      => array( 'type' => 'integer' ),
			'isUntouched' => array( 'type' => 'boolean' ),
		);
	}

	/**
	 * Renders a preview without data only if the editor reports that the widget is untouched.
	 *
	 * @return array{html: string, widgetIcons: list<string>, placeholder: string} Icons are part of the HTML, so no
	 *    style handles are needed.
	 */
	protected function answer( \WP_REST_Request $request ): array {
		$widget = $this->widget( $request );
		$data   = Example::resolve( $widget, $this->data( $request ) );
		if ( array() === $data && true !== $request['isUntouched'] ) {
			throw new PublicError( 400, __( 'The widget has no settings to preview yet.', 'pagewright' ) );
		}
		$place = new Place(
			anchor: (string) ( $request['anchor'] ?? '' ),
			is_preview: true,
			is_trusted: current_user_can( 'unfiltered_html' )
		);
		$html  = self::in_post(
			(int) ( $request['postId'] ?? 0 ),
			fn (): string => $this->renderer->render( $widget, $data, $place )
		);
		$style = str_replace( '</', '<\/', Styles::css() );
		return array(
			'html'        => ( '' === $style ? $html : "$html<style>$style</style>" ) . Font::links(),
			'widgetIcons' => array(),
			'placeholder' => '' === $widget->placeholder ? '' : translate( $widget->placeholder, $widget->text_domain ), // phpcs:ignore WordPress.WP.I18n -- a text of a JSON file.
		);
	}

	/**
	 * Renders like in the loop of the edited post: some widgets show details of their post.
	 *
	 * @param int                $id     Post ID; 0 for a post that visitors cannot view or that the user may not edit.
	 * @param callable(): string $render Renders the widget.
	 */
	private static function in_post( int $id, callable $render ): string {
		global $wp_query;
		$post = $id > 0 && current_user_can( 'edit_post', $id ) ? get_post( $id ) : null;
		if (
			! $post instanceof \WP_Post
			|| ! is_post_type_viewable( $post->post_type )
			|| ! $wp_query instanceof \WP_Query
		) {
			return $render();
		}
		$was_in_loop           = $wp_query->in_the_loop;
		$wp_query->in_the_loop = true;
		try {
			return Posts::as_current( $post, $render );
		} finally {
			$wp_query->in_the_loop = $was_in_loop;
		}
	}
}
