<?php
/**
 * Testimonials.
 *
 * @package Pagewright
 *
 * @var array{title: string, wrapper: string, shape: 'round'|'square', is_text_first: bool, quotes: list<array<string,
 *    mixed>>} $view
 * @var \Pagewright\Blocks\RenderContext $context
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Link\Url;
use Pagewright\Output\Safe;

$open = static fn ( array $quote, string $more = '' ): string =>
	sprintf(
		'<a href="%1$s"%2$s%3$s>',
		Safe::url( $quote['href'], Url::protocols() ),
		'' !== $quote['target'] ? ' target="_blank" rel="noopener"' : '',
		$more
	);
echo $context->title( $view['title'] );
?>
<div class="sow-testimonials" role="list">
	<?php
	foreach ( $view['quotes'] as $quote ) :
		$text  = '' !== $quote['text']
			? '<blockquote class="sow-testimonial-text">' . $quote['text'] . '</blockquote>'
			: '';
		$image = $quote['image'];
		if ( '' !== $image && '' !== $quote['image_link'] ) {
			$image = $open(
				$quote,
				'hidden' === $quote['image_link']
					? ' aria-hidden="true" tabindex="-1"'
					: ' aria-label="' . Safe::attribute( $quote['image_name'] ) . '"'
			)
				. $image . '</a>';
		}
		$has_user = '' !== $quote['image'] . $quote['name'] . $quote['place'];
		?>
		<div class="<?php echo Safe::attribute( $view['wrapper'] ); ?>" role="listitem">
			<figure class="sow-testimonial">
				<?php echo $view['is_text_first'] ? $text : ''; // phpcs:ignore WordPress.Security.EscapeOutput -- rich text from RichText. ?>

				<?php if ( $has_user ) : ?>
					<figcaption class="sow-testimonial-user">
						<?php if ( '' !== $image ) : ?>
							<div class="sow-image-wrapper sow-image-wrapper-shape-<?php echo Safe::attribute( $view['shape'] ); ?>"><?php echo 'round' === $view['shape'] ? '<div class="sow-round-image-frame">' . $image . '</div>' : $image; // phpcs:ignore WordPress.Security.EscapeOutput -- the link is escaped above, the image is escaped. ?></div>
						<?php endif; ?>
						<?php if ( '' !== $quote['name'] . $quote['place'] ) : ?>
							<div class="sow-text">
								<?php if ( '' !== $quote['name'] ) : ?>
									<span class="sow-testimonial-name"><?php echo $quote['has_linked_name'] ? $open( $quote ) . esc_html( $quote['name'] ) . '</a>' : Safe::html( $quote['name'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- as above. ?></span>
								<?php endif; ?>
								<?php if ( '' !== $quote['place'] ) : ?>
									<span class="sow-testimonial-location"><?php echo Safe::html( $quote['place'] ); ?></span>
								<?php endif; ?>
							</div>
						<?php endif; ?>
					</figcaption>
				<?php endif; ?>
				<?php echo $view['is_text_first'] ? '' : $text; // phpcs:ignore WordPress.Security.EscapeOutput -- rich text from RichText. ?>

			</figure>
		</div>
	<?php endforeach; ?>
</div>
