<?php
/**
 * Content of a hero.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Hero;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\RenderContext;
use Pagewright\Fields\Tinymce\RichText;

/** The text of a frame, with its buttons at `[buttons]`, or below the text. */
final class Content {
	private const MARK = '[buttons]';

	/** Replaces `[buttons]` inside tags, where it must not change, until the buttons are inserted. */
	private const HIDDEN = "\u{E0B8}";

	/** Temporary placeholder for the buttons; a character that users do not type. */
	private const PLACE = "\u{E0B7}";

	/**
	 * Returns the HTML of a frame; '' without text and buttons.
	 *
	 * @param array<string, mixed> $frame Sanitized frame.
	 */
	public static function html( array $frame, RenderContext $context ): string {
		$buttons = implode(
			'',
			array_map(
				static fn ( array $row ): string => $context->render( 'button', $row['button'] ),
				$frame['buttons']
			)
		);
		$buttons = '' === $buttons ? '' : '<div class="sow-hero-buttons">' . $buttons . '</div>';
		$html    = self::with_buttons(
			trim(
				RichText::like_post(
					(string) $frame['content'],
					(string) $frame['content_selected_editor'],
					(bool) $frame['autop']
				)
			),
			$buttons
		);
		/**
		 * This filter is known from the public widgets bundle: changes the HTML of a hero's frame. Also receives the
		 * frame. Escape everything that you add.
		 */
		return trim( (string) apply_filters( 'siteorigin_hero_frame_content', $html, $frame ) );
	}

	/**
	 * Inserts the buttons at the first placeholder and removes further ones. A paragraph cannot contain them: a
	 * paragraph that only contains the placeholder becomes a group (`<p style="text-align:center">[buttons]</p>` keeps
	 * its alignment), and any other paragraph ends before the buttons and continues after them.
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
		$html    = preg_replace_callback(
			'~<p\b([^>]*)>(?:\s|&nbsp;|<br ?/?>)*\[buttons\](?:\s|&nbsp;|<br ?/?>)*</p>~i',
			static fn ( array $found ): string => $put( "<div$found[1]>", '</div>' ),
			$html
		)
			?? $html;
		$part    = static fn ( string $tag, string $text ): string => '' === trim( $text ) ? '' : "$tag$text</p>";
		$html    = preg_replace_callback(
			'~(<p\b[^>]*>)((?:(?!</?p\b).)*?)\[buttons\]((?:(?!</?p\b).)*)</p>~is',
			static fn ( array $found ): string =>
				$part( $found[1], $found[2] ) . $put( '', '' ) . $part( $found[1], $found[3] ),
			$html
		)
			?? $html;
		$html    = preg_replace_callback( '~\[buttons\]~', static fn (): string => $put( '', '' ), $html ) ?? $html;
		// Tags are balanced before the buttons are inserted, because the buttons' tags already are.
		return str_replace(
			array( self::HIDDEN, self::PLACE ),
			array( self::MARK, $buttons ),
			RichText::close( $html )
		);
	}

	/** Removes placeholders in attributes and comments. A `>` inside an attribute does not end its tag. */
	private static function without_marks_in_tags( string $html ): string {
		$tags = new \WP_HTML_Tag_Processor(
			(string) preg_replace_callback(
				'~<!--.*?(?:-->|$)~s',
				static fn ( array $found ): string => str_replace( self::MARK, self::HIDDEN, $found[0] ),
				$html
			)
		);
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
