<?php
/**
 * The frame of both carousels. Their template.php includes it.
 *
 * @package Pagewright
 *
 * @var array{label: string, is_active: bool, is_moving: bool, has_arrows: bool, has_dots: bool, data: array<string,
 *    string>, hash: string} $view
 * @var array{nav: string, arrows: string} $frame Classes of the navigation; the arrows have their own element unless
 *    `arrows` is ''.
 * @var string $items Escaped HTML of the items.
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Output\Safe;

?>
<section class="sow-carousel-container"<?php echo $view['is_active'] ? ' data-pagewright="carousel"' : ''; ?> aria-label="<?php echo Safe::attribute( $view['label'] ); ?>">
	<?php if ( $view['is_moving'] ) : ?>
		<button type="button" class="pagewright-rotation" aria-label="<?php esc_attr_e( 'Stop the carousel', 'pagewright' ); ?>" data-stop="<?php esc_attr_e( 'Stop the carousel', 'pagewright' ); ?>" data-start="<?php esc_attr_e( 'Start the carousel', 'pagewright' ); ?>" hidden></button>
	<?php endif; ?>
	<?php if ( $view['has_arrows'] || $view['has_dots'] ) : ?>
		<div class="<?php echo Safe::attribute( $frame['nav'] ); ?>">
			<?php if ( $view['has_arrows'] ) : ?>
				<?php echo '' !== $frame['arrows'] ? '<div class="' . Safe::attribute( $frame['arrows'] ) . '">' : ''; ?>

				<button type="button" class="sow-carousel-previous" aria-label="<?php esc_attr_e( 'Previous items', 'pagewright' ); ?>" hidden></button>
				<button type="button" class="sow-carousel-next" aria-label="<?php esc_attr_e( 'Next items', 'pagewright' ); ?>" hidden></button>
				<?php echo '' !== $frame['arrows'] ? '</div>' : ''; ?>

			<?php endif; ?>
		</div>
	<?php endif; ?>
	<div class="sow-carousel-wrapper"<?php foreach ( $view['data'] as $name => $value ) : ?> data-<?php echo Safe::attribute( $name ); ?>="<?php echo Safe::attribute( $value ); ?>"<?php endforeach; ?>>
		<ul class="sow-carousel-items" role="list"<?php echo $view['is_active'] ? ' tabindex="0"' : ''; ?> aria-label="<?php echo Safe::attribute( $view['label'] ); ?>">
			<?php echo $items; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by the items' templates. ?>

		</ul>
	</div>
	<?php if ( '' !== $view['hash'] ) : ?>
		<input type="hidden" name="instance_hash" value="<?php echo Safe::attribute( $view['hash'] ); ?>">
	<?php endif; ?>
</section>
