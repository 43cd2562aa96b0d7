<?php
/**
 * The buttons.
 *
 * @package Pagewright
 *
 * @var array{title: string, class: string, buttons: list<array<string, string>>} $view
 * @var \Pagewright\Blocks\RenderContext $context
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Link\Url;

echo $context->title( $view['title'] );
?>
<div class="social-media-button-container">
	<?php
	foreach ( $view['buttons'] as $i => $button ) :
		$attributes  = '' === $button['text'] ? ' title="' . esc_attr( $button['name'] ) . '" aria-label="' . esc_attr( $button['name'] ) . '"' : '';
		$attributes .= '' !== $button['target'] ? ' target="_blank" rel="noopener"' : '';
		?>
		<a class="<?php echo esc_attr( "{$view['class']} sow-social-media-button-{$button['key']}-$i" ); ?>" href="<?php echo esc_url( $button['href'], Url::protocols() ); ?>" style="<?php echo esc_attr( $button['style'] ); ?>"<?php echo $attributes; ?>><?php echo $button['icon']; // phpcs:ignore WordPress.Security.EscapeOutput -- built from known drawings. ?><?php if ( '' !== $button['text'] ) : ?><span class="pagewright-social-media-buttons__name"><?php echo esc_html( $button['text'] ); ?></span><?php endif; ?></a>
	<?php endforeach; ?>
</div>
