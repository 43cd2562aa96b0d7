<?php
/**
 * Sanitizes names of uploaded files.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * Creates names that no server executes and that are safe in shells.
 *
 *     "../a b.php.txt" → "a-b.php_.txt"      "x.php" → "x.php_.txt"      ".htaccess" → "htaccess"
 */
final class Name {
	/** Parts of names that some server treats as a program or as its configuration. */
	private const SCRIPT = '/^(php\d*|phtml?|pht|phps|phar|p[ly]c?|perl|cgi|fcgi|s?html?|xht(ml)?|m?jsx?|jsp[xf]?|aspx?|cer|asa|ashx?|asmx|cshtml|cfm|rb|lua|sh|bash|bat|cmd|com|exe|dll|msi|vbs?|wsf|ps1|htaccess|htpasswd|user|ini|config|svgz?|swf)$/i';

	/**
	 * Characters with a meaning in shells, headers, addresses and markup; quotes of other scripts; invisible
	 * characters.
	 */
	private const DROPPED = '/[\x00-\x1F\x7F"\'`?*<>|&$#;:,!^~=+%(){}\[\]\\\\\/\x{2018}-\x{201F}\x{00AB}\x{00BB}\p{Cf}\p{Zl}\p{Zp}]/u';

	/** Maximum length of a name; file systems allow 255. */
	private const MAX_BYTES = 160;

	/** @param string $name Name that the browser sent. */
	public static function clean( string $name ): string {
		$parts = preg_split( '#[/\\\\]#', mb_scrub( $name, 'UTF-8' ) );
		$base  = (string) preg_replace( self::DROPPED, '', (string) end( $parts ) );
		$base  = trim( (string) preg_replace( '/[\s\p{Zs}-]+/u', '-', $base ), '.-_ ' );
		return self::without_scripts( '' === $base ? 'file' : self::short( $base ) );
	}

	/** Returns the name, with a number if the folder already contains it. */
	public static function free_in( string $folder, string $name ): string {
		$free = $name;
		for ( $number = 1; file_exists( "{$folder}/{$free}" ); $number++ ) {
			$dot  = strrpos( $name, '.' );
			$free = false === $dot
				? "{$name}-{$number}"
				: substr( $name, 0, $dot ) . "-{$number}" . substr( $name, $dot );
		}
		return $free;
	}

	private static function without_scripts( string $name ): string {
		$parts = explode( '.', $name );
		$last  = count( $parts ) - 1;
		foreach ( $parts as $index => $part ) {
			if ( $index > 0 && 1 === preg_match( self::SCRIPT, $part ) ) {
				$parts[ $index ] = $part . ( $index === $last ? '_.txt' : '_' );
			}
		}
		return implode( '.', $parts );
	}

	/** Shortens a name and keeps its extension. */
	private static function short( string $name ): string {
		$dot = strrpos( $name, '.' );
		$end = false !== $dot && strlen( $name ) - $dot <= 16 ? substr( $name, $dot ) : '';
		return strlen( $name ) <= self::MAX_BYTES
			? $name
			: rtrim( mb_strcut( $name, 0, self::MAX_BYTES - strlen( $end ), 'UTF-8' ), '.-_ ' ) . $end;
	}
}
