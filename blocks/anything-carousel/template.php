<?php
/**
 * Anything carousel.
 *
 * @package Pagewright
 *
 * @var array{title: string, tag: string, is_fitted: bool, items: list<array{title: string, content: string}>} $view
 *    carousels/template.php lists the others.
 * @var \Pagewright\Blocks\RenderContext $context
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Output\Safe;

if ( '' !== trim( $view['title'] ) ) {
	echo '<div class="sow-carousel-title">', $context->title( $view['title'] ), '</div>';
}
$tag = tag_escape( $view['tag'] );
ob_start();
foreach ( $view['items'] as $index => $item ) :
	?>
	<li class="sow-carousel-item"<?php echo $view['is_fitted'] ? ' style="--pw-anything-carousel-index:' . (int) $index . '"' : ''; ?>>
		<?php if ( '' !== $item['title'] ) : ?>
			<<?php echo $tag; ?> class="sow-carousel-item-title"><?php echo Safe::html( $item['title'] ); ?></<?php echo $tag; ?>>
		<?php endif; ?>
		<?php if ( '' !== $item['content'] ) : ?>
			<div class="sow-carousel-content"><?php echo $item['content']; // phpcs:ignore WordPress.Security.EscapeOutput -- rich text from RichText. ?></div>
		<?php endif; ?>
	</li>
	<?php
endforeach;
$items = trim( (string) ob_get_clean() );
$frame = array(
	'nav'    => 'sow-carousel-nav',
	'arrows' => 'sow-carousel-nav-arrows',
);
require dirname( __DIR__ ) . '/carousels/template.php';
