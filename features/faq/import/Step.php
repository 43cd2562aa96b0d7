<?php
/**
 * One step of an import.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Faq\Import;

defined( 'ABSPATH' ) || exit;

/** Asks who may import, once for all ways in; copies for some seconds, and goes back to the screen, which asks for the next step. */
final class Step {
	public const NAME   = 'pagewright_faq_import';
	public const RIGHTS = 'manage_options';

	/** In the address of the screen: this step is over, and the next may begin by itself. Nobody else can write such a link. */
	private const GOES_ON = 'pagewright_faq_import_on';

	/** Shorter than any server's patience. */
	private const SECONDS = 5.0;

	/** After these another step may begin, where one was killed. */
	private const LOCK_SECONDS = 60;

	/** The only way to copy anything. Ends the request. */
	public static function run(): void {
		if ( ! current_user_can( self::RIGHTS ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to import questions.', 'pagewright' ), '', array( 'response' => 403 ) );
		}
		if ( 'POST' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) { // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared only.
			wp_die( esc_html__( 'Use the button on the import screen to import questions.', 'pagewright' ), '', array( 'response' => 405 ) );
		}
		check_admin_referer( self::NAME );
		$type   = sanitize_key( $_POST['type'] ?? '' );
		$done   = is_scalar( $_POST['done'] ?? '' ) ? absint( $_POST['done'] ?? 0 ) : 0; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- a number.
		$source = Sources::all()[ $type ] ?? null;
		wp_safe_redirect( Page::url( null === $source ? array() : self::next( $type, $done, new Import( $type, $source ) ) ), 303 );
		exit;
	}

	/** Whether the screen was opened by a step, and not by a link of somebody. */
	public static function goes_on( string $type ): bool {
		return false !== wp_verify_nonce( sanitize_key( $_GET['on'] ?? '' ), self::GOES_ON . $type );
	}

	/** @return array<string, int|string> What the screen has to know. */
	private static function next( string $type, int $done, Import $import ): array {
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		if ( ! \WP_Upgrader::create_lock( self::NAME, self::LOCK_SECONDS ) ) {
			return array( 'busy' => 1 );
		}
		try {
			/**
			 * Changes how many seconds a step of an import takes, where a server ends requests sooner.
			 *
			 * @param float $seconds No new batch starts after this time.
			 */
			$seconds = (float) apply_filters( 'pagewright/faq/import-seconds', self::SECONDS );
			$copied  = $import->run( $seconds );
			$left    = count( $import->left() );
		} finally {
			\WP_Upgrader::release_lock( self::NAME );
		}
		// What cannot be copied stays, and does not keep the others waiting for ever.
		$more = 0 < $left && 0 < $copied ? array( 'on' => wp_create_nonce( self::GOES_ON . $type ) ) : array();
		return array(
			'type' => $type,
			'done' => $done + $copied,
			'left' => $left,
		) + $more;
	}
}
