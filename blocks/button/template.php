<?php
/**
 * Button.
 *
 * @package Pagewright
 *
 * @var array{base: string, tag: 'a'|'button'|'span', button: array<string, string|bool>, icon: string, text: string}
 *    $view
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Link\Url;
use Pagewright\Output\Safe;

$attributes = '';
foreach ( $view['button'] as $name => $value ) {
	if ( true === $value ) {
		$attributes .= ' ' . $name;
	} elseif ( is_string( $value ) && '' !== $value ) {
		$attributes .= sprintf(
			' %s="%s"',
			$name,
			'href' === $name ? Safe::url( $value, Url::protocols() ) : Safe::attribute( $value )
		);
	}
}
$text = '' !== $view['text'] ? '<span class="pagewright-button__text">' . $view['text'] . '</span>' : '';
?>
<div class="<?php echo Safe::attribute( $view['base'] ); ?>">
	<?php printf( '<%1$s%2$s><span>%3$s%4$s</span></%1$s>', tag_escape( $view['tag'] ), $attributes, $view['icon'], $text ); // phpcs:ignore WordPress.Security.EscapeOutput -- attributes are escaped above, the icon is one of ours, the text was filtered in context(). ?>

</div>
