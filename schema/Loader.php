<?php
/**
 * Finds the widgets of this plugin and of others.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Knows every widget. Our own come from the compiled build/widgets.php, those of other plugins from their folders.
 * While SiteOrigin Widgets Bundle is active, its widgets are not loaded.
 */
final class Loader {
	/** @var ?array<string, Widget> Class => widget. */
	private ?array $widgets = null;

	/** @var array<string, Widget> Lower-case class and block name => widget. */
	private array $index = array();

	/** @var array<string, Widget> Folder and ID base, with and without `sow-` => widget; empty before a search. */
	private array $folders = array();

	/** @var array<string, true> Classes whose fields contain widgets; complete after fields(). */
	private array $has_widgets = array();

	/** @var array<string, array<string, array<string, mixed>>> Class => fields with those of nested widgets. */
	private array $fields = array();

	/** URL of the folder of our built blocks; read once, because other plugins can filter it. */
	private ?string $url = null;

	/** Prefix of the classes that SiteOrigin Widgets Bundle also defines. */
	private const OF_BUNDLE = 'SiteOrigin_';

	/**
	 * @param string $root        Folder of the plugin.
	 * @param bool   $is_complete Whether to include the widgets of an active SiteOrigin Widgets Bundle, to compare its
	 *    output with ours. They must not be registered.
	 */
	public function __construct( private readonly string $root, private readonly bool $is_complete = false ) {}

	/**
	 * Whether SiteOrigin Widgets Bundle is active or is being activated in this request. Its names are then its own:
	 * blocks, classes, functions, and
	 * addresses of its endpoints. Call it at `plugins_loaded` or later.
	 */
	public static function is_bundle_here(): bool {
		// Other plugins that ask for the class of the bundle get one of ours, which has the constant.
		return defined( 'SOW_BUNDLE_VERSION' )
			|| (
				class_exists( 'SiteOrigin_Widgets_Bundle', false )
				&& ! defined( 'SiteOrigin_Widgets_Bundle::IS_REPLACEMENT' )
			)
			|| \Pagewright\is_arriving( 'so-widgets-bundle' );
	}

	/** @return array<string, Widget> Class => widget: our own in alphabetical order, then the others. */
	public function all(): array {
		if ( null === $this->widgets ) {
			$this->widgets  = array();
			$is_bundle_here = self::is_bundle_here();
			foreach ( require $this->root . '/build/widgets.php' as $entry ) {
				if (
					$this->is_complete || ! $is_bundle_here || ! str_starts_with( $entry['class'], self::OF_BUNDLE )
				) {
					$this->add( $this->own( $entry ) );
				}
			}
			/**
			 * Adds widgets of other plugins. Each folder holds block.json, widget.json and template.php; see
			 * docs/developer-api.md.
			 *
			 * @param list<string> $folders Absolute paths of widget folders.
			 */
			$folders = (array) apply_filters( 'pagewright/widgets/folders', array() );
			$found   = array_map(
				static fn ( mixed $folder ): ?Widget =>
					is_string( $folder ) ? self::from_folder( untrailingslashit( $folder ) ) : null,
				array_values( $folders )
			);
			/**
			 * Adds widgets that code describes.
			 *
			 * @param list<Widget> $widgets Widgets.
			 */
			foreach (
				array(
					...$found,
					...array_values( (array) apply_filters( 'pagewright/widgets/list', array() ) ),
				) as $widget
			) {
				if ( $widget instanceof Widget && ! isset( $this->widgets[ $widget->class ] ) ) {
					$this->add( $widget );
				}
			}
		}
		return $this->widgets;
	}

	/** Returns the widget of this class (in any case) or block name, or null. */
	public function find( string $name ): ?Widget {
		$this->all();
		return $this->index[ strtolower( ltrim( $name, '\\' ) ) ] ?? null;
	}

	/**
	 * Returns the widget in a folder of this name (`button`), with this id base (`sow-button`, with or without `sow-`)
	 * or of this class, or null.
	 */
	public function find_by_folder( string $name ): ?Widget {
		if ( array() === $this->folders ) {
			foreach ( $this->all() as $widget ) {
				$this->folders += array(
					$widget->folder                              => $widget,
					$widget->id_base                             => $widget,
					preg_replace( '/^sow-/', '', $widget->id_base ) => $widget,
				);
			}
		}
		return $this->folders[ $name ] ?? $this->find( $name );
	}

	/**
	 * Returns the widget's fields including the forms of nested widgets, at most Walk::MAX_DEPTH deep.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function fields( Widget $widget ): array {
		return $this->fields[ $widget->class ] ??= Walk::map_fields(
			$widget->fields(),
			function ( array $field ) use ( $widget ): array {
				if ( 'widget' !== ( $field['type'] ?? '' ) ) {
					return $field;
				}
				$this->has_widgets[ $widget->class ] = true;
				if ( ! isset( $field['fields'] ) ) {
					$inner           = $this->find_by_folder( (string) ( $field['widget'] ?? '' ) );
					$field['fields'] = null === $inner
						? array()
						: array_diff_key( $inner->fields(), array_flip( (array) ( $field['without'] ?? array() ) ) );
				}
				return $field;
			}
		);
	}

	/** Returns whether the widget's data contains data of other widgets. */
	public function has_widgets( Widget $widget ): bool {
		$this->fields( $widget );
		return isset( $this->has_widgets[ $widget->class ] );
	}

	/**
	 * Returns a JSON file as an array; an empty one when the file cannot be read.
	 *
	 * @return array<string, mixed>
	 */
	public static function read_json( string $file ): array {
		$data = is_file( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
		return is_array( $data ) ? $data : array();
	}

	private function add( Widget $widget ): void {
		$this->widgets[ $widget->class ]             = $widget;
		$this->index[ strtolower( $widget->class ) ] = $widget;
		$this->index[ $widget->block ]               = $widget;
	}

	/** @param array<string, mixed> $entry One row of build/widgets.php. */
	private function own( array $entry ): Widget {
		$folder        = $entry['folder'];
		$entry['path'] = $this->root . '/' . $entry['path'];
		return new Widget(
			...$entry,
			schema: $this->root . '/build/schema/' . $folder . '.php',
			assets: $this->root . '/build/blocks/' . $folder,
			url: ( $this->url ??= plugins_url( 'build/blocks', \Pagewright\FILE ) ) . '/' . $folder,
		);
	}

	/** Reads the folder of another plugin's widget. Returns null and notifies the developer when a part is missing. */
	private static function from_folder( string $path ): ?Widget {
		$block  = self::read_json( $path . '/block.json' );
		$widget = self::read_json( $path . '/widget.json' );
		foreach (
			array( 'name' => $block, 'title' => $block, 'class' => $widget, 'id_base' => $widget ) as $key => $data
		) {
			if ( ! is_string( $data[ $key ] ?? null ) || '' === $data[ $key ] ) {
				_doing_it_wrong(
					'pagewright/widgets/folders',
					esc_html(
						sprintf(
							/* translators: 1: folder, 2: key of a JSON file. */
							__( 'The widget folder %1$s has no “%2$s” in block.json or widget.json.', 'pagewright' ),
							$path,
							$key
						)
					),
					'0.1.0'
				);
				return null;
			}
		}
		return new Widget(
			folder: basename( $path ),
			path: $path,
			class: $widget['class'],
			block: $block['name'],
			id_base: $widget['id_base'],
			title: $block['title'],
			description: (string) ( $block['description'] ?? '' ),
			keywords: array_map( 'strval', (array) ( $block['keywords'] ?? array() ) ),
			text_domain: (string) ( $block['textdomain'] ?? 'default' ),
			render: (string) ( $widget['render'] ?? '' ),
			has_preview_check: (bool) ( $widget['check_empty'] ?? true ),
			view: (string) ( $widget['view'] ?? '' ),
			styles: array_values( array_filter( (array) ( $widget['styles'] ?? array() ), 'is_string' ) ),
			placeholder: (string) ( $widget['placeholder'] ?? '' ),
			is_manual: (bool) ( $widget['manually_register'] ?? false ),
			url: plugins_url( '', $path . '/block.json' ),
			assets: $path,
			example: (array) ( $block['example']['attributes']['widgetData'] ?? array() ),
			example_width_px: (int) ( $block['example']['viewportWidth'] ?? 500 ),
		);
	}
}
