<?php
/**
 * The inbox screen.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Admin\Inbox;

defined( 'ABSPATH' ) || exit;

use Pagewright\Admin\Screen;
use Pagewright\Editor\Assets;
use Pagewright\Features\ContactForms\Admin\Submissions\Download;
use Pagewright\Features\ContactForms\Hooks as FormHooks;
use Pagewright\Features\ContactForms\Inbox\Counts;
use Pagewright\Features\ContactForms\Inbox\Retention;
use Pagewright\Features\ContactForms\Rights;
use Pagewright\Features\ContactForms\Settings;
use Pagewright\Output\Json;

/** Contact → Submissions. Elsewhere, loads only the number of unread submissions. */
final class Page {
	public const SLUG = 'pagewright-submissions';

	/** Parent menu: the screen of forms. */
	public const PARENT = 'pagewright-forms';

	private const HANDLE = 'pagewright-inbox';

	/** After the screen of forms. */
	private const PRIORITY = 20;

	/** Maximum number in a menu. */
	private const MOST_SHOWN = 999;

	public function hooks(): void {
		add_action( 'admin_menu', array( $this, 'add_page' ), self::PRIORITY );
	}

	public static function url(): string {
		return admin_url( 'admin.php?page=' . self::SLUG );
	}

	/** Returns the URL of submissions whose mail failed. */
	public static function failed_url(): string {
		return self::url() . '&view=failed';
	}

	public function add_page(): void {
		$title    = __( 'Submissions', 'pagewright' );
		$may_read = current_user_can( Rights::EDIT_MANY );
		$failed   = $may_read ? self::failed_bubble() : '';
		// A single menu entry shows one bubble: the more important one.
		$menu     = $title . ( $may_read && ( '' === $failed || self::has_parent() ) ? self::bubble() : '' );
		$hook  = self::has_parent()
			? add_submenu_page( self::PARENT, $title, $menu, Rights::EDIT_MANY, self::SLUG, array( $this, 'print' ) )
			: add_menu_page( $title, $menu, Rights::EDIT_MANY, self::SLUG, array( $this, 'print' ), 'dashicons-email' );
		self::mark( self::has_parent() ? self::PARENT : self::SLUG, $failed );
		if ( is_string( $hook ) ) {
			add_action( "admin_print_scripts-$hook", array( $this, 'enqueue' ), 1 );
		}
	}

	/** Returns the number of unread submissions in the format of WordPress's menus; '' for none. */
	public static function bubble(): string {
		$unread = Counts::now()['unread'];
		$text = sprintf(
			/* translators: %s: a number. */
			_n( '%s unread submission', '%s unread submissions', $unread, 'pagewright' ),
			number_format_i18n( $unread )
		);
		return 0 === $unread ? '' : sprintf(
			' <span class="update-plugins count-%1$d"><span class="update-count" aria-hidden="true">%2$s</span><span class="screen-reader-text">%3$s</span></span>',
			$unread,
			self::short( $unread ),
			esc_html( $text )
		);
	}

	/** Returns the number of failed mails; '' for none. */
	private static function failed_bubble(): string {
		$failed = Counts::now()['failed'];
		$text = sprintf(
			/* translators: %s: a number. */
			_n( '%s submission was not emailed', '%s submissions were not emailed', $failed, 'pagewright' ),
			number_format_i18n( $failed )
		);
		return 0 === $failed ? '' : sprintf(
			' <span class="awaiting-mod pagewright-failed-count" title="%2$s"><span aria-hidden="true">%1$s</span><span class="screen-reader-text">%2$s</span></span>',
			self::short( $failed ),
			esc_attr( $text )
		);
	}

	private static function short( int $number ): string {
		return $number > self::MOST_SHOWN
			? number_format_i18n( self::MOST_SHOWN ) . '+'
			: number_format_i18n( $number );
	}

	/**
	 * Adds a bubble to a menu entry. WordPress derives the names of screens from the title at registration, so they
	 * stay unchanged.
	 */
	private static function mark( string $slug, string $bubble ): void {
		foreach ( array_keys( (array) ( $GLOBALS['menu'] ?? array() ) ) as $place ) {
			if ( '' !== $bubble && $slug === ( $GLOBALS['menu'][ $place ][2] ?? '' ) ) {
				$GLOBALS['menu'][ $place ][0] .= $bubble; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- the way to add a bubble without changing a hook.
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
		Assets::register_script( self::HANDLE, 'inbox' );
		wp_add_inline_script(
			self::HANDLE,
			'window.pagewrightInbox=' . Json::script( self::configuration() ) . ';',
			'before'
		);
		wp_enqueue_script( self::HANDLE );
		wp_enqueue_style(
			self::HANDLE,
			plugins_url( 'build/inbox.css', \Pagewright\FILE ),
			array( 'wp-components' ),
			(string) filemtime( dirname( \Pagewright\FILE ) . '/build/inbox.css' )
		);
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
			'settingsUrl' => current_user_can( 'manage_options' ) ? Screen::url( FormHooks::TAB ) : '',
			'keepsFailed' => Settings::load()->keep_failed,
			'spamDays'    => Retention::spam_days(),
			'trashDays'   => Retention::trash_days(),
			'timezone'    => wp_timezone_string(),
		);
	}
}
