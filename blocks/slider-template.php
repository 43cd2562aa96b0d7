<?php
/**
 * Slides: the template of slider, hero and layout slider. Their own template.php requires it.
 *
 * @package Pagewright
 *
 * @var array<string, mixed> $view Result of Slides::view().
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Link\Url;
use Pagewright\Output\Json;
use Pagewright\Output\Safe;

// Filters can add a list of classes or of declarations.
$print = static function ( array $attributes ): void {
	foreach ( $attributes as $name => $value ) {
		$value = is_array( $value )
			? implode( 'style' === $name ? ';' : ' ', array_filter( $value, 'is_scalar' ) )
			: $value;
		if (
			is_scalar( $value ) && '' !== (string) $value && 1 === preg_match( '/^[a-z][\w:-]*$/i', (string) $name )
		) {
			echo ' ', $name, '="', Safe::attribute( (string) $value ), '"'; // phpcs:ignore WordPress.Security.EscapeOutput -- the name contains letters, digits, colons and hyphens.
		}
	}
};
$tag   = $view['has_many'] ? 'section' : 'div';
?>
<<?php echo $tag; ?> class="sow-slider-base" data-pagewright="slider"<?php $print( $view['has_many'] ? array( 'aria-roledescription' => _x( 'carousel', 'read by screen readers', 'pagewright' ), 'aria-label' => $view['label'] ) : array() ); ?>>
	<?php if ( $view['rotates'] ) : ?>
		<button type="button" class="pagewright-rotation" aria-label="<?php esc_attr_e( 'Stop the slides', 'pagewright' ); ?>" data-stop="<?php esc_attr_e( 'Stop the slides', 'pagewright' ); ?>" data-start="<?php esc_attr_e( 'Start the slides', 'pagewright' ); ?>" hidden></button>
	<?php endif; ?>
	<ul class="sow-slider-images" data-settings="<?php echo Json::attribute( $view['settings'] ); ?>" data-anchor-id="<?php echo Safe::attribute( $view['anchor'] ); ?>"<?php echo $view['has_many'] ? ' tabindex="0"' : ''; ?>>
		<?php foreach ( $view['slides'] as $slide ) : ?>
			<li<?php $print( $slide['attributes'] ); ?>>
				<div class="sow-slider-image-container"<?php $print( '' !== $slide['place'] ? array( 'role' => 'group', 'aria-roledescription' => _x( 'slide', 'read by screen readers', 'pagewright' ), 'aria-label' => $slide['place'] ) : array() ); ?>>
					<?php echo $slide['image']; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by core or Images. ?>

					<?php if ( null !== $slide['tile'] ) : ?>
						<div class="pagewright-slide-tile<?php echo '' !== $slide['tile']['alt'] ? ' sowb-slider-background-alt' : ''; ?>"<?php $print( '' !== $slide['tile']['alt'] ? array( 'role' => 'img', 'aria-label' => $slide['tile']['alt'] ) : array() ); ?>></div>
						<?php
					endif;
					if ( null !== $slide['video'] ) {
						require __DIR__ . '/slider-video.php';
					}
					if ( null !== $slide['overlay'] ) :
						?>
						<div<?php $print( $slide['overlay'] ); ?>></div>
					<?php endif; ?>
					<?php if ( '' !== $slide['href'] ) : ?>
						<a class="pagewright-slide-link" href="<?php echo esc_url( $slide['href'], Url::protocols() ); ?>"<?php echo '' !== $slide['target'] ? ' target="_blank" rel="noopener"' : ''; ?> aria-label="<?php echo Safe::attribute( $slide['link_name'] ); ?>"></a>
						<?php
					endif;
					/**
					 * This action is known from the public widgets bundle: prints before the content of a slide;
					 * receives the frame.
					 */
					do_action( 'siteorigin_widgets_slider_before_contents', $slide['frame'] );
					if ( '' !== $slide['content'] ) :
						?>
						<div class="sow-slider-image-wrapper"><?php echo $slide['content']; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped or filtered by the widget's Render. ?></div>
						<?php
					endif;
					/**
					 * This action is known from the public widgets bundle: prints after the content of a slide;
					 * receives the frame.
					 */
					do_action( 'siteorigin_widgets_slider_after_contents', $slide['frame'] );
					?>
				</div>
			</li>
		<?php endforeach; ?>
	</ul>
	<?php if ( $view['has_many'] ) : ?>
		<ol class="sow-slider-pagination">
			<?php foreach ( $view['slides'] as $i => $slide ) : ?>
				<?php /* translators: %d: number of a slide. */ ?>
				<li><a href="#<?php echo Safe::attribute( $slide['id'] ); ?>" data-goto="<?php echo (int) $i; ?>" aria-label="<?php echo Safe::attribute( sprintf( __( 'Go to slide %d', 'pagewright' ), $i + 1 ) ); ?>"><?php echo (int) ( $i + 1 ); ?></a></li>
			<?php endforeach; ?>
		</ol>
		<div class="sow-slide-nav sow-slide-nav-next" hidden><a href="#" role="button" data-action="next" aria-label="<?php esc_attr_e( 'Next slide', 'pagewright' ); ?>"><em class="<?php echo Safe::attribute( $view['icon'] ); ?>-right"></em></a></div>
		<div class="sow-slide-nav sow-slide-nav-prev" hidden><a href="#" role="button" data-action="prev" aria-label="<?php esc_attr_e( 'Previous slide', 'pagewright' ); ?>"><em class="<?php echo Safe::attribute( $view['icon'] ); ?>-left"></em></a></div>
	<?php endif; ?>
	<?php if ( $view['has_sound'] ) : ?>
		<button type="button" class="sow-player-controls-sound" hidden aria-label="<?php esc_attr_e( 'Unmute', 'pagewright' ); ?>"></button>
	<?php endif; ?>
</<?php echo $tag; ?>>
