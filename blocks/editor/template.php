<?php
/**
 * Text.
 *
 * @package Pagewright
 *
 * @var array{title: string, text: string} $view
 * @var \Pagewright\Blocks\RenderContext $context
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

echo $context->title( $view['title'] );
if ( '' !== $view['text'] ) :
	?>
<div class="siteorigin-widget-tinymce textwidget">
	<?php echo $view['text']; // phpcs:ignore WordPress.Security.EscapeOutput -- rich text from RichText. ?>

</div>
	<?php
endif;
