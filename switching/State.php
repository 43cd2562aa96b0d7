<?php
/**
 * States of a replaced plugin.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching;

defined( 'ABSPATH' ) || exit;

/** Whether a plugin that Pagewright replaces is here. */
enum State: string {
	case Active   = 'active';
	case Inactive = 'inactive';

	/** Its files are gone, its data are in the database. */
	case Deleted = 'deleted';

	/** This site has neither its files nor its data. */
	case Never = 'never';
}
