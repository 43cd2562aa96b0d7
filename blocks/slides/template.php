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
		<?php require __DIR__ . '/slides-template.php'; ?>
	</ul>
	<?php if ( $view['has_many'] ) : ?>
		<ol class="sow-slider-pagination">
			<?php
			/* translators: %d: number of a slide. */
			$go_to = __( 'Go to slide %d', 'pagewright' );
			foreach ( $view['slides'] as $i => $slide ) :
				?>
				<li><a href="#<?php echo Safe::attribute( $slide['id'] ); ?>" data-goto="<?php echo (int) $i; ?>" aria-label="<?php echo Safe::attribute( sprintf( $go_to, $i + 1 ) ); ?>"><?php echo (int) ( $i + 1 ); ?></a></li>
			<?php endforeach; ?>
		</ol>
		<div class="sow-slide-nav sow-slide-nav-next" hidden><a href="#" role="button" data-action="next" aria-label="<?php esc_attr_e( 'Next slide', 'pagewright' ); ?>"><em class="<?php echo Safe::attribute( $view['icon'] ); ?>-right"></em></a></div>
		<div class="sow-slide-nav sow-slide-nav-prev" hidden><a href="#" role="button" data-action="prev" aria-label="<?php esc_attr_e( 'Previous slide', 'pagewright' ); ?>"><em class="<?php echo Safe::attribute( $view['icon'] ); ?>-left"></em></a></div>
	<?php endif; ?>
	<?php if ( $view['has_sound'] ) : ?>
		<button type="button" class="sow-player-controls-sound" hidden aria-label="<?php esc_attr_e( 'Unmute', 'pagewright' ); ?>"></button>
	<?php endif; ?>
</<?php echo $tag; ?>>
