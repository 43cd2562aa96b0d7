<?php
/**
 * A post in the portfolio: an image that shows its title and categories on hover.
 *
 * @package Pagewright
 *
 * @var array<string, mixed> $item Result of Item::of().
 * @var array<string, mixed> $view
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Output\Safe;

$heading = tag_escape( $view['tag'] );
?>
<article class="<?php echo esc_attr( $item['classes'] . ( '' === $item['picture'] ? ' has-no-picture' : '' ) ); ?>" data-terms="<?php echo esc_attr( implode( ' ', array_column( $item['terms'], 'slug' ) ) ); ?>">
	<a class="sow-entry-thumbnail" href="<?php echo Safe::url( $item['url'] ); ?>" rel="bookmark">
		<?php echo $item['picture']; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by core. ?>
		<div class="sow-entry-overlay">
			<<?php echo $heading; ?> class="sow-entry-title"><?php echo wp_kses( $item['title'], array_fill_keys( array( 'b', 'code', 'em', 'i', 'span', 'strong', 'sub', 'sup' ), array() ) ); ?></<?php echo $heading; ?>>
			<?php if ( array() !== $item['categories'] ) : ?>
				<span class="sow-entry-divider"></span>
				<span class="sow-entry-project-type"><?php echo esc_html( implode( ', ', array_column( $item['categories'], 'name' ) ) ); ?></span>
			<?php endif; ?>
		</div>
	</a>
</article>
