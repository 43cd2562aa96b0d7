<?php
/**
 * Blocks.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

use Pagewright\Request\WithoutBlocks;
use Pagewright\Schema\Loader;
use Pagewright\Schema\Widget;

/** Registers one block per widget and renders it. */
final class Registrar {
	/** Slug of the inserter category. Sites have it in their content and in their lists of allowed blocks. */
	public const CATEGORY = 'siteorigin';

	/** Script and style handle of the editor. */
	public const EDITOR_HANDLE = 'pagewright-editor';

	/** Cropped sizes of post images, by the names that sites have saved: width and height in pixels. */
	public const IMAGE_SIZES = array(
		'sow-carousel-default' => array( 272, 182 ),
		'sow-blog-portfolio'   => array( 375, 375 ),
		'sow-blog-grid'        => array( 720, 480 ),
		'sow-blog-alternate'   => array( 950, 630 ),
		'sow-recent-post'      => array( 216, 216 ),
	);

	/** Whether all blocks are registered. */
	private bool $has_all = false;

	public function __construct( private readonly Loader $schema, private readonly Renderer $renderer ) {}

	public function hooks(): void {
		add_action( 'init', array( $this, 'register' ) );
		add_action( 'rest_api_init', array( $this, 'register_for_rest' ) );
		add_action( 'wp', array( $this, 'register_used' ), 0 );
		add_filter( 'block_categories_all', array( $this, 'add_category' ) );
		add_filter( 'the_content', array( $this, 'prime_posts' ), 8 );
		add_filter( 'pre_render_block', array( $this, 'register_inside' ), 0, 3 );
		add_filter( 'pre_render_block', array( $this, 'render_unregistered' ), 10, 2 );
		add_filter( 'render_block', array( $this, 'render_object' ), 0, 3 );
		// Runs before filters of other plugins, which can change the result of a widget's own folder.
		add_filter( 'pagewright/widget/form', array( $this, 'form' ), 5, 2 );
		add_filter( 'pagewright/widget/javascript-variables', array( $this, 'javascript_variables' ), 5, 2 );
	}

	public function register(): void {
		if ( ! Loader::is_bundle_here() ) {
			foreach ( self::IMAGE_SIZES as $name => $size ) {
				add_image_size( $name, $size[0], $size[1], true );
			}
			add_filter( 'image_downsize', array( WidgetImageSizes::class, 'show' ), 0, 3 );
			add_filter( 'intermediate_image_sizes_advanced', array( WidgetImageSizes::class, 'without_unused' ) );
			add_filter( 'wp_get_missing_image_subsizes', array( WidgetImageSizes::class, 'without_unused' ) );
			add_action( 'pagewright_make_image_sizes', array( WidgetImageSizes::class, 'run' ) );
		}
		if ( ! self::is_page_of_visitors() ) {
			$this->register_all();
		}
	}

	/** Registers the blocks of all widgets that are not registered yet. */
	private function register_all(): void {
		if ( ! WithoutBlocks::postpone( $this->register_all( ... ) ) ) {
			$this->has_all = true;
			array_map( $this->register_block( ... ), $this->schema->all() );
		}
	}

	/**
	 * Registers all blocks for REST requests, which are recognized only after `init`. Pages can also use the REST API
	 * internally. It lists all blocks with their texts.
	 */
	public function register_for_rest(): void {
		if ( ! $this->has_all ) {
			$this->register_all();
		}
		if ( ! self::shows_names() ) {
			Title::translate( $this->schema->all() );
		}
	}

	/**
	 * Registers the blocks in the posts of the query. Later, WordPress has already processed theme.json for the
	 * registered blocks, and would process it again.
	 */
	public function register_used(): void {
		global $wp_query;
		foreach ( $this->has_all ? array() : (array) ( $wp_query->posts ?? array() ) as $post ) {
			foreach ( $post instanceof \WP_Post ? self::names_in( $post->post_content ) : array() as $name ) {
				$this->register_name( $name );
			}
		}
	}

	/**
	 * Registers the blocks inside a block before it renders: blocks of templates, patterns and widget areas. Returns
	 * the HTML unchanged.
	 *
	 * @param mixed $html   Result of other callbacks.
	 * @param mixed $block  Parsed block.
	 * @param mixed $parent Parent block, which has already registered this one; null for none.
	 */
	public function register_inside( mixed $html = null, mixed $block = null, mixed $parent = null ): mixed {
		if ( ! $this->has_all && null === $parent && is_array( $block ) ) {
			$this->register_tree( $block );
		}
		return $html;
	}

	/**
	 * Renders one of our blocks whose object was created before the block was registered; WordPress has rendered
	 * nothing for it.
	 *
	 * @param mixed $html   Rendered HTML.
	 * @param mixed $block  Parsed block.
	 * @param mixed $object Block object.
	 */
	public function render_object( mixed $html = null, mixed $block = null, mixed $object = null ): mixed {
		if (
			$this->has_all
			|| ! $object instanceof \WP_Block
			|| null !== $object->block_type
			|| ! is_array( $block )
			|| ! $this->register_name( (string) $object->name )
		) {
			return $html;
		}
		return ( new \WP_Block( $block, $object->context ) )->render();
	}

	/** @param array<mixed> $block Parsed block. */
	private function register_tree( array $block ): void {
		if ( is_string( $block['blockName'] ?? null ) ) {
			$this->register_name( $block['blockName'] );
		}
		foreach ( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array() as $inner ) {
			if ( is_array( $inner ) ) {
				$this->register_tree( $inner );
			}
		}
	}

	/** Registers the block with this name if it is one of ours; returns whether it is. */
	private function register_name( string $name ): bool {
		$widget = str_starts_with( $name, 'core/' ) ? null : $this->schema->find( $name );
		if ( null !== $widget ) {
			$this->register_block( $widget );
		}
		return null !== $widget && ! $widget->is_manual && $widget->block === $name;
	}

	private function register_block( Widget $widget ): void {
		if ( ! $widget->is_manual && ! \WP_Block_Type_Registry::get_instance()->is_registered( $widget->block ) ) {
			register_block_type(
				$widget->block,
				BlockType::settings(
					$widget,
					fn ( array $attributes ): string => $this->render( $attributes, $widget )
				)
			);
		}
	}

	/** @return list<string> Names of the blocks in content, except those of WordPress, which have no `/` there. */
	private static function names_in( string $content ): array {
		preg_match_all( '~ wp:([\w-]+/[\w-]+) ~', $content, $found );
		return array_values( array_unique( $found[1] ) );
	}

	/**
	 * Returns whether this is a page request. WordPress processes all registered blocks whenever it reads a theme.json,
	 * so pages register only the blocks that they use.
	 */
	private static function is_page_of_visitors(): bool {
		$method = $_SERVER['REQUEST_METHOD'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared only.
		if (
			self::shows_names()
			|| wp_doing_cron()
			|| wp_doing_ajax()
			|| ! in_array( $method, array( 'GET', 'HEAD' ), true )
		) {
			return false;
		}
		/**
		 * Changes whether public pages register all blocks, for code that looks up or unregisters blocks there.
		 *
		 * @example add_filter( 'pagewright/blocks/register-all', '__return_true' );
		 * @param bool $is_on Default: false.
		 */
		return ! apply_filters( 'pagewright/blocks/register-all', false );
	}

	/**
	 * Returns whether this request shows names of blocks and widgets. Pages of visitors do not, and REST requests are
	 * recognized only after `init`.
	 */
	public static function shows_names(): bool {
		return is_admin() || is_customize_preview() || defined( 'WP_CLI' );
	}

	/**
	 * @param mixed $categories Categories of the inserter.
	 * @return mixed The categories with ours.
	 */
	public function add_category( mixed $categories = null ): mixed {
		if ( ! is_array( $categories ) || in_array( self::CATEGORY, array_column( $categories, 'slug' ), true ) ) {
			return $categories;
		}
		$categories[] = array(
			'slug'  => self::CATEGORY,
			'title' => __( 'Pagewright Widgets', 'pagewright' ),
		);
		return $categories;
	}

	/**
	 * @param array<string, array<string, mixed>> $fields Field list of a form.
	 * @return array<string, array<string, mixed>>
	 */
	public function form( array $fields, Widget $widget ): array {
		return $this->renderer->form_facts( $widget )?->form( $fields ) ?? $fields;
	}

	/**
	 * @param ?array<string, mixed> $variables Result of other callbacks.
	 * @return ?array<string, mixed>
	 */
	public function javascript_variables( ?array $variables, Widget $widget ): ?array {
		return $this->renderer->form_facts( $widget )?->javascript_variables() ?? $variables;
	}

	/**
	 * Renders a block, always from its data; `widgetMarkup` is an old copy.
	 *
	 * @param array<string, mixed> $attributes Saved attributes.
	 */
	public function render( array $attributes, Widget $widget ): string {
		$class = $attributes['widgetClass'] ?? '';
		return $this->renderer->render(
			( is_string( $class ) ? $this->schema->find( $class ) : null ) ?? $widget,
			$attributes['widgetData'] ?? array(),
			Place::of_block( $attributes )
		);
	}

	/**
	 * Loads the images of a post's widgets and the content that they link to in two queries, instead of one query per
	 * widget. Returns the content unchanged.
	 *
	 * @param mixed $content Content of a post before its blocks are rendered.
	 */
	public function prime_posts( mixed $content = null ): mixed {
		if ( ! is_string( $content ) || ! str_contains( $content, '<!-- wp:sowb/' ) ) {
			return $content;
		}
		Primer::read(
			$content,
			array_filter( array_map( $this->schema->find( ... ), self::names_in( $content ) ) ),
			$this->schema
		);
		return $content;
	}

	/**
	 * Renders a block of our namespace without an active widget: its class may have another name; otherwise the stored
	 * copy is shown.
	 *
	 * @param mixed $html  Result of other callbacks.
	 * @param mixed $block Parsed block.
	 */
	public function render_unregistered( mixed $html = null, mixed $block = null ): mixed {
		$name = is_array( $block ) && is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
		if (
			null !== $html
			|| ! str_starts_with( $name, 'sowb/' )
			|| Loader::is_bundle_here()
			|| \WP_Block_Type_Registry::get_instance()->is_registered( $name )
		) {
			return $html;
		}
		if ( ! $this->has_all && $this->register_name( $name ) ) {
			// Its object was created before: see render_object().
			return $html;
		}
		$attributes = (array) ( $block['attrs'] ?? array() );
		$class      = $attributes['widgetClass'] ?? '';
		$widget     = is_string( $class ) ? $this->schema->find( $class ) : null;
		return null === $widget ? StoredMarkup::html( $attributes ) : $this->render( $attributes, $widget );
	}
}
