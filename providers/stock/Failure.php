<?php
/**
 * A provider that could not answer.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Stock;

defined( 'ABSPATH' ) || exit;

/** Its message is shown to the user, so it is a sentence in the user's language that names no address and no key. */
final class Failure extends \RuntimeException {}
