<?php
/**
 * Widgets for code that only has global functions.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Compat;

defined( 'ABSPATH' ) || exit;

use Pagewright\Schema\Loader;
use Pagewright\Schema\Widget;

/** The list of widgets, for the classes of the original API, which are made without anything. */
final class Names {
	/** @return array<string, Widget> Class => widget. */
	public static function all(): array {
		static $loader = null;
		$loader ??= new Loader( dirname( \Pagewright\FILE ) );
		return $loader->all();
	}
}
