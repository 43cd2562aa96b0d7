<?php
/**
 * Recursive widgets.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

/** Stops endless recursion: a shortcode in a widget's text can render the same widget again. */
final class Nesting {
	/** @var array<string, true> Data that is being rendered. */
	private array $open = array();

	/**
	 * Calls the function with the data, or returns an empty list if the same data is already being rendered.
	 *
	 * @template T
	 * @param array<mixed>   $data  Data of the widget.
	 * @param callable(): list<T> $print Renders the data.
	 * @return list<T>
	 */
	public function once( array $data, callable $print ): array {
		$key = md5( (string) wp_json_encode( $data ) );
		if ( isset( $this->open[ $key ] ) ) {
			return array();
		}
		$this->open[ $key ] = true;
		try {
			return $print();
		} finally {
			unset( $this->open[ $key ] );
		}
	}
}
