<?php
/**
 * Exception: Redis did not answer.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views\Redis;

defined( 'ABSPATH' ) || exit;

/** The commands may or may not have been run. */
final class NoAnswer extends \RuntimeException {}
