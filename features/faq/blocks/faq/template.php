<?php
/**
 * FAQ list.
 *
 * @package Pagewright
 *
 * @var array<string, mixed> $view See Render.
 * @var \Pagewright\Blocks\RenderContext $context
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Output\Json;
use Pagewright\Output\Safe;
use Pagewright\Output\Shortcodes;
use Pagewright\Output\Text;

echo $context->title( $view['title'] );
if ( '' !== $view['hint'] ) {
	echo "\t<p class=\"pagewright-faq__hint\">{$view['hint']}</p>\n\t"; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Render.
}
if ( array() === $view['groups'] ) {
	return;
}
$search = $view['search'];
?>
<div class="pagewright-faq" data-pagewright="faq" data-options="<?php echo Json::attribute( Text::plain( $view['options'] ) ); ?>">
	<?php if ( null !== $search ) : ?>
		<form class="pagewright-faq__search" role="search" method="get" action="<?php echo Safe::url( $search['action'] ); ?>">
			<?php foreach ( $search['hidden'] as $name => $value ) : ?>
				<input type="hidden" name="<?php echo Shortcodes::inert( Safe::attribute( (string) $name ) ); ?>" value="<?php echo Shortcodes::inert( Safe::attribute( $value ) ); ?>">
			<?php endforeach; ?>
			<label class="pagewright-faq__label" for="<?php echo Safe::attribute( $search['id'] ); ?>"><?php echo esc_html( $search['label'] ); ?></label>
			<span class="pagewright-faq__field">
				<input class="pagewright-faq__input" type="search" id="<?php echo Safe::attribute( $search['id'] ); ?>" name="<?php echo Safe::attribute( $search['name'] ); ?>" value="<?php echo Shortcodes::inert( Safe::attribute( $search['asked'] ) ); ?>" placeholder="<?php echo Safe::attribute( $search['placeholder'] ); ?>" autocomplete="off">
				<button class="pagewright-faq__button" type="submit"><?php esc_html_e( 'Search', 'pagewright' ); ?></button>
			</span>
		</form>
	<?php endif; ?>
	<?php if ( null !== $search || $view['has_control'] ) : ?>
		<div class="pagewright-faq__bar">
			<?php if ( null !== $search ) : ?>
				<p class="pagewright-faq__found"><span role="status"><?php echo esc_html( $search['found'] ); ?></span>
					<?php if ( '' !== $search['all'] ) : ?>
						<a href="<?php echo Safe::url( $search['all'] ); ?>"><?php esc_html_e( 'Show all questions', 'pagewright' ); ?></a>
					<?php endif; ?>
				</p>
			<?php endif; ?>
			<?php if ( $view['has_control'] ) : ?>
				<p class="pagewright-faq__tools"><button class="pagewright-faq__all" type="button" hidden><?php esc_html_e( 'Expand all', 'pagewright' ); ?></button></p>
			<?php endif; ?>
		</div>
	<?php endif; ?>
	<?php foreach ( $view['groups'] as $number => $group ) : ?>
		<div class="pagewright-faq__group"<?php echo 0 === $group['count'] ? ' hidden' : ''; ?>>
			<?php if ( '' !== $group['heading'] ) : ?>
				<<?php echo tag_escape( $view['group_tag'] ); ?> class="pagewright-faq__heading" id="<?php echo Safe::attribute( "$context->id-group-$number" ); ?>"><?php echo esc_html( $group['heading'] ); ?></<?php echo tag_escape( $view['group_tag'] ); ?>>
			<?php endif; ?>
			<ul class="pagewright-faq__list" role="list" <?php echo '' !== $group['heading'] ? 'aria-labelledby="' . Safe::attribute( "$context->id-group-$number" ) . '"' : 'aria-label="' . Safe::attribute( $view['label'] ) . '"'; ?>>
				<?php foreach ( $group['items'] as $item ) : ?>
					<li class="pagewright-faq__entry"<?php echo $item['is_hidden'] ? ' hidden' : ''; ?>>
						<details class="pagewright-faq__item" id="<?php echo Safe::attribute( $item['id'] ); ?>" data-anchor-id="<?php echo Safe::attribute( $item['name'] ); ?>"<?php echo '' !== $view['name'] ? ' name="' . Safe::attribute( $view['name'] ) . '"' : ''; ?><?php echo $item['is_open'] ? ' open' : ''; ?>>
							<summary class="pagewright-faq__question">
								<<?php echo tag_escape( $view['tag'] ); ?> class="pagewright-faq__words"><?php echo Safe::html( $item['question'] ); ?></<?php echo tag_escape( $view['tag'] ); ?>>
								<?php if ( $view['has_icon'] ) : ?>
									<span class="pagewright-faq__icon" aria-hidden="true"></span>
								<?php endif; ?>
							</summary>
							<div class="pagewright-faq__answer"><?php echo $item['answer']; // phpcs:ignore WordPress.Security.EscapeOutput -- filtered when saved, like the content of posts. ?></div>
						</details>
					</li>
				<?php endforeach; ?>
			</ul>
		</div>
	<?php endforeach; ?>
</div>
