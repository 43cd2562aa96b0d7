<?php
/**
 * Accordion.
 *
 * @package Pagewright
 *
 * @var array{title: string, tag: string, panels: list<array{anchor: string, id: string, title: string, is_open: bool,
 *    content: string}>, options: array<string, bool>} $view
 * @var \Pagewright\Blocks\RenderContext $context
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Output\Json;
use Pagewright\Output\Safe;

echo $context->title( $view['title'] );
?>
<div class="sow-accordion" data-pagewright="accordion" data-options="<?php echo Json::attribute( $view['options'] ); ?>">
	<?php foreach ( $view['panels'] as $panel ) : ?>
		<details class="sow-accordion-panel<?php echo $panel['is_open'] ? ' sow-accordion-panel-open' : ''; ?>" id="<?php echo Safe::attribute( $panel['id'] ); ?>" data-anchor-id="<?php echo Safe::attribute( $panel['anchor'] ); ?>"<?php echo $panel['is_open'] ? ' open' : ''; ?>>
			<summary class="sow-accordion-panel-header-container">
				<<?php echo tag_escape( $view['tag'] ); ?> class="sow-accordion-panel-header">
					<span class="sow-accordion-title"><?php echo Safe::html( $panel['title'] ); ?></span>
					<span class="sow-accordion-open-close-button" aria-hidden="true"></span>
				</<?php echo tag_escape( $view['tag'] ); ?>>
			</summary>
			<div class="sow-accordion-panel-content">
				<div class="sow-accordion-panel-border"><?php echo $panel['content']; // phpcs:ignore WordPress.Security.EscapeOutput -- filtered when sanitized, then passed through shortcodes. ?></div>
			</div>
		</details>
	<?php endforeach; ?>
</div>
