<?php
/**
 * Layouts of Page Builder, without Page Builder.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Builder;

defined( 'ABSPATH' ) || exit;

/** Rows of cells of widgets, with the class names that themes style. Cells stand side by side where there is room and below each other where not. */
final class Layout {
	/** Rows and cells that a layout may have; more are taken for the last one. */
	private const MAX_PLACE = 100;

	/** Narrower than this a cell goes below the one before it. */
	private const MIN_CELL_WIDTH = '220px';

	/**
	 * The layout as HTML. Widgets that this site does not have are left out.
	 *
	 * @param array<string, mixed> $layout `widgets`, `grids` and `grid_cells` of Page Builder.
	 */
	public static function html( array $layout ): string {
		$html = '';
		foreach ( self::rows( $layout ) as $cells ) {
			$row = '';
			foreach ( $cells as $cell ) {
				$widgets = implode( '', array_map( self::widget( ... ), $cell['widgets'] ) );
				$row    .= sprintf( '<div class="panel-grid-cell" style="flex:%s 1 %s;min-width:0">%s</div>', esc_attr( (string) round( $cell['weight'] * 100, 2 ) ), self::MIN_CELL_WIDTH, $widgets );
			}
			$html .= sprintf( '<div class="panel-grid panel-no-style" style="display:flex;flex-wrap:wrap;gap:30px">%s</div>', $row );
		}
		return '' === $html ? '' : "<div class=\"panel-layout\">$html</div>";
	}

	/**
	 * Rows by number, in each cells by number: weight, and widgets as class and values.
	 *
	 * @param array<string, mixed> $layout Layout.
	 * @return array<int, array<int, array{weight: float, widgets: list<array{class: string, values: array<string, mixed>}>}>>
	 */
	private static function rows( array $layout ): array {
		$rows  = array();
		$count = array();
		foreach ( self::objects( $layout['grid_cells'] ?? null ) as $cell ) {
			$row                     = self::place( $cell['grid'] ?? 0 );
			$at                      = min( $count[ $row ] ?? 0, self::MAX_PLACE );
			$count[ $row ]           = $at + 1;
			$weight                  = is_numeric( $cell['weight'] ?? null ) ? (float) $cell['weight'] : 0.0;
			$rows[ $row ][ $at ]     = array( 'weight' => $weight > 0 ? $weight : 1.0, 'widgets' => array() );
		}
		foreach ( self::objects( $layout['widgets'] ?? null ) as $widget ) {
			// Very old layouts call it `info`.
			$info = is_array( $widget['panels_info'] ?? null ) ? $widget['panels_info'] : ( is_array( $widget['info'] ?? null ) ? $widget['info'] : array() );
			$row  = self::place( $info['grid'] ?? 0 );
			$cell = self::place( $info['cell'] ?? 0 );
			unset( $widget['panels_info'], $widget['info'] );
			$rows[ $row ][ $cell ]             ??= array( 'weight' => 1.0, 'widgets' => array() );
			$rows[ $row ][ $cell ]['widgets'][]  = array(
				'class'  => is_string( $info['class'] ?? null ) ? (string) preg_replace( '/\\\\+/', '\\', $info['class'] ) : '',
				'values' => $widget,
			);
		}
		ksort( $rows );
		array_walk( $rows, ksort( ... ) );
		return array_filter( $rows, static fn ( array $cells ): bool => array() !== array_merge( ...array_column( $cells, 'widgets' ) ) );
	}

	/** @param array{class: string, values: array<string, mixed>} $widget Widget. */
	private static function widget( array $widget ): string {
		$known = $GLOBALS['wp_widget_factory']->widgets[ $widget['class'] ] ?? null;
		if ( ! $known instanceof \WP_Widget ) {
			return '';
		}
		ob_start();
		the_widget(
			$widget['class'],
			$widget['values'],
			array(
				'before_widget' => '<div class="so-panel widget %s">',
				'after_widget'  => '</div>',
				'before_title'  => '<h3 class="widget-title">',
				'after_title'   => '</h3>',
			)
		);
		return (string) ob_get_clean();
	}

	/** @return list<array<string, mixed>> */
	private static function objects( mixed $list ): array {
		return is_array( $list ) ? array_values( array_filter( $list, 'is_array' ) ) : array();
	}

	private static function place( mixed $value ): int {
		return is_numeric( $value ) ? max( 0, min( self::MAX_PLACE, (int) $value ) ) : 0;
	}
}
