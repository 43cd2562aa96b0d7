<?php
/**
 * Image.
 *
 * @package Pagewright
 *
 * @var array{image: string, title: string, place: 'hidden'|'above'|'below', href: string, has_linked_title: bool, link:
 *    array<string, string>} $view
 * @var \Pagewright\Blocks\RenderContext $context
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Link\Url;
use Pagewright\Output\Safe;

$open  = '';
$close = '';
if ( '' !== $view['href'] ) {
	$open  = sprintf( '<a href="%s"', Safe::url( $view['href'], Url::protocols() ) );
	$close = '</a>';
	foreach ( $view['link'] as $name => $value ) {
		$open .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	$open .= '>';
}
$title = $view['title'];
if ( $view['has_linked_title'] ) {
	$title = $open . $title . $close;
}
?>
<div class="sow-image-container">
	<?php
	echo 'above' === $view['place'] ? $context->title( $title ) : '';
	echo $open . $view['image'] . $close; // phpcs:ignore WordPress.Security.EscapeOutput -- the link is escaped above, the image is escaped by core or Images.
	echo 'below' === $view['place'] ? $context->title( $title ) : '';
	?>
</div>
