<?php
/**
 * Errors of uploads.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Uploads;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\MediaError;

/** An upload failed, or a file is refused. */
final class UploadError extends MediaError {
	protected const PREFIX = 'pagewright_upload_';

	public static function not_found(): self {
		return new self(
			'not_found',
			__( 'This upload does not exist on the server. Choose the file again.', 'pagewright' ),
			404
		);
	}

	public static function expired(): self {
		return new self(
			'expired',
			__( 'This upload has expired, because no data arrived for two hours. Choose the file again.', 'pagewright' ),
			410
		);
	}

	public static function busy(): self {
		return new self(
			'busy',
			__( 'Another request is working on this upload. Wait a moment and try again.', 'pagewright' ),
			409
		);
	}

	/** The same request may succeed later. */
	public static function unavailable(): self {
		return new self(
			'unavailable',
			__( 'The database of the site did not respond. Wait a moment and try again.', 'pagewright' ),
			503
		);
	}

	public static function disk_full(): self {
		return new self(
			'disk_full',
			__( 'There is no space left on the disk of the server. Ask an administrator to free some space.', 'pagewright' ),
			507
		);
	}

	public static function wrong_type(): self {
		return new self( 'type', __( 'Sorry, you are not allowed to upload this file type.', 'pagewright' ) );
	}

	public static function wrong_parent(): self {
		return new self(
			'parent',
			__( 'Sorry, you are not allowed to attach files to this post.', 'pagewright' ),
			403
		);
	}

	/** @param int $offset Bytes that are on the server. */
	public static function wrong_offset( int $offset ): self {
		return new self(
			'offset',
			__( 'The server has another part of this file than expected. The upload continues after it.', 'pagewright' ),
			409,
			array( 'offset' => $offset )
		);
	}

	/** @param int $offset Bytes that are on the server. */
	public static function incomplete( int $offset ): self {
		return new self(
			'incomplete',
			__( 'Parts of this file are missing on the server. The upload continues with them.', 'pagewright' ),
			409,
			array( 'offset' => $offset )
		);
	}
}
