<?php
/**
 * The HTML of {{title}}.
 *
 * @package Pagewright
 *
 * @var array{title: string, text: string} $view
 * @var \Pagewright\Blocks\RenderContext $context
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;
?>
<div class="pagewright-{{name}}"><?php echo $context->title( $view['title'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- title() filters. ?>
<p class="pagewright-{{name}}__text"><?php echo wp_kses_post( $view['text'] ); ?></p>
</div>
