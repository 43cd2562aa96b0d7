<?php
/**
 * Hooks of questions and answers.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Faq;

defined( 'ABSPATH' ) || exit;

/**
 * Questions and answers. Pages load neither their post type nor any other class until a list is printed, so each
 * callback checks first.
 */
final class Hooks {
	public static function add(): void {
		add_action( 'init', array( self::class, 'register' ) );
		add_action( 'rest_api_init', array( PostType::class, 'register' ), 5 );
		add_shortcode( 'pagewright_faq', array( Shortcodes::class, 'list' ) );
		// Runs after all plugins registered theirs.
		add_action( 'init', array( self::class, 'take_shortcodes' ), 99 );
		add_action( 'wp_footer', array( self::class, 'structured_data' ), 20 );
		if ( is_admin() ) {
			add_filter( 'manage_pagewright_faq_posts_columns', array( AdminList::class, 'columns' ) );
			add_action( 'manage_pagewright_faq_posts_custom_column', array( AdminList::class, 'column' ), 10, 2 );
			add_filter( 'manage_edit-pagewright_faq_sortable_columns', array( AdminList::class, 'sortable' ) );
			add_action( 'restrict_manage_posts', array( self::class, 'filters' ) );
			add_action( 'pre_get_posts', array( self::class, 'query' ) );
			add_action( 'admin_menu', array( Import\Page::class, 'add' ) );
			add_action( 'admin_post_pagewright_faq_import', array( Import\Step::class, 'run' ) );
		}
	}

	/** Registers the post type where an editor or a task may need it. */
	public static function register(): void {
		if ( is_admin() || wp_doing_cron() || defined( 'WP_CLI' ) ) {
			PostType::register();
		}
	}

	/**
	 * Content keeps the shortcodes of plugins whose questions were imported: they show the imported questions, unless
	 * another plugin registers them.
	 */
	public static function take_shortcodes(): void {
		// Autoloaded; exists only after questions were imported.
		if ( ! isset( wp_load_alloptions()['pagewright_faq_imported'] ) ) {
			return;
		}
		foreach ( (array) get_option( 'pagewright_faq_imported', array() ) as $name => $reads ) {
			if ( is_string( $name ) && is_array( $reads ) && ! shortcode_exists( $name ) ) {
				add_shortcode( $name, array( Shortcodes::class, 'imported' ) );
			}
		}
	}

	/** Prints the structured data of the lists on the page. */
	public static function structured_data(): void {
		if ( class_exists( StructuredData::class, false ) ) {
			StructuredData::print();
		}
	}

	/** @param mixed $type Post type of a list in wp-admin. */
	public static function filters( mixed $type = null ): void {
		if ( 'pagewright_faq' === $type ) {
			AdminList::filters( $type );
		}
	}

	/** @param mixed $query Query of posts. */
	public static function query( mixed $query = null ): void {
		if ( $query instanceof \WP_Query && 'pagewright_faq' === $query->get( 'post_type' ) ) {
			AdminList::query( $query );
		}
	}
}
