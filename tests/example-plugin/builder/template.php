<?php
/**
 * HTML of the builder example: its content, then each frame.
 *
 * @package PagewrightExample
 *
 * @var array{content: array<string, mixed>|string, text: string, frames: list<array{title: string, content:
 *    array<string, mixed>|string, text: string}>} $view
 */

declare( strict_types = 1 );

use Pagewright\Fields\Builder\Content;
use Pagewright\Fields\Tinymce\RichText;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- required inside a function.
?>
<div class="example-builder">
	<div class="example-builder__content"><?php echo Content::html( $view['content'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- filtered HTML. ?></div>
	<div class="example-builder__text"><?php echo RichText::html( $view['text'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- filtered HTML. ?></div>
	<?php foreach ( $view['frames'] as $frame ) : ?>
		<section class="example-builder__frame">
			<h3><?php echo esc_html( $frame['title'] ); ?></h3>
			<?php echo Content::html( $frame['content'] ), RichText::html( $frame['text'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- filtered HTML. ?>
		</section>
	<?php endforeach; ?>
</div>
