<?php
/**
 * Exception: Redis refused a command.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views\Redis;

defined( 'ABSPATH' ) || exit;

/** The command was not run: the server is loading, full or read-only, or the key does not exist. */
final class Refused extends \RuntimeException {}
