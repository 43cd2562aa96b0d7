<?php
/**
 * Creates a sample submission.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Configuration;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\Tags\Tag;

/** Replaces mail tags as if a visitor left all optional fields empty. */
final class Sample {
	public const EMAIL = 'visitor@example.com';

	private const TEXT = 'Sample';

	/** Special mail tags that are never empty. */
	private const SURE = array(
		'_all_fields', '_site_title', '_site_url', '_site_domain', '_date', '_time', '_url', '_remote_ip',
		'_user_agent', '_contact_form_title', '_serial_number', '_invalid_fields',
	);

	/** @var array<string, list<Tag>> By name. */
	private array $tags = array();

	public function __construct( Form $form ) {
		foreach ( $form->tags() as $tag ) {
			if ( '' !== $tag->name ) {
				$this->tags[ $tag->name ][] = $tag;
			}
		}
	}

	public function fill( string $template ): string {
		return trim(
			(string) preg_replace_callback(
				'/(\[?)\[[\t ]*([a-zA-Z_][0-9a-zA-Z:._-]*)(?:[\t ]+[^\]]*)?\](\]?)/',
				fn ( array $found ): string =>
					'[' === $found[1] && ']' === $found[3]
						? substr( $found[0], 1, -1 )
						: $this->value( $found[2], $found[0] ),
				$template
			)
		);
	}

	/** @return list<Tag> Fields that a text names, with or without pipes. */
	public function named( string $template ): array {
		preg_match_all( '/\[[\t ]*(?:_raw_)?([a-zA-Z_][0-9a-zA-Z:._-]*)/', $template, $found );
		return array_merge(
			...array_map(
				fn ( string $name ): array => $this->tags[ $name ] ?? array(),
				array_values( array_unique( $found[1] ) )
			),
			...array( array() )
		);
	}

	private function value( string $name, string $source ): string {
		$tag = ( $this->tags[ (string) preg_replace( '/^_raw_/', '', $name ) ] ?? array() )[0] ?? null;
		if ( null !== $tag ) {
			return self::of_tag( $tag, str_starts_with( $name, '_raw_' ) );
		}
		return match ( true ) {
			'_site_admin_email' === $name          => (string) get_option( 'admin_email' ),
			str_ends_with( $name, '_email' ) && str_starts_with( $name, '_' ) => self::EMAIL,
			'_site_title' === $name                => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			'_site_domain' === $name               => (string) wp_parse_url( home_url(), PHP_URL_HOST ),
			in_array( $name, self::SURE, true )    => self::TEXT,
			str_starts_with( $name, '_' )          => '',
			default                                => $source,
		};
	}

	/** Returns '' for values that may be empty. */
	private static function of_tag( Tag $tag, bool $is_raw ): string {
		if ( ! $tag->is_required() && 'radio' !== $tag->basetype ) {
			// A menu always has one of its values, unless one is blank.
			$is_sure = 'hidden' === $tag->basetype
				|| (
					'select' === $tag->basetype
					&& ! $tag->has_option( 'include_blank' )
					&& ! $tag->has_option( 'first_as_label' )
					&& ! $tag->has_option( 'multiple' )
				);
			if ( ! $is_sure ) {
				return '';
			}
		}
		if ( 'email' === $tag->basetype ) {
			return self::EMAIL;
		}
		$meaning = array_column( $tag->pipes, $is_raw ? 0 : 1 );
		return in_array( $tag->basetype, array( 'select', 'radio', 'checkbox', 'hidden' ), true )
			&& array() !== $meaning
			? $meaning[ count( $meaning ) - 1 ]
			: self::TEXT;
	}
}
