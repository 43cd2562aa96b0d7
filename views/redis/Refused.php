<?php
/**
 * Redis refuses a command.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Views\Redis;

defined( 'ABSPATH' ) || exit;

/** The rest of the answers can still be read. */
final class Refused extends \RuntimeException {}
