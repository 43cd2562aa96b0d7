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

/** Files that are not there, not ours to send, or too heavy together. */
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
			$path = self::path( $line );
			if ( null === $path ) {
				$found['file_not_found'] = Configuration::finding( 'file_not_found', /* translators: %s: a path. */ sprintf( __( 'There is no file %s that could be attached.', 'pagewright' ), $line ) );
			} elseif ( ! self::is_inside( $path ) ) {
				$found['file_not_in_content_dir'] = Configuration::finding( 'file_not_in_content_dir', /* translators: %s: a path. */ sprintf( __( '%s is outside the folder of the site\'s content, and is not attached.', 'pagewright' ), $line ) );
			} else {
				$bytes += (int) filesize( $path );
			}
		}
		if ( self::HEAVIEST_BYTES < $bytes ) {
			$found['attachments_overweight'] = Configuration::finding( 'attachments_overweight', __( 'The attachments may be heavier than mail servers take.', 'pagewright' ) );
		}
		return array() === $found ? array() : array( 'attachments' => array_values( $found ) );
	}

	/** @return string|null Of a file that is there. */
	private static function path( string $line ): ?string {
		$path = path_is_absolute( $line ) ? $line : WP_CONTENT_DIR . '/' . $line;
		$real = realpath( $path );
		return false !== $real && is_file( $real ) ? $real : null;
	}

	private static function is_inside( string $path ): bool {
		foreach ( array_filter( array( WP_CONTENT_DIR, wp_get_upload_dir()['basedir'], defined( 'WP_TEMP_DIR' ) ? (string) constant( 'WP_TEMP_DIR' ) : '' ) ) as $folder ) {
			$real = realpath( $folder );
			if ( false !== $real && str_starts_with( wp_normalize_path( $path ), trailingslashit( wp_normalize_path( $real ) ) ) ) {
				return true;
			}
		}
		return false;
	}
}
