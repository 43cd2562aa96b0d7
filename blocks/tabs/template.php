<?php
/**
 * Tabs: all titles, then all panels.
 *
 * @package Pagewright
 *
 * @var array{title: string, tabs: list<array{anchor: string, id: string, title: string, is_selected: bool, content:
 *    string}>, options: array<string, bool>} $view
 * @var \Pagewright\Blocks\RenderContext $context
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Output\Json;
use Pagewright\Output\Safe;

echo $context->title( $view['title'] );
?>
<div class="sow-tabs" data-pagewright="tabs" data-options="<?php echo Json::attribute( $view['options'] ); ?>">
	<div class="sow-tabs-tab-container"<?php echo '' !== $view['title'] ? ' role="group" aria-label="' . Safe::attribute( trim( wp_strip_all_tags( $view['title'] ) ) ) . '"' : ''; ?>>
		<?php foreach ( $view['tabs'] as $tab ) : ?>
			<a class="sow-tabs-tab<?php echo $tab['is_selected'] ? ' sow-tabs-tab-selected' : ''; ?>" id="<?php echo Safe::attribute( $tab['id'] ); ?>-tab" href="#<?php echo Safe::attribute( $tab['id'] ); ?>" data-anchor-id="<?php echo Safe::attribute( $tab['anchor'] ); ?>"><span class="sow-tabs-title"><?php echo Safe::html( $tab['title'] ); ?></span></a>
		<?php endforeach; ?>
	</div>
	<div class="sow-tabs-panel-container">
		<?php foreach ( $view['tabs'] as $tab ) : ?>
			<div class="sow-tabs-panel<?php echo $tab['is_selected'] ? ' is-selected' : ''; ?>" id="<?php echo Safe::attribute( $tab['id'] ); ?>" data-title="<?php echo Safe::attribute( trim( wp_strip_all_tags( $tab['title'] ) ) ); ?>">
				<div class="sow-tabs-panel-content"><?php echo $tab['content']; // phpcs:ignore WordPress.Security.EscapeOutput -- filtered when sanitized, then passed through shortcodes. ?></div>
			</div>
		<?php endforeach; ?>
	</div>
</div>
