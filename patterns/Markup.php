<?php
/**
 * Writes the markup of patterns.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Patterns;

defined( 'ABSPATH' ) || exit;

use Pagewright\Request\Memory;

/** Prints the markup of blocks as the editor saves it. Escapes texts of core blocks; data of widgets are JSON. */
final class Markup {
	public const GREEN = '#1f5c45';
	public const DEEP  = '#173a32';
	public const AMBER = '#f0b84b';
	public const PALE  = '#f3f6f2';
	public const INK   = '#23362b';

	/** Design of a button on a dark section. */
	public const BRIGHT = array(
		'button_color'           => self::AMBER,
		'text_color'             => self::INK,
		'hover_background_color' => '#ffd27a',
		'hover_text_color'       => self::INK,
	);

	/** Opens a full-width section: `plain`, `soft` in a pale color of the theme, or `dark`. */
	public static function section( string $kind = 'plain' ): void {
		$space = array( 'top' => 'var:preset|spacing|70', 'bottom' => 'var:preset|spacing|70' );
		$sides = array( 'left' => 'var:preset|spacing|50', 'right' => 'var:preset|spacing|50' );
		$style = array(
			'spacing' => array(
				'margin'   => array( 'top' => '0', 'bottom' => '0' ),
				'padding'  => $space + $sides,
				'blockGap' => 'var:preset|spacing|50',
			),
		);
		$attrs = array( 'align' => 'full', 'layout' => array( 'type' => 'constrained' ) );
		$class = 'alignfull';
		$css   = 'margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-right:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--70);padding-left:var(--wp--preset--spacing--50)';
		if ( 'soft' === $kind ) {
			$attrs['backgroundColor'] = 'accent-5';
			$class                   .= ' has-accent-5-background-color has-background';
		} elseif ( 'dark' === $kind ) {
			$style['color'] = array( 'background' => self::DEEP, 'text' => '#ffffff' );
			$class         .= ' has-text-color has-background';
			$css            = 'color:#ffffff;background-color:' . self::DEEP . ';' . $css;
		}
		self::open( 'group', $attrs + array( 'style' => $style ), $class, $css );
	}

	/** Opens a group with the theme's wide width, which its widgets fill. */
	public static function wide(): void {
		self::open( 'group', array( 'align' => 'wide', 'layout' => array( 'type' => 'default' ) ), 'alignwide' );
	}

	/** Opens columns that stack on small screens; column() begins the first one. */
	public static function columns( string $align = 'wide' ): void {
		$gap   = array(
			'spacing' => array(
				'blockGap' => array( 'top' => 'var:preset|spacing|50', 'left' => 'var:preset|spacing|60' ),
			),
		);
		$class = ( '' === $align ? '' : "align$align " ) . 'are-vertically-aligned-center';
		self::open(
			'columns',
			array_filter( array( 'verticalAlignment' => 'center', 'align' => $align ) ) + array( 'style' => $gap ),
			$class
		);
	}

	/** @param string $width Width of the column, such as `45%`; '' for equal widths. */
	public static function column( string $width = '', string $vertical = 'center' ): void {
		self::open(
			'column',
			array_filter( array( 'verticalAlignment' => $vertical, 'width' => $width ) ),
			"is-vertically-aligned-$vertical",
			'' === $width ? '' : "flex-basis:$width"
		);
	}

	/** Closes the blocks that were opened last. */
	public static function end( int $count = 1 ): void {
		$open = Memory::get( self::class, 'open', array() );
		for ( ; $count > 0; --$count ) {
			echo "</div>\n<!-- /wp:", esc_html( (string) array_pop( $open ) ), " -->\n\n";
		}
		Memory::set( self::class, 'open', $open );
	}

	/** Returns the side where lines begin; widgets only have left and right. */
	public static function start(): string {
		return is_rtl() ? 'right' : 'left';
	}

	/** Returns the side where lines end. */
	public static function end_side(): string {
		return is_rtl() ? 'left' : 'right';
	}

	/** Prints a heading widget: one heading, and a sentence below it. */
	public static function heading( string $text, string $below = '', array $more = array() ): void {
		$more += array(
			'tag'        => 'h2',
			'align'      => 'center',
			'size'       => '2.25rem',
			'below_size' => '1.125rem',
			'fit'        => false,
		);
		$style = array( 'align' => $more['align'], 'mobile_align' => $more['align'] );
		self::widget(
			'SiteOrigin_Widget_Headline_Widget',
			array(
				'headline'           => $style
					+ array(
						'text'        => $text,
						'tag'         => $more['tag'],
						'font_size'   => $more['size'],
						'line_height' => '1.15em',
						'margin'      => '0px',
					),
				'divider'            => array( 'style' => 'none' ),
				'sub_headline'       => $style
					+ array(
						'text'        => $below,
						'tag'         => 'p',
						'font_size'   => $more['below_size'],
						'line_height' => '1.5em',
						'margin'      => '0.75rem',
					),
				'fittext'            => $more['fit'],
				'fittext_compressor' => 1,
			)
		);
	}

	/** Prints a paragraph. */
	public static function text( string $text ): void {
		echo "<!-- wp:paragraph -->\n<p>", esc_html( $text ), "</p>\n<!-- /wp:paragraph -->\n\n";
	}

	/** Prints a button widget; button_data() returns its data for widgets that contain one. */
	public static function button( string $text, array $design = array(), string $icon = '' ): void {
		self::widget( 'SiteOrigin_Widget_Button_Widget', self::button_data( $text, $design, $icon ) );
	}

	/** @return array<string, mixed> */
	public static function button_data( string $text, array $design = array(), string $icon = '' ): array {
		return array(
			'text'        => $text,
			'url'         => '#',
			'button_icon' => array( 'icon_selected' => $icon, 'icon_placement' => 'right' ),
			'design'      => $design
				+ array(
					'button_color' => self::GREEN,
					'rounding'     => '2em 2em 2em 2em',
					'padding'      => '0.9em',
					'align'        => 'center',
					'mobile_align' => 'center',
				),
		);
	}

	/** Prints an image of the plugin in an image widget. */
	public static function picture( string $file, string $alt ): void {
		self::widget(
			'SiteOrigin_Widget_Image_Widget',
			array(
				'image'          => 0,
				'image_fallback' => self::address( $file ),
				'alt'            => $alt,
				'bound'          => true,
				'full_width'     => true,
			)
		);
	}

	/** Prints a round portrait; the name is below it. */
	public static function portrait( string $file ): void {
		self::widget(
			'SiteOrigin_Widget_Image_Widget',
			array(
				'image'                => 0,
				'image_fallback'       => self::address( $file ),
				'size_external'        => 'custom_size',
				'size_external_width'  => 180,
				'size_external_height' => 180,
				'alt'                  => '',
				'align'                => 'center',
				'bound'                => true,
				'image_shape'          => array( 'enable' => true, 'shape' => 'circle' ),
			)
		);
	}

	/** @param array<string, string> $networks Name of a network => accessible label of the button. */
	public static function social( array $networks ): void {
		$button = static fn ( string $name, string $title ): array =>
			array(
				'name'         => $name,
				'url'          => '#',
				'icon_title'   => $title,
				'icon_color'   => '#ffffff',
				'button_color' => self::GREEN,
			);
		self::widget(
			'SiteOrigin_Widget_SocialMediaButtons_Widget',
			array(
				'title'    => '',
				'networks' => array_map( $button, array_keys( $networks ), $networks ),
				'design'   => array(
					'new_window'   => false,
					'theme'        => 'flat',
					'hover'        => true,
					'icon_size'    => '1.33',
					'rounding'     => '1.5',
					'padding'      => '1',
					'align'        => self::start(),
					'mobile_align' => self::start(),
					'margin'       => '0.2',
				),
			)
		);
	}

	/** Returns the URL of an image, followed by its size. */
	public static function address( string $file ): string {
		$sizes = array(
			'valley' => '1200x800',
			'pines'  => '750x1000',
			'meadow' => '800x800',
			'nora'   => '320x320',
			'otto'   => '320x320',
			'mina'   => '320x320',
		);
		return plugins_url( "pictures/$file.webp", __FILE__ ) . '#' . ( $sizes[ $file ] ?? '900x600' );
	}

	/** Prints the block of a widget. */
	public static function widget( string $widget_class, array $data ): void {
		$attributes = array( 'widgetClass' => $widget_class, 'widgetData' => $data );
		$name       = 'sowb/' . strtolower( strtr( $widget_class, '_', '-' ) );
		echo get_comment_delimited_block_content( $name, $attributes, '' ), "\n\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress's format of a block in a post.
	}

	/** Prints another pattern of this folder, for a page made of sections. */
	public static function pattern( string $file ): void {
		include __DIR__ . "/$file.php";
	}

	private static function open( string $name, array $attributes, string $classes, string $css = '' ): void {
		// Names of the open blocks, which end() closes.
		Memory::set( self::class, 'open', array( ...Memory::get( self::class, 'open', array() ), $name ) );
		$json = serialize_block_attributes( $attributes );
		echo '<!-- wp:', esc_html( $name ), ' ', $json, " -->\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- safe in a comment.
		echo '<div class="', esc_attr( trim( "wp-block-$name $classes" ) ), '"', '' === $css
			? ''
			: ' style="' . esc_attr( $css ) . '"', '>';
	}
}
