<?php
/**
 * Parses addresses in mail templates.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Configuration;

defined( 'ABSPATH' ) || exit;

/** Parses `Name <name@example.com>, other@example.com`. */
final class Addresses {
	/** @return list<string>|null Email addresses without names; null when one is invalid. */
	public static function of( string $list ): ?array {
		$addresses = array();
		foreach ( self::split( $list ) as $mailbox ) {
			$address = 1 === preg_match( '/^(?:"(?:[^"\\\\]|\\\\.)*"|[^<>]*?)\s*<([^<>]+)>$/u', $mailbox, $found )
				? trim( $found[1] )
				: $mailbox;
			if ( ! is_email( $address ) && 1 !== preg_match( '/^[^@\s]+@localhost$/', $address ) ) {
				return null;
			}
			$addresses[] = $address;
		}
		return array() === $addresses ? null : $addresses;
	}

	/** Returns whether an address belongs to the domain of the site, so that mail servers accept it as the sender. */
	public static function is_of_site( string $address ): bool {
		$domain = strtolower( (string) substr( (string) strrchr( $address, '@' ), 1 ) );
		foreach ( array( home_url(), network_home_url() ) as $url ) {
			$host = (string) preg_replace( '/^www\./', '', strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) ) );
			// Sites on a local computer do not send mail to the internet.
			if (
				$domain === $host
				|| str_ends_with( $host, '.' . $domain )
				|| str_ends_with( $domain, '.' . $host )
				|| 'localhost' === $host
				|| false !== filter_var( $host, FILTER_VALIDATE_IP )
			) {
				return true;
			}
		}
		return false;
	}

	/** @return list<string> Parts between commas that are not inside quotes. */
	private static function split( string $list ): array {
		preg_match_all( '/(?:"(?:[^"\\\\]|\\\\.)*"|[^,"]|")+/u', $list, $found );
		return array_values( array_filter( array_map( 'trim', $found[0] ) ) );
	}
}
