<?php
/**
 * Decisions of the notice.
 *
 * @package PagewrightExample
 */

declare( strict_types = 1 );

namespace PagewrightExample\Notice;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;

/** A notice with a list of points. */
final class Render implements RenderInterface {
	/** Version 0 stored the text as `message`. */
	public function migrate( array $raw ): array {
		return isset( $raw['message'] ) && ! isset( $raw['text'] ) ? array( 'text' => $raw['message'] ) + $raw : $raw;
	}

	public function context( array $data, RenderContext $context ): ?array {
		if ( '' === $data['text'] ) {
			return null;
		}
		return array(
			'role'   => 'warning' === $data['kind'] ? 'alert' : 'note',
			'kind'   => $data['kind'],
			'text'   => $data['text'],
			'points' => array_filter( array_column( $data['points'], 'label' ) ),
		);
	}
}
