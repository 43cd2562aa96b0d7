<?php
/**
 * Masonry columns for each device.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Masonry;

defined( 'ABSPATH' ) || exit;

/** Columns, row height and gutter for large, medium and small windows. */
final class Layouts {
	/** Window widths in px at which style.css changes the layout. */
	private const BREAK_POINTS = array(
		'tablet' => 768,
		'mobile' => 480,
	);

	/** Default columns. */
	private const COLUMNS = array(
		'desktop' => 4,
		'tablet'  => 2,
		'mobile'  => 1,
	);

	/** Width in px of images in windows without a maximum width. */
	private const WIDEST = 1280;

	/**
	 * @param array<string, array{columns: int, row_height: int, gutter: int, break_point: int}> $devices desktop,
	 *    tablet, mobile.
	 */
	private function __construct( private readonly array $devices ) {}

	/** @param array<string, mixed> $layout Sanitized section. */
	public static function of( array $layout ): self {
		$devices = array();
		foreach ( self::COLUMNS as $device => $columns ) {
			$saved              = $layout[ $device ];
			$break_point        = (int) ( $saved['break_point'] ?? 0 );
			$devices[ $device ] = array(
				'columns'     => (int) $saved['columns'] > 0 ? (int) $saved['columns'] : $columns,
				'row_height'  => max( 0, (int) $saved['row_height'] ),
				'gutter'      => max( 0, (int) $saved['gutter'] ),
				'break_point' => $break_point > 0 ? $break_point : ( self::BREAK_POINTS[ $device ] ?? 0 ),
			);
		}
		return new self( $devices );
	}

	/**
	 * @return array<string, string> Custom properties. Without a height, a row is as high as a column is wide, which
	 *    style.css computes.
	 */
	public function css(): array {
		$css = array();
		foreach ( $this->devices as $device => $layout ) {
			$css[ "--pw-masonry-$device-columns" ] = (string) $layout['columns'];
			$css[ "--pw-masonry-$device-gutter" ]  = $layout['gutter'] . 'px';
			if ( $layout['row_height'] > 0 ) {
				$css[ "--pw-masonry-$device-row" ] = $layout['row_height'] . 'px';
			}
		}
		return $css;
	}

	/** Returns the class of the breakpoints; '' for those of style.css. */
	public function break_class(): string {
		$tablet = $this->devices['tablet']['break_point'];
		$mobile = $this->devices['mobile']['break_point'];
		return self::BREAK_POINTS['tablet'] === $tablet && self::BREAK_POINTS['mobile'] === $mobile
			? ''
			: "has-breaks-$tablet-$mobile";
	}

	/**
	 * Returns style rules for this widget's own breakpoints, because a media query cannot use a custom property. '' for
	 * none.
	 */
	public function break_rules(): string {
		$class = $this->break_class();
		$rules = '';
		foreach ( '' === $class ? array() : array_keys( self::BREAK_POINTS ) as $device ) {
			$rules .= sprintf(
				'@media (max-width:%1$dpx){.so-widget-sow-simple-masonry.%2$s>.sow-masonry-grid{--pw-masonry-columns:var(--pw-masonry-%3$s-columns);--pw-masonry-gutter:var(--pw-masonry-%3$s-gutter);--pw-masonry-row:var(--pw-masonry-%3$s-row,var(--pw-masonry-column))}}',
				$this->devices[ $device ]['break_point'],
				$class,
				$device
			);
		}
		return $rules;
	}

	/**
	 * Returns the `sizes` of an image that covers this many columns and rows.
	 *
	 * @param float $ratio Width divided by height, 0 if unknown.
	 */
	public function sizes( int $columns, int $rows, float $ratio ): string {
		$sizes = array();
		foreach ( array_reverse( $this->devices ) as $device => $layout ) {
			$span = min( $columns, $layout['columns'] );
			// An image that covers its cell can be wider than its visible part.
			$grow    = 0 === $layout['row_height'] ? min( 4, max( 1, $ratio * $rows / $span ) ) : 1;
			$part    = round( $grow * $span / $layout['columns'], 3 );
			$width   = 'desktop' === $device
				? sprintf( 'min(%svw, %dpx)', 100 * $part, round( self::WIDEST * $part ) )
				: 100 * $part . 'vw';
			$least   = (int) ceil( $ratio * $rows * $layout['row_height'] );
			$width   = $least > 0 ? "max($width, {$least}px)" : $width;
			$sizes[] = 'desktop' === $device ? $width : "(max-width: {$layout['break_point']}px) $width";
		}
		return implode( ', ', $sizes );
	}

	/** @return array<string, array<string, int>> In the format that scripts of sites read. */
	public function data(): array {
		return array_map(
			static fn ( array $layout ) => array_filter(
				array(
					'numColumns' => $layout['columns'],
					'rowHeight'  => $layout['row_height'],
					'gutter'     => $layout['gutter'],
					'breakPoint' => $layout['break_point'],
				)
			),
			$this->devices
		);
	}
}
