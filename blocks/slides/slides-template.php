<?php
/**
 * The slides; a part of template.php.
 *
 * @package Pagewright
 *
 * @var array<string, mixed>                 $view  Result of Slides::view().
 * @var callable(array<string, mixed>): void $print Prints attributes.
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Link\Url;
use Pagewright\Output\Safe;

$role = _x( 'slide', 'read by screen readers', 'pagewright' );
foreach ( $view['slides'] as $slide ) :
	?>
	<li<?php $print( $slide['attributes'] ); ?>>
		<div class="sow-slider-image-container"<?php $print( '' !== $slide['place'] ? array( 'role' => 'group', 'aria-roledescription' => $role, 'aria-label' => $slide['place'] ) : array() ); ?>>
			<?php echo $slide['image']; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by core or Images. ?>

			<?php if ( null !== $slide['tile'] ) : ?>
				<div class="pagewright-slide-tile<?php echo '' !== $slide['tile']['alt'] ? ' sowb-slider-background-alt' : ''; ?>"<?php $print( '' !== $slide['tile']['alt'] ? array( 'role' => 'img', 'aria-label' => $slide['tile']['alt'] ) : array() ); ?>></div>
				<?php
			endif;
			if ( null !== $slide['video'] ) {
				require __DIR__ . '/video-template.php';
			}
			if ( null !== $slide['overlay'] ) :
				?>
				<div<?php $print( $slide['overlay'] ); ?>></div>
			<?php endif; ?>
			<?php if ( '' !== $slide['href'] ) : ?>
				<a class="pagewright-slide-link" href="<?php echo Safe::url( $slide['href'], Url::protocols() ); ?>"<?php echo '' !== $slide['target'] ? ' target="_blank" rel="noopener"' : ''; ?> aria-label="<?php echo Safe::attribute( $slide['link_name'] ); ?>"></a>
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
