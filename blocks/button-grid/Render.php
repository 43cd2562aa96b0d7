<?php
/**
 * Button grid.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\ButtonGrid;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;

/** Buttons in the selected number of columns, or fewer if they do not fit. */
final class Render implements RenderInterface {
	/** Device => middle part of its custom properties. */
	private const DEVICES = array(
		'desktop' => '',
		'mobile'  => 'mobile-',
	);

	public function migrate( array $raw ): array {
		return $raw;
	}

	public function context( array $data, RenderContext $context ): ?array {
		$buttons = array_map(
			static fn ( array $row ): string => $context->render( 'button', $row['widget'] ),
			$data['buttons']
		);
		$buttons = array_values( array_filter( $buttons, static fn ( string $html ): bool => '' !== $html ) );
		if ( array() === $buttons ) {
			return null;
		}
		$css = array();
		foreach ( self::DEVICES as $device => $part ) {
			list( $row, $column ) = $this->gaps( (string) $data['layout'][ $device ]['gap'] );

			$css[ "--pw-button-grid-{$part}row-gap" ]    = $row;
			$css[ "--pw-button-grid-{$part}column-gap" ] = $column;
		}
		return array(
			'css'     => array_filter( $css ),
			'classes' => array(
				'is-align-' . $data['layout']['desktop']['alignment'],
				'is-mobile-align-' . $data['layout']['mobile']['alignment'],
			),
			'buttons' => $buttons,
		);
	}

	/**
	 * Returns the row and column gaps; '' if not set.
	 *
	 * @return array{0: string, 1: string}
	 */
	private function gaps( string $gap ): array {
		$parts = preg_split( '/\s+/', $gap, -1, PREG_SPLIT_NO_EMPTY );
		return array( $parts[0] ?? '', $parts[1] ?? $parts[0] ?? '' );
	}
}
