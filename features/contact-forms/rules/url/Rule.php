<?php
/**
 * The rule `url`.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rules\Url;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Input;
use Pagewright\Features\ContactForms\Rules\Lists;
use Pagewright\Features\ContactForms\Rules\Rule as Base;

/** Requires a URL with a protocol that the site allows and, for web protocols, a valid host. */
final class Rule implements Base {
	private const SCHEMES = array(
		'http', 'https', 'ftp', 'ftps', 'mailto', 'news', 'irc', 'irc6', 'ircs', 'gopher', 'nntp', 'feed', 'telnet',
		'mms', 'rtsp', 'sms', 'svn', 'tel', 'fax', 'xmpp', 'webcal', 'urn',
	);

	private const OCTET = '(?:25[0-5]|2[0-4]\d|1?\d?\d)';

	public function accepts( array $rule, Input $input ): bool {
		$schemes = isset( $rule['schemes'] ) ? Lists::texts( $rule['schemes'] ) : wp_allowed_protocols();
		return $input->every( $rule['field'], static fn ( string $value ): bool => self::is_url( $value, $schemes ) );
	}

	/**
	 * Adds the allowed protocols if they differ from the defaults of browsers.
	 *
	 * @param array<string, mixed> $rule
	 * @return array<string, mixed>
	 */
	public static function complete( array $rule ): array {
		$allowed = array_values( wp_allowed_protocols() );
		return isset( $rule['schemes'] ) || self::SCHEMES === $allowed ? $rule : $rule + array( 'schemes' => $allowed );
	}

	/** @param array<string> $schemes */
	private static function is_url( string $value, array $schemes ): bool {
		if (
			1 !== preg_match( '/^([a-z][a-z0-9+.-]*):([^\p{Cc}]+)$/Diu', $value, $parts )
			|| ! in_array( strtolower( $parts[1] ), $schemes, true )
		) {
			return false;
		}
		$is_web = 1 === preg_match( '/^(?:https?|ftp)$/Di', $parts[1] );
		if ( ! $is_web && ! str_starts_with( $parts[2], '//' ) ) {
			return true;
		}
		preg_match( '/^[\/\\\\]{0,2}([^\/\\\\?#]*)/', $parts[2], $authority );
		$place = substr( (string) strrchr( '@' . $authority[1], '@' ), 1 );
		return 1 === preg_match( '/^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/D', $place, $host )
			&& (int) ( $host[2] ?? 0 ) <= 65535
			&& self::is_host( $host[1] );
	}

	private static function is_host( string $host ): bool {
		if ( str_starts_with( $host, '[' ) ) {
			return self::is_ipv6( substr( $host, 1, -1 ) );
		}
		if ( 1 === preg_match( '/(?:^|\.)\d+\.?$/D', $host ) ) {
			return 1 === preg_match( '/^(?:' . self::OCTET . '\.){3}' . self::OCTET . '$/D', $host );
		}
		return 1 === preg_match( '/^[^\p{Z}\p{Cc}\x{FEFF}"%<>@[\]^`{|}]+$/Du', $host );
	}

	private static function is_ipv6( string $address ): bool {
		$halves = explode( '::', $address );
		$groups = array_merge(
			...array_map( static fn ( string $half ): array => '' === $half ? array() : explode( ':', $half ), $halves )
		);
		$bad    = array_filter(
			$groups,
			static fn ( string $group ): bool => 1 !== preg_match( '/^[0-9a-f]{1,4}$/Di', $group )
		);
		return array() === $bad
			&& ( 1 === count( $halves ) ? 8 === count( $groups ) : 2 === count( $halves ) && count( $groups ) < 8 );
	}
}
