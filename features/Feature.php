<?php
/**
 * Hooks of the public features.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features;

defined( 'ABSPATH' ) || exit;

/** Registers all callbacks; everything else loads on demand. Each feature is a folder beside this file. */
final class Feature {
	/** Blocks with their own lightbox setting. The editor has the same list. */
	private const PICTURE_BLOCKS = array( 'core/gallery', 'core/image', 'core/media-text', 'sowb/siteorigin-widget-image-widget', 'sowb/siteorigin-widgets-imagegrid-widget', 'sowb/siteorigin-widget-simple-masonry-widget' );

	public function hooks(): void {
		// Pages without a feature load none of its classes: the closures here check first.
		self::lightbox();
		self::faq();
		if ( self::is_on( 'player' ) ) {
			self::player();
		}
		if ( self::is_on( 'player_embeds' ) ) {
			add_filter( 'embed_oembed_html', static fn ( mixed $html = null, mixed $url = null ): mixed => Player\Shortcodes::embed( $html, $url ), 20, 2 );
		}
		if ( self::is_on( 'hover_cards' ) ) {
			self::hover_cards();
		}
		if ( self::is_on( 'menus' ) ) {
			add_filter( 'wp_nav_menu_args', static fn ( mixed $args = null ): mixed => ! is_array( $args ) || is_admin() || wp_is_block_theme() ? $args : Navigation\ClassicMenus::change( $args ), 20 );
		}
	}

	/**
	 * Links to images that open in a dialog. WordPress looks up the images of a page in one query; links get the sizes
	 * that it found.
	 */
	private static function lightbox(): void {
		add_filter( 'render_block', static fn ( mixed $html = null, mixed $block = null ): mixed => is_string( $html ) && is_array( $block ) && self::may_open( $html, $block ) ? Lightbox\Marks::block( $html, $block ) : $html, 20, 2 );
		add_filter( 'wp_get_attachment_link', static fn ( mixed $html = null, mixed $id = null ): mixed => is_string( $html ) && str_contains( $html, '<img' ) && self::leads_to_picture( $html ) ? Lightbox\Marks::attachment( $html, $id instanceof \WP_Post ? $id->ID : self::id( $id ) ) : $html, 20, 2 );
		add_filter( 'do_shortcode_tag', static fn ( mixed $html = null, mixed $tag = null ): mixed => 'gallery' === $tag && is_string( $html ) && self::leads_to_picture( $html ) ? Lightbox\Marks::gallery( $html ) : $html, 20, 2 );
		add_filter( 'pagewright/widget/html', static fn ( string $html, array $data, object $widget, array $block = array() ): string => self::leads_to_picture( $html ) ? Lightbox\Marks::widget( $html, $data, $widget->block, $block ) : $html, 20, 4 );
		add_filter( 'wp_content_img_tag', static fn ( mixed $html = null, mixed $context = null, mixed $id = null ): mixed => is_string( $html ) && self::id( $id ) > 0 && class_exists( Lightbox\Page::class, false ) ? Lightbox\Pictures::of_image( $html, self::id( $id ) ) : $html, 20, 3 );
		add_filter( 'register_block_type_args', static fn ( mixed $args = null, mixed $name = null ): mixed => is_array( $args ) && in_array( $name, self::PICTURE_BLOCKS, true ) ? array( 'attributes' => (array) ( $args['attributes'] ?? array() ) + array( 'pagewrightLightbox' => array( 'type' => 'string' ) ) ) + $args : $args, 20, 2 );
	}

	/** @param array<string, mixed> $block Parsed block. */
	private static function may_open( string $html, array $block ): bool {
		$name = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
		if ( '' === $name || 'core/gallery' === $name || array() === ( $block['innerBlocks'] ?? array() ) || 'core/media-text' === $name ) {
			return self::leads_to_picture( $html ) || str_contains( $html, 'thickbox' ) || str_contains( $html, 'pagewright-lightbox-frame' );
		}
		return false;
	}

	/** Returns the ID of a post from a hook's argument; 0 for other values. */
	private static function id( mixed $id ): int {
		return is_numeric( $id ) ? (int) $id : 0;
	}

	private static function leads_to_picture( string $html ): bool {
		return str_contains( $html, '<a ' ) && 1 === preg_match( '/\bhref\s*=\s*(?:"[^"]*|\'[^\']*|[^\s>"\']*)\.(?:jpe?g|png|gif|webp|avif|bmp|svg)\b/i', $html );
	}

	/** Questions and answers. Pages load neither their post type nor any class until a list is printed. */
	private static function faq(): void {
		$register = static fn () => Faq\PostType::register();
		add_action( 'init', static fn () => ( is_admin() || wp_doing_cron() || defined( 'WP_CLI' ) ) && $register() );
		add_action( 'rest_api_init', $register, 5 );
		add_shortcode( 'pagewright_faq', static fn ( mixed $atts = null ): string => Faq\Shortcodes::list( $atts ) );
		// Runs after all plugins registered theirs. Autoloaded; exists only after questions were imported.
		add_action( 'init', static fn () => isset( wp_load_alloptions()['pagewright_faq_imported'] ) && self::take_faq_shortcodes(), 99 );
		add_action( 'wp_footer', static fn () => class_exists( Faq\StructuredData::class, false ) && Faq\StructuredData::print(), 20 );
		if ( is_admin() ) {
			add_filter( 'manage_pagewright_faq_posts_columns', static fn ( mixed $columns = null ): mixed => is_array( $columns ) ? Faq\AdminList::columns( $columns ) : $columns );
			add_action( 'manage_pagewright_faq_posts_custom_column', static fn ( mixed $name = null, mixed $id = null ) => is_string( $name ) && Faq\AdminList::column( $name, self::id( $id ) ), 10, 2 );
			add_filter( 'manage_edit-pagewright_faq_sortable_columns', static fn ( mixed $columns = null ): mixed => is_array( $columns ) ? Faq\AdminList::sortable( $columns ) : $columns );
			add_action( 'restrict_manage_posts', static fn ( mixed $type = null ) => 'pagewright_faq' === $type && Faq\AdminList::filters( $type ) );
			add_action( 'pre_get_posts', static fn ( mixed $query = null ) => $query instanceof \WP_Query && 'pagewright_faq' === $query->get( 'post_type' ) && Faq\AdminList::query( $query ) );
			add_action( 'admin_menu', static fn () => Faq\Import\Page::add() );
			add_action( 'admin_post_pagewright_faq_import', static fn () => Faq\Import\Step::run() );
		}
	}

	/**
	 * Content keeps the shortcodes of plugins whose questions were imported: they show the imported questions, unless
	 * another plugin registers them.
	 */
	private static function take_faq_shortcodes(): void {
		foreach ( (array) get_option( 'pagewright_faq_imported', array() ) as $name => $reads ) {
			if ( is_string( $name ) && is_array( $reads ) && ! shortcode_exists( $name ) ) {
				add_shortcode( $name, static fn ( mixed $atts = null ): string => Faq\Shortcodes::old( $atts, $reads ) );
			}
		}
	}

	/** Audio, video and playlists of WordPress. */
	private static function player(): void {
		foreach ( array( 'audio', 'video' ) as $kind ) {
			add_filter( "wp_{$kind}_shortcode_library", static fn ( mixed $library = null ): mixed => is_string( $library ) ? Player\Shortcodes::library( $library ) : $library );
			add_filter( "wp_{$kind}_shortcode_override", static fn ( mixed $html = null, mixed $atts = null ): mixed => Player\Shortcodes::elsewhere( $html, $atts ), 20, 2 );
			add_filter( "wp_{$kind}_shortcode", static fn ( mixed $html = null, mixed $atts = null, mixed $file = null, mixed $post = null, mixed $library = null ): mixed => Player\Shortcodes::adopt( $html, $library ), 20, 5 );
			add_filter( "render_block_core/$kind", static fn ( mixed $html = null ): mixed => is_string( $html ) && str_contains( $html, "<$kind" ) ? Player\Shortcodes::block( $html ) : $html, 20 );
		}
		add_filter( 'post_playlist', static fn ( mixed $html = null, mixed $atts = null ): mixed => Player\Playlist::shortcode( $html, $atts ), 20, 2 );
		add_filter( 'pre_render_block', static fn ( mixed $html = null, mixed $block = null ): mixed => is_array( $block ) && 'core/playlist' === ( $block['blockName'] ?? '' ) ? Player\Playlist::block( $html, $block ) : $html, 20, 2 );
	}

	/** Profiles of people at their avatars. */
	private static function hover_cards(): void {
		add_filter( 'get_avatar', static fn ( mixed $html = null, mixed $who = null ): mixed => is_string( $html ) && str_contains( $html, 'gravatar.com/avatar/' ) ? HoverCards\Avatars::mark( $html, $who ) : $html, 20, 2 );
		add_action( 'admin_init', static fn () => HoverCards\Privacy::suggest() );
	}

	/**
	 * Returns whether a feature is turned on, without loading a class on idle pages. Features that are on by default
	 * check where their content is found.
	 */
	private static function is_on( string $name ): bool {
		$stored = isset( wp_load_alloptions()['pagewright_features'] ) ? get_option( 'pagewright_features' ) : array();
		return is_array( $stored ) && true === ( $stored[ $name ] ?? false );
	}
}
