<?php
/**
 * Renders a widget for the editor.
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
use Pagewright\Rest\PublicError;
use Pagewright\Rest\WidgetEndpoint;
use Pagewright\Schema\Loader;

/** POST /widgets/previews: what the page will show, with its styles, since the editor's canvas has no head of ours. */
final class Endpoint extends WidgetEndpoint {
	public function __construct( Loader $schema, private readonly Renderer $renderer ) {
		parent::__construct( $schema );
	}

	protected function route(): string {
		return '/widgets/previews';
	}

	/** @return array{html: string, widgetIcons: list<string>} Icons are part of the HTML, so no style handle is ever needed. */
	protected function answer( \WP_REST_Request $request ): array {
		$widget = $this->widget( $request );
		$data   = Example::resolve( $widget, $this->data( $request ) );
		if ( array() === $data && ! $widget->shows_untouched ) {
			throw new PublicError( 400, __( 'There are no widget settings to preview yet.', 'pagewright' ) );
		}
		$html  = $this->renderer->render( $widget, $data, new Place( anchor: (string) ( $request['anchor'] ?? '' ), is_preview: true, is_trusted: current_user_can( 'unfiltered_html' ) ) );
		$style = str_replace( '</', '<\/', Styles::css() );
		return array(
			'html'        => ( '' === $style ? $html : "$html<style>$style</style>" ) . Font::links(),
			'widgetIcons' => array(),
		);
	}
}
