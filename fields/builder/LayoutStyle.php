<?php
/**
 * Styles of a row, a cell or a widget in a layout.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Builder;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Color\Field as Color;
use Pagewright\Fields\Measurement\Field as Measurement;

/** Reads saved styles by type: invalid lengths, colors, URLs and keywords are skipped. */
final class LayoutStyle {
	public const ALIGNMENTS = array( 'flex-start', 'center', 'flex-end', 'stretch', 'baseline' );

	private const STRETCHES = array( 'full', 'full-stretched', 'full-stretched-padded', 'full-width-stretch' );

	/** `background_display` => CSS. A background that used to move with a script is fixed. */
	private const PICTURES = array(
		'tile'              => 'background-repeat:repeat',
		'cover'             => 'background-position:center center;background-size:cover',
		'center'            => 'background-position:center center;background-repeat:no-repeat',
		'contain'           => 'background-size:contain',
		'fixed'             => 'background-attachment:fixed;background-position:center center;background-size:cover',
		'parallax'          => 'background-position:center center;background-repeat:no-repeat;background-size:cover',
		'parallax-original' => 'background-position:center center;background-repeat:no-repeat',
	);

	/** @param array<string, mixed> $values Saved styles. */
	public function __construct( private readonly array $values ) {}

	/** Returns a length such as `30px`; '' if it is not set. */
	public function length( string $name ): string {
		return self::one_length( $this->values[ $name ] ?? null );
	}

	/** Returns one to four lengths, including `auto`; '' if not set. */
	public function lengths( string $name ): string {
		$text  = $this->text( $name );
		$parts = '' === $text ? array() : preg_split( '/\s+/', $text );
		$clean = array_map(
			static fn ( string $part ): string => 'auto' === $part ? $part : self::one_length( $part ),
			$parts
		);
		return count( $clean ) > 4 || in_array( '', $clean, true ) ? '' : implode( ' ', $clean );
	}

	public function color( string $name ): string {
		return (string) ( new Color() )->clean(
			$this->values[ $name ] ?? '',
			array( 'alpha' => true ),
			array(),
			$name
		);
	}

	/** @param list<string> $words Allowed values. */
	public function word( string $name, array $words ): string {
		$text = $this->text( $name );
		return in_array( $text, $words, true ) ? $text : '';
	}

	public function is_set( string $name ): bool {
		return ! empty( $this->values[ $name ] );
	}

	/** Returns how a row is stretched beyond the content; '' if it is not stretched. */
	public function stretch(): string {
		return $this->word( 'row_stretch', self::STRETCHES );
	}

	/** @return list<string> Class names. */
	public function classes( string $name = 'class' ): array {
		$value = $this->values[ $name ] ?? '';
		$names = is_array( $value )
			? array_filter( $value, 'is_string' )
			: (array) preg_split( '/\s+/', $this->text( $name ) );
		return array_values( array_filter( array_map( 'sanitize_html_class', $names ) ) );
	}

	public function id(): string {
		return sanitize_html_class( $this->text( 'id' ) );
	}

	/** Returns the alternative text of the background image. */
	public function picture_text(): string {
		return '' === $this->picture() ? '' : sanitize_text_field( $this->text( 'background_image_alt' ) );
	}

	/** Returns whether the background image is translucent, and therefore a separate element. */
	public function has_overlay(): bool {
		return '' !== $this->picture() && 1.0 !== $this->opacity();
	}

	/** Returns the CSS of the element with a translucent background image. */
	public function overlay_css(): string {
		return 'opacity:' . $this->opacity() . ';' . $this->picture_css()
			. self::rule( 'border-radius', $this->lengths( 'border_radius' ) );
	}

	/** Returns the CSS of the box. @param string $kind row, cell or widget. */
	public function css( string $kind ): string {
		return self::rule( 'background-color', $this->color( 'background' ) )
			. ( $this->has_overlay() ? 'position:relative;z-index:0;' : $this->picture_css() )
			. $this->border()
			. self::rule( 'color', 'row' === $kind ? '' : $this->color( 'font_color' ) )
			. self::rule( 'padding', $this->padding( 'padding' ) )
			. $this->declarations( $kind . '_css' )
			. self::rule( 'border-radius', $this->lengths( 'border_radius' ) )
			. ( $this->is_set( 'box_shadow' ) ? self::rule( 'box-shadow', $this->shadow( 'box_shadow' ) ) : '' )
			. ( $this->is_set( 'box_shadow_hover' ) ? 'transition:300ms ease-in-out box-shadow;' : '' )
			. ( $this->is_set( 'full_height' ) ? 'min-height:100vh;' : '' );
	}

	public function hover_css(): string {
		return $this->is_set( 'box_shadow_hover' )
			? self::rule( 'box-shadow', $this->shadow( 'box_shadow_hover' ) )
			: '';
	}

	public function tablet_css(): string {
		return self::rule( 'padding', $this->padding( 'tablet_padding' ) ) . $this->without_fixed();
	}

	public function mobile_css(): string {
		return self::rule( 'padding', $this->padding( 'mobile_padding' ) ) . $this->without_fixed()
			. $this->declarations( 'mobile_css' );
	}

	/** Returns `name:value;`, or '' for an empty value. */
	public static function rule( string $name, string $value ): string {
		return '' === $value ? '' : "$name:$value;";
	}

	private function without_fixed(): string {
		return 'fixed' === $this->text( 'background_display' ) && '' !== $this->picture()
			? 'background-attachment:scroll;'
			: '';
	}

	/** Old stretched rows have no padding at their sides. */
	private function padding( string $name ): string {
		$padding = $this->lengths( $name );
		$parts   = explode( ' ', $padding );
		if ( '' === $padding || 'full-stretched' !== $this->stretch() ) {
			return $padding;
		}
		return $parts[0] . ' 0 ' . ( $parts[2] ?? $parts[0] ) . ' 0';
	}

	private function border(): string {
		$color  = $this->color( 'border_color' );
		$widths = $this->lengths( 'border_thickness' );
		return '' === $color
			? ''
			: 'border:solid ' . $color . ';border-width:'
				. (
					'' === $widths || str_contains( $widths, 'auto' ) || str_contains( $widths, '%' ) ? '1px' : $widths
				)
				. ';';
	}

	/** Old styles store the opacity separately from the color. */
	private function shadow( string $prefix ): string {
		$color   = $this->color( "{$prefix}_color" );
		$opacity = $this->values[ "{$prefix}_opacity" ] ?? null;
		if ( is_numeric( $opacity ) && 1 === preg_match( '/^#(..)(..)(..)$/', $color, $hex ) ) {
			$color = 'rgba(' . implode( ',', array_map( 'hexdec', array_slice( $hex, 1 ) ) ) . ','
				. max( 0, min( 1, $opacity / 100 ) ) . ')';
		}
		$or = fn ( string $name, string $default ): string =>
			'' === $this->length( "{$prefix}_$name" ) ? $default : $this->length( "{$prefix}_$name" );
		return ( $this->is_set( "{$prefix}_inset" ) ? 'inset ' : '' )
			. implode(
				' ',
				array(
					$or( 'offset_horizontal', '0' ),
					$or( 'offset_vertical', '5px' ),
					$or( 'blur', '15px' ),
					$or( 'spread', '0' ),
				)
			)
			. ' ' . ( '' === $color ? ( 'box_shadow' === $prefix ? 'rgba(0,0,0,0.15)' : 'rgba(0,0,0,0.3)' ) : $color );
	}

	private function opacity(): float {
		$value = $this->values['background_image_opacity'] ?? null;
		return is_numeric( $value ) ? max( 0.0, min( 1.0, $value / 100 ) ) : 1.0;
	}

	private function picture_css(): string {
		$url = $this->picture();
		return '' === $url
			? ''
			: "background-image:url(\"$url\");" . self::PICTURES[ $this->text( 'background_display' ) ] . ';';
	}

	/**
	 * Returns the URL of the background image, for CSS in double quotes; '' if it is not set, or its display is
	 * unknown.
	 */
	private function picture(): string {
		if ( ! isset( self::PICTURES[ $this->text( 'background_display' ) ] ) ) {
			return '';
		}
		$image = $this->values['background_image_attachment'] ?? '';
		$size  = $this->text( 'background_image_size' );
		$found = is_numeric( $image ) && $image > 0
			? wp_get_attachment_image_src( (int) $image, '' === $size ? 'full' : $size )
			: false;
		$url   = $found ? (string) $found[0] : $this->text( 'background_image_attachment_fallback' );
		$url   = 1 === preg_match( '~^(https?:/)?/~i', $url )
			? esc_url_raw( (string) preg_replace( '/#\d+x\d+$/', '', $url ), array( 'http', 'https' ) )
			: '';
		return strtr(
			$url,
			array(
				'"'  => '%22',
				"'"  => '%27',
				'('  => '%28',
				')'  => '%29',
				'\\' => '%5C',
				'<'  => '%3C',
				'>'  => '%3E',
				"\n" => '',
			)
		);
	}

	/**
	 * Returns custom CSS, one declaration per line, limited to the properties that WordPress allows in a style
	 * attribute.
	 */
	private function declarations( string $name ): string {
		$css = '';
		foreach ( preg_split( '/[;\r\n]+/', $this->text( $name ) ) as $line ) {
			$line = trim( $line );
			if ( 1 === preg_match( '/^[a-z-]+\s*:[^{}<>@\\\\]+$/i', $line ) ) {
				$clean = trim( safecss_filter_attr( $line ), '; ' );
				$css  .= '' === $clean ? '' : "$clean;";
			}
		}
		return $css;
	}

	private function text( string $name ): string {
		$value = $this->values[ $name ] ?? '';
		return is_scalar( $value ) ? trim( (string) $value ) : '';
	}

	private static function one_length( mixed $value ): string {
		return '' === $value ? '' : (string) ( new Measurement() )->clean( $value, array(), array(), '' );
	}
}
