<?php
/**
 * PHP code of corpus.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Support\Corpus;

use Pagewright\Blocks\Renderer;
use Pagewright\Editor\FormRoot;
use Pagewright\Fields\Registry;
use Pagewright\Schema\Loader;

function open_posts( array $posts, array $hostile ) {
	$media = array();
	foreach ( get_posts( array( 'post_type' => 'attachment', 'numberposts' => -1, 'post_status' => 'inherit' ) ) as $file ) {
		$media[ '@media:' . substr( $file->post_name, 5 ) ] = (string) $file->ID;
	}
	krsort( $media );
	$schema = new Loader( dirname( \Pagewright\FILE ) );
	$roots = new FormRoot( $schema, new Renderer( $schema, new Registry() ) );
	$forms = static function ( array $blocks ) use ( &$forms, $schema, $roots ): array {
		$out = array();
		foreach ( $blocks as $block ) {
			$out = array( ...$out, ...$forms( $block['innerBlocks'] ) );
			$widget = str_starts_with( (string) $block['blockName'], 'sowb/' ) ? $schema->find(
				(string) ( $block['attrs']['widgetClass'] ?? '' )
			) : null;
			$data = $block['attrs']['widgetData'] ?? array();
			if ( $widget && is_array( $data ) ) {
				$tags = new \WP_HTML_Tag_Processor( $roots->html( $widget, $data ) );
				$tags->next_tag();
				$out[] = array(
					'data' => (object) $data,
					'values' => json_decode( $tags->get_attribute( 'data-values' ) ),
					'isMigrated' => (bool) $tags->get_attribute( 'data-migrated' ),
				);
			}
		}
		return $out;
	};
	$out = array();
	foreach ( $posts as $number => $content ) {
		// Hostile posts belong to authors who may not write any HTML.
		in_array( $number, $hostile, true ) ? kses_init_filters() : kses_remove_filters();
		$content = strtr( $content, $media );
		$id = wp_insert_post(
			wp_slash(
				array(
					'post_type' => 'page',
					'post_status' => 'publish',
					'post_author' => 1,
					'post_title' => 'From an old site',
					'post_content' => $content,
				)
			)
		);
		$GLOBALS['wp_query'] = new \WP_Query( array( 'page_id' => $id ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		the_post();
		try {
			$out[] = array(
				'html' => apply_filters( 'the_content', get_post( $id )->post_content ),
				'forms' => $forms( parse_blocks( get_post( $id )->post_content ) ),
				'error' => '',
			);
		} catch ( \Throwable $error ) {
			$out[] = array(
				'html' => '',
				'forms' => array(),
				'error' => "{$error->getMessage()} in {$error->getFile()}:{$error->getLine()}",
			);
		}
		wp_delete_post( $id, true );
		kses_remove_filters();
	}
	return $out;
}
