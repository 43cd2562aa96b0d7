<?php
/**
 * Layouts of Page Builder without Page Builder.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Builder;

defined( 'ABSPATH' ) || exit;

/** Prints the rows, cells and widgets of a layout, with the class names and IDs that themes and custom CSS use. */
final class Layout {
	/** Page Builder's own widgets; one of them contains a layout. */
	private const OF_PAGE_BUILDER = 'SiteOrigin_Panels_Widgets_';

	private readonly LayoutSettings $settings;

	private function __construct( private readonly string $id, private readonly bool $is_trusted ) {
		$this->settings = LayoutSettings::of_site();
	}

	/**
	 * Returns the layout as HTML after its style sheet. Skips widgets that this site does not have.
	 *
	 * @param array<string, mixed> $layout `widgets`, `grids` and `grid_cells` of Page Builder.
	 */
	public static function html( array $layout, LayoutPlace $place = new LayoutPlace() ): string {
		$rows = LayoutRows::read( $layout );
		$id   = (string) preg_replace( '/[^\w-]/', '', $place->id );
		return array() === $rows
			? ''
			: (
				new self( '' === $id ? self::id_of( $layout ) : $id, $place->is_trusted )
			)->print( $rows, $place->classes );
	}

	/**
	 * Returns a name for a layout without one.
	 *
	 * @param array<string, mixed> $layout Layout.
	 */
	public static function id_of( array $layout ): string {
		return 'w' . substr( md5( (string) wp_json_encode( $layout ) ), 0, 12 );
	}

	/**
	 * Returns the layout for Page Builder, which prints widgets itself. Replaces each widget whose output a post may
	 * not contain with filtered HTML.
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
			$class = LayoutRows::class_of( $widget[ $part ]['class'] ?? null );
			$known = self::known( $class );
			if ( is_array( $widget['panels_data'] ?? null ) && str_starts_with( $class, self::OF_PAGE_BUILDER ) ) {
				$layout['widgets'][ $place ]['panels_data'] = self::without_unknown( $widget['panels_data'] );
			} elseif ( null !== $known && ! Harmless::is_known( $class, $known ) ) {
				$layout['widgets'][ $place ] = array(
					'content' => Harmless::output(
						$class,
						$known,
						self::output(
							$class,
							$known,
							array_diff_key( $widget, array( $part => true ) ),
							array(
								'before_widget' => '',
								'after_widget'  => '',
								'before_title'  => '<h3 class="widget-title">',
								'after_title'   => '</h3>',
							)
						)
					),
					$part     => array( 'class' => 'WP_Widget_Custom_HTML' ) + $widget[ $part ],
				);
			}
		}
		return $layout;
	}

	/**
	 * @param array<int, array<string, mixed>> $rows    Rows from LayoutRows.
	 * @param list<string>                     $classes Additional class names.
	 */
	private function print( array $rows, array $classes ): string {
		$html = '';
		foreach ( $rows as $at => $row ) {
			$style = new LayoutStyle( $row['style'] );
			$cells = '';
			foreach ( $row['cells'] as $number => $cell ) {
				$cells .= $this->cell(
					"$at-$number",
					$cell,
					$number === count( $row['cells'] ) - 2 && array() === $row['cells'][ $number + 1 ]['widgets'],
					$style
				);
			}
			$inside  = $this->box( 'row', (string) $at, $style, $cells );
			$overlay = $style->has_overlay() ? ' panel-has-overlay' : '';
			$html   .= self::element(
				array(
					'id'    => "pg-{$this->id}-$at",
					'class' => 'panel-grid ' . ( $inside === $cells ? 'panel-no-style' : 'panel-has-style' ) . $overlay,
				),
				$inside
			);
		}
		$names = array( 'panel-layout', ...$classes, ...( is_rtl() ? array( 'panel-is-rtl' ) : array() ) );
		// Inside the element: most themes remove the margin above the first element of a post.
		$sheet = is_feed() ? '' : '<style>' . ( new LayoutCss( $this->id, $this->settings ) )->of( $rows ) . '</style>';
		return self::element( array( 'id' => "pl-{$this->id}", 'class' => implode( ' ', $names ) ), $sheet . $html );
	}

	/** @param array<string, mixed> $cell Cell. */
	private function cell( string $at, array $cell, bool $is_last_on_mobile, LayoutStyle $row ): string {
		$style   = new LayoutStyle( $cell['style'] );
		$widgets = '';
		foreach ( $cell['widgets'] as $place => $widget ) {
			$widgets .= $this->widget( "$at-$place", $widget, 0 === $place, $place === count( $cell['widgets'] ) - 1 );
		}
		$classes = 'panel-grid-cell' . ( array() === $cell['widgets'] ? ' panel-grid-cell-empty' : '' )
			. ( $is_last_on_mobile ? ' panel-grid-cell-mobile-last' : '' )
			. ( $style->has_overlay() ? ' panel-has-overlay' : '' );
		return self::element(
			array( 'id' => "pgc-{$this->id}-$at", 'class' => $classes ),
			$this->box( 'cell', $at, $style, $widgets, $row->classes( 'cell_class' ) )
		);
	}

	/**
	 * @param array{class: string, values: array<string, mixed>, style: array<string, mixed>, index: int} $widget
	 *    Widget.
	 */
	private function widget( string $at, array $widget, bool $is_first, bool $is_last ): string {
		$known = self::known( $widget['class'] );
		if ( null === $known ) {
			return '';
		}
		$style = new LayoutStyle( $widget['style'] );
		$tags  = $this->settings->title_tags() + array( 'before_widget' => '', 'after_widget' => '' );
		// With an ID, widgets treat the values like those of a widget area, which passed update().
		$tags += $this->is_trusted ? array( 'id' => 'pagewright-layout' ) : array();
		$html  = self::output( $widget['class'], $known, $widget['values'], $tags );
		$html  = $this->is_trusted ? $html : Harmless::output( $widget['class'], $known, $html );
		$names = array(
			'so-panel',
			$this->settings->is_on( 'add-widget-class' ) ? 'widget' : '',
			'widget_' . $known->id_base,
			...explode( ' ', (string) ( $known->widget_options['classname'] ?? '' ) ),
			$is_first ? 'panel-first-child' : '',
			$is_last ? 'panel-last-child' : '',
			$style->has_overlay() ? 'panel-has-overlay' : '',
		);
		$names = array_unique( array_filter( array_map( 'sanitize_html_class', $names ) ) );
		$outer = array(
			'id'         => "panel-{$this->id}-$at",
			'class'      => implode( ' ', $names ),
			'data-index' => (string) $widget['index'],
		);
		return self::element( $outer, $this->box( 'widget', $at, $style, $html ) );
	}

	/**
	 * Wraps the content of a row, a cell or a widget in an element with its styles, if it has any.
	 *
	 * @param list<string> $fallback Class names if the style has none.
	 */
	private function box(
		string $kind,
		string $at,
		LayoutStyle $style,
		string $content,
		array $fallback = array()
	): string {
		$classes = $style->classes();
		$classes = array() === $classes ? $fallback : $classes;
		$stretch = 'row' === $kind ? $style->stretch() : '';
		$css     = $style->css( $kind ) . $style->hover_css() . $style->tablet_css() . $style->mobile_css();
		if ( array() === $classes && '' === $style->id() . $stretch . $css ) {
			return $content;
		}
		$text  = $style->picture_text();
		$more  = '' === $text
			? ''
			: self::element( array( 'class' => "so-panels-background-alt so-sr-only $kind" ), esc_html( $text ) );
		$more .= $style->has_overlay()
			? self::element( array( 'class' => 'panel-background-overlay', 'style' => $style->overlay_css() ), '' )
			: '';
		return self::element(
			array(
				'id'                => $style->id(),
				'class'             => implode(
					' ',
					array_unique(
						array(
							...$classes,
							...( '' === $stretch ? array() : array( 'siteorigin-panels-stretch' ) ),
							"panel-$kind-style",
							"panel-$kind-style-for-{$this->id}-$at",
						)
					)
				),
				'data-stretch-type' => $stretch,
			),
			$more . $content
		);
	}

	/** Returns the widget of a PHP class in a layout; null if this site does not have it. */
	public static function known( string $class ): ?\WP_Widget {
		$known = '' === $class ? null : $GLOBALS['wp_widget_factory']->widgets[ $class ] ?? null;
		/**
		 * Finds a widget that is not registered. The widget factory must contain the returned widget under this name.
		 *
		 * @param ?\WP_Widget $widget The widget.
		 * @param string      $class  PHP class in a layout.
		 */
		$known ??= apply_filters( 'pagewright/builder/find-widget', null, $class );
		return $known instanceof \WP_Widget ? $known : null;
	}

	/**
	 * @param array<string, mixed>  $values Values.
	 * @param array<string, string> $tags   Tags around the widget and its title.
	 */
	private static function output( string $class, \WP_Widget $widget, array $values, array $tags ): string {
		$level = ob_get_level();
		ob_start();
		try {
			the_widget( $class, Harmless::values( $widget, $values ), $tags );
			return (string) ob_get_clean();
		} catch ( \Throwable ) {
			// A widget of another plugin can fail for values that its form cannot create; the page then renders without
			// it.
			while ( ob_get_level() > $level ) {
				ob_end_clean();
			}
			return '';
		}
	}

	/** @param array<string, string> $attributes Name => value; empty values are skipped. */
	private static function element( array $attributes, string $html ): string {
		$printed = '';
		foreach ( array_filter( $attributes, static fn ( string $value ): bool => '' !== $value ) as $name => $value ) {
			$printed .= " $name=\"" . esc_attr( $value ) . '"';
		}
		return "<div$printed>$html</div>";
	}
}
