<?php
/**
 * What is written on a hero.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Hero;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\RenderContext;
use Pagewright\Fields\Tinymce\RichText;

/** A frame's text, with its buttons where `[buttons]` stands, else below it. */
final class Content {
	private const MARK = '[buttons]';

	/** Replaces `[buttons]` inside tags, where it stays as it is, until the buttons are in place. */
	private const HIDDEN = "\u{E0B8}";

	/** Stands for the buttons for a moment; a character that nobody types. */
	private const PLACE = "\u{E0B7}";

	/**
	 * HTML of a frame; '' when there is neither text nor button.
	 *
	 * @param array<string, mixed> $frame Cleaned frame.
	 */
	public static function html( array $frame, RenderContext $context ): string {
		$buttons = implode( '', array_map( static fn ( array $row ): string => $context->render( 'button', $row['button'] ), $frame['buttons'] ) );
		$buttons = '' === $buttons ? '' : '<div class="sow-hero-buttons">' . $buttons . '</div>';
		$html    = self::with_buttons( trim( RichText::like_post( (string) $frame['content'], (string) $frame['content_selected_editor'], (bool) $frame['autop'] ) ), $buttons );
		/** This filter is known from the public widgets bundle: changes the HTML of a hero's frame; it gets the frame too. Print only what is escaped. */
		return trim( (string) apply_filters( 'siteorigin_hero_frame_content', $html, $frame ) );
	}

	/**
	 * Puts the buttons where their mark is, once; further marks go. A paragraph cannot hold them, so one that holds nothing but the mark becomes a
	 * group (`<p style="text-align:center">[buttons]</p>` keeps its place), and any other ends before them and goes on after.
	 */
	private static function with_buttons( string $html, string $buttons ): string {
		$html = str_contains( $html, self::MARK ) ? self::without_marks_in_tags( $html ) : $html;
		if ( ! str_contains( $html, self::MARK ) ) {
			return str_replace( self::HIDDEN, self::MARK, $html . $buttons );
		}
		$is_done = false;
		$put     = static function ( string $before, string $after ) use ( &$is_done, $buttons ): string {
			$html    = $is_done || '' === $buttons ? '' : $before . self::PLACE . $after;
			$is_done = true;
			return $html;
		};
		$html    = preg_replace_callback( '~<p\b([^>]*)>(?:\s|&nbsp;|<br ?/?>)*\[buttons\](?:\s|&nbsp;|<br ?/?>)*</p>~i', static fn ( array $found ): string => $put( "<div$found[1]>", '</div>' ), $html ) ?? $html;
		$part    = static fn ( string $tag, string $text ): string => '' === trim( $text ) ? '' : "$tag$text</p>";
		$html    = preg_replace_callback( '~(<p\b[^>]*>)((?:(?!</?p\b).)*?)\[buttons\]((?:(?!</?p\b).)*)</p>~is', static fn ( array $found ): string => $part( $found[1], $found[2] ) . $put( '', '' ) . $part( $found[1], $found[3] ), $html ) ?? $html;
		$html    = preg_replace_callback( '~\[buttons\]~', static fn (): string => $put( '', '' ), $html ) ?? $html;
		// Tags are closed before the buttons come in: theirs are.
		return str_replace( array( self::HIDDEN, self::PLACE ), array( self::MARK, $buttons ), RichText::close( $html ) );
	}

	/** A mark in an attribute or a comment is no place for buttons, and what looks like the end of a tag in an attribute is none. */
	private static function without_marks_in_tags( string $html ): string {
		$tags = new \WP_HTML_Tag_Processor( (string) preg_replace_callback( '~<!--.*?(?:-->|$)~s', static fn ( array $found ): string => str_replace( self::MARK, self::HIDDEN, $found[0] ), $html ) );
		while ( $tags->next_tag() ) {
			foreach ( $tags->get_attribute_names_with_prefix( '' ) ?? array() as $name ) {
				$value = $tags->get_attribute( $name );
				if ( is_string( $value ) && ( str_contains( $value, self::MARK ) || str_contains( $value, '>' ) ) ) {
					$tags->set_attribute( $name, str_replace( self::MARK, self::HIDDEN, $value ) );
				}
			}
		}
		return $tags->get_updated_html();
	}
}
