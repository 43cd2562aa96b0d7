<?php
/**
 * A post in a carousel, on the page and in items that load later.
 *
 * @package Pagewright
 *
 * @var array{url: string, title: string, picture: string, tag: string, target: string} $item
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Output\Safe;

$tag  = tag_escape( $item['tag'] );
$open = sprintf(
	'<a href="%1$s"%2$s',
	Safe::url( $item['url'] ),
	'' !== $item['target'] ? ' target="_blank" rel="noopener"' : ''
);
?>
<li class="sow-carousel-item">
	<div class="sow-carousel-thumbnail"><?php echo $open, ' aria-hidden="true" tabindex="-1"', '' === $item['picture'] ? ' class="sow-carousel-default-thumbnail"' : '', '><span class="overlay"></span>', $item['picture']; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above; the image comes from core. ?></a></div>
	<<?php echo $tag; ?> class="sow-carousel-item-title"><?php echo $open, '>', wp_kses_post( $item['title'] ), '</a>'; ?></<?php echo $tag; ?>>
</li>
