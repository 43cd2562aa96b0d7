<?php
/**
 * Blog: filter, posts, pagination.
 *
 * @package Pagewright
 *
 * @var array{title: string, template: string, settings: array<string, mixed>, tag: string, items: list<array<string,
 *    mixed>>, filter: array<string, string>, is_upper: bool, paging: \Pagewright\Blocks\Blog\Paging, hash: string}
 *    $view
 * @var \Pagewright\Blocks\RenderContext $context
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Output\Json;

echo $context->title( $view['title'] );
$paging    = $view['paging'];
$is_active = array() !== $view['filter'] || $paging->total > 1;
// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- actions known from the public widgets bundle.
do_action( 'siteorigin_widgets_blog_output_before', $view['settings'] );
?>
<div class="sow-blog sow-blog-layout-<?php echo esc_attr( $view['template'] ); ?>" id="<?php echo esc_attr( $paging->anchor() ); ?>" data-template="<?php echo esc_attr( $view['template'] ); ?>" data-settings="<?php echo Json::attribute( array_filter( $view['settings'] ) ); ?>" data-paged="<?php echo esc_attr( (string) $paging->current ); ?>" data-paging-id="<?php echo esc_attr( $paging->id ); ?>" data-total-pages="<?php echo esc_attr( (string) max( 1, $paging->total ) ); ?>" data-hash="<?php echo esc_attr( $view['hash'] ); ?>"<?php if ( $is_active ) : ?> data-pagewright="blog" data-options="<?php echo Json::attribute( array( 'shouldScroll' => $paging->has_jump() ) ); ?>"<?php endif; ?>>
	<?php if ( array() !== $view['filter'] ) : ?>
		<div class="sow-portfolio-filter-terms<?php echo $view['is_upper'] ? ' is-upper' : ''; ?>" role="group" aria-label="<?php esc_attr_e( 'Show only', 'pagewright' ); ?>">
			<button type="button" class="active" data-filter="*" aria-pressed="true"><?php esc_html_e( 'All', 'pagewright' ); ?></button>
			<?php foreach ( $view['filter'] as $slug => $name ) : ?>
				<button type="button" data-filter="<?php echo esc_attr( (string) $slug ); ?>" aria-pressed="false"><?php echo esc_html( $name ); ?></button>
			<?php endforeach; ?>
		</div>
	<?php endif; ?>
	<div class="sow-blog-posts">
		<?php
		foreach ( $view['items'] as $item ) {
			require __DIR__ . ( 'portfolio' === $view['template'] ? '/portfolio-item.php' : '/item.php' );
		}
		?>
	</div>
	<?php
	if ( $paging->total > 1 ) {
		require __DIR__ . '/pages.php';
	}
	?>
</div>
<?php
do_action( 'siteorigin_widgets_blog_output_after', $view['settings'] );
