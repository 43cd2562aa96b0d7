<?php
/**
 * Checks for disallowed words.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Spam\Disallowed;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Spam\Check as SpamCheck;
use Pagewright\Features\ContactForms\Submission\Submission;

/** Compares the list of Settings → Discussion → Disallowed comment keys with all sent texts. */
final class Check implements SpamCheck {
	private const LEAST_BYTES = 2;
	private const MOST_BYTES  = 256;

	public function reason( Submission $submission ): ?string {
		$text = strtolower(
			implode(
				"\n",
				array(
					...self::texts( $submission->request->fields ),
					$submission->request->ip,
					$submission->request->user_agent,
				)
			)
		);
		foreach ( explode( "\n", (string) get_option( 'disallowed_keys' ) ) as $line ) {
			$word  = strtolower( trim( $line ) );
			$bytes = strlen( $word );
			if ( $bytes >= self::LEAST_BYTES && $bytes <= self::MOST_BYTES && str_contains( $text, $word ) ) {
				return sprintf(
					/* translators: %s: a word of the list of disallowed words. */
					__( 'It contains “%s”, which is on the list of disallowed words.', 'pagewright' ),
					$word
				);
			}
		}
		return null;
	}

	/**
	 * @param array<int|string, mixed> $fields Sent fields.
	 * @return list<string> All texts except those of fields whose names begin with an underscore.
	 */
	private static function texts( array $fields ): array {
		$texts = array();
		foreach ( $fields as $name => $value ) {
			if ( ! str_starts_with( (string) $name, '_' ) ) {
				array_push( $texts, ...( is_array( $value ) ? self::texts( $value ) : array( (string) $value ) ) );
			}
		}
		return $texts;
	}
}
