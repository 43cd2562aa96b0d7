<?php
/**
 * Provides widgets to global functions.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Compat;

defined( 'ABSPATH' ) || exit;

use Pagewright\Request\Memory;
use Pagewright\Schema\Loader;
use Pagewright\Schema\Widget;

/** The list of widgets, for classes of the original API, whose constructors get no arguments. */
final class Widgets {
	/** @return array<string, Widget> Class => widget. */
	public static function all(): array {
		return Memory::remember(
			self::class,
			'loader',
			static fn (): Loader => new Loader( dirname( \Pagewright\FILE ) )
		)->all();
	}
}
