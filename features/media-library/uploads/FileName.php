<?php
/**
 * Names of uploaded files.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Uploads;

defined( 'ABSPATH' ) || exit;

/** Names as users see them. WordPress makes the names of files from them, without characters of code. */
final class FileName {
	/** Longest name in bytes. File systems allow 255, and WordPress appends the names of sizes. */
	private const MOST_BYTES = 160;

	/** Extensions that are longer belong to the name. */
	private const MOST_EXTENSION_BYTES = 16;

	/** Control characters, and invisible characters that change the direction of text or have no width. */
	private const DROPPED = '/[\p{Cc}\x{00AD}\x{061C}\x{200B}\x{200E}\x{200F}\x{2028}-\x{202E}\x{2060}-\x{2069}\x{FEFF}]/u';

	/**
	 * Returns the name without folders and invisible characters, and shortened.
	 *
	 *     "../../Lake.jpg" → "Lake.jpg"      "photo<right-to-left override>gpj.php" → "photogpj.php"
	 */
	public static function clean( string $name ): string {
		$name  = (string) preg_replace( self::DROPPED, '', mb_scrub( $name, 'UTF-8' ) );
		$parts = preg_split( '#[/\\\\]#', $name );
		return self::short( trim( (string) end( $parts ) ) );
	}

	/** Shortens a name and keeps its extension. */
	private static function short( string $name ): string {
		if ( strlen( $name ) <= self::MOST_BYTES ) {
			return $name;
		}
		$dot = strrpos( $name, '.' );
		$end = false !== $dot && strlen( $name ) - $dot <= self::MOST_EXTENSION_BYTES ? substr( $name, $dot ) : '';
		return rtrim( mb_strcut( $name, 0, self::MOST_BYTES - strlen( $end ), 'UTF-8' ), '.-_ ' ) . $end;
	}
}
