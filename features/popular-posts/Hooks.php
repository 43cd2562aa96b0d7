<?php
/**
 * Registers the hooks of popular posts and of view counting.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Lists\InsertedLists;
use Pagewright\Features\PopularPosts\Lists\Languages;
use Pagewright\Features\PopularPosts\Lists\ListCache;
use Pagewright\Features\PopularPosts\Lists\Shortcodes;
use Pagewright\Features\PopularPosts\Lists\ThumbnailJobs;
use Pagewright\Features\PopularPosts\Views\Import\OldCounts;
use Pagewright\Features\PopularPosts\Views\Retention;
use Pagewright\Features\PopularPosts\Views\Tasks;
use Pagewright\Providers\Sites;

/**
 * Registers all callbacks; everything else loads on demand. While WordPress Popular Posts is active, its names stay its
 * own.
 */
final class Hooks {
	/** Cron event: moves pending views to the tables a few minutes after the last visitor. */
	public const TIDY = 'pagewright_views_tidy';

	/** Cron event that deletes old counts. */
	public const RETENTION = 'pagewright_views_retention';

	/** Tab of the settings screen. */
	public const TAB = 'views';

	/** Widget that shows a list. */
	public const WIDGET = 'Pagewright_Popular_Posts_Widget';

	/** ID base of the classic widget of WordPress Popular Posts. */
	public const OLD_WIDGET = 'wpp';

	/** Option of view counting, which exists when an administrator has decided about it. */
	private const COUNTING = 'pagewright_views';

	private const OLD_BLOCK = 'wordpress-popular-posts/widget';

	/** Name of the old classic widget among those of WordPress; layouts of page builders contain it. */
	private const OLD_WIDGET_KEY = 'Pagewright\Classic' . '\OldPopular';

	/** Options of widgets that may contain a list. */
	private const WIDGETS = array( 'widget_pagewright-popular-posts', 'widget_wpp', 'widget_block' );

	/** Namespace of lists before they moved to this folder; code of others contains it. */
	private const FORMER_SPACE = 'Pagewright\Popular';

	public static function add(): void {
		if ( ! self::is_original_here() ) {
			require_once __DIR__ . '/compat/functions.php';
			add_shortcode( 'wpp', array( Shortcodes::class, 'posts' ) );
			add_shortcode( 'wpp_views_count', array( Shortcodes::class, 'views' ) );
			add_filter( 'pagewright/blocks/old', array( self::class, 'add_old_block' ) );
			add_filter( 'pagewright/classic/old-widgets', array( self::class, 'add_old_widget' ) );
		}
		if ( isset( wp_load_alloptions()[ self::COUNTING ] ) ) {
			self::add_counting();
		}
		spl_autoload_register( array( self::class, 'load_class' ) );
		add_action( 'save_post', array( InsertedLists::class, 'post_saved' ), 10, 2 );
		foreach ( self::WIDGETS as $name ) {
			add_action( "add_option_$name", array( InsertedLists::class, 'widget_saved' ), 10, 2 );
			add_action( "update_option_$name", array( InsertedLists::class, 'widget_saved' ), 10, 2 );
		}
		add_action( 'transition_post_status', array( self::class, 'status_changed' ), 10, 2 );
		add_action( 'deleted_post', array( self::class, 'post_deleted' ), 10, 2 );
		add_action( 'post_updated', array( self::class, 'post_updated' ), 10, 3 );
		add_action( 'pagewright/views/imported', array( ListCache::class, 'clear' ) );
		add_filter( 'pagewright/views/viewed', array( Languages::class, 'original' ) );
		add_action( 'pagewright_make_thumbnails', array( ThumbnailJobs::class, 'run' ) );
		add_action( 'pagewright/popular/deferred', array( Views\Page::class, 'needs_client' ) );
		// Before other features, so that view counts are named after the content.
		add_filter( 'pagewright/plugin-row/data', array( Admin\Tab::class, 'add_kept_data' ), 5 );
		add_action( 'pagewright/switching/deactivated', array( self::class, 'take_over' ), 10, 2 );
		if ( is_admin() ) {
			self::add_screens();
		}
	}

	/** Adds the callbacks of view counting. */
	private static function add_counting(): void {
		add_filter( 'cron_schedules', array( Tasks::class, 'add_recurrence' ) ); // phpcs:ignore WordPress.WP.CronInterval -- every five minutes.
		add_action( self::TIDY, array( Tasks::class, 'tidy' ) );
		add_action( 'admin_init', array( Tasks::class, 'prepare' ) );
		add_action( 'clean_post_cache', array( Tasks::class, 'forget' ) );
		add_action( 'wp_enqueue_scripts', array( self::class, 'enqueue' ) );
		add_action( self::RETENTION, array( Retention::class, 'run' ) );
		add_action( 'deleted_post', array( Retention::class, 'forget' ), 10, 2 );
		add_action( 'admin_init', array( Retention::class, 'schedule' ) );
	}

	/** Adds the screens of the dashboard. */
	private static function add_screens(): void {
		( new Admin\Statistics\Page() )->hooks();
		( new Admin\DashboardWidget() )->hooks();
		( new Views\Export\Download() )->hooks();
		add_filter( 'pagewright/screen/data', array( Admin\Tab::class, 'add_data' ) );
		add_filter( 'pagewright/editor/data', array( self::class, 'add_editor_data' ) );
	}

	/** Autoloader of the classes of lists under their former names. */
	public static function load_class( string $name ): void {
		if ( str_starts_with( $name, self::FORMER_SPACE . '\\' ) ) {
			$class = __NAMESPACE__ . '\\Lists' . substr( $name, strlen( self::FORMER_SPACE ) );
			if ( class_exists( $class ) ) {
				class_alias( $class, $name );
			}
		}
	}

	/** Callback of wp_enqueue_scripts: loads the client on pages whose view may be counted. */
	public static function enqueue(): void {
		if ( is_singular() ) {
			Views\Page::enqueue();
		}
	}

	/** Callback of pagewright/blocks/old: adds the block of WordPress Popular Posts. */
	public static function add_old_block( mixed $blocks = null ): mixed {
		return is_array( $blocks )
			? array(
				self::OLD_BLOCK => array(
					'title'      => array( Editor\PopularBlock::class, 'title' ),
					'attributes' => array( Editor\PopularBlock::class, 'attributes' ),
					'render'     => array( Editor\PopularBlock::class, 'render' ),
				),
			) + $blocks
			: $blocks;
	}

	/**
	 * Callback of pagewright/classic/old-widgets: adds the widget of WordPress Popular Posts, if that plugin left
	 * instances of it. Runs no query.
	 */
	public static function add_old_widget( mixed $widgets = null ): mixed {
		$options = wp_load_alloptions();
		return is_array( $widgets )
			&& (
				isset( $options[ 'widget_' . self::OLD_WIDGET ] )
				|| str_contains( $options['sidebars_widgets'] ?? '', '"' . self::OLD_WIDGET . '-' )
			)
			? array(
				self::OLD_WIDGET_KEY => array(
					'base'  => self::OLD_WIDGET,
					'class' => Classic\OldPopular::class,
					'shows' => self::WIDGET,
				),
			) + $widgets
			: $widgets;
	}

	/** Callback of pagewright/editor/data: adds what the editor must know of WordPress Popular Posts. */
	public static function add_editor_data( mixed $data = null ): mixed {
		return is_array( $data )
			? array(
				'hasOldPopular' => ! self::is_original_here(),
				'knowsPopular'  => self::is_original_here() || false !== get_option( 'wpp_settings_config' ),
			) + $data
			: $data;
	}

	/** Callback of pagewright/switching/deactivated: continues to count after WordPress Popular Posts. */
	public static function take_over( mixed $folder = null, mixed $is_network = null ): void {
		if ( 'wordpress-popular-posts' === $folder ) {
			Sites::each( true === $is_network, array( OldCounts::class, 'begin' ) );
		}
	}

	/** Callback of transition_post_status: lists no longer show a post that is not public any more. */
	public static function status_changed( mixed $new = null, mixed $old = null ): void {
		if ( 'publish' === $old && 'publish' !== $new ) {
			ListCache::clear();
		}
	}

	/** Callback of deleted_post: lists no longer show a deleted post. */
	public static function post_deleted( mixed $id = null, mixed $post = null ): void {
		if ( $post instanceof \WP_Post && 'publish' === $post->post_status ) {
			ListCache::clear();
		}
	}

	/** Callback of post_updated: lists hide the text of a post that has a password now. */
	public static function post_updated( mixed $id = null, mixed $after = null, mixed $before = null ): void {
		if (
			$after instanceof \WP_Post
			&& $before instanceof \WP_Post
			&& $after->post_password !== $before->post_password
		) {
			ListCache::clear();
		}
	}

	/** Returns whether the original plugin is active or is being activated in this request. */
	public static function is_original_here(): bool {
		return defined( 'WPP_VERSION' ) || \Pagewright\is_arriving( 'wordpress-popular-posts' );
	}
}
