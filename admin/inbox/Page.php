<?php
/**
 * The inbox.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Admin\Inbox;

defined( 'ABSPATH' ) || exit;

use Pagewright\Admin\Submissions\Download;
use Pagewright\Editor\Assets;
use Pagewright\Forms\Inbox\Entries;
use Pagewright\Forms\Inbox\Retention;
use Pagewright\Forms\Rights;
use Pagewright\Forms\Settings;
use Pagewright\Output\Json;

/** Contact → Submissions: what visitors sent. Nothing of it is loaded elsewhere but the number of unread ones. */
final class Page {
	public const SLUG = 'pagewright-submissions';

	/** The screen of forms, below which this one stands. */
	public const PARENT = 'pagewright-forms';

	private const HANDLE = 'pagewright-inbox';

	/** After the screen of forms. */
	private const PRIORITY = 20;

	/** Above this, a number in a menu is no help. */
	private const MOST_SHOWN = 999;

	public function __construct( private readonly Assets $assets ) {}

	public function hooks(): void {
		add_action( 'admin_menu', array( $this, 'add_page' ), self::PRIORITY );
	}

	public static function url(): string {
		return admin_url( 'admin.php?page=' . self::SLUG );
	}

	public function add_page(): void {
		$title = __( 'Submissions', 'pagewright' );
		$menu  = $title . ( current_user_can( Rights::EDIT_MANY ) ? self::bubble() : '' );
		$hook  = self::has_parent()
			? add_submenu_page( self::PARENT, $title, $menu, Rights::EDIT_MANY, self::SLUG, array( $this, 'print' ) )
			: add_menu_page( $title, $menu, Rights::EDIT_MANY, self::SLUG, array( $this, 'print' ), 'dashicons-email' );
		if ( is_string( $hook ) ) {
			add_action( "admin_print_scripts-$hook", array( $this, 'enqueue' ), 1 );
		}
	}

	/** How many are unread, as menus of WordPress show it; '' for none. */
	public static function bubble(): string {
		$unread = Entries::count( array( 'unread' => true ) );
		/* translators: %s: a number. */
		$text = sprintf( _n( '%s unread submission', '%s unread submissions', $unread, 'pagewright' ), number_format_i18n( $unread ) );
		return 0 === $unread ? '' : sprintf(
			' <span class="update-plugins count-%1$d"><span class="update-count" aria-hidden="true">%2$s</span><span class="screen-reader-text">%3$s</span></span>',
			$unread,
			$unread > self::MOST_SHOWN ? number_format_i18n( self::MOST_SHOWN ) . '+' : number_format_i18n( $unread ),
			esc_html( $text )
		);
	}

	public function print(): void {
		printf(
			'<div class="wrap pagewright-inbox"><h1>%s</h1><hr class="wp-header-end"><div id="pagewright-inbox"><noscript>%s</noscript></div></div>',
			esc_html__( 'Submissions', 'pagewright' ),
			esc_html__( 'This screen needs JavaScript.', 'pagewright' )
		);
	}

	public function enqueue(): void {
		$this->assets->register_script( self::HANDLE, 'inbox' );
		wp_add_inline_script( self::HANDLE, 'window.pagewrightInbox=' . Json::script( self::configuration() ) . ';', 'before' );
		wp_enqueue_script( self::HANDLE );
		wp_enqueue_style( self::HANDLE, plugins_url( 'build/inbox.css', \Pagewright\FILE ), array( 'wp-components' ), (string) filemtime( dirname( \Pagewright\FILE ) . '/build/inbox.css' ) );
	}

	private static function has_parent(): bool {
		return isset( $GLOBALS['admin_page_hooks'][ self::PARENT ] );
	}

	/** @return array<string, mixed> */
	private static function configuration(): array {
		$urls = Download::urls();
		return array(
			'csvUrl'      => $urls['csv'],
			'fileUrl'     => $urls['file'],
			'formsUrl'    => self::has_parent() ? admin_url( 'admin.php?page=' . self::PARENT ) : '',
			'settingsUrl' => current_user_can( 'manage_options' ) ? admin_url( 'options-general.php?page=pagewright#forms' ) : '',
			'keepsFailed' => Settings::load()->keep_failed,
			'spamDays'    => Retention::spam_days(),
			'trashDays'   => Retention::trash_days(),
			'timezone'    => wp_timezone_string(),
		);
	}
}
