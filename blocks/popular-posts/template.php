<?php
/**
 * Popular posts.
 *
 * @package Pagewright
 *
 * @var array{title: string, list: string, is_sample: bool, is_framed: bool} $view
 * @var \Pagewright\Blocks\RenderContext $context
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

echo $context->title( $view['title'] );
if ( $view['is_sample'] ) :
	?>
	<p class="pagewright-popular-posts__hint"><?php esc_html_e( 'No views have been counted in this time yet. These are the newest posts, to show how the list will look.', 'pagewright' ); ?></p>
	<?php
endif;
echo $view['is_framed'] ? $view['list'] : '<div class="popular-posts">' . $view['list'] . '</div>'; // phpcs:ignore WordPress.Security.EscapeOutput -- lists are escaped where they are made.
