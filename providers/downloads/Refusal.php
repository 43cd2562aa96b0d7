<?php
/**
 * Reasons why a URL was not downloaded.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Downloads;

defined( 'ABSPATH' ) || exit;

/** Why a download has no file. The caller has the sentence for the user. */
enum Refusal {
	case NotPublic;
	case TooManyRedirects;
	case Failed;
	case TooLarge;
}
