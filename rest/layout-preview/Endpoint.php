<?php
/**
 * Renders a layout of Page Builder for the editor.
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

/** POST /layouts/preview: what visitors see of a layout block, with its styles, and what they do not see. */
final class Endpoint extends \Pagewright\Rest\Endpoint {
	/** Longest body that is read. */
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
	 * @return array{html: string, missing: list<string>, pictures: object} Names of widgets that this site does not have, and addresses of background pictures by number.
	 * @throws PublicError 413 when the layout is too large, 400 when it is none.
	 */
	protected function answer( \WP_REST_Request $request ): array {
		if ( strlen( (string) $request->get_body() ) > self::MAX_BODY_BYTES ) {
			throw new PublicError( 413, __( 'This layout is too large for a preview.', 'pagewright' ), 413 );
		}
		$attributes = array_intersect_key( $request->get_params(), array_flip( array( 'panelsData', 'builder_id', 'className' ) ) );
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
