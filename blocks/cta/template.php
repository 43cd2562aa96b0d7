<?php
/**
 * Call to action.
 *
 * @package Pagewright
 *
 * @var array{texts: list<array{class: string, tag: string, text: string}>, button: string} $view
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Output\Safe;
?>
<div class="sow-cta-base">
	<div class="sow-cta-wrapper">
		<?php if ( array() !== $view['texts'] ) : ?>
			<div class="sow-cta-text">
				<?php
				foreach ( $view['texts'] as $text ) {
					printf(
						'<%1$s class="%2$s">%3$s</%1$s>',
						tag_escape( $text['tag'] ),
						Safe::attribute( $text['class'] ),
						Safe::html( $text['text'] )
					);
				}
				?>

			</div>
		<?php endif; ?>
		<?php echo $view['button']; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by the button's own template. ?>

	</div>
</div>
