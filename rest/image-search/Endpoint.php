<?php
/**
 * Search for stock images.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest\ImageSearch;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Stock\Failure;
use Pagewright\Providers\Stock\Picture;
use Pagewright\Providers\Stock\Signature;
use Pagewright\Providers\Stock\Stock;
use Pagewright\Rest\AjaxEndpoint;
use Pagewright\Rest\PublicError;
use Pagewright\Rest\Rate;

/**
 * GET so_widgets_image_search: finds images. A failure of the provider is a response, `{ error: true, message }`, not a
 * refusal.
 */
final class Endpoint extends AjaxEndpoint {
	private const MAX_QUERY_CHARS = 200;
	private const MAX_PAGE        = 100;
	private const MAX_CALLS       = 120;

	protected function action(): string {
		return 'so_widgets_image_search';
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

	/** @return array<string, mixed> */
	protected function answer(): array {
		$query     = self::sent( 'q' );
		$provider  = self::sent( 'provider' );
		$page      = max( 1, min( self::MAX_PAGE, (int) self::sent( 'page' ) ) );
		$providers = Stock::providers();
		if ( '' === $query || mb_strlen( $query ) > self::MAX_QUERY_CHARS ) {
			throw new PublicError( 400, __( 'Enter a few words to search for images.', 'pagewright' ) );
		}
		if ( array() === $providers || ( '' !== $provider && ! isset( $providers[ $provider ] ) ) ) {
			throw new PublicError( 400, __( 'This image source is not available on this site.', 'pagewright' ) );
		}
		Rate::spend( 'image_search', self::MAX_CALLS );
		$chosen = '' === $provider ? reset( $providers ) : $providers[ $provider ];
		try {
			$found = Stock::search( $chosen, $query, $page );
		} catch ( Failure $failure ) {
			return array(
				'error'    => true,
				'message'  => $failure->getMessage(),
				'items'    => array(),
				'keywords' => array(),
				'more'     => false,
			);
		}
		return array(
			'items'    => array_map(
				static fn ( Picture $picture ): array => self::item( $chosen->key(), $picture ),
				$found->pictures
			),
			'keywords' => $found->keywords,
			'more'     => $found->has_more,
		);
	}

	/** @return array<string, mixed> Data for the form, and for the request that imports the image. */
	private static function item( string $provider, Picture $picture ): array {
		$can_import = '' !== $picture->get( 'file' );
		return array(
			'source'           => $provider,
			'title'            => $picture->get( 'title' ),
			'thumbnail'        => $picture->get( 'thumbnail' ),
			'preview'          => array(
				'url'    => $picture->get( 'preview' ),
				'width'  => $picture->number( 'width' ),
				'height' => $picture->number( 'height' ),
			),
			'url'              => $picture->get( 'page' ),
			'full_url'         => $picture->get( 'file' ),
			'import_signature' => $can_import ? Signature::make( $provider, $picture, get_current_user_id() ) : '',
			'credit'           => $picture->credit(),
		);
	}

	private static function sent( string $name ): string {
		$value = $_GET[ $name ] ?? ''; // phpcs:ignore WordPress.Security -- the base class checks the nonce; sanitized here.
		return is_string( $value ) ? trim( sanitize_text_field( wp_unslash( $value ) ) ) : '';
	}
}
