<?php
/**
 * Exception: Redis is unreachable.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views\Redis;

defined( 'ABSPATH' ) || exit;

/** Nothing was sent, so a fallback cannot count twice. */
final class NotSent extends \RuntimeException {}
