<?php
/**
 * Converts state emitters and handlers of the original API.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Compat;

defined( 'ABSPATH' ) || exit;

/** Converts `state_emitter` and `state_handler` to `emit` and `when` of widget.json. */
final class Conditions {
	/**
	 * Before: `array( 'callback' => 'conditional', 'args' => array( 'fit[on]: val' ) )`. After: `array( 'conditional'
	 * => array( array( 'fit', 'on', 'val' ) ) )`.
	 *
	 * @return array<string, list<mixed>>
	 */
	public static function emit( mixed $emitters ): array {
		$out = array();
		foreach (
			is_array( $emitters ) ? (
				isset( $emitters['callback'] ) ? array( $emitters ) : $emitters
			) : array() as $emitter
		) {
			foreach ( is_array( $emitter ) ? (array) ( $emitter['args'] ?? array() ) : array() as $argument ) {
				$read = self::argument( (string) ( $emitter['callback'] ?? '' ), (string) $argument );
				if ( null !== $read ) {
					$out[ (string) $emitter['callback'] ][] = $read;
				}
			}
		}
		return $out;
	}

	/**
	 * Before: `array( 'fit[on]' => array( 'show' ), '_else[fit]' => array( 'hide' ) )`. After: `array( array( 'fit',
	 * array( 'on' ), 'show' ), array( 'fit', '*else', 'hide' ) )`.
	 *
	 * @return list<array{0: string, 1: list<string>|'*else', 2: 'show'|'hide'}>
	 */
	public static function react( mixed $handlers ): array {
		$out = array();
		foreach ( is_array( $handlers ) ? $handlers : array() as $key => $actions ) {
			list( $group, $states ) = self::state(
				rtrim( (string) $key, '[]' ) === (string) $key
					? (string) $key
					: (string) preg_replace( '/\[\]$/', '', (string) $key )
			);
			foreach (
				is_array( $actions ) ? (
					is_array( $actions[0] ?? null ) ? $actions : array( $actions )
				) : array() as $action
			) {
				$name = array(
					'show'      => 'show',
					'slideDown' => 'show',
					'hide'      => 'hide',
					'slideUp'   => 'hide',
				)[ $action[0] ?? '' ]
					?? null;
				// Actions on other elements and classes have no target here.
				if ( null !== $name && ! isset( $action[1] ) ) {
					$out[] = array(
						$group,
						'_else' === $states ? '*else' : array_map( 'trim', explode( ',', $states ) ),
						$name,
					);
				}
			}
		}
		return $out;
	}

	/** @return list<mixed>|string|null */
	private static function argument( string $callback, string $argument ): array|string|null {
		if ( 'select' === $callback ) {
			return trim( $argument );
		}
		list( $target, $rest ) = array_map( 'trim', explode( ':', $argument, 2 ) ) + array( 1 => '' );
		list( $group, $state ) = self::state( $target );
		return match ( $callback ) {
			'conditional' => array( $group, $state, $rest ),
			'in'          => array( $group, $state, array_map( 'trim', explode( ',', $rest ) ) ),
			default       => null,
		};
	}

	/**
	 * `fit[on]` → fit, on; `on` → default, on; `_else[fit]` → fit, _else.
	 *
	 * @return array{0: string, 1: string}
	 */
	private static function state( string $text ): array {
		if ( 1 !== preg_match( '/^([^\[]+)\[([^\]]*)\]$/', trim( $text ), $found ) ) {
			return array( 'default', trim( $text ) );
		}
		return '_else' === $found[1] ? array( $found[2], '_else' ) : array( $found[1], $found[2] );
	}
}
