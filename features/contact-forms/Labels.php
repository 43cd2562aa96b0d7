<?php
/**
 * Finds the labels of a form's fields.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Tags\Scanner;
use Pagewright\Features\ContactForms\Tags\Tag;
use Pagewright\Features\ContactForms\Tags\Types;

/** Finds the label that people read beside each field of a form. The inbox and the mails use the same labels. */
final class Labels {
	private const MOST_CHARS = 200;

	/** Names that the form editor gives to an acceptance checkbox. */
	private const UNNAMED_CONSENT = '/^acceptance(-\d+)?$/';

	/** @var list<Tag> Tags in the order of the template. */
	private array $tags = array();

	/** @var array<string, string> Label by name. */
	private array $labels = array();

	/** The template with a number in place of each tag. */
	private string $html = '';

	private function __construct( string $template ) {
		$template   = str_replace( array( Paragraphs::OPEN, Paragraphs::CLOSE ), '', $template );
		$this->html = Scanner::replace(
			$template,
			function ( Tag $tag ): string {
				$this->tags[] = $tag;
				return Paragraphs::OPEN . ( count( $this->tags ) - 1 ) . Paragraphs::CLOSE;
			}
		);
		$this->read_labels();
		$this->read_legends();
	}

	/**
	 * Returns the label of each field: the text of the `<label>` around or for a field; else the legend of a fieldset
	 * with this single field, the placeholder, or the name in readable form.
	 *
	 * @return array<string, string> Plain text by field name; never empty.
	 */
	public static function of( Form $form ): array {
		$found  = ( new self( $form->template() ) )->labels;
		$labels = array();
		foreach ( $form->tags() as $tag ) {
			if ( '' !== $tag->name ) {
				$labels[ $tag->name ] ??= self::given( $tag )
					?? $found[ $tag->name ]
					?? self::placeholder( $tag )
					?? self::readable( $tag->name );
			}
		}
		return $labels;
	}

	private function read_labels(): void {
		preg_match_all( '/<label\b([^>]*)>(.*?)<\/label\s*>/isu', $this->html, $labels, PREG_SET_ORDER );
		foreach ( $labels as [ , $attributes, $inside ] ) {
			$id   = 1 === preg_match( '/\bfor\s*=\s*(?|"([^"]*)"|\'([^\']*)\'|([^\s>]+))/i', $attributes, $for )
				? $for[1]
				: '';
			$name = '' === $id ? $this->first_control( $inside ) : $this->name_of_id( $id );
			if ( '' !== $name ) {
				[ $before, $after ] = array_pad(
					(array) preg_split( '/' . Paragraphs::OPEN . '\d+' . Paragraphs::CLOSE . '/u', $inside, 2 ),
					2,
					''
				);
				$this->add( $name, '' === self::plain( (string) $before ) ? (string) $after : (string) $before );
			}
		}
	}

	/** A fieldset contains a group of choices. */
	private function read_legends(): void {
		preg_match_all( '/<fieldset\b[^>]*>(.*?)<\/fieldset\s*>/isu', $this->html, $fieldsets );
		foreach ( $fieldsets[1] as $inside ) {
			$controls = $this->controls( $inside );
			if (
				1 === count( $controls )
				&& 1 === preg_match( '/<legend\b[^>]*>(.*?)<\/legend\s*>/isu', $inside, $legend )
			) {
				$this->add( $controls[0], $legend[1] );
			}
		}
	}

	private function add( string $name, string $html ): void {
		$text = self::plain( $html );
		if ( '' !== $text ) {
			$this->labels[ $name ] ??= $text;
		}
	}

	private function first_control( string $html ): string {
		return $this->controls( $html )[0] ?? '';
	}

	/** @return list<string> Names of the fields in a part of the template. */
	private function controls( string $html ): array {
		preg_match_all( '/' . Paragraphs::OPEN . '(\d+)' . Paragraphs::CLOSE . '/u', $html, $found );
		$tags = array_map( fn ( string $place ): Tag => $this->tags[ (int) $place ], $found[1] );
		return array_values(
			array_unique(
				array_map(
					static fn ( Tag $tag ): string => $tag->name,
					array_filter( $tags, self::is_control( ... ) )
				)
			)
		);
	}

	private function name_of_id( string $id ): string {
		foreach ( $this->tags as $tag ) {
			if ( $tag->get_id_option() === $id && self::is_control( $tag ) ) {
				return $tag->name;
			}
		}
		return '';
	}

	/** Returns false for a character counter, which has the name of a field. */
	private static function is_control( Tag $tag ): bool {
		return '' !== $tag->name
			&& ! in_array( 'zero-controls-container', Types::of( $tag->type )?->features() ?? array(), true );
	}

	/** Fields of widgets have their own labels. */
	private static function given( Tag $tag ): ?string {
		$label = $tag->attr['label'] ?? null;
		return is_string( $label ) && '' !== $label ? $label : null;
	}

	private static function placeholder( Tag $tag ): ?string {
		$text = $tag->has_option( 'placeholder' ) || $tag->has_option( 'watermark' )
			? self::plain( $tag->values[0] ?? '' )
			: '';
		return '' === $text ? null : $text;
	}

	/** Turns `your-name` into `Your name`. */
	private static function readable( string $name ): string {
		if ( 1 === preg_match( self::UNNAMED_CONSENT, $name ) ) {
			return __( 'Consent', 'pagewright' );
		}
		$text = ucfirst( trim( (string) preg_replace( '/[-_]+/', ' ', $name ) ) );
		return '' === $text ? $name : $text;
	}

	/** Returns one line of text, without the punctuation between a label and its field. */
	private static function plain( string $html ): string {
		$html = (string) preg_replace(
			array( '/' . Paragraphs::OPEN . '\d+' . Paragraphs::CLOSE . '/u', '/<br\b[^>]*>/i' ),
			' ',
			$html
		);
		$text = html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$text = (string) preg_replace(
			array( '/[\s\p{Z}\p{Cc}]+/u', '/^[\s:*]+|[\s:*：]+$/u' ),
			array( ' ', '' ),
			$text
		);
		return mb_substr( $text, 0, self::MOST_CHARS );
	}
}
