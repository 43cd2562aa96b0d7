<?php
/**
 * Recent posts.
 *
 * @package Pagewright
 *
 * @var array{title: string, tag: string, link: string, settings: array<string, mixed>, items: list<array{post:
 *    \WP_Post, url: string, name: string, title: string, picture: string, date: ?array{machine: string, words: string},
 *    excerpt: string, read_more: string}>} $view
 * @var \Pagewright\Blocks\RenderContext $context
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Output\Safe;

echo $context->title( $view['title'] );
$heading = tag_escape( $view['tag'] );
// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- actions known from the public widgets bundle.
do_action( 'siteorigin_widgets_recent_posts_loop_before', $view['settings'] );
?>
<ul class="sow-recent-posts" role="list">
	<?php foreach ( $view['items'] as $item ) : ?>
		<?php $open = sprintf( '<a href="%1$s"%2$s', Safe::url( $item['url'] ), $view['link'] ); ?>
		<li class="sow-recent-posts-item">
			<?php do_action( 'siteorigin_widgets_recent_posts_item_start', $view['settings'], $item['post'] ); ?>
			<div class="sow-recent-posts-item-inner">
				<?php if ( '' !== $item['picture'] ) : ?>
					<div class="sow-recent-posts-thumbnail"><?php echo $open, '' !== $item['title'] ? ' aria-hidden="true" tabindex="-1">' : '>', $item['picture'], '</a>'; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above; the image comes from core. ?></div>
				<?php endif; ?>
				<div class="sow-recent-posts-item-hgroup">
					<?php if ( '' !== $item['title'] ) : ?>
						<<?php echo $heading; ?> class="sow-recent-posts-title"><?php echo $open, '>', wp_kses_post( $item['title'] ), '</a>'; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above. ?></<?php echo $heading; ?>>
					<?php endif; ?>
					<?php if ( null !== $item['date'] ) : ?>
						<time class="sow-recent-posts-date" datetime="<?php echo esc_attr( $item['date']['machine'] ); ?>"><?php echo esc_html( $item['date']['words'] ); ?></time>
					<?php endif; ?>
					<?php if ( '' !== $item['excerpt'] ) : ?>
						<p class="sow-recent-posts-excerpt"><?php echo wp_kses_post( $item['excerpt'] ); ?></p>
					<?php endif; ?>
					<?php if ( '' !== $item['read_more'] ) : ?>
						<?php echo $open; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above. ?> class="sow-recent-posts-read-more"><?php echo esc_html( $item['read_more'] ); ?><span class="pagewright-recent-posts__hidden">: <?php echo esc_html( wp_strip_all_tags( $item['name'] ) ); ?></span></a>
					<?php endif; ?>
				</div>
			</div>
			<?php do_action( 'siteorigin_widgets_recent_posts_item_end', $view['settings'], $item['post'] ); ?>
		</li>
	<?php endforeach; ?>
</ul>
<?php
do_action( 'siteorigin_widgets_recent_posts_loop_after', $view['settings'] );
