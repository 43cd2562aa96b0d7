<?php
/**
 * State of a replaced plugin.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching;

defined( 'ABSPATH' ) || exit;

/** Whether a plugin that Pagewright replaces is installed or active. */
enum State: string {
	case Active   = 'active';
	case Inactive = 'inactive';

	/** Its files were deleted, its data exist. */
	case Deleted = 'deleted';

	/** The site has neither its files nor its data. */
	case Never = 'never';
}
