<?php
/**
 * Settings of Page Builder.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Builder;

defined( 'ABSPATH' ) || exit;

use Pagewright\Request\Memory;

/**
 * Reads the settings of Page Builder and the defaults of the theme. Page Builder stores a setting only after the user
 * saves the settings.
 */
final class LayoutSettings {
	/** Source: Page Builder 2.x. Lengths and widths are in pixels; '' means no rule. */
	private const DEFAULTS = array(
		'responsive'                  => true,
		'tablet-layout'               => false,
		'tablet-width'                => 1024,
		'mobile-width'                => 780,
		'margin-bottom'               => 30,
		'margin-bottom-last-row'      => false,
		'row-mobile-margin-bottom'    => '',
		'mobile-cell-margin'          => 30,
		'widget-mobile-margin-bottom' => '',
		'margin-sides'                => 30,
		'add-widget-class'            => true,
		'title-html'                  => '<h3 class="widget-title">{{title}}</h3>',
	);

	/** @param array<string, mixed> $values Settings by their names in Page Builder. */
	private function __construct( private readonly array $values ) {}

	/** Returns the settings of the current site. */
	public static function of_site(): self {
		$theme  = get_theme_support( 'siteorigin-panels' );
		$theme  = is_array( $theme ) && is_array( $theme[0] ?? null ) ? $theme[0] : array();
		// The settings are autoloaded. On a site that never had them, get_option() would need a query.
		$stored = isset( wp_load_alloptions()['siteorigin_panels_settings'] )
			? get_option( 'siteorigin_panels_settings' )
			: array();
		$stored = is_array( $stored ) ? $stored : array();
		// Page Builder's default for sites that have saved any settings.
		$older = array_intersect_key(
			array( 'mobile-cell-margin' => $stored['margin-bottom'] ?? null ),
			array_filter( array( 'mobile-cell-margin' => isset( $stored['margin-bottom'] ) ) )
		);
		return new self(
			array_filter( $stored, 'is_scalar' ) + array_filter( $theme, 'is_scalar' ) + $older + self::DEFAULTS
		);
	}

	public function is_on( string $name ): bool {
		return ! empty( $this->values[ $name ] );
	}

	/** Returns a number of pixels; the default if the stored value is not a number. */
	public function number( string $name ): float {
		$value = $this->values[ $name ] ?? '';
		return is_numeric( $value )
			? max( 0.0, min( 10000.0, (float) $value ) )
			: (float) ( is_numeric( self::DEFAULTS[ $name ] ) ? self::DEFAULTS[ $name ] : 0 );
	}

	/** Returns a number of pixels as a CSS length; '' if the setting is empty. */
	public function length( string $name ): string {
		return '' === (string) ( $this->values[ $name ] ?? '' ) ? '' : $this->number( $name ) . 'px';
	}

	/** @return array{before_title: string, after_title: string} Tags around the title of a widget. */
	public function title_tags(): array {
		$html = $this->values['title-html'];
		$html = is_string( $html ) && str_contains( $html, '{{title}}' ) ? $html : self::DEFAULTS['title-html'];
		// A page can contain many layouts.
		return Memory::remember(
			self::class,
			$html,
			static function () use ( $html ): array {
				$parts = explode( '{{title}}', $html, 2 );
				return array(
					'before_title' => wp_kses_post( $parts[0] ),
					'after_title'  => wp_kses_post( $parts[1] ),
				);
			}
		);
	}
}
