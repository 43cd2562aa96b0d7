<?php
/**
 * Icon.
 *
 * @package Pagewright
 *
 * @var array{icon: string, title: string, href: string, name: string, target: string} $view
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Link\Url;
use Pagewright\Output\Safe;

$titled = '' !== $view['title'] ? ' title="' . Safe::attribute( $view['title'] ) . '"' : '';
?>
<div class="sow-icon-container sow-icon">
	<?php if ( '' !== $view['href'] ) : ?>
		<a class="pagewright-icon__link" href="<?php echo Safe::url( $view['href'], Url::protocols() ); ?>" aria-label="<?php echo Safe::attribute( '' !== $view['name'] ? $view['name'] : $view['href'] ); ?>"<?php echo $titled . ( '' !== $view['target'] ? ' target="_blank" rel="noopener"' : '' ); ?>><?php echo $view['icon']; // phpcs:ignore WordPress.Security.EscapeOutput -- one of our icons. ?></a>
	<?php elseif ( '' !== $view['title'] ) : ?>
		<span class="pagewright-icon__picture" role="img" aria-label="<?php echo Safe::attribute( $view['title'] ); ?>"<?php echo $titled; ?>><?php echo $view['icon']; // phpcs:ignore WordPress.Security.EscapeOutput -- one of our icons. ?></span>
	<?php else : ?>
		<?php echo $view['icon']; // phpcs:ignore WordPress.Security.EscapeOutput -- one of our icons. ?>
	<?php endif; ?>
</div>
