<?php
/**
 * Addresses in mail templates.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Configuration;

defined( 'ABSPATH' ) || exit;

/** Reads `Name <name@example.com>, other@example.com`. */
final class Addresses {
	/** @return list<string>|null The addresses alone; null where one is none. */
	public static function of( string $list ): ?array {
		$addresses = array();
		foreach ( self::split( $list ) as $mailbox ) {
			$address = 1 === preg_match( '/^(?:"(?:[^"\\\\]|\\\\.)*"|[^<>]*?)\s*<([^<>]+)>$/u', $mailbox, $found ) ? trim( $found[1] ) : $mailbox;
			if ( ! is_email( $address ) && 1 !== preg_match( '/^[^@\s]+@localhost$/', $address ) ) {
				return null;
			}
			$addresses[] = $address;
		}
		return array() === $addresses ? null : $addresses;
	}

	/** Whether an address is of this site, so that mail servers believe that the site may send in its name. */
	public static function is_of_site( string $address ): bool {
		$domain = strtolower( (string) substr( (string) strrchr( $address, '@' ), 1 ) );
		foreach ( array( home_url(), network_home_url() ) as $url ) {
			$host = (string) preg_replace( '/^www\./', '', strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) ) );
			// Sites on somebody's own computer send no mail to the world.
			if ( $domain === $host || str_ends_with( $host, '.' . $domain ) || str_ends_with( $domain, '.' . $host ) || 'localhost' === $host || false !== filter_var( $host, FILTER_VALIDATE_IP ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<string> At commas that are not inside quotes. */
	private static function split( string $list ): array {
		preg_match_all( '/(?:"(?:[^"\\\\]|\\\\.)*"|[^,"]|")+/u', $list, $found );
		return array_values( array_filter( array_map( 'trim', $found[0] ) ) );
	}
}
