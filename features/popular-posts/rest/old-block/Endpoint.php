<?php
/**
 * Original block of a widget.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Rest\OldBlock;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Renderer;
use Pagewright\Rest\PublicError;
use Pagewright\Rest\WidgetEndpoint;
use Pagewright\Schema\Loader;

/** POST /widgets/old-block: name and attributes of the block of another plugin that shows the same as a widget. */
final class Endpoint extends WidgetEndpoint {
	public function __construct( Loader $schema, private readonly Renderer $renderer ) {
		parent::__construct( $schema );
	}

	protected function route(): string {
		return '/widgets/old-block';
	}

	/**
	 * @return array{name: string, attributes: object}
	 * @throws PublicError 404 for a widget without such a block.
	 */
	protected function answer( \WP_REST_Request $request ): array {
		$block = $this->renderer->old_block( $this->widget( $request ), $this->data( $request ) )
			?? throw new PublicError(
				404,
				__( 'This widget does not replace a block of another plugin.', 'pagewright' ),
				404
			);
		return array(
			'name'       => $block['name'],
			'attributes' => (object) $block['attributes'],
		);
	}
}
