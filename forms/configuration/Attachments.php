<?php
/**
 * Mistakes in lists of attachments.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Configuration;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Form;
use Pagewright\Forms\Mail\OwnFile;

/** Files that are not there, that mails do not take along, or that are too heavy together. */
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
		foreach ( array_filter( array_map( 'trim', explode( "\n", $text ) ), static fn ( string $line ): bool => '' !== $line && ! str_starts_with( $line, '[' ) ) as $line ) {
			$refusal = OwnFile::refusal( $line );
			$message = match ( $refusal ) {
				/* translators: %s: a path. */
				OwnFile::MISSING => __( 'There is no file %s that could be attached.', 'pagewright' ),
				/* translators: %s: a path. */
				OwnFile::OUTSIDE => __( '%s is not in the folder of uploads, so mails are sent without it. Upload the file and name its new place.', 'pagewright' ),
				/* translators: %s: a path. */
				OwnFile::REFUSED => __( '%s is a type of file that mails do not take along, so they are sent without it. Archives must be in the media library.', 'pagewright' ),
				default          => '',
			};
			if ( null === $refusal ) {
				$bytes += (int) filesize( OwnFile::path( $line ) );
			} else {
				$found[ $refusal ] = Configuration::finding( $refusal, sprintf( $message, $line ) );
			}
		}
		if ( self::HEAVIEST_BYTES < $bytes ) {
			$found['attachments_overweight'] = Configuration::finding( 'attachments_overweight', __( 'The attachments may be heavier than mail servers take.', 'pagewright' ) );
		}
		return array() === $found ? array() : array( 'attachments' => array_values( $found ) );
	}
}
