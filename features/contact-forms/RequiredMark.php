<?php
/**
 * Renders the visible mark of required fields.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms;

defined( 'ABSPATH' ) || exit;

/**
 * Adds a mark at the end of the label of a required field. Screen readers skip it, because the field itself is marked
 * as required. A label that already contains a mark or the word gets none.
 */
final class RequiredMark {
	private const BLOCKS = 'p|div|fieldset|legend|li|ul|ol|table|tbody|thead|tr|td|th|h[1-6]|section|dl|dt|dd|hr|input|select|textarea|form|blockquote';

	private const INLINE = 'label|span|strong|b|em|i|u|small|sup|abbr|font';

	/** How authors mark required fields, in the most common languages of forms. */
	private const SAID = '/[*＊✱✳]|\b(?:required|mandatory|pflichtfeld|pflichtangabe|erforderlich|obligatoire|requis|obligatori[oa]|requerido|richiesto|obbligatori[oa]|verplicht|obrigat[oó]ri[oa]|wymagane|povinn[ée]|påkrævet|obligatorisk|pakollinen|zorunlu|обязательно)\b|必須|必填|필수/iu';

	/** Returns the mark as HTML; '' when the site uses none. */
	public static function html(): string {
		/**
		 * Filters the mark of required fields.
		 *
		 * @example add_filter( 'pagewright/forms/required-mark', '__return_empty_string' );
		 * @param string $mark Text; '' for none.
		 */
		$mark = (string) apply_filters( 'pagewright/forms/required-mark', '*' );
		return '' === $mark
			? ''
			: '<span class="pagewright-required" aria-hidden="true">' . esc_html( $mark ) . '</span>';
	}

	/**
	 * Returns the HTML before a required field, with the mark at the end of the label.
	 *
	 * @param string $after The HTML behind the field, where authors may have put a mark.
	 */
	public static function add( string $before, string $after ): string {
		$place = self::place( $before );
		if (
			null === $place
			|| self::is_said( self::segment( substr( $before, 0, $place ) ) )
			|| self::is_said( (string) preg_replace( '/\s*<\/?(?:' . self::BLOCKS . ')\b.*$/is', '', $after ) )
		) {
			return $before;
		}
		return substr( $before, 0, $place ) . self::html() . substr( $before, $place );
	}

	/** Returns a placeholder with the mark, for a required field whose only label it is. */
	public static function in_placeholder( string $placeholder ): string {
		$mark = wp_strip_all_tags( self::html() );
		return '' === $mark || self::is_said( $placeholder ) ? $placeholder : "$placeholder $mark";
	}

	/**
	 * Returns the position, in bytes, where the label of a field ends in the HTML before it: text in the same block, a
	 * label element, or the cell or legend before. Null for no label.
	 */
	public static function place( string $before ): ?int {
		$inline = '(?:\s|&nbsp;|<br\b[^>]*>|<\/?(?:' . self::INLINE . ')\b[^>]*>)*';
		$text   = (string) preg_replace( "/$inline$/i", '', $before );
		if ( str_ends_with( $text, '>' ) ) {
			// The label element, the cell or the legend ends in another block.
			$is_apart = 1 === preg_match(
				'/<\/(?:label|td|th|dt|legend)>(?:\s|<\/?(?:p|div|li|tr|td|th|dd|dt|br|span)\b[^>]*>)*$/i',
				$before,
				$found,
				PREG_OFFSET_CAPTURE
			);
			$text     = $is_apart ? (string) preg_replace( "/$inline$/i", '', substr( $before, 0, $found[0][1] ) ) : '';
		}
		return 1 === preg_match( '/[\p{L}\p{N}]/u', wp_strip_all_tags( self::segment( $text ) ) )
			? strlen( $text )
			: null;
	}

	private static function is_said( string $html ): bool {
		return 1 === preg_match( self::SAID, wp_strip_all_tags( $html ) )
			|| 1 === preg_match( '/\bclass=["\'][^"\']*\brequired\b/i', $html );
	}

	/** Returns the content of the last block. */
	private static function segment( string $html ): string {
		$parts = preg_split( '/<\/?(?:' . self::BLOCKS . ')\b[^>]*>/i', $html );
		return false === $parts ? '' : (string) end( $parts );
	}
}
