<?php
/**
 * Widgets that lead back to themselves.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

/** A shortcode in a widget's texts can lead back to the widget it stands in, and would do so for ever. */
final class Nesting {
	/** @var array<string, true> Data that are being printed at this moment. */
	private array $open = array();

	/**
	 * What the function makes of the data, or nothing while it makes something of the same already.
	 *
	 * @template T
	 * @param array<mixed>   $data  What the widget prints.
	 * @param callable(): list<T> $print Called once at a time for the same data.
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
