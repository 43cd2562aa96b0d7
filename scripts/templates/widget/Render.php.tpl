<?php
/**
 * The decisions of {{title}}.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\{{Studly}};

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;

/** A title and a text. */
final class Render implements RenderInterface {
	public function migrate( array $raw ): array {
		return $raw;
	}

	public function context( array $data, RenderContext $context ): ?array {
		if ( '' === $data['title'] . $data['text'] ) {
			return null;
		}
		return array(
			'style' => 'base',
			'title' => $data['title'],
			'text'  => $data['text'],
		);
	}
}
