<?php
/**
 * The video of a slide; a part of slides-template.php.
 *
 * @package Pagewright
 *
 * @var array{video: array{sources: list<array{src: string, type: string}>, has_autoplay: bool, is_loop: bool, embed:
 *    string, watch: string}} $slide
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Output\Safe;

$video = $slide['video'];
if ( array() !== $video['sources'] ) :
	?>
	<div class="sow-background-element">
		<video muted playsinline preload="none"<?php echo ( $video['is_loop'] ? ' loop' : '' ) . ( $video['has_autoplay'] ? ' data-autoplay' : '' ); ?>>
			<?php foreach ( $video['sources'] as $source ) : ?>
				<source src="<?php echo Safe::url( $source['src'] ); ?>"<?php echo '' !== $source['type'] ? ' type="' . Safe::attribute( $source['type'] ) . '"' : ''; ?>>
			<?php endforeach; ?>
		</video>
	</div>
<?php elseif ( '' !== $video['embed'] ) : ?>
	<div class="sow-background-element sow-slide-video-oembed" data-embed="<?php echo Safe::url( $video['embed'] ); ?>">
		<button type="button" class="pagewright-play"><?php esc_html_e( 'Play video', 'pagewright' ); ?></button>
		<noscript><a class="pagewright-play" href="<?php echo Safe::url( $video['watch'] ); ?>"><?php esc_html_e( 'Watch the video', 'pagewright' ); ?></a></noscript>
	</div>
<?php else : ?>
	<div class="sow-background-element sow-slide-video-oembed">
		<a class="pagewright-play" href="<?php echo Safe::url( $video['watch'] ); ?>" target="_blank" rel="noopener"><?php esc_html_e( 'Watch the video', 'pagewright' ); ?></a>
	</div>
	<?php
endif;
