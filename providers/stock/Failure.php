<?php
/**
 * Exception: a provider failed.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Stock;

defined( 'ABSPATH' ) || exit;

/** The user reads its message, so it is a translated sentence without URLs and keys. */
final class Failure extends \RuntimeException {}
