<?php
/**
 * Rendering of widgets.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Registry;
use Pagewright\Output\Safe;
use Pagewright\Providers\Icons\Icons;
use Pagewright\Schema\Cleaner;
use Pagewright\Schema\Loader;
use Pagewright\Schema\Walk;
use Pagewright\Schema\Widget;

/**
 * Migrates, sanitizes and renders a widget. Pages, previews, classic widgets and widgets inside widgets all use this
 * class.
 */
final class Renderer {
	/** Maximum depth of widgets inside widgets; stops content that contains itself. */
	private const MAX_NESTING = 10;

	/** @var array<string, Render> Class => its Render. */
	private array $renders = array();

	/** @var array<string, int> ID base => number of widgets of that kind in this request. */
	private array $counts = array();

	/** @var array<string, Cleaner> Class and kind of data => its sanitizer. */
	private array $cleaners = array();

	/** @var array<string, array<string, array{0: ?\Pagewright\Fields\Field, 1: array<string, mixed>}>> By class. */
	private array $css_fields = array();

	private ?SanitizedSettings $settings = null;

	private int $nesting = 0;

	/** Whether a preview is being rendered. Shortcodes, blocks and layouts inside it cannot find out otherwise. */
	private bool $is_in_preview = false;

	private ?Icons $icons = null;

	private ?Registry $trusting = null;

	/** @param ?Registry $types Field types; null creates them on demand, so that pages without widgets load none. */
	public function __construct( private readonly Loader $schema, private ?Registry $types = null ) {}

	/** Returns the field types. */
	public function types(): Registry {
		return $this->types ??= new Registry();
	}

	/**
	 * Returns the widget's HTML; '' if it is empty. Never throws because of data: every page must render.
	 *
	 * @param mixed $raw  Saved data: an array in any earlier format; anything else counts as empty.
	 * @param Place $place Where it is rendered.
	 */
	public function render( Widget $widget, mixed $raw, Place $place = new Place() ): string {
		if ( $this->nesting >= self::MAX_NESTING ) {
			return '';
		}
		$was_in_preview      = $this->is_in_preview;
		$this->is_in_preview = $was_in_preview || $place->is_preview;
		++$this->nesting;
		try {
			return $this->print( $widget, $raw, $this->is_in_preview ? $place->previewed() : $place );
		} finally {
			--$this->nesting;
			$this->is_in_preview = $was_in_preview;
		}
	}

	/**
	 * Returns saved data, migrated and sanitized.
	 *
	 * @param bool $is_trusted See Place.
	 * @return array<string, mixed>
	 */
	public function clean( Widget $widget, mixed $raw, bool $is_trusted = false ): array {
		$key = $widget->class . ( $is_trusted ? ' trusting' : '' );
		if ( ! isset( $this->cleaners[ $key ] ) ) {
			$types                  = $is_trusted ? $this->trusting ??= $this->types()->trusting() : $this->types();
			$this->cleaners[ $key ] = new Cleaner( $this->schema->fields( $widget ), $types );
		}
		return $this->cleaners[ $key ]->clean( $this->migrate( $widget, $raw ) );
	}

	/**
	 * Returns saved data in the current format, with unknown keys. Also migrates the widgets inside it: sanitizing
	 * would drop their old keys.
	 *
	 * @return array<string, mixed>
	 */
	public function migrate( Widget $widget, mixed $raw ): array {
		$render = $this->render_of( $widget );
		$raw    = is_array( $raw ) ? $raw : array();
		$raw    = null === $render ? $raw : $render->migrate( $raw );
		if ( ! $this->schema->has_widgets( $widget ) ) {
			return $raw;
		}
		return Walk::map_values(
			$widget->fields(),
			$raw,
			'widget',
			function ( array $inside, array $field ): array {
				$inner = $this->schema->find_by_folder( (string) ( $field['widget'] ?? '' ) );
				return null === $inner ? $inside : $this->migrate( $inner, $inside );
			}
		);
	}

	/** Returns the form values that only PHP knows; null if the form needs none. */
	public function form_facts( Widget $widget ): ?FormFacts {
		$render = $this->render_of( $widget );
		return $render instanceof FormFacts ? $render : null;
	}

	/**
	 * Returns the equivalent block of another plugin; null if none exists.
	 *
	 * @param array<mixed> $raw Saved data.
	 * @return ?array{name: string, attributes: array<string, mixed>}
	 */
	public function old_block( Widget $widget, array $raw ): ?array {
		$render = $this->render_of( $widget );
		return $render instanceof OldBlock
			? $render->old_block( $raw, fn ( array $data ): array => $this->clean( $widget, $data ) )
			: null;
	}

	/** Returns the source of further items of the widget's list; null if the list is complete on the page. */
	public function more_items( Widget $widget ): ?MoreItems {
		$render = $this->render_of( $widget );
		return $render instanceof MoreItems ? $render : null;
	}

	private function print( Widget $widget, mixed $raw, Place $place ): string {
		/**
		 * Changes the data before a widget computes its template variables.
		 *
		 * @param array<string, mixed> $data   Sanitized data with all fields.
		 * @param Widget               $widget The widget.
		 */
		$data    = (array) apply_filters(
			'pagewright/widget/data',
			$this->clean( $widget, $raw, $place->is_trusted ),
			$widget
		);
		$context = $this->context( $widget, $place );
		$render  = $this->render_of( $widget );
		$view    = null === $render ? $data : $render->context( $data, $context );
		/**
		 * Changes the variables of a widget's template; null renders nothing.
		 *
		 * @param ?array<string, mixed> $view   Variables of the template.
		 * @param array<string, mixed>  $data   Sanitized data.
		 * @param Widget                $widget The widget.
		 */
		$view = apply_filters( 'pagewright/widget/view', $view, $data, $widget );
		if ( ! is_array( $view ) ) {
			return '';
		}
		/**
		 * Changes the HTML inside a widget's wrapper. Escape everything that you add.
		 *
		 * @param string               $html   HTML.
		 * @param array<string, mixed> $data   Sanitized data.
		 * @param Widget               $widget The widget.
		 * @param array<string, mixed> $block  Saved attributes of the block; empty for other places.
		 */
		$html = (string) apply_filters(
			'pagewright/widget/html',
			self::template( $widget->path . '/template.php', $view, $context ),
			$data,
			$widget,
			$place->block
		);
		Styles::enqueue( $widget, false !== ( $view['has_module'] ?? true ) );
		$this->css_fields[ $widget->class ] ??= Walk::with_css( $this->schema->fields( $widget ), $this->types() );
		$view['css'] = Walk::css( $this->css_fields[ $widget->class ], $data ) + (array) ( $view['css'] ?? array() );
		return self::wrap( $widget, $html, self::attributes( $widget, $view, $place ), $data );
	}

	/**
	 * Returns the attributes of the wrapper.
	 *
	 * @param array<string, mixed> $view Variables of the template, with all custom properties in `css`.
	 * @return array<string, string>
	 */
	private static function attributes( Widget $widget, array $view, Place $place ): array {
		$css   = $view['css'];
		$base  = 'so-widget-' . $widget->id_base;
		$style = (string) ( $view['style'] ?? 'default' );
		$class = $base . ' ' . (
			'base' === $style
				? "$base-base"
				: "$base-$style-" . substr( md5( (string) wp_json_encode( $css ) ), 0, 12 )
		);
		$added = (array) ( $view['classes'] ?? array() );
		if ( '' !== $place->class_name ) {
			array_push( $added, ...preg_split( '/\s+/', $place->class_name ) );
		}
		if ( array() !== $added ) {
			$class = implode( ' ', array_unique( array( ...explode( ' ', $class ), ...array_filter( $added ) ) ) );
		}
		$rules = '';
		foreach ( $css as $name => $value ) {
			$rules .= "$name:$value;";
		}
		return array(
			'id'    => $place->anchor,
			'class' => $class,
			'style' => $rules,
			...(array) ( $view['attributes'] ?? array() ),
		);
	}

	/**
	 * @param array<string, string> $attributes Name => value.
	 * @param array<string, mixed>  $data       Sanitized data.
	 */
	private static function wrap( Widget $widget, string $html, array $attributes, array $data ): string {
		/**
		 * Changes the attributes of a widget's wrapper; values are escaped when printed.
		 *
		 * @param array<string, string> $attributes Name => value; empty ones are left out.
		 * @param Widget                $widget     The widget.
		 * @param array<string, mixed>  $data       Cleaned data.
		 */
		$attributes = apply_filters( 'pagewright/widget/wrapper', $attributes, $widget, $data );
		$printed    = '';
		foreach ( (array) $attributes as $name => $value ) {
			if ( is_scalar( $value ) && '' !== (string) $value ) {
				$printed .= ' ' . Safe::attribute( (string) $name ) . '="' . Safe::attribute( (string) $value ) . '"';
			}
		}
		return "<div$printed>$html</div>";
	}

	private function context( Widget $widget, Place $place ): RenderContext {
		$number = $this->counts[ $widget->id_base ] = ( $this->counts[ $widget->id_base ] ?? 0 ) + 1;
		return new RenderContext(
			id: '' !== $place->anchor ? $place->anchor : "{$widget->id_base}-$number",
			widget: $widget,
			is_preview: $place->is_preview,
			settings: ( $this->settings ??= new SanitizedSettings() )->of( $widget, $this->types() ),
			title_tags: $place->title_tags,
			icons: $this->icons ??= new Icons(),
			render: function ( string $folder, array $data ) use ( $place ): string {
				$inner = $this->schema->find_by_folder( $folder );
				return null === $inner
					? ''
					: $this->render(
						$inner,
						$data,
						new Place( is_preview: $place->is_preview, is_trusted: $place->is_trusted )
					);
			},
		);
	}

	private function render_of( Widget $widget ): ?Render {
		if (
			isset( $this->renders[ $widget->class ] )
			|| '' === $widget->render
			|| ! is_subclass_of( $widget->render, Render::class )
		) {
			return $this->renders[ $widget->class ] ?? null;
		}
		return $this->renders[ $widget->class ] = new ( $widget->render )();
	}

	/** @param array<string, mixed> $view Variables of the template. */
	private static function template( string $file, array $view, RenderContext $context ): string {
		ob_start();
		try {
			( static function ( string $file, array $view, RenderContext $context ): void {
				require $file;
			} )( $file, $view, $context );
			return trim( (string) ob_get_contents() );
		} finally {
			ob_end_clean();
		}
	}
}
