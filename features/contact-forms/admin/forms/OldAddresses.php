<?php
/**
 * Old URLs of Contact Form 7 screens.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Admin\Forms;

defined( 'ABSPATH' ) || exit;

use Pagewright\Admin\Screen;
use Pagewright\Features\ContactForms\FormStore;
use Pagewright\Features\ContactForms\Hooks as FormHooks;
use Pagewright\Features\ContactForms\Rights;

/**
 * Redirects bookmarks and links of the old screens to ours; WordPress would answer 403. A user without permission for
 * the new screen still gets 403.
 */
final class OldAddresses {
	/** The list, and with `post` the editor of one form. Also the parent menu of add-ons' screens. */
	public const LIST = 'wpcf7';

	private const NEW_FORM = 'wpcf7-new';

	private const SETTINGS = 'wpcf7-integration';

	/** Parameter of the list: the form of an old URL does not exist. */
	private const MISSING = 'missing';

	/** Redirects requests for an old URL. GET only: a redirect would lose the input of an old tab. */
	public static function redirect(): void {
		$page   = $_GET['page'] ?? ''; // phpcs:ignore WordPress.Security -- compared only.
		$post   = wp_unslash( $_GET['post'] ?? null ); // phpcs:ignore WordPress.Security -- changes nothing; target() takes numbers only.
		$is_get = 'GET' === ( $_SERVER['REQUEST_METHOD'] ?? '' ); // phpcs:ignore WordPress.Security -- compared only.
		$url    = FormHooks::is_original_here() || ! $is_get || ! is_string( $page )
			? null
			: self::target( $page, $post );
		if ( null !== $url ) {
			wp_safe_redirect( $url );
			exit;
		}
	}

	/** The message of the list after an old address whose form does not exist, as HTML; '' for none. */
	public static function notice(): string {
		return isset( $_GET[ self::MISSING ] ) // phpcs:ignore WordPress.Security.NonceVerification -- shows a message.
			? wp_get_admin_notice(
				esc_html__( 'This form no longer exists. Here are the forms of this site.', 'pagewright' ),
				array(
					'type'        => 'warning',
					'dismissible' => true,
				)
			)
			: '';
	}

	/**
	 * @param mixed $post Parameter `post`. @return string|null Null for other pages, and for users who may not open the
	 *    new screen.
	 */
	private static function target( string $page, mixed $post ): ?string {
		return match ( true ) {
			self::LIST === $page && Rights::may( Rights::READ_MANY )       => self::list_or_form( $post ),
			self::NEW_FORM === $page
				&& Rights::may( Rights::EDIT_MANY )   => add_query_arg( 'form', 'new', Page::url() ),
			self::SETTINGS === $page && Rights::may( Rights::INTEGRATE )   => Screen::url( FormHooks::TAB ),
			default                                                        => null,
		};
	}

	private static function list_or_form( mixed $post ): string {
		if ( ! is_string( $post ) || ! Rights::may( Rights::EDIT ) ) {
			return Page::url();
		}
		$form = FormStore::find( (int) $post );
		return null === $form
			? add_query_arg( self::MISSING, '1', Page::url() )
			: add_query_arg( 'form', $form->id, Page::url() );
	}
}
