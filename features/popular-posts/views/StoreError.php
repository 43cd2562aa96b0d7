<?php
/**
 * Exception: views could not be stored or moved.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views;

defined( 'ABSPATH' ) || exit;

/** Its message is for the log and for administrators. */
final class StoreError extends \RuntimeException {}
