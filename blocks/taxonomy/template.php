<?php
/**
 * The terms of a post.
 *
 * @package Pagewright
 *
 * @var array{title: string, label: string, format: 'link'|'button'|'text', terms: list<array{name: string, url:
 *    string}>, link: string} $view
 * @var \Pagewright\Blocks\RenderContext $context
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Output\Safe;

$label_id = $context->id . '-label';
echo $context->title( $view['title'] );
?>
<div class="sow-taxonomy">
	<?php if ( '' !== $view['label'] ) : ?>
		<span class="sow-taxonomy-label" id="<?php echo esc_attr( $label_id ); ?>"><?php echo wp_kses_post( $view['label'] ); ?></span>
	<?php endif; ?>
	<ul class="pagewright-taxonomy__terms is-<?php echo esc_attr( $view['format'] ); ?>" role="list"<?php echo '' !== $view['label'] ? ' aria-labelledby="' . esc_attr( $label_id ) . '"' : ''; ?>>
		<?php foreach ( $view['terms'] as $term ) : ?>
			<li class="pagewright-taxonomy__term">
				<?php if ( 'text' === $view['format'] || '' === $term['url'] ) : ?>
					<span class="so-taxonomy-text"><?php echo esc_html( $term['name'] ); ?></span>
				<?php else : ?>
					<a class="so-taxonomy-<?php echo esc_attr( $view['format'] ); ?>" href="<?php echo Safe::url( $term['url'] ); ?>"<?php echo $view['link']; // phpcs:ignore WordPress.Security.EscapeOutput -- one of two constants. ?>><?php echo esc_html( $term['name'] ); ?></a>
				<?php endif; ?>
			</li>
		<?php endforeach; ?>
	</ul>
</div>
