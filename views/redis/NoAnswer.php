<?php
/**
 * Redis did not answer.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Views\Redis;

defined( 'ABSPATH' ) || exit;

/** What was sent may have been done or not. */
final class NoAnswer extends \RuntimeException {}
