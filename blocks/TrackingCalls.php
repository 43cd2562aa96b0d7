<?php
/**
 * Calls of trackers.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the tracker functions that an on-click attribute may call, with their commands and arguments. Trackers also
 * take commands that load scripts,
 * send data to other servers or leave the page. Only commands that report an event to the site's own tracker are
 * allowed.
 */
final class TrackingCalls {
	/** Function => allowed commands, which are its first argument. */
	private const COMMANDS = array(
		'ga'          => array( 'send' ),
		'__gaTracker' => array( 'send' ),
		'gtag'        => array( 'event' ),
		'fbq'         => array( 'track', 'trackCustom', 'trackSingle', 'trackSingleCustom' ),
		'twq'         => array( 'track', 'event' ),
		'pintrk'      => array( 'track' ),
		'snaptr'      => array( 'track' ),
		'rdt'         => array( 'track' ),
		'lintrk'      => array( 'track' ),
		'clarity'     => array( 'set', 'event', 'identify', 'upgrade' ),
		'hj'          => array( 'event', 'trigger', 'tagRecording', 'vpv' ),
	);

	/** Function => commands of the list that is its only argument: `_paq.push( [ 'trackEvent', … ] )`. */
	private const QUEUES = array(
		'_gaq.push' => array( '_trackEvent', '_trackPageview', '_trackSocial', '_trackTiming' ),
		'_paq.push' => array(
			'trackEvent', 'trackGoal', 'trackLink', 'trackSiteSearch', 'trackContentInteraction',
			'trackContentImpression', 'trackEcommerceOrder', 'trackEcommerceCartUpdate', 'addEcommerceItem',
			'setEcommerceView',
		),
		'_hsq.push' => array( 'trackEvent', 'trackCustomBehavioralEvent', 'trackPageView' ),
		'uetq.push' => array( 'event' ),
	);

	/** Functions with the name of an event and data as arguments. */
	private const EVENTS = array( 'plausible', 'ttq.track', 'umami.track', 'mixpanel.track', 'posthog.capture' );

	/** Keys that set a destination or a callback, and keys that reach an object's prototype. */
	private const REFUSED_MEMBERS = array(
		'callback', 'transport_url', 'server_container_url', 'first_party_url', 'hitcallback', 'send_to_url',
		'endpoint', 'api_host', 'constructor', 'prototype', '__proto__',
	);

	/**
	 * Returns whether this call only sends data.
	 *
	 * @param string      $callee    Function name, with dots.
	 * @param list<mixed> $arguments Literals; objects are \stdClass.
	 */
	public static function may( string $callee, array $arguments ): bool {
		if ( ! in_array( $callee, self::callees(), true ) || ! self::are_harmless( $arguments ) ) {
			return false;
		}
		if ( isset( self::COMMANDS[ $callee ] ) ) {
			return self::is_command( $arguments[0] ?? null, self::COMMANDS[ $callee ] );
		}
		if ( isset( self::QUEUES[ $callee ] ) ) {
			return self::is_queued( $callee, $arguments );
		}
		if ( in_array( $callee, self::EVENTS, true ) ) {
			return is_string( $arguments[0] ?? null )
				&& array() === array_filter(
					array_slice( $arguments, 1 ),
					static fn ( mixed $one ): bool => ! $one instanceof \stdClass
				);
		}
		return match ( $callee ) {
			'dataLayer.push'         => array() !== $arguments
				&& array() === array_filter( $arguments, static fn ( mixed $one ): bool => ! self::is_layer( $one ) ),
			'gtag_report_conversion' => array() === $arguments
				|| ( 1 === count( $arguments ) && self::is_address( $arguments[0] ) ),
			// Functions that a site added accept any literals.
			default                  => true,
		};
	}

	/**
	 * @param list<string> $commands Known commands. Google's can have the name of a tracker as a prefix:
	 *    `tracker.send`.
	 */
	private static function is_command( mixed $command, array $commands ): bool {
		return is_string( $command )
			&& in_array( (string) preg_replace( '/^\w+\.(?=send$)/D', '', $command ), $commands, true );
	}

	/**
	 * Bing uses `push( 'event', name, data )`, the others use a list.
	 *
	 * @param list<mixed> $arguments Arguments.
	 */
	private static function is_queued( string $callee, array $arguments ): bool {
		$list = 'uetq.push' === $callee && ! is_array( $arguments[0] ?? null )
			? $arguments
			: ( 1 === count( $arguments ) ? $arguments[0] : null );
		return is_array( $list ) && self::is_command( $list[0] ?? null, self::QUEUES[ $callee ] );
	}

	/** Google's container runs lists as commands and reacts to its own events, `gtm.…`. */
	private static function is_layer( mixed $value ): bool {
		return $value instanceof \stdClass
			&& 1 !== preg_match( '/^\s*gtm\./i', is_string( $value->event ?? null ) ? $value->event : '' );
	}

	/** Where the browser goes after the conversion is counted. */
	private static function is_address( mixed $value ): bool {
		return is_string( $value )
			&& (
				'' === $value
				|| 1 === preg_match(
					'~^(?:https?://[^\s\x00-\x1f\\\\]+|/(?![/\\\\])[^\s\x00-\x1f\\\\]*|[#?][^\s\x00-\x1f]*)$~iD',
					$value
				)
			);
	}

	/** Returns whether no string is a script URL or contains markup, and no key sets where data is sent. */
	private static function are_harmless( mixed $value ): bool {
		if ( is_string( $value ) ) {
			$plain = (string) preg_replace( '/[\s\x00-\x20\x7f-\x9f]+/', '', $value );
			return 1 !== preg_match( '~^(?:javascript|data|vbscript|blob|file):~i', $plain );
		}
		foreach ( is_array( $value ) || $value instanceof \stdClass ? (array) $value : array() as $name => $each ) {
			if (
				! self::are_harmless( $each )
				|| (
					is_string( $name )
					&& (
						in_array( strtolower( $name ), self::REFUSED_MEMBERS, true )
						|| 1 === preg_match( '/callback$/i', $name )
					)
				)
			) {
				return false;
			}
		}
		return true;
	}

	/** @return list<string> */
	private static function callees(): array {
		$known = array(
			...array_keys( self::COMMANDS ),
			...array_keys( self::QUEUES ),
			...self::EVENTS,
			'dataLayer.push',
			'gtag_report_conversion',
		);
		/**
		 * Changes which functions the on-click attribute of a button may call, e.g. `array( ...$callees, 'acme.track'
		 * )`. Arguments are always literals. Functions that you add accept any arguments, so add only functions that do
		 * nothing but send data.
		 *
		 * @param list<string> $callees Names, with dots.
		 */
		return (array) apply_filters( 'pagewright/button/onclick_allowlist', $known );
	}
}
