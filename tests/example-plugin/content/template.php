<?php
/**
 * HTML of the content list.
 *
 * @package PagewrightExample
 *
 * @var array{href: string, titles: list<string>} $view
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;
?>
<div class="example-content">
	<ul>
		<?php foreach ( $view['titles'] as $title ) : // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- required inside a function. ?>
			<li><?php echo esc_html( $title ); ?></li>
		<?php endforeach; ?>
	</ul>
	<?php if ( '' !== $view['href'] ) : ?>
		<a href="<?php echo esc_url( $view['href'] ); ?>">More</a>
	<?php endif; ?>
</div>
