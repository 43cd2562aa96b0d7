<?php
/**
 * Import of a stock image.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest\ImageImport;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Stock\Failure;
use Pagewright\Providers\Stock\Import;
use Pagewright\Providers\Stock\Signature;
use Pagewright\Providers\Stock\Stock;
use Pagewright\Rest\AjaxEndpoint;
use Pagewright\Rest\PublicError;
use Pagewright\Rest\Rate;

/**
 * POST so_widgets_image_import: imports an image from a search into the media library. Refuses GET: a link must not
 * change the site.
 */
final class Endpoint extends AjaxEndpoint {
	private const MAX_CALLS = 60;

	protected function action(): string {
		return 'so_widgets_image_import';
	}

	protected function nonce_action(): string {
		return Stock::NONCE_ACTION;
	}

	protected function nonce_name(): string {
		return '_sononce';
	}

	protected function capability(): string {
		return 'upload_files';
	}

	/** @return array{error: bool, message: string, attachment_id: int, thumb: string} */
	protected function answer(): array {
		if ( 'POST' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) { // phpcs:ignore WordPress.Security -- compared only.
			throw new PublicError( 405, __( 'Only POST requests can import images.', 'pagewright' ), 405 );
		}
		$post = (int) self::sent( 'post_id' );
		if ( '' === self::sent( 'full_url' ) || '' === self::sent( 'import_signature' ) ) {
			throw new PublicError( 400, __( 'The image is missing.', 'pagewright' ) );
		}
		$signed = Signature::read( self::sent( 'import_signature' ), self::sent( 'full_url' ), get_current_user_id() );
		if ( null === $signed ) {
			throw new PublicError(
				403,
				__( 'This search has expired. Search again and import the image.', 'pagewright' ),
				403
			);
		}
		if ( $post > 0 && ! current_user_can( 'edit_post', $post ) ) {
			throw new PublicError(
				403,
				__( 'Sorry, you are not allowed to add images to this content.', 'pagewright' ),
				403
			);
		}
		Rate::spend( 'image_import', self::MAX_CALLS );
		try {
			$id = Import::run( $signed['picture'], max( 0, $post ) );
		} catch ( Failure $failure ) {
			return self::result( 0, $failure->getMessage() );
		}
		( Stock::providers()[ $signed['provider'] ] ?? null )?->imported( $signed['picture']->get( 'report' ) );
		return self::result( $id );
	}

	/** @return array{error: bool, message: string, attachment_id: int, thumb: string} */
	private static function result( int $id, string $message = '' ): array {
		return array(
			'error'         => 0 === $id,
			'message'       => $message,
			'attachment_id' => $id,
			'thumb'         => 0 === $id ? '' : (string) wp_get_attachment_image_url( $id, 'thumbnail' ),
		);
	}

	/** Returns the text unchanged: the signature covers the exact URL, and nothing else uses it. */
	private static function sent( string $name ): string {
		$value = $_POST[ $name ] ?? ''; // phpcs:ignore WordPress.Security -- the base class checks the nonce; compared only, or cast to a number.
		return is_string( $value ) ? wp_unslash( $value ) : '';
	}
}
