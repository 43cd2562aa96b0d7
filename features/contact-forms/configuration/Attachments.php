<?php
/**
 * Finds errors in lists of attachments.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Configuration;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\Mail\OwnFile;

/** Finds files that do not exist, that mails may not contain, or that are too large together. */
final class Attachments {
	private const HEAVIEST_BYTES = 25 * MB_IN_BYTES;

	/** @return array<string, list<array{code: string, message: string, link: string}>> */
	public static function findings( Form $form, string $name ): array {
		$text  = $form->mail( $name )['attachments'] ?? '';
		$text  = is_string( $text ) ? $text : '';
		$found = array();
		$bytes = 0;
		foreach ( $form->tags_of( 'file' ) as $tag ) {
			$bytes += str_contains( $text, '[' . $tag->name . ']' ) ? $tag->get_limit_option() : 0;
		}
		foreach (
			array_filter(
				array_map( 'trim', explode( "\n", $text ) ),
				static fn ( string $line ): bool => '' !== $line && ! str_starts_with( $line, '[' )
			) as $line
		) {
			$refusal = OwnFile::refusal( $line );
			$message = match ( $refusal ) {
				/* translators: %s: a path. */
				OwnFile::MISSING => __( 'The attachment %s does not exist.', 'pagewright' ),
				/* translators: %s: a path. */
				OwnFile::OUTSIDE => __(
					'%s is not in the uploads folder, so emails are sent without it. Upload the file and enter its new path.',
					'pagewright'
				),
				/* translators: %s: a path. */
				OwnFile::REFUSED => __(
					'The file type of %s cannot be attached, so emails are sent without it. Archives must be in the media library.',
					'pagewright'
				),
				default          => '',
			};
			if ( null === $refusal ) {
				$bytes += (int) filesize( OwnFile::path( $line ) );
			} else {
				$found[ $refusal ] = Configuration::finding( $refusal, sprintf( $message, $line ) );
			}
		}
		if ( self::HEAVIEST_BYTES < $bytes ) {
			$found['attachments_overweight'] = Configuration::finding(
				'attachments_overweight',
				__( 'The attachments may exceed the size limit of mail servers.', 'pagewright' )
			);
		}
		return array() === $found ? array() : array( 'attachments' => array_values( $found ) );
	}
}
