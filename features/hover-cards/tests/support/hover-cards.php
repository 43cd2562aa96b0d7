<?php
/**
 * PHP code of hover-cards.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\HoverCards\Support\HoverCards;

function people_page( string $given_name, string $hashe, string $hashe_2 ) {
	update_option( 'pagewright_features', array( 'hover_cards' => true ), true );
	$old = get_page_by_path( $given_name );
	$avatar = static fn ( string $hash, string $name ): string => '<!-- wp:html --><p>' . sprintf( $name, "[test_avatar hash=$hash]" ) . '</p><!-- /wp:html -->';
	$html = $avatar( $hashe, '<a class="linked" href="/?author=1">%s</a>' ) . $avatar(
		$hashe_2,
		'<span class="alone">%s</span> <a class="after" href="#after">After</a>'
	);
	kses_remove_filters();
	$id = wp_insert_post(
		wp_slash(
			array(
				'ID' => $old->ID ?? 0,
				'post_type' => 'page',
				'post_status' => 'publish',
				'post_title' => 'People',
				'post_name' => $given_name,
				'post_content' => $html . str_repeat( '<!-- wp:paragraph --><p>More.</p><!-- /wp:paragraph -->', 40 ),
			)
		)
	);
	update_post_meta( $id, 'hover_cards_test', 1 );
	kses_init_filters();
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	file_put_contents(
		WPMU_PLUGIN_DIR . '/hover-cards-test.php',
		<<<'PHP'
	<?php
	add_shortcode( 'test_avatar', static fn ( $a ) => get_avatar( $a['hash'] . '@md5.gravatar.com', 64, '', 'Ann', array( 'force_display' => true ) ) );
	add_filter( 'get_avatar_url', static fn ( $url, $who ) => is_string( $who ) && str_ends_with( $who, '@md5.gravatar.com' ) ? 'https://secure.gravatar.com/avatar/' . strstr( $who, '@', true ) . '?s=64&d=mm&r=g' : $url, 10, 2 );
	PHP
	);
}

function remove_people() {
	foreach ( get_posts( array( 'post_type' => 'page', 'meta_key' => 'hover_cards_test', 'numberposts' => -1 ) ) as $page ) {
		wp_delete_post( $page->ID, true );
	}
	delete_option( 'pagewright_features' );
	wp_delete_file( WPMU_PLUGIN_DIR . '/hover-cards-test.php' );
}
