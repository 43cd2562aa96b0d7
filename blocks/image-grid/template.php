<?php
/**
 * Image grid.
 *
 * @package Pagewright
 *
 * @var array{images: list<array{html: string, title: string, href: string, new_window: bool, width: int}>, place:
 *    'hidden'|'above'|'below', limits: array<string, int>} $view
 * @var \Pagewright\Blocks\RenderContext $context
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Link\Url;
use Pagewright\Output\Safe;

?>
<div class="sow-image-grid-wrapper"<?php foreach ( $view['limits'] as $name => $px ) : ?> data-max-<?php echo esc_attr( $name ); ?>="<?php echo esc_attr( (string) $px ); ?>"<?php endforeach; ?>>
	<?php foreach ( $view['images'] as $image ) : ?>
		<div class="sow-image-grid-image"<?php echo $image['width'] > 0 ? ' style="--pw-image-grid-width:' . (int) $image['width'] . 'px"' : ''; ?>>
			<?php if ( 'above' === $view['place'] && '' !== $image['title'] ) : ?>
				<div class="image-title"><?php echo Safe::html( $image['title'] ); ?></div>
			<?php endif; ?>
			<?php if ( '' !== $image['href'] ) : ?>
				<a href="<?php echo Safe::url( $image['href'], Url::protocols() ); ?>"<?php echo $image['new_window'] ? ' target="_blank" rel="noopener"' : ''; ?>><?php echo $image['html']; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by core or Images. ?></a>
			<?php else : ?>
				<?php echo $image['html']; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by core or Images. ?>
			<?php endif; ?>
			<?php if ( 'below' === $view['place'] && '' !== $image['title'] ) : ?>
				<div class="image-title"><?php echo Safe::html( $image['title'] ); ?></div>
			<?php endif; ?>
		</div>
	<?php endforeach; ?>
</div>
