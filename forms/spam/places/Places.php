<?php
/**
 * Forms that are not ours.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Spam\Places;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks of WordPress and of other plugins: where a form is printed, and where what it sent is judged. The lists are in Forms\Feature, so that
 * a page without any such form reads nothing of this.
 */
final class Places {
	/** What WordPress says of a wrong user name or password. Other codes, such as a lockout or a missing second factor, belong to other plugins. */
	private const WRONG = array( 'invalid_username', 'invalid_email', 'incorrect_password' );

	/** A form is being printed. */
	public static function print( string $hook ): void {
		echo Guard::fields( self::place( $hook ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped where it is made.
	}

	/** HTML of a form, with the fields in it. */
	public static function add( string $hook, mixed $html ): mixed {
		if ( ! is_string( $html ) ) {
			return $html;
		}
		$fields = Guard::fields( self::place( $hook ) );
		return 'gform_submit_button' === $hook ? $fields . $html : $html . $fields;
	}

	/**
	 * A form was sent.
	 *
	 * @param list<mixed> $args What the hook hands over.
	 * @return mixed The first argument: changed, where the place takes its answer there.
	 */
	public static function judge( string $hook, array $args ): mixed {
		$first = $args[0] ?? null;
		if ( ! self::is_meant( $hook, $args ) ) {
			return $first;
		}
		$sent   = wp_unslash( $_POST ); // phpcs:ignore WordPress.Security -- compared with what the trap wants, and dropped.
		$place  = self::place( $hook );
		$reason = Guard::reason( $place, $sent );
		if ( null === $reason ) {
			return $first;
		}
		return 'preprocess_comment' === $hook ? Comments::mark( (array) $first, $reason ) : self::refuse( $hook, $args, Refusals::text( $place, $sent ) );
	}

	/** Whether somebody sent the form, and not a program that WordPress knows. @param list<mixed> $args */
	private static function is_meant( string $hook, array $args ): bool {
		// Contact Form 7 sends its forms by REST. Nothing else that comes this way has a form.
		if ( 'wpcf7_spam' !== $hook && self::is_no_browser() ) {
			return false;
		}
		$first = $args[0] ?? null;
		return match ( $hook ) {
			'authenticate'        => self::has_wrong_password( $first ) && self::is_sign_in_form(),
			// Other ways to a comment (plugins, imports, answers in the admin) do not pass this action.
			'preprocess_comment'  => is_array( $first ) && did_action( 'pre_comment_on_post' ) > 0,
			'registration_errors' => 'wp-login.php' === ( $GLOBALS['pagenow'] ?? '' ),
			'lostpassword_post'   => isset( $_POST['user_login'] ) && ! is_admin(), // phpcs:ignore WordPress.Security.NonceVerification -- only whether it is there.
			'wpcf7_spam', 'gform_entry_is_spam' => false === $first,
			'frm_validate_entry'  => is_array( $first ),
			// Who calls the hook of a plugin that is not here is not that plugin.
			'wpforms_process'     => function_exists( 'wpforms' ),
			'bbp_new_topic_pre_extras', 'bbp_new_reply_pre_extras' => function_exists( 'bbp_add_error' ),
			'bp_signup_validate'  => function_exists( 'buddypress' ),
			default               => true,
		};
	}

	/** Whoever knows the password is never refused. */
	private static function has_wrong_password( mixed $user ): bool {
		return $user instanceof \WP_Error && in_array( $user->get_error_code(), self::WRONG, true );
	}

	/** Whether a form signs somebody in: of wp-login.php, of a theme that posts there, or of WooCommerce. Other ways (application passwords, wp_signon() by plugins) send none. */
	private static function is_sign_in_form(): bool {
		return ( 'wp-login.php' === ( $GLOBALS['pagenow'] ?? '' ) && isset( $_POST['log'], $_POST['pwd'] ) ) || did_filter( 'woocommerce_process_login_errors' ) > 0; // phpcs:ignore WordPress.Security.NonceVerification -- only whether they are there.
	}

	/** Programs that WordPress lets in by other ways. */
	private static function is_no_browser(): bool {
		return wp_doing_cron() || ( defined( 'XMLRPC_REQUEST' ) && XMLRPC_REQUEST ) || ( defined( 'WP_CLI' ) && WP_CLI ) || ( defined( 'REST_REQUEST' ) && REST_REQUEST );
	}

	/** @param list<mixed> $args */
	private static function refuse( string $hook, array $args, string $refusal ): mixed {
		$first = $args[0] ?? null;
		switch ( $hook ) {
			case 'authenticate':
				// With this code WordPress keeps the user name in the form, whether there is such a user or not, and plugins that count failures count as ever.
				return new \WP_Error( 'incorrect_password', esc_html( $refusal ) );
			case 'wpcf7_spam':
			case 'gform_entry_is_spam':
				return true;
			case 'frm_validate_entry':
				return $first + array( 'pagewright' => $refusal );
			case 'wpforms_process':
				$id = is_array( $args[2] ?? null ) && is_numeric( $args[2]['id'] ?? null ) ? (int) $args[2]['id'] : 0;
				wpforms()->process->errors[ $id ]['header'] = esc_html( $refusal ); // phpcs:ignore -- WPForms brings it; its hook was called.
				return $first;
			case 'bbp_new_topic_pre_extras':
			case 'bbp_new_reply_pre_extras':
				bbp_add_error( 'pagewright_spam', esc_html( $refusal ) ); // phpcs:ignore -- bbPress brings it; its hook was called.
				return $first;
			case 'bp_signup_validate':
				buddypress()->signup->errors['signup_username'] = esc_html( $refusal ); // phpcs:ignore -- BuddyPress brings it; its hook was called.
				return $first;
			default:
				$first instanceof \WP_Error && $first->add( 'pagewright_spam', esc_html( $refusal ) );
				return $first;
		}
	}

	/** Of Settings::PLACES. */
	private static function place( string $hook ): string {
		return match ( $hook ) {
			'comment_form', 'preprocess_comment' => 'comments',
			'login_form', 'login_form_middle', 'authenticate', 'woocommerce_login_form' => 'login',
			'register_form', 'registration_errors', 'woocommerce_register_form', 'woocommerce_process_registration_errors', 'bp_before_registration_submit_buttons', 'bp_signup_validate' => 'registration',
			'lostpassword_form', 'lostpassword_post', 'woocommerce_lostpassword_form' => 'lost_password',
			default => 'other_forms',
		};
	}
}
