<?php
/**
 * Buttons.
 *
 * @package Pagewright
 *
 * @var array{title: string, class: string, buttons: list<array<string, string>>} $view
 * @var \Pagewright\Blocks\RenderContext $context
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Link\Url;
use Pagewright\Output\Safe;

echo $context->title( $view['title'] );
?>
<div class="social-media-button-container">
	<?php
	foreach ( $view['buttons'] as $i => $button ) :
		$attributes  = '' === $button['text']
			? ' title="' . Safe::attribute( $button['name'] ) . '" aria-label="'
				. Safe::attribute( $button['name'] ) . '"'
			: '';
		$attributes .= '' !== $button['target'] ? ' target="_blank" rel="noopener"' : '';
		?>
		<a class="<?php echo Safe::attribute( "{$view['class']} sow-social-media-button-{$button['key']}-$i" ); ?>" href="<?php echo Safe::url( $button['href'], Url::protocols() ); ?>" style="<?php echo Safe::attribute( $button['style'] ); ?>"<?php echo $attributes; ?>><?php echo $button['icon']; // phpcs:ignore WordPress.Security.EscapeOutput -- built from known drawings. ?><?php if ( '' !== $button['text'] ) : ?><span class="pagewright-social-media-buttons__name"><?php echo esc_html( $button['text'] ); ?></span><?php endif; ?></a>
	<?php endforeach; ?>
</div>
