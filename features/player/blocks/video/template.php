<?php
/**
 * A player, or its replacement.
 *
 * @package Pagewright
 *
 * @var array{title: string, player: string, frame: string, watch: string, is_wide: bool, data: array<string, mixed>}
 *    $view
 * @var \Pagewright\Blocks\RenderContext $context
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Output\Safe;

echo $context->title( $view['title'] );
do_action( 'siteorigin_widgets_sow-video_before_video', $view['data'] );
?>
<div class="sow-video-wrapper<?php echo $view['is_wide'] ? ' use-fitvids' : ''; ?>">
	<?php if ( '' !== $view['player'] ) : ?>
		<?php echo $view['player']; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped when generated. ?>
	<?php elseif ( '' !== $view['frame'] ) : ?>
		<div class="pagewright-video__frame"><?php echo $view['frame']; // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress filters HTML of other sites. ?></div>
	<?php else : ?>
		<a class="pagewright-video__link" href="<?php echo Safe::url( $view['watch'], array( 'http', 'https' ) ); ?>"><?php esc_html_e( 'Watch the video', 'pagewright' ); ?></a>
	<?php endif; ?>
</div>
<?php do_action( 'siteorigin_widgets_sow-video_after_video', $view['data'] ); ?>
