<?php
/**
 * HTML of the notice.
 *
 * @package PagewrightExample
 *
 * @var array{role: string, kind: string, text: string, points: list<string>} $view
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;
?>
<div class="example-notice is-<?php echo esc_attr( $view['kind'] ); ?>" role="<?php echo esc_attr( $view['role'] ); ?>">
	<p><?php echo wp_kses_post( $view['text'] ); ?></p>
	<?php if ( $view['points'] ) : ?>
		<ul>
			<?php foreach ( $view['points'] as $point ) : // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- required inside a function. ?>
				<li><?php echo wp_kses_post( $point ); ?></li>
			<?php endforeach; ?>
		</ul>
	<?php endif; ?>
</div>
