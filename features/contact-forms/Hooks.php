<?php
/**
 * Registers the hooks of contact forms.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Inbox\Keeper;
use Pagewright\Features\ContactForms\Inbox\Privacy;
use Pagewright\Features\ContactForms\Inbox\Retention;
use Pagewright\Features\ContactForms\Spam\Places\Comments;
use Pagewright\Features\ContactForms\Spam\Places\Places;
use Pagewright\Features\ContactForms\Spam\Trap\WpArmour;
use Pagewright\Features\ContactForms\Submission\NoScript;
use Pagewright\Features\ContactForms\Submission\SubmissionLock;
use Pagewright\Features\ContactForms\Uploads\Folder;
use Pagewright\Providers\Sites;

/** Registers all callbacks; everything else loads on demand. While Contact Form 7 is active, its names stay its own. */
final class Hooks {
	/** Version of Contact Form 7 whose forms and hooks we support. */
	public const VERSION = '6.1.6';

	/** Cron event that deletes old submissions. Defined here so that pages without forms load no additional file. */
	public const RETENTION = 'pagewright_forms_retention';

	/** Tab of the settings screen. */
	public const TAB = 'forms';

	private const SHORTCODES = array( 'contact-form-7', 'contact-form' );

	/** Actions that run while other forms are printed. */
	private const PRINTED = array(
		'comment_form', 'login_form', 'register_form', 'lostpassword_form', 'woocommerce_login_form',
		'woocommerce_register_form', 'woocommerce_lostpassword_form', 'bbp_theme_before_topic_form_submit_wrapper',
		'bbp_theme_before_reply_form_submit_wrapper', 'bp_before_registration_submit_buttons',
		'wpforms_display_submit_before', 'frm_entry_form',
	);

	/** Filters that receive the HTML of other forms. */
	private const CHANGED = array( 'login_form_middle', 'gform_submit_button', 'wpcf7_form_elements' );

	/** Hooks that validate submissions of other forms. */
	private const JUDGED = array(
		'preprocess_comment', 'registration_errors', 'lostpassword_post', 'woocommerce_process_registration_errors',
		'bbp_new_topic_pre_extras', 'bbp_new_reply_pre_extras', 'bp_signup_validate', 'wpforms_process',
		'frm_validate_entry', 'gform_entry_is_spam', 'wpcf7_spam',
	);

	public static function add(): void {
		$is_original_here = self::is_original_here();
		if ( ! $is_original_here ) {
			self::provide_names();
		}
		foreach ( array( self::PRINTED, self::CHANGED, self::JUDGED ) as $place => $hooks ) {
			foreach ( $hooks as $hook ) {
				if ( $is_original_here || ! str_starts_with( $hook, 'wpcf7_' ) ) {
					add_filter(
						$hook,
						array( Places::class, array( 'print', 'add', 'judge' )[ $place ] ),
						10,
						self::JUDGED === $hooks ? 3 : 1
					);
				}
			}
		}
		// Runs after WordPress has checked the password, so that a correct password always signs in.
		add_filter( 'authenticate', array( Places::class, 'judge' ), 99, 3 );
		add_filter( 'pre_comment_approved', array( Comments::class, 'status' ), 99, 2 );
		add_filter( 'comment_text', array( self::class, 'explain_spam' ), 40, 2 );
		// We always handle the forms of widgets.
		add_action( 'parse_request', array( self::class, 'handle_without_script' ) );
		add_action( 'wp_enqueue_scripts', array( self::class, 'enqueue_ahead' ) );
		add_action( 'pagewright/forms/submitted', array( Keeper::class, 'keep' ), 10, 3 );
		add_action( 'delete_expired_transients', array( SubmissionLock::class, 'sweep' ) );
		add_action( 'delete_expired_transients', array( Folder::class, 'sweep' ) );
		add_action( self::RETENTION, array( Retention::class, 'run' ) );
		add_action( self::RETENTION, array( Widget\Store::class, 'prune' ) );
		add_filter( 'pagewright/forms/special-mail-tag', array( Widget\Mail::class, 'tag' ), 5, 4 );
		add_filter( 'wp_privacy_personal_data_exporters', array( Privacy::class, 'exporters' ) );
		add_filter( 'wp_privacy_personal_data_erasers', array( Privacy::class, 'erasers' ) );
		add_action( 'admin_init', array( Privacy::class, 'suggest' ) );
		add_filter( 'site_status_tests', array( Health::class, 'add' ) );
		add_filter( 'pagewright/styles/css', array( self::class, 'add_css' ) );
		add_filter( 'pagewright/plugin-row/data', array( Admin\Tab::class, 'add_kept_data' ) );
		add_action( 'pagewright/switching/deactivated', array( self::class, 'take_over' ), 10, 2 );
		if ( is_admin() ) {
			self::add_screens();
		}
		if ( $is_original_here ) {
			add_filter( 'wpcf7_special_mail_tags', array( Mail\BesideOriginal::class, 'tag' ), 10, 3 );
		} else {
			self::take_names();
		}
	}

	/** Provides the functions and classes of Contact Form 7 to add-ons. */
	private static function provide_names(): void {
		require_once __DIR__ . '/compat/functions.php';
		spl_autoload_register( array( self::class, 'load_class' ) );
		add_action( 'pagewright/forms/types', array( Compat\Bridge::class, 'start' ) );
	}

	/** Adds the screens of the dashboard. */
	private static function add_screens(): void {
		( new Admin\Forms\Page() )->hooks();
		( new Admin\Inbox\Page() )->hooks();
		( new Admin\Submissions\Download() )->hooks();
		( new Admin\Submissions\FailedMails() )->hooks();
		add_filter( 'pagewright/screen/data', array( Admin\Tab::class, 'add_data' ) );
		add_filter( 'pagewright/editor/data', array( self::class, 'add_editor_data' ) );
	}

	/** Autoloader of the classes of Contact Form 7. */
	public static function load_class( string $name ): void {
		if ( str_starts_with( $name, 'WPCF7' ) ) {
			Compat\Bridge::load( $name );
		}
	}

	/** Callback of pagewright/styles/css: adds the style sheet of forms that this request rendered. */
	public static function add_css( mixed $css = null ): mixed {
		return is_string( $css ) && class_exists( Assets::class, false ) ? $css . Assets::css() : $css;
	}

	/** Callback of pagewright/switching/deactivated: takes over from a plugin. */
	public static function take_over( mixed $folder = null, mixed $is_network = null ): void {
		$take = array(
			'contact-form-7' => array( OldPlugin::class, 'replaced' ),
			'honeypot'       => array( WpArmour::class, 'replaced' ),
		)[ is_string( $folder ) ? $folder : '' ] ?? null;
		if ( null !== $take ) {
			Sites::each( true === $is_network, $take );
		}
	}

	/**
	 * Callback of pagewright/editor/data: adds where forms are made; null where Contact Form 7 has its own block.
	 */
	public static function add_editor_data( mixed $data = null ): mixed {
		return is_array( $data )
			? array(
				'contactForms' => self::is_original_here() ? null : array(
					'url'     => admin_url( 'admin.php?page=' . SelectorBlock::SCREEN ),
					'mayEdit' => Rights::may( Rights::EDIT_MANY ),
				),
			) + $data
			: $data;
	}

	/** Registers the names of Contact Form 7. */
	private static function take_names(): void {
		// Add-ons check for this constant first.
		if ( ! defined( 'WPCF7_VERSION' ) ) {
			define( 'WPCF7_VERSION', self::VERSION );
		}
		foreach ( self::SHORTCODES as $name ) {
			add_shortcode( $name, array( Shortcode::class, 'shortcode' ) );
		}
		// Saved content contains the shortcode, so pages need no block.
		add_action( 'init', array( self::class, 'register_in_admin' ) );
		add_action( 'rest_api_init', array( FormStore::class, 'register' ) );
		add_action( 'rest_api_init', array( SelectorBlock::class, 'register' ) );
		add_filter( 'map_meta_cap', array( self::class, 'map_capability' ), 10, 2 );
	}

	/** Callback of init: registers the post type and the block in wp-admin. */
	public static function register_in_admin(): void {
		if ( is_admin() ) {
			FormStore::register();
			SelectorBlock::register();
		}
	}

	/** Callback of map_meta_cap: checks the capabilities of Contact Form 7. */
	public static function map_capability( mixed $needed = null, mixed $capability = null ): mixed {
		return is_array( $needed ) && is_string( $capability ) && str_starts_with( $capability, 'wpcf7_' )
			? Rights::map( $needed, $capability )
			: $needed;
	}

	/** Callback of comment_text: adds the reason to comments in the list of spam. */
	public static function explain_spam( mixed $text = null, mixed $comment = null ): mixed {
		return is_admin() ? Comments::explain( $text, $comment ) : $text;
	}

	/** Callback of parse_request: handles a form that was sent without JavaScript. */
	public static function handle_without_script(): void {
		if ( isset( $_POST['_wpcf7'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- public forms have no nonce.
			NoScript::handle();
		}
	}

	/**
	 * A classic theme prints the head before the content is rendered, so the posts of the query are searched for forms.
	 * Their styles then load in the head.
	 */
	public static function enqueue_ahead(): void {
		global $wp_query;
		foreach ( wp_is_block_theme() ? array() : (array) ( $wp_query->posts ?? array() ) as $post ) {
			if (
				$post instanceof \WP_Post
				&& (
					( ! self::is_original_here() && str_contains( $post->post_content, '[contact-form' ) )
					|| str_contains( $post->post_content, '<!-- wp:sowb/siteorigin-widgets-contactform-widget' )
				)
			) {
				Assets::load();
			}
		}
	}

	/** Returns whether the original plugin is active or is being activated in this request. */
	public static function is_original_here(): bool {
		return defined( 'WPCF7_PLUGIN' ) || \Pagewright\is_arriving( 'contact-form-7' );
	}
}
