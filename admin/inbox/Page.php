<?php
/**
 * The inbox.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Admin\Inbox;

defined( 'ABSPATH' ) || exit;

use Pagewright\Admin\Screen;
use Pagewright\Admin\Submissions\Download;
use Pagewright\Editor\Assets;
use Pagewright\Forms\Inbox\Counts;
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

	/** Where the submissions are that were not mailed. */
	public static function failed_url(): string {
		return self::url() . '&view=failed';
	}

	public function add_page(): void {
		$title    = __( 'Submissions', 'pagewright' );
		$may_read = current_user_can( Rights::EDIT_MANY );
		$failed   = $may_read ? self::failed_bubble() : '';
		// Where this is the only entry, it has one bubble: the one that matters more.
		$menu     = $title . ( $may_read && ( '' === $failed || self::has_parent() ) ? self::bubble() : '' );
		$hook  = self::has_parent()
			? add_submenu_page( self::PARENT, $title, $menu, Rights::EDIT_MANY, self::SLUG, array( $this, 'print' ) )
			: add_menu_page( $title, $menu, Rights::EDIT_MANY, self::SLUG, array( $this, 'print' ), 'dashicons-email' );
		self::mark( self::has_parent() ? self::PARENT : self::SLUG, $failed );
		if ( is_string( $hook ) ) {
			add_action( "admin_print_scripts-$hook", array( $this, 'enqueue' ), 1 );
		}
	}

	/** How many are unread, as menus of WordPress show it; '' for none. */
	public static function bubble(): string {
		$unread = Counts::now()['unread'];
		/* translators: %s: a number. */
		$text = sprintf( _n( '%s unread submission', '%s unread submissions', $unread, 'pagewright' ), number_format_i18n( $unread ) );
		return 0 === $unread ? '' : sprintf(
			' <span class="update-plugins count-%1$d"><span class="update-count" aria-hidden="true">%2$s</span><span class="screen-reader-text">%3$s</span></span>',
			$unread,
			self::short( $unread ),
			esc_html( $text )
		);
	}

	/** How many were not mailed; '' for none. */
	private static function failed_bubble(): string {
		$failed = Counts::now()['failed'];
		/* translators: %s: a number. */
		$text = sprintf( _n( '%s submission was not emailed', '%s submissions were not emailed', $failed, 'pagewright' ), number_format_i18n( $failed ) );
		return 0 === $failed ? '' : sprintf(
			' <span class="awaiting-mod pagewright-failed-count" title="%2$s"><span aria-hidden="true">%1$s</span><span class="screen-reader-text">%2$s</span></span>',
			self::short( $failed ),
			esc_attr( $text )
		);
	}

	private static function short( int $number ): string {
		return $number > self::MOST_SHOWN ? number_format_i18n( self::MOST_SHOWN ) . '+' : number_format_i18n( $number );
	}

	/** Adds a bubble to an entry of the menu. Names of screens come from its title when it is made, and stay the same this way. */
	private static function mark( string $slug, string $bubble ): void {
		foreach ( array_keys( (array) ( $GLOBALS['menu'] ?? array() ) ) as $place ) {
			if ( '' !== $bubble && $slug === ( $GLOBALS['menu'][ $place ][2] ?? '' ) ) {
				$GLOBALS['menu'][ $place ][0] .= $bubble; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- the way to a bubble that changes no hook.
			}
		}
	}

	public function print(): void {
		printf(
			'<div class="wrap pagewright-inbox"><h1>%s</h1><hr class="wp-header-end"><div id="pagewright-inbox"><noscript>%s</noscript></div></div>',
			esc_html__( 'Submissions', 'pagewright' ),
			esc_html__( 'This screen requires JavaScript.', 'pagewright' )
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
			'settingsUrl' => current_user_can( 'manage_options' ) ? admin_url( Screen::FORMS ) : '',
			'keepsFailed' => Settings::load()->keep_failed,
			'spamDays'    => Retention::spam_days(),
			'trashDays'   => Retention::trash_days(),
			'timezone'    => wp_timezone_string(),
		);
	}
}
