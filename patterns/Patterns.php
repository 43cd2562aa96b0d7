<?php
/**
 * Registers the block patterns.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Patterns;

defined( 'ABSPATH' ) || exit;

use Pagewright\Request\Memory;

/**
 * Registers each file of this folder with a pattern header, in the admin and for the REST API, where patterns are
 * chosen. Public pages load none, unless a template names one.
 */
final class Patterns {
	private const HEADERS = array(
		'title'         => 'Title',
		'slug'          => 'Slug',
		'description'   => 'Description',
		'categories'    => 'Categories',
		'keywords'      => 'Keywords',
		'viewportWidth' => 'Viewport Width',
		'blockTypes'    => 'Block Types',
	);

	/** Class names of our widgets. */
	private const WIDGETS = "/'((?:SiteOrigin|Pagewright)_\w+_Widget)'/";

	/** Another pattern that is a part of this one. */
	private const PARTS = "/Markup::pattern\( '([\w-]+)' \)/";

	private const LISTS = array( 'categories', 'keywords', 'blockTypes' );

	/** Runs once per request; the content of a pattern loads on demand. */
	public static function register(): void {
		if ( ! Memory::first( self::class, 'registered' ) ) {
			return;
		}
		register_block_pattern_category(
			'pagewright',
			array(
				'label'       => __( 'Pagewright', 'pagewright' ),
				'description' => __( 'Sections and whole pages made of widgets.', 'pagewright' ),
			)
		);
		$classes = array_column( require dirname( __DIR__ ) . '/build/widgets.php', 'class' );
		foreach ( glob( __DIR__ . '/*.php' ) ?: array() as $file ) {
			$pattern = self::read( $file );
			if ( '' !== $pattern['slug'] && self::is_complete( $file, $classes ) ) {
				register_block_pattern( $pattern['slug'], $pattern );
			}
		}
	}

	/**
	 * Returns whether the plugin has all widgets that a pattern and its parts name. A feature may have been removed
	 * with its widget.
	 *
	 * @param string       $file    File of the pattern.
	 * @param list<string> $classes Class names of the widgets.
	 */
	public static function is_complete( string $file, array $classes ): bool {
		$source = (string) file_get_contents( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- our own file.
		preg_match_all( self::WIDGETS, $source, $widgets );
		preg_match_all( self::PARTS, $source, $parts );
		foreach ( $parts[1] as $part ) {
			if ( ! self::is_complete( __DIR__ . "/$part.php", $classes ) ) {
				return false;
			}
		}
		return array() === array_diff( $widgets[1], $classes );
	}

	/** @return array<string, mixed> Arguments of register_block_pattern(). */
	private static function read( string $file ): array {
		$pattern = get_file_data( $file, self::HEADERS );
		foreach ( self::LISTS as $list ) {
			$pattern[ $list ] = array_values( array_filter( array_map( 'trim', explode( ',', $pattern[ $list ] ) ) ) );
		}
		// `npm run strings` extracts the headers for translators.
		$pattern['title']       = translate( $pattern['title'], 'pagewright' ); // phpcs:ignore WordPress.WP.I18n -- a header of a pattern.
		$pattern['description'] = translate( $pattern['description'], 'pagewright' ); // phpcs:ignore WordPress.WP.I18n -- as above.
		$pattern['keywords']    = array_map(
			static fn ( string $word ): string => translate( $word, 'pagewright' ), // phpcs:ignore WordPress.WP.I18n -- as above.
			$pattern['keywords']
		);
		return array(
			'viewportWidth' => (int) $pattern['viewportWidth'],
			'filePath'      => $file,
		) + array_filter( $pattern ) + array( 'slug' => '' );
	}
}
