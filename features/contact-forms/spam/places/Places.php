<?php
/**
 * Registers the spam trap for other forms.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Spam\Places;

defined( 'ABSPATH' ) || exit;

/**
 * Callbacks on hooks of WordPress and of other plugins: one set prints into a form, the other checks the submission.
 * Each callback is on many hooks and reads the name of the current one. Forms\Hooks lists the hooks, so that pages
 * without such a form do not load this class.
 */
final class Places {
	/**
	 * Error codes of WordPress for a wrong user name or password. Other codes, such as a lockout or a missing second
	 * factor, belong to other plugins.
	 */
	private const WRONG = array( 'invalid_username', 'invalid_email', 'incorrect_password' );

	/** Prints the fields of the trap into a form. */
	public static function print(): void {
		echo Guard::of( self::place( (string) current_filter() ) )->fields(); // phpcs:ignore WordPress.Security.EscapeOutput -- Guard escapes it.
	}

	/** Returns the HTML of a form with the fields of the trap. */
	public static function add( mixed $html = null ): mixed {
		if ( ! is_string( $html ) ) {
			return $html;
		}
		$hook   = (string) current_filter();
		$fields = Guard::of( self::place( $hook ) )->fields();
		return 'gform_submit_button' === $hook ? $fields . $html : $html . $fields;
	}

	/**
	 * Checks a submission.
	 *
	 * @param mixed ...$args Arguments of the hook.
	 * @return mixed The first argument, changed when the place reads the result from it.
	 */
	public static function judge( mixed ...$args ): mixed {
		$hook  = (string) current_filter();
		$first = $args[0] ?? null;
		if ( ! self::is_meant( $hook, $args ) ) {
			return $first;
		}
		$sent   = wp_unslash( $_POST ); // phpcs:ignore WordPress.Security -- compared with the expected values only.
		$place  = self::place( $hook );
		$reason = Guard::of( $place )->reason( $sent );
		if ( null === $reason ) {
			return $first;
		}
		return 'preprocess_comment' === $hook
			? Comments::mark( (array) $first, $reason )
			: self::refuse( $hook, $args, Refusals::text( $place, $sent ) );
	}

	/**
	 * Returns whether the request is a submitted form, and not a call of a program that WordPress accepts.
	 *
	 * @param list<mixed> $args
	 */
	private static function is_meant( string $hook, array $args ): bool {
		// Contact Form 7 sends its forms by REST. Other REST requests contain no form.
		if ( 'wpcf7_spam' !== $hook && self::is_no_browser() ) {
			return false;
		}
		$first = $args[0] ?? null;
		return match ( $hook ) {
			'authenticate'        => self::has_wrong_password( $first ) && self::is_sign_in_form(),
			// Other ways to add a comment (plugins, imports, replies in the admin) do not fire this action.
			'preprocess_comment'  => is_array( $first ) && did_action( 'pre_comment_on_post' ) > 0,
			'registration_errors' => 'wp-login.php' === ( $GLOBALS['pagenow'] ?? '' ),
			'lostpassword_post'   => isset( $_POST['user_login'] ) && ! is_admin(), // phpcs:ignore WordPress.Security.NonceVerification -- checked for existence only.
			'wpcf7_spam', 'gform_entry_is_spam' => false === $first,
			'frm_validate_entry'  => is_array( $first ),
			// Another plugin may fire the hook of a plugin that is not active.
			'wpforms_process'     => function_exists( 'wpforms' ),
			'bbp_new_topic_pre_extras', 'bbp_new_reply_pre_extras' => function_exists( 'bbp_add_error' ),
			'bp_signup_validate'  => function_exists( 'buddypress' ),
			default               => true,
		};
	}

	/** A correct password is never refused. */
	private static function has_wrong_password( mixed $user ): bool {
		return $user instanceof \WP_Error && in_array( $user->get_error_code(), self::WRONG, true );
	}

	/**
	 * Returns whether a sign-in form was sent: of wp-login.php, of a theme that posts there, or of WooCommerce. Other
	 * ways (application passwords, wp_signon() in plugins) send no form.
	 */
	private static function is_sign_in_form(): bool {
		return ( 'wp-login.php' === ( $GLOBALS['pagenow'] ?? '' ) && isset( $_POST['log'], $_POST['pwd'] ) ) // phpcs:ignore WordPress.Security.NonceVerification -- checked for existence only.
			|| did_filter( 'woocommerce_process_login_errors' ) > 0;
	}

	/** Returns whether the request comes from a program that WordPress authenticates in another way. */
	private static function is_no_browser(): bool {
		return wp_doing_cron()
			|| ( defined( 'XMLRPC_REQUEST' ) && XMLRPC_REQUEST )
			|| ( defined( 'WP_CLI' ) && WP_CLI )
			|| ( defined( 'REST_REQUEST' ) && REST_REQUEST );
	}

	/** @param list<mixed> $args */
	private static function refuse( string $hook, array $args, string $refusal ): mixed {
		$first = $args[0] ?? null;
		switch ( $hook ) {
			case 'authenticate':
				// With this code, WordPress keeps the user name in the form, whether the user exists or not, and
				// plugins that count failures continue to work.
				return new \WP_Error( 'incorrect_password', esc_html( $refusal ) );
			case 'wpcf7_spam':
			case 'gform_entry_is_spam':
				return true;
			case 'frm_validate_entry':
				return $first + array( 'pagewright' => $refusal );
			case 'wpforms_process':
				$id = is_array( $args[2] ?? null ) && is_numeric( $args[2]['id'] ?? null ) ? (int) $args[2]['id'] : 0;
				wpforms()->process->errors[ $id ]['header'] = esc_html( $refusal ); // phpcs:ignore -- A function of WPForms; its hook was fired.
				return $first;
			case 'bbp_new_topic_pre_extras':
			case 'bbp_new_reply_pre_extras':
				bbp_add_error( 'pagewright_spam', esc_html( $refusal ) ); // phpcs:ignore -- A function of bbPress; its hook was fired.
				return $first;
			case 'bp_signup_validate':
				buddypress()->signup->errors['signup_username'] = esc_html( $refusal ); // phpcs:ignore -- A function of BuddyPress; its hook was fired.
				return $first;
			default:
				if ( $first instanceof \WP_Error ) {
					$first->add( 'pagewright_spam', esc_html( $refusal ) );
				}
				return $first;
		}
	}

	/** Returns the place of a hook, one of Settings::PLACES. */
	private static function place( string $hook ): string {
		return match ( $hook ) {
			'comment_form', 'preprocess_comment' => 'comments',
			'login_form', 'login_form_middle', 'authenticate', 'woocommerce_login_form' => 'login',
			'register_form', 'registration_errors', 'woocommerce_register_form',
			'woocommerce_process_registration_errors', 'bp_before_registration_submit_buttons', 'bp_signup_validate'
				=> 'registration',
			'lostpassword_form', 'lostpassword_post', 'woocommerce_lostpassword_form' => 'lost_password',
			default => 'other_forms',
		};
	}
}
