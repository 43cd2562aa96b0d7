<?php
/**
 * The place of an animation.
 *
 * @package Pagewright
 *
 * @var array{href: string, new_window: bool, name: string, is_picture: bool, still: string, options: array<string,
 *    string|bool>} $view
 * @var \Pagewright\Blocks\RenderContext $context
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Link\Url;
use Pagewright\Output\Json;
use Pagewright\Output\Safe;
use Pagewright\Output\Text;

$still = $view['still'];
if ( '' === $still && '' !== $view['href'] ) {
	$still = esc_html( $view['name'] );
}
if ( $view['is_picture'] ) {
	$inside = $still;
} else {
	$hidden = '' === $view['name']
		? ' aria-hidden="true"'
		: ' role="img" aria-label="' . esc_attr( $view['name'] ) . '"';
	$inside = '<lottie-player class="sow-lottie-player"' . $hidden . '></lottie-player>'
		. ( '' !== $still ? "<span class=\"pagewright-lottie-player__still\">$still</span>" : '' );
}
$player = $view['is_picture']
	? ''
	: sprintf(
		' data-pagewright="lottie-player" data-options="%s"',
		Json::attribute( Text::plain( $view['options'] ) )
	);
?>
<div class="pagewright-lottie-player"<?php echo $player; ?>>
	<?php if ( '' !== $view['href'] ) : ?>
		<a class="pagewright-lottie-player__link" href="<?php echo Safe::url( $view['href'], Url::protocols() ); ?>"<?php echo $view['new_window'] ? ' target="_blank" rel="noopener"' : ''; ?>><?php echo $inside; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above. ?></a>
	<?php else : ?>
		<?php echo $inside; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above. ?>
	<?php endif; ?>
	<?php if ( ! $view['is_picture'] ) : ?>
		<button class="pagewright-lottie-player__toggle" type="button" aria-label="<?php esc_attr_e( 'Play the animation', 'pagewright' ); ?>" data-play="<?php esc_attr_e( 'Play the animation', 'pagewright' ); ?>" data-pause="<?php esc_attr_e( 'Pause the animation', 'pagewright' ); ?>" hidden></button>
	<?php endif; ?>
</div>
