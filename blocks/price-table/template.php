<?php
/**
 * Price table.
 *
 * @package Pagewright
 *
 * @var array{title: string, tag: string, class: string, target: string, columns: list<array<string, mixed>>} $view
 * @var \Pagewright\Blocks\RenderContext $context
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Link\Url;
use Pagewright\Output\Safe;

$hidden = static fn ( string $words ): string => sprintf( '<span class="pagewright-price-table__hidden">%s </span>', esc_html( $words ) );
echo $context->title( $view['title'] );
?>
<div class="<?php echo Safe::attribute( $view['class'] ); ?>">
	<?php foreach ( $view['columns'] as $column ) : ?>
		<div class="<?php echo Safe::attribute( $column['class'] ); ?>" role="group"<?php echo '' !== $column['title'] ? ' aria-labelledby="' . Safe::attribute( $column['id'] ) . '"' : ''; ?>>
			<?php if ( '' !== $column['title'] . $column['subtitle'] ) : ?>
				<div class="ow-pt-title">
					<?php if ( '' !== $column['title'] ) : ?><?php printf( '<%1$s class="pagewright-price-table__name" id="%2$s">%3$s</%1$s>', tag_escape( $view['tag'] ), Safe::attribute( $column['id'] ), Safe::html( $column['title'] ) ); ?><?php endif; ?>

					<?php if ( '' !== $column['subtitle'] ) : ?>
						<div class="ow-pt-subtitle"><?php echo Safe::html( $column['subtitle'] ); ?></div>
					<?php endif; ?>
				</div>
			<?php endif; ?>
			<?php if ( '' !== $column['price'] . $column['per'] ) : ?>
				<div class="ow-pt-details">
					<?php if ( '' !== $column['sale'] ) : ?>
						<del class="ow-pt-price"><?php echo $hidden( __( 'Regular price:', 'pagewright' ) ), Safe::html( $column['price'] ); ?></del>
						<ins class="ow-pt-sale-price"><?php echo $hidden( __( 'Sale price:', 'pagewright' ) ), Safe::html( $column['sale'] ); ?></ins>
					<?php elseif ( '' !== $column['price'] ) : ?>
						<div class="ow-pt-price"><?php echo Safe::html( $column['price'] ); ?></div>
					<?php endif; ?>
					<?php if ( '' !== $column['per'] ) : ?>
						<div class="ow-pt-per"><?php echo Safe::html( $column['per'] ); ?></div>
					<?php endif; ?>
				</div>
			<?php endif; ?>
			<?php if ( '' !== $column['image'] ) : ?>
				<div class="ow-pt-image"><?php echo $column['image']; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by core. ?></div>
			<?php endif; ?>
			<?php if ( array() !== $column['features'] ) : ?>
				<ul class="ow-pt-features" role="list">
					<?php foreach ( $column['features'] as $i => $feature ) : ?>
						<li class="ow-pt-feature <?php echo 0 === $i % 2 ? 'ow-pt-even' : 'ow-pt-odd'; ?>">
							<?php if ( '' !== $feature['icon'] ) : ?>
								<span class="sow-feature-icon"><?php echo $feature['icon']; // phpcs:ignore WordPress.Security.EscapeOutput -- one of our icons. ?></span>
							<?php endif; ?>
							<?php if ( '' !== $feature['hint'] ) : ?>
								<details class="pagewright-price-table__hint" name="<?php echo Safe::attribute( $column['id'] ); ?>-hint">
									<summary><span class="sow-feature-text"><?php echo $feature['label']; // phpcs:ignore WordPress.Security.EscapeOutput -- filtered in context(). ?></span></summary>
									<div><?php echo Safe::html( $feature['hint'] ); ?></div>
								</details>
							<?php else : ?>
								<span class="sow-feature-text"><?php echo Safe::html( $feature['text'] ); ?></span>
							<?php endif; ?>
						</li>
					<?php endforeach; ?>
				</ul>
			<?php endif; ?>
			<?php if ( '' !== $column['button'] ) : ?>
				<div class="ow-pt-button">
					<?php if ( '' !== $column['href'] ) : ?>
						<a class="ow-pt-link" href="<?php echo Safe::url( $column['href'], Url::protocols() ); ?>"<?php echo ( '' !== $view['target'] ? ' target="_blank" rel="noopener"' : '' ) . ( '' !== $column['title'] ? ' aria-describedby="' . Safe::attribute( $column['id'] ) . '"' : '' ); ?>><?php echo esc_html( $column['button'] ); ?></a>
					<?php else : ?>
						<span class="ow-pt-link"><?php echo esc_html( $column['button'] ); ?></span>
					<?php endif; ?>
				</div>
			<?php endif; ?>
		</div>
	<?php endforeach; ?>
</div>
