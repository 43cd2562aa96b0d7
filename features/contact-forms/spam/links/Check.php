<?php
/**
 * Counts links.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Spam\Links;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Settings;
use Pagewright\Features\ContactForms\Spam\Check as SpamCheck;
use Pagewright\Features\ContactForms\Submission\Submission;

/** Refuses submissions with more links than the settings allow. */
final class Check implements SpamCheck {
	public function __construct( private readonly Settings $settings ) {}

	public function reason( Submission $submission ): ?string {
		$links = 0;
		array_walk_recursive(
			$submission->posted,
			static function ( mixed $text ) use ( &$links ): void {
				$links += is_string( $text )
					? (int) preg_match_all( '~https?://|\bwww\.|\[url[=\]]|<a\s~i', $text )
					: 0;
			}
		);
		if ( 0 === $this->settings->most_links || $links <= $this->settings->most_links ) {
			return null;
		}
		/* translators: %d: how many. */
		return sprintf( _n( 'It contains %d link.', 'It contains %d links.', $links, 'pagewright' ), $links );
	}
}
