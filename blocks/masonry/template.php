<?php
/**
 * Masonry.
 *
 * @package Pagewright
 *
 * @var array{title: string, items: list<array{html: string, title: string, href: string, new_window: bool, columns:
 *    int, rows: int}>, place: 'hidden'|'above'|'below', rules: string, layouts: array<string, array<string, int>>,
 *    is_left: bool, has_preloader: bool} $view
 * @var \Pagewright\Blocks\RenderContext $context
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Link\Url;
use Pagewright\Output\Json;
use Pagewright\Output\Safe;

echo $context->title( $view['title'] );
echo '' !== $view['rules'] ? '<style>' . wp_strip_all_tags( $view['rules'] ) . '</style>' : ''; // phpcs:ignore WordPress.Security.EscapeOutput -- consists of numbers.
?>
<div class="sow-masonry-grid" data-layouts="<?php echo Json::attribute( $view['layouts'] ); ?>" data-layout-origin-left="<?php echo $view['is_left'] ? 'true' : 'false'; ?>">
	<?php if ( $view['has_preloader'] ) : ?>
		<div class="sow-masonry-grid-preloader" aria-hidden="true"></div>
	<?php endif; ?>
	<?php foreach ( $view['items'] as $item ) : ?>
		<div class="sow-masonry-grid-item" data-col-span="<?php echo (int) $item['columns']; ?>" data-row-span="<?php echo (int) $item['rows']; ?>" style="--pw-masonry-span:<?php echo (int) $item['columns']; ?>;--pw-masonry-rows:<?php echo (int) $item['rows']; ?>">
			<?php if ( 'above' === $view['place'] && '' !== $item['title'] ) : ?>
				<div class="image-title"><?php echo Safe::html( $item['title'] ); ?></div>
			<?php endif; ?>
			<?php if ( '' !== $item['href'] ) : ?>
				<a href="<?php echo Safe::url( $item['href'], Url::protocols() ); ?>"<?php echo $item['new_window'] ? ' target="_blank" rel="noopener"' : ''; ?>><?php echo $item['html']; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by core or Images. ?></a>
			<?php else : ?>
				<?php echo $item['html']; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by core or Images. ?>
			<?php endif; ?>
			<?php if ( 'below' === $view['place'] && '' !== $item['title'] ) : ?>
				<div class="image-title"><?php echo Safe::html( $item['title'] ); ?></div>
			<?php endif; ?>
		</div>
	<?php endforeach; ?>
</div>
