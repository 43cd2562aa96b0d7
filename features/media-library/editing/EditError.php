<?php
/**
 * Errors of the image editor.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Editing;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\MediaError;

/** An image cannot be edited; see Problem. */
final class EditError extends MediaError {
	protected const PREFIX = 'pagewright_edit_';
}
