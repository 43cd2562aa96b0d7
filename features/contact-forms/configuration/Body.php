<?php
/**
 * Finds errors in form templates.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Configuration;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\Paragraphs;
use Pagewright\Features\ContactForms\Tags\Foreign;
use Pagewright\Features\ContactForms\Tags\Scanner;
use Pagewright\Features\ContactForms\Tags\Tag;
use Pagewright\Features\ContactForms\Tags\Types;

/** Checks labels, names, elements and limits in the template of a form. */
final class Body {
	/** Elements that may not be inside a form. */
	private const ELEMENTS = array( 'html', 'head', 'body', 'form' );

	/** @return array<string, list<array{code: string, message: string, link: string}>> By section. */
	public static function findings( Form $form ): array {
		$names    = array_values(
			array_filter( array_map( static fn ( Tag $tag ): string => $tag->raw_name, $form->tags() ) )
		);
		$taken    = array_values( array_unique( array_intersect( $names, self::taken() ) ) );
		$over     = array_filter(
			$form->tags_of( 'file' ),
			static fn ( Tag $tag ): bool => $tag->get_limit_option() > wp_max_upload_size()
		);
		$findings = array(
			self::has_crowded_label( $form->template() )
				? Configuration::finding(
					'multiple_controls_in_label',
					__( 'A label contains several fields. A label can belong to only one field.', 'pagewright' )
				)
				: null,
			array() === $taken
				? null
				: Configuration::finding(
					'unavailable_names',
					sprintf(
						/* translators: %s: names of fields. */
						__( 'These field names are reserved by WordPress: %s.', 'pagewright' ),
						implode( ', ', $taken )
					)
				),
			self::has_bad_elements( $form->template() )
				? Configuration::finding(
					'unavailable_html_elements',
					__( 'The template contains HTML elements that are not allowed inside a form.', 'pagewright' )
				)
				: null,
			self::any( $names, '.' )
				? Configuration::finding(
					'dots_in_names',
					__( 'Field names contain dots, which are replaced with underscores.', 'pagewright' )
				)
				: null,
			self::any( $names, ':' )
				? Configuration::finding(
					'colons_in_names',
					__( 'Field names contain colons, which some mail-tags and scripts do not support.', 'pagewright' )
				)
				: null,
			array() === $over
				? null
				: Configuration::finding(
					'upload_filesize_overlimit',
					__( 'The file size limit of a field exceeds the upload limit of the server.', 'pagewright' )
				),
		);
		$foreign  = Foreign::sources( $form->template() );
		if ( array() !== $foreign ) {
			$findings[] = Configuration::finding(
				'unsupported_tags',
				sprintf(
					/* translators: %s: tags of a form. */
					__( 'No active plugin supports these form-tags. Visitors do not see them: %s', 'pagewright' ),
					implode( ', ', $foreign )
				)
			);
		}
		$findings = array_values( array_filter( $findings ) );
		return array() === $findings ? array() : array( 'form.body' => $findings );
	}

	/** @param list<string> $names */
	private static function any( array $names, string $letter ): bool {
		return array() !== array_filter( $names, static fn ( string $name ): bool => str_contains( $name, $letter ) );
	}

	/** @return list<string> Names that WordPress uses as query variables. */
	private static function taken(): array {
		global $wp;
		return $wp instanceof \WP ? $wp->public_query_vars : array();
	}

	private static function has_crowded_label( string $template ): bool {
		$html = Scanner::replace(
			$template,
			static fn ( Tag $tag ): string => str_repeat( Paragraphs::OPEN, self::controls( $tag ) )
		);
		preg_match_all( '/<label\b[^>]*>(.*?)<\/label>/is', $html, $labels );
		return array() !== array_filter(
			$labels[1],
			static fn ( string $inside ): bool => 1 < substr_count( $inside, Paragraphs::OPEN )
		);
	}

	/** Returns the number of controls of a tag that need a label. */
	private static function controls( Tag $tag ): int {
		$features = Types::of( $tag->type )?->features() ?? array();
		if (
			in_array( 'zero-controls-container', $features, true )
			|| in_array( 'display-hidden', $features, true )
			|| ! in_array( 'name-attr', $features, true )
		) {
			return 0;
		}
		if ( ! in_array( 'multiple-controls-container', $features, true ) ) {
			return 1;
		}
		return max( 1, count( $tag->values ) + ( $tag->has_option( 'free_text' ) ? 1 : 0 ) );
	}

	private static function has_bad_elements( string $template ): bool {
		return 1 === preg_match( '/<(?:' . implode( '|', self::ELEMENTS ) . ')(?:\s[^>]*)?>/i', $template );
	}
}
