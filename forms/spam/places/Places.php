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
		$refusal = Guard::refusal( self::place( $hook ) );
		return null === $refusal ? $first : self::refuse( $hook, $args, $refusal );
	}

	/** Whether somebody sent the form, and not a program that WordPress knows. @param list<mixed> $args */
	private static function is_meant( string $hook, array $args ): bool {
		$first = $args[0] ?? null;
		return match ( $hook ) {
			// Other ways in (application passwords, wp_signon() by plugins) send no form.
			'authenticate'        => ( null === $first || $first instanceof \WP_User || $first instanceof \WP_Error ) && 'wp-login.php' === ( $GLOBALS['pagenow'] ?? '' ) && isset( $_POST['log'], $_POST['pwd'] ), // phpcs:ignore WordPress.Security.NonceVerification -- only whether they are there.
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

	/** @param list<mixed> $args */
	private static function refuse( string $hook, array $args, string $refusal ): mixed {
		$first = $args[0] ?? null;
		switch ( $hook ) {
			case 'pre_comment_on_post':
				wp_die(
					'<p>' . esc_html( $refusal ) . '</p>',
					esc_html__( 'Not sent', 'pagewright' ),
					array(
						'response'  => 403,
						'back_link' => true,
					)
				);
				// No break: it ended.
			case 'authenticate':
				return new \WP_Error( 'pagewright_spam', esc_html( $refusal ) );
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
			'comment_form', 'pre_comment_on_post' => 'comments',
			'login_form', 'login_form_middle', 'authenticate', 'woocommerce_login_form', 'woocommerce_process_login_errors' => 'login',
			'register_form', 'registration_errors', 'woocommerce_register_form', 'woocommerce_process_registration_errors', 'bp_before_registration_submit_buttons', 'bp_signup_validate' => 'registration',
			'lostpassword_form', 'lostpassword_post', 'woocommerce_lostpassword_form' => 'lost_password',
			default => 'other_forms',
		};
	}
}
