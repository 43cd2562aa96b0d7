<?php
/**
 * A post in all layouts except the portfolio.
 *
 * @package Pagewright
 *
 * @var array<string, mixed> $item Result of Item::of().
 * @var array<string, mixed> $view
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Blog\Meta;
use Pagewright\Output\Safe;

$template = $view['template'];
$heading  = tag_escape( $view['tag'] );
$link     = sprintf( '<a href="%s"', Safe::url( $item['url'] ) );
$has_over = 'masonry' === $template && '' !== $item['picture'] && array() !== $item['categories'];
$aside    = 'offset' === $template
	? Meta::html( $item, array( 'author', 'categories', 'tags', 'comments' ), $view['settings'] )
	: '';
$beside   = 'offset' === $template
	? array( 'date' )
	: array( 'date', 'author', $has_over ? '' : 'categories', 'tags', 'comments' );
$meta     = Meta::html( $item, $beside, $view['settings'] );
?>
<article class="<?php echo esc_attr( $item['classes'] ); ?>">
	<?php if ( '' !== $item['picture'] ) : ?>
		<div class="sow-entry-thumbnail">
			<?php echo $link, ' aria-hidden="true" tabindex="-1">', $item['picture'], '</a>'; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above; the image comes from core. ?>
			<?php if ( $has_over ) : ?>
				<div class="sow-thumbnail-meta"><?php echo Meta::html( $item, array( 'categories' ), $view['settings'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped in Meta. ?></div>
			<?php endif; ?>
		</div>
	<?php endif; ?>
	<?php if ( '' !== $aside ) : ?>
		<div class="sow-blog-entry-offset"><?php echo $aside; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped in Meta. ?></div>
	<?php endif; ?>
	<div class="sow-blog-content-wrapper">
		<header class="sow-entry-header">
			<?php printf( '<%1$s class="sow-entry-title">%2$s rel="bookmark">%3$s</a></%1$s>', $heading, $link, wp_kses_post( $item['title'] ) ); ?>

			<?php if ( '' !== $meta ) : ?>
				<div class="sow-entry-meta"><?php echo $meta; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped in Meta. ?></div>
			<?php endif; ?>
		</header>
		<?php if ( '' !== $item['content'] || $item['more'] ) : ?>
			<div class="sow-entry-content">
				<?php echo $item['content']; // phpcs:ignore WordPress.Security.EscapeOutput -- an escaped excerpt, or the content of a post as WordPress prints it. ?>
				<?php if ( $item['more'] ) : ?>
					<?php echo $link; ?> class="sow-more-link more-link"><?php esc_html_e( 'Continue reading', 'pagewright' ); ?><span class="pagewright-blog__hidden">: <?php echo esc_html( $item['name'] ); ?></span></a>
				<?php endif; ?>
			</div>
		<?php endif; ?>
	</div>
</article>
