<?php
/**
 * PHP code of budgets.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Budgets;

function remove_copies() {
	foreach ( get_posts( array( 'numberposts' => -1 ) ) as $post ) {
		str_starts_with( $post->post_name, 'bench-copies-' ) && wp_delete_post( $post->ID, true );
	}
}
