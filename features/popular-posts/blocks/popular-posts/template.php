<?php
/**
 * Popular posts.
 *
 * @package Pagewright
 *
 * @var array{title: string, list: string, hint: string, is_framed: bool} $view
 * @var \Pagewright\Blocks\RenderContext $context
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

echo $context->title( $view['title'] );
if ( '' !== $view['hint'] ) :
	?>
	<p class="pagewright-popular-posts__hint"><?php echo esc_html( $view['hint'] ); ?></p>
	<?php
endif;
echo $view['is_framed'] ? $view['list'] : '<div class="popular-posts">' . $view['list'] . '</div>'; // phpcs:ignore WordPress.Security.EscapeOutput -- lists are escaped when generated.
