<?php
/**
 * Details of a post.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Blog;

defined( 'ABSPATH' ) || exit;

use Pagewright\Output\Safe;

/** Date, author, terms and comments of a post as HTML, with the class names that sites style. */
final class Meta {
	/**
	 * Returns the selected parts in order, escaped; '' if the post has none of them.
	 *
	 * @param array<string, mixed> $item     Result of Item::of().
	 * @param list<string>         $parts    Any of date, author, categories, tags, comments; unknown ones are skipped.
	 * @param array<string, mixed> $settings Settings of the widget.
	 */
	public static function html( array $item, array $parts, array $settings ): string {
		$html = '';
		foreach ( $parts as $part ) {
			$html .= match ( $part ) {
				'date'       => self::date( $item ),
				'author'     => self::author( $item ),
				'categories' => self::terms( $item['categories'], 'categories', __( 'Categories:', 'pagewright' ) ),
				'tags'       => self::terms( $item['tags'], 'tags', __( 'Tags:', 'pagewright' ) ),
				'comments'   => self::comments( $item ),
				default      => '',
			};
		}
		/** Filters the HTML of the details of a post. Known from the public widgets bundle. */
		return (string) apply_filters( 'siteorigin_widgets_blog_post_meta', $html, $settings );
	}

	/** @param array<string, mixed> $item Result of Item::of(). */
	private static function date( array $item ): string {
		if ( null === $item['date'] ) {
			return '';
		}
		return sprintf(
			'<span class="sow-entry-date"><time class="published" datetime="%1$s">%2$s</time></span>',
			esc_attr( $item['date']['machine'] ),
			esc_html( $item['date']['words'] )
		);
	}

	/** @param array<string, mixed> $item Result of Item::of(). */
	private static function author( array $item ): string {
		if ( null === $item['author'] ) {
			return '';
		}
		return sprintf(
			'<span class="sow-entry-author-link byline">%1$s <a class="url fn n" href="%2$s" rel="author">%3$s</a></span>',
			esc_html__( 'By', 'pagewright' ),
			Safe::url( $item['author']['url'] ),
			esc_html( wp_strip_all_tags( $item['author']['name'] ) )
		);
	}

	/** @param list<array{slug: string, name: string, url: string}> $terms Terms. */
	private static function terms( array $terms, string $kind, string $label ): string {
		$links = array_map(
			static fn ( array $term ): string =>
				'' === $term['url']
					? esc_html( $term['name'] )
					: sprintf(
						'<a href="%1$s" rel="%2$s">%3$s</a>',
						Safe::url( $term['url'] ),
						'categories' === $kind ? 'category tag' : 'tag',
						esc_html( $term['name'] )
					),
			$terms
		);
		return array() === $links
			? ''
			: sprintf(
				'<span class="sow-entry-%1$s"><span class="pagewright-blog__hidden">%2$s </span>%3$s</span>',
				$kind,
				esc_html( $label ),
				implode( ', ', $links )
			);
	}

	/** @param array<string, mixed> $item Result of Item::of(). */
	private static function comments( array $item ): string {
		if ( null === $item['comments'] ) {
			return '';
		}
		return sprintf(
			'<span class="sow-entry-comments"><a href="%1$s">%2$s<span class="pagewright-blog__hidden">: %3$s</span></a></span>',
			Safe::url( $item['comments']['url'] ),
			esc_html( $item['comments']['words'] ),
			esc_html( $item['name'] )
		);
	}
}
