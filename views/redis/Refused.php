<?php
/**
 * Redis refuses a command.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Views\Redis;

defined( 'ABSPATH' ) || exit;

/** It was not run: the server is loading what it had saved, is full, takes no writes, or there is no such key. */
final class Refused extends \RuntimeException {}
