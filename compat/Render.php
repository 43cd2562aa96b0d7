<?php
/**
 * Renders a widget of another plugin.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Compat;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;

/** Passes sanitized data to the widget's own methods and template. */
final class Render implements RenderInterface {
	public function migrate( array $raw ): array {
		return $raw;
	}

	public function context( array $data, RenderContext $context ): ?array {
		$widget = ThirdParty::widget_of( $context->widget->class );
		if ( null === $widget ) {
			return null;
		}
		$args = $context->title_tags + array(
			'before_widget' => '',
			'after_widget'  => '',
			'widget_id'     => $context->id,
		);
		return array(
			'style' => $widget->get_style_name( $data ) ?: 'base',
			'html'  => $widget->html( $data, $args, $context->is_preview ),
		);
	}
}
