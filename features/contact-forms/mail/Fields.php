<?php
/**
 * Finds the fields that mails may contain.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Mail;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\Tags\Tag;
use Pagewright\Features\ContactForms\Tags\Types;

/** Finds the fields of a form that visitors fill in: all but quizzes, captchas and counters. */
final class Fields {
	private const NEVER = array( 'not-for-mail', 'zero-controls-container' );

	/** Fields that may contain text between an opening and a closing tag. */
	private const WITH_CONTENT = array( 'textarea', 'acceptance' );

	/** @return array<string, Tag> By name, in the order of the form. */
	public static function of( Form $form ): array {
		$fields = array();
		foreach ( $form->tags() as $tag ) {
			$features = Types::of( $tag->type )?->features() ?? array();
			if (
				'' !== $tag->name
				&& in_array( 'name-attr', $features, true )
				&& array() === array_intersect( self::NEVER, $features )
				&& ! self::is_container( $tag, $form )
			) {
				$fields[ $tag->name ] ??= $tag;
			}
		}
		return $fields;
	}

	/** Add-ons wrap fields in tags: `[group x] … [/group]`. */
	private static function is_container( Tag $tag, Form $form ): bool {
		return ! in_array( $tag->basetype, self::WITH_CONTENT, true )
			&& '' === $tag->content
			&& str_contains( $form->template(), "[/{$tag->type}]" );
	}

	/** @return list<string> Names of mail tags, of fields and of add-ons. */
	public static function names( Form $form ): array {
		/**
		 * Filters the names of a form's mail tags. The editor offers them and does not report them as unknown.
		 *
		 * @param list<string> $names Names of the fields.
		 * @param Form         $form
		 *
		 * @example add_filter( 'pagewright/forms/mail-tags', static fn ( array $names ) => array( ...$names, 'ticket' ) );
		 */
		$names = apply_filters( 'pagewright/forms/mail-tags', array_keys( self::of( $form ) ), $form );
		return array_values(
			array_unique(
				array_filter(
					is_array( $names ) ? $names : array(),
					static fn ( mixed $name ): bool => is_string( $name ) && '' !== $name
				)
			)
		);
	}
}
