<?php
/**
 * PHP code of hover-cards.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\HoverCards\HoverCards;

use Pagewright\Features\HoverCards\Avatars;

function text() {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	require_once ABSPATH . 'wp-admin/includes/class-wp-privacy-policy-content.php';
	define( 'WP_ADMIN', true );
	remove_all_actions( 'admin_init' );
	add_action( 'admin_init', array( 'Pagewright\Features\HoverCards\Privacy', 'suggest' ) );
	do_action( 'admin_init' );
	return wp_json_encode( ( new \ReflectionClass( 'WP_Privacy_Policy_Content' ) )->getStaticPropertyValue( 'policy_content' ) );
}

/**
 * Returns the hash and the label of an image; null without a profile.
 *
 * @param string $who `address`, `user`, `id`, `comment`, or `refused` for a site that refuses.
 */
function mark_picture( string $src, string $who ) {
	if ( 'refused' === $who ) {
		add_filter( 'pagewright/hover-cards/is-on', '__return_false' );
	}
	$user   = get_user_by( 'login', 'admin' );
	$person = match ( $who ) {
		'address' => 'ann@example.org',
		'user'    => $user,
		'id'      => $user->ID,
		'comment' => new \WP_Comment( (object) array( 'comment_author' => 'Bo "B" <i>' ) ),
		'refused' => 1,
	};
	$html = Avatars::mark( '<img alt="" src="' . esc_url( $src ) . '">', $person );
	$tags = new \WP_HTML_Tag_Processor( $html );
	$tags->next_tag( 'IMG' );
	$hash = $tags->get_attribute( 'data-pagewright-hover-card' );
	return null === $hash ? null : array( $hash, $tags->get_attribute( 'data-pagewright-label' ) );
}
