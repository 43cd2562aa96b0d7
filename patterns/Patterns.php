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
		foreach ( glob( __DIR__ . '/*.php' ) ?: array() as $file ) {
			$pattern = self::read( $file );
			if ( '' !== $pattern['slug'] ) {
				register_block_pattern( $pattern['slug'], $pattern );
			}
		}
	}

	/** @return array<string, mixed> Arguments of register_block_pattern(). */
	private static function read( string $file ): array {
		$pattern = get_file_data( $file, self::HEADERS );
		foreach ( self::LISTS as $list ) {
			$pattern[ $list ] = array_values( array_filter( array_map( 'trim', explode( ',', $pattern[ $list ] ) ) ) );
		}
		// `npm run strings` extracts the headers for translators.
		$pattern['title']       = translate( $pattern['title'], 'pagewright' );
		$pattern['description'] = translate( $pattern['description'], 'pagewright' );
		$pattern['keywords']    = array_map( static fn ( string $word ): string => translate( $word, 'pagewright' ), $pattern['keywords'] );
		return array(
			'viewportWidth' => (int) $pattern['viewportWidth'],
			'filePath'      => $file,
		) + array_filter( $pattern ) + array( 'slug' => '' );
	}
}
