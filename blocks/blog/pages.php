<?php
/**
 * Pagination links of the list.
 *
 * @package Pagewright
 *
 * @var array<string, mixed> $view
 * @var \Pagewright\Blocks\Blog\Paging $paging
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Output\Safe;

$status = sprintf(
	/* translators: 1: number of the page, 2: number of pages. */
	__( 'Page %1$s of %2$s', 'pagewright' ),
	number_format_i18n( $paging->current ),
	number_format_i18n( $paging->total )
);
/* translators: %s: number of a page. */
$page = __( 'Page %s', 'pagewright' );
ob_start();
?>
<nav class="sow-post-navigation" aria-label="<?php esc_attr_e( 'Pages of posts', 'pagewright' ); ?>" data-status="<?php echo esc_attr( $status ); ?>">
	<div class="sow-nav-links">
		<?php if ( $paging->current > 1 ) : ?>
			<a class="prev page-numbers" rel="prev" href="<?php echo Safe::url( $paging->url( $paging->current - 1 ) ); ?>" aria-label="<?php esc_attr_e( 'Previous page', 'pagewright' ); ?>"><span aria-hidden="true">&lsaquo;</span></a>
		<?php endif; ?>
		<?php foreach ( $paging->pages() as $number ) : ?>
			<?php if ( 0 === $number ) : ?>
				<span class="page-numbers dots" aria-hidden="true">&hellip;</span>
			<?php elseif ( $number === $paging->current ) : ?>
				<span class="page-numbers current" aria-current="page"><?php echo esc_html( number_format_i18n( $number ) ); ?></span>
			<?php else : ?>
				<a class="page-numbers" href="<?php echo Safe::url( $paging->url( $number ) ); ?>" aria-label="<?php echo esc_attr( sprintf( $page, number_format_i18n( $number ) ) ); ?>"><?php echo esc_html( number_format_i18n( $number ) ); ?></a>
			<?php endif; ?>
		<?php endforeach; ?>
		<?php if ( $paging->current < $paging->total ) : ?>
			<a class="next page-numbers" rel="next" href="<?php echo Safe::url( $paging->url( $paging->current + 1 ) ); ?>" aria-label="<?php esc_attr_e( 'Next page', 'pagewright' ); ?>"><span aria-hidden="true">&rsaquo;</span></a>
		<?php endif; ?>
	</div>
</nav>
<?php
/** Filters the HTML of the pagination links. Known from the public widgets bundle. */
echo apply_filters( 'siteorigin_widgets_blog_pagination_markup', (string) ob_get_clean(), $view['settings'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above, then changed by a public filter.
