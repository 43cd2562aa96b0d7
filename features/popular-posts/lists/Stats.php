<?php
/**
 * Renders the line below a title.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Lists;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Posts\Authors;

/** Views, comments, author, date and terms of an entry: each alone, and as text. */
final class Stats {
	/** @param array<string, mixed> $options Values of the list. */
	public function __construct( private readonly Entry $entry, private readonly array $options ) {}

	/** Returns all parts of the list as text. */
	public function joined(): string {
		$shown = $this->options['stats_tag'];
		$parts = array(
			'views_copy'    => $shown['views'],
			'comments_copy' => $shown['comment_count'],
			'author_copy'   => $shown['author'],
			'date_copy'     => $shown['date']['active'],
			'taxonomy_copy' => $shown['taxonomy']['active'],
		);
		$html  = array_filter( array_map( $this->tag( ... ), array_keys( array_filter( $parts ) ) ) );
		/**
		 * Filters the separator between the parts. A filter of WordPress Popular Posts.
		 *
		 * @param string $separator ` | `.
		 */
		$separator = apply_filters( 'wpp_post_meta_separator', ' | ' );
		return implode( is_string( $separator ) ? wp_kses_post( $separator ) : ' | ', $html );
	}

	/** Returns the HTML of a content tag. Hidden parts are '', except numbers. */
	public function tag( string $name ): string {
		return match ( $name ) {
			'views'                           => esc_html(
				Numbers::text( $this->entry->views, $this->is_average() ? 2 : 1 )
			),
			'views_copy'                      => self::part(
				'views',
				$this->options['stats_tag']['views']
					? esc_html( Numbers::views( $this->entry->views, $this->is_average() ) )
					: ''
			),
			'comments'                        => esc_html( Numbers::text( $this->entry->comments ) ),
			'comments_copy'                   => self::part(
				'comments',
				$this->options['stats_tag']['comment_count']
					? esc_html( Numbers::comments( $this->entry->comments ) )
					: ''
			),
			'author'                          => $this->author_link(),
			'author_name'                     => esc_html( $this->author()['name'] ?? '' ),
			'author_url'                      => esc_url( $this->author()['url'] ?? '' ),
			'author_copy'                     => self::part(
				'author',
				/* translators: %s: link to the author's posts. */
				self::in( __( 'by %s', 'pagewright' ), $this->author_link() )
			),
			'date'                            => $this->date(),
			'date_copy'                       => self::part(
				'date',
				self::in(
					'relative' === $this->options['stats_tag']['date']['format']
						/* translators: %s: a date, or "3 days ago". */
						? __( 'posted %s', 'pagewright' )
						/* translators: %s: a date. */
						: __( 'posted on %s', 'pagewright' ),
					$this->date()
				)
			),
			'taxonomy', 'category'            => $this->terms(),
			'taxonomy_copy', 'category_copy'  => self::part(
				'category',
				/* translators: %s: categories. */
				self::in( __( 'under %s', 'pagewright' ), $this->terms() )
			),
			default                           => '',
		};
	}

	/** @param string $html Escaped. */
	private static function in( string $words, string $html ): string {
		return '' === $html ? '' : sprintf( esc_html( $words ), $html );
	}

	/** @param string $html Escaped. */
	private static function part( string $class, string $html ): string {
		return '' === $html ? '' : "<span class=\"wpp-$class\">$html</span>";
	}

	private function is_average(): bool {
		return 'avg' === $this->options['order_by'];
	}

	/** @return ?array{name: string, url: string} */
	private function author(): ?array {
		return $this->options['stats_tag']['author'] ? Authors::of( $this->entry->shown ) : null;
	}

	private function author_link(): string {
		$author = $this->author();
		return null === $author
			? ''
			: sprintf(
				'<a href="%s">%s</a>',
				esc_url( Languages::url( $author['url'] ) ),
				esc_html( $author['name'] )
			);
	}

	private function date(): string {
		[ 'active' => $is_shown, 'format' => $format ] = $this->options['stats_tag']['date'];
		if ( ! $is_shown ) {
			return '';
		}
		if ( 'relative' === $format ) {
			return esc_html(
				sprintf(
					/* translators: %s: a span of time, "3 days". */
					__( '%s ago', 'pagewright' ),
					human_time_diff( (int) get_post_timestamp( $this->entry->shown ) )
				)
			);
		}
		return esc_html( (string) get_the_date( 'wp_date_format' === $format ? '' : $format, $this->entry->shown ) );
	}

	private function terms(): string {
		[ 'active' => $is_shown, 'name' => $taxonomy ] = $this->options['stats_tag']['taxonomy'];
		$terms = $is_shown ? get_the_terms( $this->entry->shown, $taxonomy ) : array();
		/** Filters the terms of an entry. A filter of WordPress Popular Posts. @param list<\WP_Term> $terms Terms. */
		$terms = apply_filters( 'wpp_post_terms', is_array( $terms ) ? $terms : array() );
		$links = array();
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			$url = $term instanceof \WP_Term ? get_term_link( $term ) : '';
			if ( is_string( $url ) && '' !== $url ) {
				$links[] = sprintf(
					'<a href="%s" class="wpp-taxonomy %s">%s</a>',
					esc_url( Languages::url( $url ) ),
					esc_attr( "{$term->taxonomy} {$term->taxonomy}-{$term->term_id}" ),
					esc_html( $term->name )
				);
			}
		}
		/** Filters the separator between terms. A filter of WordPress Popular Posts. @param string $separator `, `. */
		$separator = apply_filters( 'wpp_taxonomy_separator', ', ' );
		return implode( is_string( $separator ) ? wp_kses_post( $separator ) : ', ', $links );
	}
}
