<?php
/**
 * Style sheet of a layout.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Builder;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the rules of one layout with the IDs that Page Builder gives its rows, cells and widgets, because custom CSS
 * of sites uses them.
 */
final class LayoutCss {
	/** `%s` is the selector of the layout. */
	private const BASE = '%1$s .panel-grid.panel-no-style,%1$s .panel-grid>.panel-row-style{display:flex;justify-content:space-between}'
		. '%1$s.panel-is-rtl .panel-grid.panel-no-style,%1$s.panel-is-rtl .panel-grid>.panel-row-style{flex-direction:row-reverse}'
		. '%1$s .panel-grid-cell{box-sizing:border-box;min-width:0}%1$s .panel-cell-style{height:100%%}'
		. '%1$s .so-panel::after{content:"";display:table;clear:both}%1$s .widget-title{margin-top:0}'
		. '%1$s .panel-background-overlay{position:absolute;inset:0;z-index:-1}'
		. '%1$s .so-sr-only{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%%);white-space:nowrap}';

	/** @var array<string, string> Media query => rules; '' means all widths. */
	private array $rules = array( '' => '', 'tablet' => '', 'mobile' => '' );

	/** @param string $id Name of the layout: letters, digits, `-` and `_`. */
	public function __construct( private readonly string $id, private readonly LayoutSettings $settings ) {}

	/**
	 * @param array<int, array{style: array<string, mixed>, cells: array<int, array<string, mixed>>}> $rows Rows from
	 *    LayoutRows.
	 */
	public function of( array $rows ): string {
		$layout = "#pl-{$this->id}";
		$below  = $this->settings->length( 'margin-bottom' );
		$this->add(
			'',
			sprintf( self::BASE, $layout )
				. "$layout .so-panel{margin-bottom:$below}$layout .so-panel:last-of-type{margin-bottom:0}"
		);
		if ( $this->settings->is_on( 'responsive' ) ) {
			$this->add(
				'mobile',
				"$layout .panel-grid-cell{padding:0}$layout .panel-grid .panel-grid-cell-empty{display:none}$layout .panel-grid .panel-grid-cell-mobile-last{margin-bottom:0}"
			);
		}
		foreach ( $rows as $at => $row ) {
			$style = new LayoutStyle( $row['style'] );
			$this->row( $at, $style, $at === array_key_last( $rows ) );
			$this->stretch( "#pg-{$this->id}-$at>.panel-row-style", $style );
			foreach ( $row['cells'] as $number => $cell ) {
				$this->cell( "$at-$number", $cell, $style );
				foreach ( $cell['widgets'] as $place => $widget ) {
					$this->widget( "$at-$number-$place", new LayoutStyle( $widget['style'] ) );
				}
			}
			if (
				$this->settings->is_on( 'responsive' )
				&& '' === $style->word( 'collapse_behaviour', array( 'no_collapse' ) )
			) {
				$this->collapse( $at, $style, count( $row['cells'] ) );
			}
		}
		return $this->sheet();
	}

	private function row( int $at, LayoutStyle $style, bool $is_last ): void {
		$row    = "#pg-{$this->id}-$at";
		$margin = $style->length( 'bottom_margin' );
		if ( ! $is_last || '' !== $margin || $this->settings->is_on( 'margin-bottom-last-row' ) ) {
			$this->rule(
				'',
				$row,
				LayoutStyle::rule(
					'margin-bottom',
					'' === $margin ? $this->settings->length( 'margin-bottom' ) : $margin
				)
			);
		}
		$this->box( "$row>.panel-row-style", $style, 'row' );
		$this->rule(
			'',
			"$row.panel-no-style,$row>.panel-row-style",
			LayoutStyle::rule( 'align-items', $style->word( 'cell_alignment', LayoutStyle::ALIGNMENTS ) )
		);
	}

	/**
	 * Stretches a row to the sides of the window without JavaScript. 100vw includes the scroll bar, so the overflow is
	 * clipped.
	 */
	private function stretch( string $selector, LayoutStyle $style ): void {
		$kind = $style->stretch();
		if ( '' !== $kind ) {
			$this->rule(
				'',
				$selector,
				'margin-inline:calc(50% - 50vw);max-width:none;'
					. ( 'full' === $kind ? 'padding-inline:calc(50vw - 50%);' : '' )
			);
			$this->rule( '', 'body', 'overflow-x:clip;' );
		}
	}

	/** @param array<string, mixed> $cell Cell. */
	private function cell( string $at, array $cell, LayoutStyle $row ): void {
		$selector = "#pgc-{$this->id}-$at";
		$style    = new LayoutStyle( $cell['style'] );
		$gutter   = $this->gutter( $row );
		$share    = round( $cell['weight'], 6 );
		$this->rule(
			'',
			$selector,
			sprintf( 'width:calc(%s%% - %s * %s);', self::number( $share * 100 ), self::number( 1 - $share ), $gutter )
				. LayoutStyle::rule(
					'align-self',
					$style->word( 'vertical_alignment', array( 'auto', ...LayoutStyle::ALIGNMENTS ) )
				)
		);
		$this->box( "$selector>.panel-cell-style", $style, 'cell' );
		$this->links( $selector, $style );
	}

	private function widget( string $at, LayoutStyle $style ): void {
		$selector = "#pl-{$this->id} #panel-{$this->id}-$at";
		$mobile   = $style->lengths( 'mobile_margin' );
		$below    = $this->settings->length( 'widget-mobile-margin-bottom' );
		$this->rule( '', $selector, LayoutStyle::rule( 'margin', $style->lengths( 'margin' ) ) );
		$this->rule( 'tablet', $selector, LayoutStyle::rule( 'margin', $style->lengths( 'tablet_margin' ) ) );
		$this->rule(
			'mobile',
			$selector,
			LayoutStyle::rule( 'margin', '' !== $mobile || '' === $below ? $mobile : "0 0 $below" )
		);
		$this->box( "$selector>.panel-widget-style", $style, 'widget' );
		$this->links( $selector, $style );
	}

	private function box( string $selector, LayoutStyle $style, string $kind ): void {
		$this->rule( '', $selector, $style->css( $kind ) );
		$this->rule( '', "$selector:hover", $style->hover_css() );
		if ( $this->settings->is_on( 'tablet-layout' ) ) {
			$this->rule( 'tablet', $selector, $style->tablet_css() );
		}
		$this->rule( 'mobile', $selector, $style->mobile_css() );
	}

	private function links( string $selector, LayoutStyle $style ): void {
		$this->rule( '', "$selector a", LayoutStyle::rule( 'color', $style->color( 'link_color' ) ) );
		$this->rule( '', "$selector a:hover", LayoutStyle::rule( 'color', $style->color( 'link_color_hover' ) ) );
	}

	/** Stacks cells in a narrow window, in the order that the row defines. */
	private function collapse( int $at, LayoutStyle $style, int $cells ): void {
		$row     = "#pg-{$this->id}-$at";
		$cell    = "$row .panel-grid-cell";
		$order   = $style->word( 'collapse_order', array( 'left-top', 'right-top' ) );
		$is_left = 'left-top' === ( '' === $order ? ( is_rtl() ? 'right-top' : 'left-top' ) : $order );
		$boxes   = "$row.panel-no-style,$row>.panel-row-style";
		if ( $this->settings->is_on( 'tablet-layout' ) ) {
			if ( $cells > 2 ) {
				$this->rule( 'tablet', $boxes, 'flex-wrap:' . ( $is_left ? 'wrap' : 'wrap-reverse' ) . ';' );
			}
			if ( $cells > 2 ) {
				$this->rule(
					'tablet',
					$cell,
					'flex:0 1 50%;' . LayoutStyle::rule( 'margin-bottom', $this->settings->length( 'margin-bottom' ) )
				);
			}
			for ( $number = 0; $cells > 2 && $number < $cells; $number++ ) {
				$this->rule(
					'tablet',
					"#pgc-{$this->id}-$at-$number",
					( 0 === $number % 2 ? 'padding-right' : 'padding-left' ) . ":calc({$this->gutter( $style )} / 2)"
				);
			}
			$this->rule(
				'tablet',
				$row,
				LayoutStyle::rule( 'margin-bottom', $style->length( 'tablet_bottom_margin' ) )
			);
		}
		$this->rule(
			'mobile',
			"#pl-{$this->id} $row.panel-no-style,#pl-{$this->id} $row>.panel-row-style",
			'flex-direction:' . ( $is_left ? 'column' : 'column-reverse' ) . ';'
		);
		$below = '' === $style->length( 'mobile_cell_margin' )
			? $this->settings->length( 'mobile-cell-margin' )
			: $style->length( 'mobile_cell_margin' );
		for ( $number = 0; $number < $cells; $number++ ) {
			$has_below = $number !== ( $is_left ? $cells - 1 : 0 );
			$this->rule(
				'mobile',
				"#pgc-{$this->id}-$at-$number",
				'width:100%;' . ( $has_below ? LayoutStyle::rule( 'margin-bottom', $below ) : '' )
			);
		}
		$margin = $style->length( 'mobile_bottom_margin' );
		$this->rule(
			'mobile',
			$row,
			LayoutStyle::rule(
				'margin-bottom',
				'' === $margin ? $this->settings->length( 'row-mobile-margin-bottom' ) : $margin
			)
		);
	}

	/** Returns the space between the cells of a row. */
	private function gutter( LayoutStyle $row ): string {
		return '' === $row->length( 'gutter' ) ? $this->settings->length( 'margin-sides' ) : $row->length( 'gutter' );
	}

	private function rule( string $media, string $selector, string $css ): void {
		if ( '' !== $css ) {
			$this->add( $media, "$selector{" . rtrim( $css, ';' ) . '}' );
		}
	}

	private function add( string $media, string $css ): void {
		$this->rules[ $media ] .= $css;
	}

	private function sheet(): string {
		$mobile = $this->settings->number( 'mobile-width' );
		$tablet = sprintf(
			'@media (min-width:%spx) and (max-width:%spx)',
			$mobile + 1,
			$this->settings->number( 'tablet-width' )
		);
		$css    = $this->rules[''];
		$css   .= '' === $this->rules['tablet'] ? '' : "$tablet{" . $this->rules['tablet'] . '}';
		$css   .= '' === $this->rules['mobile'] ? '' : "@media (max-width:{$mobile}px){" . $this->rules['mobile'] . '}';
		// Nothing in it can end the style element.
		return str_replace( '<', '', $css );
	}

	/** Returns a number in CSS format, independent of the server's locale. */
	private static function number( float $number ): string {
		return rtrim( rtrim( number_format( $number, 4, '.', '' ), '0' ), '.' );
	}
}
