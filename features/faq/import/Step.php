<?php
/**
 * One step of an import.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Faq\Import;

defined( 'ABSPATH' ) || exit;

/**
 * Checks the permission in one place; copies for some seconds, and redirects to the screen, which requests the next
 * step.
 */
final class Step {
	public const NAME   = 'pagewright_faq_import';
	public const RIGHTS = 'manage_options';

	/**
	 * Nonce parameter of the redirect: lets the screen start the next step automatically. No other site can create such
	 * a link.
	 */
	private const GOES_ON = 'pagewright_faq_import_on';

	/** Shorter than the time limit of any server. */
	private const SECONDS = 5.0;

	/** Lifetime of the lock, after which another step may start. */
	private const LOCK_SECONDS = 60;

	/** The only entry point that copies. Ends the request. */
	public static function run(): void {
		if ( ! current_user_can( self::RIGHTS ) ) {
			wp_die(
				esc_html__( 'Sorry, you are not allowed to import questions.', 'pagewright' ),
				'',
				array( 'response' => 403 )
			);
		}
		if ( 'POST' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) { // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared only.
			wp_die(
				esc_html__( 'Use the button on the import screen to import questions.', 'pagewright' ),
				'',
				array( 'response' => 405 )
			);
		}
		check_admin_referer( self::NAME );
		$type   = sanitize_key( $_POST['type'] ?? '' );
		$done   = is_scalar( $_POST['done'] ?? '' ) ? absint( $_POST['done'] ?? 0 ) : 0; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- cast to a number.
		$source = Sources::all()[ $type ] ?? null;
		wp_safe_redirect(
			Page::url( null === $source ? array() : self::next( $type, $done, new Import( $type, $source ) ) ),
			303
		);
		exit;
	}

	/** Returns whether a step redirected to the screen. */
	public static function goes_on( string $type ): bool {
		return false !== wp_verify_nonce( sanitize_key( $_GET['on'] ?? '' ), self::GOES_ON . $type );
	}

	/** @return array<string, int|string> Parameters for the screen. */
	private static function next( string $type, int $done, Import $import ): array {
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		if ( ! \WP_Upgrader::create_lock( self::NAME, self::LOCK_SECONDS ) ) {
			return array( 'busy' => 1 );
		}
		try {
			/**
			 * Filters the seconds of a step of an import, for servers with a shorter time limit.
			 *
			 * @param float $seconds No new batch starts after this time.
			 */
			$seconds = (float) apply_filters( 'pagewright/faq/import-seconds', self::SECONDS );
			$copied  = $import->run( $seconds );
			$left    = count( $import->left() );
		} finally {
			\WP_Upgrader::release_lock( self::NAME );
		}
		// Questions that cannot be copied must not keep the import running.
		$more = 0 < $left && 0 < $copied ? array( 'on' => wp_create_nonce( self::GOES_ON . $type ) ) : array();
		return array(
			'type' => $type,
			'done' => $done + $copied,
			'left' => $left,
		) + $more;
	}
}
