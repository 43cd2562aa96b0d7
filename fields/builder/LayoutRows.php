<?php
/**
 * Parts of a layout of Page Builder.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Builder;

defined( 'ABSPATH' ) || exit;

/** Reads `grids`, `grid_cells` and `widgets` of a layout, whatever their types are. */
final class LayoutRows {
	/** Maximum number of rows and cells of a layout; higher numbers count as the last one. */
	private const MAX_PLACE = 100;

	/**
	 * Returns the rows by number, each with its cells by number. The weights of the cells in a row add up to 1.
	 *
	 * @param array<string, mixed> $layout Layout.
	 * @return array<int, array{style: array<string, mixed>, cells: array<int, array{weight: float, style: array<string,
	 *    mixed>, widgets: list<array{class: string, values: array<string, mixed>, style: array<string, mixed>, index:
	 *    int}>}>}>
	 */
	public static function read( array $layout ): array {
		$rows = self::cells( $layout );
		foreach ( self::objects( $layout['widgets'] ?? null ) as $index => $widget ) {
			// The key `info` is from very old layouts.
			$info = self::object( $widget['panels_info'] ?? null ) ?: self::object( $widget['info'] ?? null );
			$row  = self::place( $info['grid'] ?? 0 );
			$cell = self::place( $info['cell'] ?? 0 );
			unset( $widget['panels_info'], $widget['info'] );
			$rows[ $row ][ $cell ]             ??= array( 'weight' => 1.0, 'style' => array(), 'widgets' => array() );
			$rows[ $row ][ $cell ]['widgets'][]  = array(
				'class'  => self::class_of( $info['class'] ?? null ),
				'values' => $widget,
				'style'  => self::object( $info['style'] ?? null ),
				'index'  => $index,
			);
		}
		ksort( $rows );
		$grids = self::objects( $layout['grids'] ?? null );
		return array_map(
			static fn ( int $at, array $cells ): array => array(
				'style' => self::object( $grids[ $at ]['style'] ?? null ),
				'cells' => self::with_shares( $cells ),
			),
			array_keys( $rows ),
			$rows
		);
	}

	/** Returns the PHP class of a widget. Saved names can have doubled or encoded backslashes. */
	public static function class_of( mixed $name ): string {
		return is_string( $name ) ? (string) preg_replace( '/(?:\\\\|&#92;)+/', '\\', $name ) : '';
	}

	/** @return list<array<string, mixed>> The arrays in a list. */
	public static function objects( mixed $list ): array {
		return is_array( $list ) ? array_values( array_filter( $list, 'is_array' ) ) : array();
	}

	/**
	 * @param array<string, mixed> $layout Layout.
	 * @return array<int, array<int, array{weight: float, style: array<string, mixed>, widgets: list<mixed>}>> Cells
	 *    without their widgets, by row and number.
	 */
	private static function cells( array $layout ): array {
		$rows = array();
		foreach ( self::objects( $layout['grid_cells'] ?? null ) as $cell ) {
			$row    = self::place( $cell['grid'] ?? 0 );
			$at     = min( count( $rows[ $row ] ?? array() ), self::MAX_PLACE );
			$weight = is_numeric( $cell['weight'] ?? null ) ? (float) $cell['weight'] : 0.0;
			$rows[ $row ][ $at ] = array(
				'weight'  => $weight > 0 && is_finite( $weight ) ? $weight : 1.0,
				'style'   => self::object( $cell['style'] ?? null ),
				'widgets' => array(),
			);
		}
		return $rows;
	}

	/**
	 * @param array<int, array<string, mixed>> $cells Cells of one row.
	 * @return array<int, array<string, mixed>> The cells in order, each with its share of the row as its weight.
	 */
	private static function with_shares( array $cells ): array {
		ksort( $cells );
		$sum = array_sum( array_column( $cells, 'weight' ) );
		return array_map(
			static fn ( array $cell ): array => array( 'weight' => $cell['weight'] / $sum ) + $cell,
			array_values( $cells )
		);
	}

	/** @return array<string, mixed> */
	private static function object( mixed $value ): array {
		return is_array( $value ) ? $value : array();
	}

	private static function place( mixed $value ): int {
		return is_numeric( $value ) ? max( 0, min( self::MAX_PLACE, (int) $value ) ) : 0;
	}
}
