<?php
/**
 * Reports failed mails.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Admin\Submissions;

defined( 'ABSPATH' ) || exit;

use Pagewright\Admin\Screen;
use Pagewright\Features\ContactForms\Admin\Inbox\Page as InboxPage;
use Pagewright\Features\ContactForms\Inbox\Counts;
use Pagewright\Features\ContactForms\Inbox\DismissedFailures;
use Pagewright\Features\ContactForms\Rights;
use Pagewright\Output\Json;

/**
 * Informs users who may read submissions about failed mails: a box on the dashboard while there are any, and a notice
 * for each new batch, on the dashboard and the plugin's own screens. Both disappear when the mails were sent again or
 * the submissions were deleted.
 */
final class FailedMails {
	private const WIDGET = 'pagewright_failed_mails';

	public function hooks(): void {
		add_action( 'wp_dashboard_setup', array( $this, 'add_widget' ) );
		add_action( 'admin_notices', array( $this, 'print_notice' ) );
	}

	public function add_widget(): void {
		if ( self::failed() > 0 ) {
			wp_add_dashboard_widget(
				self::WIDGET,
				__( 'Forms: emails that failed', 'pagewright' ),
				array( $this, 'print_widget' ),
				null,
				null,
				'normal',
				'high'
			);
		}
	}

	public function print_widget(): void {
		printf(
			'<p><strong>%1$s</strong></p><p>%2$s</p><p><a class="button button-primary" href="%3$s">%4$s</a></p>',
			esc_html( self::text( self::failed() ) ),
			esc_html__(
				'The submissions are kept, so you can send the emails again. To find out why sending fails, send a test email from the Email tab of a form.',
				'pagewright'
			),
			esc_url( InboxPage::failed_url() ),
			esc_html__( 'Show submissions', 'pagewright' )
		);
	}

	public function print_notice(): void {
		$failed = self::is_here() ? self::failed() : 0;
		$newest = $failed > 0 ? Counts::now()['newest'] : 0;
		if ( $newest <= DismissedFailures::newest() ) {
			return;
		}
		printf(
			'<div class="notice notice-error is-dismissible" data-pagewright-failed="%1$d"><p>%2$s <a href="%3$s">%4$s</a></p></div>',
			(int) $newest,
			esc_html( self::text( $failed ) ),
			esc_url( InboxPage::failed_url() ),
			esc_html__( 'Show submissions', 'pagewright' )
		);
		self::script();
	}

	private static function text( int $failed ): string {
		return sprintf(
			/* translators: %s: a number. */
			_n(
				'The email of %s form submission could not be sent.',
				'The emails of %s form submissions could not be sent.',
				$failed,
				'pagewright'
			),
			number_format_i18n( $failed )
		);
	}

	/** Returns 0 for users who may not read submissions. */
	private static function failed(): int {
		return Rights::may( Rights::EDIT_MANY ) ? Counts::now()['failed'] : 0;
	}

	private static function is_here(): bool {
		$screen = (string) get_current_screen()?->id;
		// This view lists them.
		if ( 'failed' === ( $_GET['view'] ?? '' ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- compared only.
			return false;
		}
		return 'dashboard' === $screen
			|| 1 === preg_match( '/_page_' . Screen::SLUG . '(-[a-z-]+)?$/D', $screen );
	}

	/** WordPress removes a dismissed notice from the page; this script also stores it. */
	private static function script(): void {
		$url   = Json::script( rest_url( 'pagewright/v1/submissions/notice' ) );
		$nonce = Json::script( wp_create_nonce( 'wp_rest' ) );
		wp_print_inline_script_tag(
			"document.addEventListener( 'click', ( { target } ) => { const notice = target.closest( '[data-pagewright-failed] .notice-dismiss' )?.closest( '[data-pagewright-failed]' ); notice && fetch( $url, { method: 'POST', keepalive: true, credentials: 'same-origin', headers: { 'Content-Type': 'application/json', 'X-WP-Nonce': $nonce }, body: JSON.stringify( { newest: Number( notice.dataset.pagewrightFailed ) } ) } ); } );"
		);
	}
}
