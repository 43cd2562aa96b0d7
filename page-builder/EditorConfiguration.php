<?php
/**
 * Configures layouts in the block editor.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\PageBuilder;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Registrar;
use Pagewright\Fields\Builder\Content;
use Pagewright\Output\Json;

/** Prints `window.pagewrightPageBuilder`. Without it the editor leaves layouts to Page Builder. */
final class EditorConfiguration {
	public static function print(): void {
		$post   = 'post' === ( get_current_screen()->base ?? '' ) ? get_post() : null;
		$layout = null === $post ? array() : Content::read( get_post_meta( $post->ID, Hooks::META, true ) );
		$facts  = array() === $layout ? new \stdClass() : array(
			'layout'   => $layout,
			'pictures' => (object) Summary::pictures( $layout ),
		);
		wp_add_inline_script(
			Registrar::EDITOR_HANDLE,
			'window.pagewrightPageBuilder=' . Json::script( $facts ) . ';',
			'before'
		);
	}
}
