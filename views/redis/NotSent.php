<?php
/**
 * Redis cannot be reached.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Views\Redis;

defined( 'ABSPATH' ) || exit;

/** Nothing was sent, so it can be done in another way without being done twice. */
final class NotSent extends \RuntimeException {}
