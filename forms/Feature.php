<?php
/**
 * Registers the hooks of contact forms.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Inbox\Keeper;
use Pagewright\Forms\Inbox\Privacy;
use Pagewright\Forms\Inbox\Retention;
use Pagewright\Forms\Spam\Places\Comments;
use Pagewright\Forms\Spam\Places\Places;
use Pagewright\Forms\Submission\NoScript;
use Pagewright\Forms\Submission\Result;
use Pagewright\Forms\Submission\Submission;
use Pagewright\Forms\Submission\SubmissionLock;
use Pagewright\Forms\Uploads\Folder;

/** Registers all callbacks; everything else loads on demand. While Contact Form 7 is active, its names stay its own. */
final class Feature {
	/** Version of Contact Form 7 whose forms and hooks we support. */
	public const VERSION = '6.1.6';

	/** Cron event that deletes old submissions. Defined here so that pages without forms load no additional file. */
	public const RETENTION = 'pagewright_forms_retention';

	private const SHORTCODES = array( 'contact-form-7', 'contact-form' );

	/** Actions that run while other forms are printed. */
	private const PRINTED = array( 'comment_form', 'login_form', 'register_form', 'lostpassword_form', 'woocommerce_login_form', 'woocommerce_register_form', 'woocommerce_lostpassword_form', 'bbp_theme_before_topic_form_submit_wrapper', 'bbp_theme_before_reply_form_submit_wrapper', 'bp_before_registration_submit_buttons', 'wpforms_display_submit_before', 'frm_entry_form' );

	/** Filters that receive the HTML of other forms. */
	private const CHANGED = array( 'login_form_middle', 'gform_submit_button', 'wpcf7_form_elements' );

	/** Hooks that validate submissions of other forms. */
	private const JUDGED = array( 'preprocess_comment', 'registration_errors', 'lostpassword_post', 'woocommerce_process_registration_errors', 'bbp_new_topic_pre_extras', 'bbp_new_reply_pre_extras', 'bp_signup_validate', 'wpforms_process', 'frm_validate_entry', 'gform_entry_is_spam', 'wpcf7_spam' );

	public function hooks(): void {
		$is_original_here = self::is_original_here();
		$theirs           = static fn ( string $hook ): bool => $is_original_here || ! str_starts_with( $hook, 'wpcf7_' );
		foreach ( array_filter( self::PRINTED, $theirs ) as $hook ) {
			add_action( $hook, static fn () => Places::print( $hook ) );
		}
		foreach ( array_filter( self::CHANGED, $theirs ) as $hook ) {
			add_filter( $hook, static fn ( mixed $html = null ): mixed => Places::add( $hook, $html ) );
		}
		foreach ( array_filter( self::JUDGED, $theirs ) as $hook ) {
			add_filter( $hook, static fn ( mixed ...$args ): mixed => Places::judge( $hook, $args ), 10, 3 );
		}
		// Runs after WordPress has checked the password, so that a correct password always signs in.
		add_filter( 'authenticate', static fn ( mixed ...$args ): mixed => Places::judge( 'authenticate', $args ), 99, 3 );
		add_filter( 'pre_comment_approved', static fn ( mixed $status = null, mixed $comment = null ): mixed => Comments::status( $status, $comment ), 99, 2 );
		if ( is_admin() ) {
			add_filter( 'comment_text', static fn ( mixed $text = null, mixed $comment = null ): mixed => Comments::explain( $text, $comment ), 40, 2 );
		}
		// We always handle the forms of widgets.
		add_action( 'parse_request', static fn () => isset( $_POST['_wpcf7'] ) && NoScript::handle() ); // phpcs:ignore WordPress.Security.NonceVerification -- public forms have no nonce.
		add_action( 'wp_enqueue_scripts', array( self::class, 'enqueue_ahead' ) );
		add_action( 'pagewright/forms/submitted', static fn ( Form $form, Result $result, Submission $submission ) => Keeper::keep( $form, $result, $submission ), 10, 3 );
		add_action( 'delete_expired_transients', static fn () => self::sweep() );
		add_action( self::RETENTION, static fn () => Retention::run() );
		add_action( self::RETENTION, static fn () => Widget\Store::prune() );
		add_filter( 'pagewright/forms/special-mail-tag', static fn ( mixed $value, string $name, bool $is_html, Submission $submission ): mixed => str_starts_with( $name, '_pagewright_' ) ? Widget\Mail::tag( $value, $name, $is_html, $submission ) : $value, 5, 4 );
		add_filter( 'wp_privacy_personal_data_exporters', static fn ( mixed $exporters = null ): mixed => is_array( $exporters ) ? Privacy::exporters( $exporters ) : $exporters );
		add_filter( 'wp_privacy_personal_data_erasers', static fn ( mixed $erasers = null ): mixed => is_array( $erasers ) ? Privacy::erasers( $erasers ) : $erasers );
		add_action( 'admin_init', static fn () => Privacy::suggest() );
		add_filter( 'site_status_tests', static fn ( mixed $tests = null ): mixed => ( new Health() )->add( $tests ) );
		if ( $is_original_here ) {
			add_filter( 'wpcf7_special_mail_tags', static fn ( mixed $text = null, mixed $name = null, mixed $is_html = null ): mixed => '_all_fields' === $name ? Mail\BesideOriginal::text( $text, (bool) $is_html ) : $text, 10, 3 );
		}
		if ( ! $is_original_here ) {
			self::take_names();
		}
	}

	/** Registers the names of Contact Form 7. */
	private static function take_names(): void {
		// Add-ons check for this constant first.
		if ( ! defined( 'WPCF7_VERSION' ) ) {
			define( 'WPCF7_VERSION', self::VERSION );
		}
		foreach ( self::SHORTCODES as $name ) {
			add_shortcode( $name, static fn ( mixed $atts = null, mixed $content = null, mixed $tag = null ): string => Shortcode::render( $atts, is_string( $content ) ? $content : '', is_string( $tag ) ? $tag : $name ) );
		}
		add_action( 'init', static fn () => is_admin() && FormStore::register() );
		add_action( 'rest_api_init', static fn () => FormStore::register() );
		// Saved content contains the shortcode, so pages need no block.
		add_action( 'init', static fn () => is_admin() && SelectorBlock::register() );
		add_action( 'rest_api_init', static fn () => SelectorBlock::register() );
		add_filter( 'map_meta_cap', static fn ( mixed $caps = null, mixed $cap = null ): mixed => is_array( $caps ) && is_string( $cap ) && str_starts_with( $cap, 'wpcf7_' ) ? Rights::map( $caps, $cap ) : $caps, 10, 2 );
	}

	/** Removes the temporary data of submissions that no later submission removes. */
	private static function sweep(): void {
		SubmissionLock::sweep();
		Folder::sweep();
	}

	/**
	 * A classic theme prints the head before the content is rendered, so the posts of the query are searched for forms.
	 * Their styles then load in the head.
	 */
	public static function enqueue_ahead(): void {
		global $wp_query;
		foreach ( wp_is_block_theme() ? array() : (array) ( $wp_query->posts ?? array() ) as $post ) {
			if ( $post instanceof \WP_Post && ( ( ! self::is_original_here() && str_contains( $post->post_content, '[contact-form' ) ) || str_contains( $post->post_content, '<!-- wp:sowb/siteorigin-widgets-contactform-widget' ) ) ) {
				Assets::load();
			}
		}
	}

	/** Returns whether the original plugin is active or is being activated in this request. */
	public static function is_original_here(): bool {
		return defined( 'WPCF7_PLUGIN' ) || \Pagewright\is_arriving( 'contact-form-7' );
	}
}
