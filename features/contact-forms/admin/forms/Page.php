<?php
/**
 * The screen of contact forms.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Admin\Forms;

defined( 'ABSPATH' ) || exit;

use Pagewright\Admin\Screen;
use Pagewright\Editor\Assets;
use Pagewright\Features\ContactForms\Admin\Inbox\Page as Inbox;
use Pagewright\Features\ContactForms\Hooks as FormHooks;
use Pagewright\Features\ContactForms\Messages;
use Pagewright\Features\ContactForms\Rights;
use Pagewright\Features\ContactForms\SelectorBlock;
use Pagewright\Features\ContactForms\Settings;
use Pagewright\Features\ContactForms\Tags\Types;
use Pagewright\Output\Json;

/** Forms: the list, and the editor of one. Nothing of it is loaded elsewhere, nor where Contact Form 7 has its own. */
final class Page {
	public const SLUG = SelectorBlock::SCREEN;

	private const HANDLE = 'pagewright-forms';

	/** Below Comments and the types of posts that plugins bring. */
	private const POSITION = 30;

	/** After the screen of submissions. */
	private const LAST = 30;

	public function hooks(): void {
		// Runs first: add-ons add their screens below this menu at any priority.
		add_action( 'admin_menu', array( $this, 'add_page' ), PHP_INT_MIN );
		add_action( 'admin_menu', array( $this, 'add_settings' ), self::LAST );
		add_action( 'admin_page_access_denied', array( OldAddresses::class, 'redirect' ) );
	}

	public static function url(): string {
		return admin_url( 'admin.php?page=' . self::SLUG );
	}

	public function add_page(): void {
		if ( FormHooks::is_original_here() ) {
			return;
		}
		$hook = add_menu_page(
			__( 'Forms', 'pagewright' ),
			__( 'Forms', 'pagewright' ),
			Rights::READ_MANY,
			self::SLUG,
			array( $this, 'print' ),
			'dashicons-email',
			self::POSITION
		);
		self::adopt_old_menu();
		add_submenu_page(
			self::SLUG,
			__( 'Forms', 'pagewright' ),
			__( 'All forms', 'pagewright' ),
			Rights::READ_MANY,
			self::SLUG,
			array( $this, 'print' )
		);
		add_action( "admin_print_scripts-$hook", array( $this, 'enqueue' ), 1 );
	}

	/** A link to the settings of spam and storage, which have their tab among the other settings. */
	public function add_settings(): void {
		if ( ! FormHooks::is_original_here() ) {
			add_submenu_page(
				self::SLUG,
				__( 'Settings', 'pagewright' ),
				__( 'Settings', 'pagewright' ),
				Screen::CAPABILITY,
				Screen::path( FormHooks::TAB )
			);
		}
	}

	/**
	 * Screens that add-ons add below the menu of Contact Form 7 (`add_submenu_page( 'wpcf7', … )`) appear below this
	 * one. Their hook suffix
	 * is `contact_page_…` in every language: add-ons compare it before they load their scripts.
	 */
	private static function adopt_old_menu(): void {
		$GLOBALS['_wp_real_parent_file'][ OldAddresses::LIST ] = self::SLUG; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- WordPress's own map of parents.
		$GLOBALS['admin_page_hooks'][ self::SLUG ]             = 'contact'; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- WordPress takes it from the translated title.
	}

	public function print(): void {
		printf(
			'<div class="wrap pagewright-forms"><hr class="wp-header-end">%s<div id="pagewright-forms"><noscript><h1>%s</h1>%s</noscript></div></div>',
			wp_kses_post( OldAddresses::notice() ),
			esc_html__( 'Forms', 'pagewright' ),
			esc_html__( 'This screen requires JavaScript.', 'pagewright' )
		);
	}

	public function enqueue(): void {
		Assets::register_script( self::HANDLE, 'forms' );
		wp_add_inline_script(
			self::HANDLE,
			'window.pagewrightForms=' . Json::script( self::configuration() ) . ';',
			'before'
		);
		wp_enqueue_script( self::HANDLE );
		wp_enqueue_style(
			self::HANDLE,
			plugins_url( 'build/forms.css', \Pagewright\FILE ),
			array( 'wp-components' ),
			(string) filemtime( dirname( \Pagewright\FILE ) . '/build/forms.css' )
		);
	}

	/** @return array<string, mixed> */
	private static function configuration(): array {
		return array(
			'url'        => self::url(),
			'mayEdit'    => Rights::may( Rights::EDIT_MANY ),
			'mayDelete'  => Rights::may( Rights::DELETE_MANY ),
			'hasTrash'   => EMPTY_TRASH_DAYS > 0,
			'inboxUrl'   => current_user_can( Rights::EDIT_MANY ) ? Inbox::url() : '',
			'messages'   => (object) Messages::all(),
			'types'      => Types::names(),
			'userEmail'  => (string) wp_get_current_user()->user_email,
			'keepDays'   => Settings::load()->keep_days,
			'keepingUrl' => current_user_can( 'manage_options' ) ? Screen::url( FormHooks::TAB ) : '',
		);
	}
}
