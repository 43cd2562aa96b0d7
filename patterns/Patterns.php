<?php
/**
 * The block patterns of the plugin.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Patterns;

defined( 'ABSPATH' ) || exit;

/**
 * Registers each file of this folder that has a pattern header, where somebody chooses patterns: in the admin area and for the REST API.
 * A public page reads none of them, unless a template names one.
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

	private static bool $is_done = false;

	/** Once a request; what is in a pattern is read when it is asked for. */
	public static function register(): void {
		if ( self::$is_done ) {
			return;
		}
		self::$is_done = true;
		register_block_pattern_category(
			'pagewright',
			array(
				'label'       => __( 'Pagewright', 'pagewright' ),
				'description' => __( 'Sections and whole pages made of widgets.', 'pagewright' ),
			)
		);
		foreach ( glob( __DIR__ . '/*.php' ) ?: array() as $file ) {
			$pattern = self::read( $file );
			'' !== $pattern['slug'] && register_block_pattern( $pattern['slug'], $pattern );
		}
	}

	/** @return array<string, mixed> As WordPress wants a pattern to be registered. */
	private static function read( string $file ): array {
		$pattern = get_file_data( $file, self::HEADERS );
		foreach ( self::LISTS as $list ) {
			$pattern[ $list ] = array_values( array_filter( array_map( 'trim', explode( ',', $pattern[ $list ] ) ) ) );
		}
		// The headers are collected for translators by npm run strings.
		$pattern['title']       = translate( $pattern['title'], 'pagewright' );
		$pattern['description'] = translate( $pattern['description'], 'pagewright' );
		$pattern['keywords']    = array_map( static fn ( string $word ): string => translate( $word, 'pagewright' ), $pattern['keywords'] );
		return array(
			'viewportWidth' => (int) $pattern['viewportWidth'],
			'filePath'      => $file,
		) + array_filter( $pattern ) + array( 'slug' => '' );
	}
}
