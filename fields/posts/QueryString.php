<?php
/**
 * Posts query as one string.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Posts;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\DateRange\Range;
use Pagewright\Fields\Form\Options;

/**
 * `post_type=post,page&orderby=date&additional=meta_key%3Dprice`: only `additional` is encoded. The PHP version of
 * query-string.ts.
 */
final class QueryString {
	/** Parts in the written order. */
	public const KEYS = array(
		'post_type', 'post__in', 'tax_query', 'tax_query_relation', 'date_type', 'date_query', 'date_query_relative',
		'orderby', 'order', 'posts_per_page', 'posts_limit', 'sticky', 'additional',
	);

	/** Whether a group of the form is open; content of other plugins has it among the parts. */
	public const FORM_STATE = 'so_field_container_state';

	/**
	 * Reads the parts of a saved query: a string (`additional` decoded), JSON, or an object; empty for anything else.
	 *
	 * @return array<string, mixed>
	 */
	public static function read( mixed $saved ): array {
		if ( is_array( $saved ) ) {
			return array_is_list( $saved ) ? array() : $saved;
		}
		$text = is_string( $saved ) ? ltrim( $saved, '? ' ) : '';
		if ( str_starts_with( $text, '{' ) ) {
			$found = json_decode( $text, true );
			return is_array( $found ) ? $found : array();
		}
		$parts = array();
		foreach ( explode( '&', str_replace( '&amp;', '&', $text ) ) as $part ) {
			list( $key, $value ) = explode( '=', $part, 2 ) + array( 1 => '' );
			if ( self::is_key( $key ) ) {
				// WordPress's slugs contain percent signs.
				$parts[ $key ] = 'tax_query' === $key ? $value : self::decode( $value );
			}
		}
		return $parts;
	}

	/**
	 * Returns the parts as one string; skips empty ones and joins lists with commas.
	 *
	 * @param array<string, mixed> $parts As read() returns them.
	 */
	public static function write( array $parts ): string {
		$others = array_diff(
			array_filter( array_map( 'strval', array_keys( $parts ) ), array( self::class, 'is_key' ) ),
			self::KEYS,
			array( self::FORM_STATE )
		);
		$out    = array();
		foreach ( array( ...self::KEYS, ...$others ) as $key ) {
			$text = self::text( $key, $parts[ $key ] ?? '' );
			if ( '' !== $text ) {
				$out[] = "$key=$text";
			}
		}
		return implode( '&', $out );
	}

	/** Returns `additional` as typed: some content also has it encoded inside an object. */
	public static function additional( mixed $value ): string {
		$text = Options::key( $value );
		return str_contains( $text, '=' ) ? $text : self::decode( $text );
	}

	private static function text( string $key, mixed $value ): string {
		if ( 'additional' === $key ) {
			return rawurlencode( self::additional( $value ) );
		}
		if ( is_array( $value ) ) {
			$value = str_starts_with( $key, 'date_query' )
				? Range::text( $value, 'date_query_relative' === $key )
				: implode(
					',',
					array_filter(
						array_map( array( Options::class, 'key' ), $value ),
						static fn ( string $entry ): bool => '' !== $entry
					)
				);
		}
		return str_replace( '&', '%26', (string) preg_replace( '/[\x00-\x1f\x7f<>]/', '', Options::key( $value ) ) );
	}

	private static function decode( string $text ): string {
		$decoded = rawurldecode( $text );
		return mb_check_encoding( $decoded, 'UTF-8' ) ? $decoded : $text;
	}

	private static function is_key( string $key ): bool {
		return 1 === preg_match( '/^[a-z]\w*$/iD', $key );
	}
}
