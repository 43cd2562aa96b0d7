<?php
/**
 * Preview of a Page Builder layout.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest\LayoutPreview;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Styles;
use Pagewright\Fields\Builder\Content;
use Pagewright\Fields\Font\Font;
use Pagewright\PageBuilder\LayoutBlock;
use Pagewright\PageBuilder\Summary;
use Pagewright\Rest\PublicError;

/** POST /layouts/preview: renders a layout block with its styles, and lists what visitors do not see. */
final class Endpoint extends \Pagewright\Rest\Endpoint {
	/** Maximum size of the body. */
	private const MAX_BODY_BYTES = 2 * MB_IN_BYTES;

	protected function route(): string {
		return '/layouts/preview';
	}

	protected function route_namespace(): string {
		return 'pagewright/v1';
	}

	protected function may(): bool {
		return current_user_can( 'edit_posts' );
	}

	/**
	 * @return array{html: string, missing: list<string>, pictures: object} Names of missing widgets, and URLs of
	 *    background images by attachment ID.
	 * @throws PublicError 413 when the layout is too large, 400 when it is invalid.
	 */
	protected function answer( \WP_REST_Request $request ): array {
		if ( strlen( (string) $request->get_body() ) > self::MAX_BODY_BYTES ) {
			throw new PublicError( 413, __( 'This layout is too large for a preview.', 'pagewright' ), 413 );
		}
		$attributes = array_intersect_key(
			$request->get_params(),
			array_flip( array( 'panelsData', 'builder_id', 'className' ) )
		);
		$layout     = Content::read( $attributes['panelsData'] ?? null );
		if ( array() === $layout ) {
			throw new PublicError( 400, __( 'This layout is empty.', 'pagewright' ) );
		}
		$html  = LayoutBlock::render( $attributes );
		$style = str_replace( '</', '<\/', Styles::css() );
		return array(
			'html'     => ( '' === $style ? $html : "$html<style>$style</style>" ) . Font::links(),
			'missing'  => Summary::missing( $layout ),
			'pictures' => (object) Summary::pictures( $layout ),
		);
	}
}
