<?php
/**
 * PHP code of alternative-texts.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\AlternativeTexts;

function describe_thumbnail( int $post ) {
	$id = get_post_thumbnail_id( $post );
	update_post_meta( $id, '_wp_attachment_image_alt', 'Two boats at the pier, seen from above' );
	return $id;
}

function render( string $before, string $render_php ) {
	eval( $before );
	eval( $render_php );
	return $html;
}
