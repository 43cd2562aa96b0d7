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

	/** Widgets of Page Builder itself; one of them holds a layout. */
	private const OF_PAGE_BUILDER = 'SiteOrigin_Panels_Widgets_';

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
				$widgets = implode( '', array_map( static fn ( array $widget ): string => self::widget( $widget ), $cell['widgets'] ) );
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
				'class'  => self::class_of( $info['class'] ?? null ),
				'values' => $widget,
			);
		}
		ksort( $rows );
		array_walk( $rows, ksort( ... ) );
		return array_filter( $rows, static fn ( array $cells ): bool => array() !== array_merge( ...array_column( $cells, 'widgets' ) ) );
	}

	/**
	 * @param array{class: string, values: array<string, mixed>} $widget Widget.
	 * @param array<string, string>                              $tags   Tags around it that differ.
	 */
	private static function widget( array $widget, array $tags = array() ): string {
		$known = $GLOBALS['wp_widget_factory']->widgets[ $widget['class'] ] ?? null;
		if ( ! $known instanceof \WP_Widget ) {
			return '';
		}
		$level = ob_get_level();
		ob_start();
		try {
			the_widget(
				$widget['class'],
				Harmless::values( $known, $widget['values'] ),
				$tags + array(
					'before_widget' => '<div class="so-panel widget %s">',
					'after_widget'  => '</div>',
					'before_title'  => '<h3 class="widget-title">',
					'after_title'   => '</h3>',
				)
			);
			$html = (string) ob_get_clean();
		} catch ( \Throwable $error ) {
			// A widget of another plugin may not expect values that its form cannot make; the page is printed without it.
			while ( ob_get_level() > $level ) {
				ob_end_clean();
			}
			$html = '';
		}
		return Harmless::output( $widget['class'], $known, $html );
	}

	/**
	 * The layout for Page Builder, which prints widgets itself: in place of a widget that prints what a post may not hold stands what is left of it.
	 *
	 * @param array<string, mixed> $layout Layout.
	 * @return array<string, mixed>
	 */
	public static function without_unknown( array $layout ): array {
		foreach ( is_array( $layout['widgets'] ?? null ) ? $layout['widgets'] : array() as $place => $widget ) {
			if ( ! is_array( $widget ) ) {
				continue;
			}
			$part  = is_array( $widget['panels_info'] ?? null ) ? 'panels_info' : 'info';
			$class = self::class_of( $widget[ $part ]['class'] ?? null );
			$known = $GLOBALS['wp_widget_factory']->widgets[ $class ] ?? null;
			if ( is_array( $widget['panels_data'] ?? null ) && str_starts_with( $class, self::OF_PAGE_BUILDER ) ) {
				$layout['widgets'][ $place ]['panels_data'] = self::without_unknown( $widget['panels_data'] );
			} elseif ( $known instanceof \WP_Widget && ! Harmless::is_known( $class, $known ) ) {
				$layout['widgets'][ $place ] = array(
					'content' => self::widget( array( 'class' => $class, 'values' => array_diff_key( $widget, array( $part => true ) ) ), array( 'before_widget' => '', 'after_widget' => '' ) ),
					$part     => array( 'class' => 'WP_Widget_Custom_HTML' ) + $widget[ $part ],
				);
			}
		}
		return $layout;
	}

	private static function class_of( mixed $name ): string {
		return is_string( $name ) ? (string) preg_replace( '/\\\\+/', '\\', $name ) : '';
	}

	/** @return list<array<string, mixed>> */
	private static function objects( mixed $list ): array {
		return is_array( $list ) ? array_values( array_filter( $list, 'is_array' ) ) : array();
	}

	private static function place( mixed $value ): int {
		return is_numeric( $value ) ? max( 0, min( self::MAX_PLACE, (int) $value ) ) : 0;
	}
}
