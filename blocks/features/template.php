<?php
/**
 * Features.
 *
 * @package Pagewright
 *
 * @var array{list: string, tag: string, target: string, features: list<array<string, mixed>>} $view
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Link\Url;
use Pagewright\Output\Safe;

$tag  = tag_escape( $view['tag'] );
$open = static fn ( array $feature, string $part, string $more = '' ): string =>
	in_array( $part, $feature['linked'], true ) ? sprintf(
		'<a href="%1$s"%2$s%3$s%4$s>',
		Safe::url( $feature['href'], Url::protocols() ),
		$feature['is_column'] ? ' class="sow-features-feature-linked-column"' : '',
		'' !== $view['target'] ? ' target="_blank" rel="noopener"' : '',
		$more
	) : '';
$close = static fn ( array $feature, string $part ): string =>
	in_array( $part, $feature['linked'], true ) ? '</a>' : '';
?>
<ul class="<?php echo Safe::attribute( $view['list'] ); ?>" role="list">
	<?php foreach ( $view['features'] as $feature ) : ?>
		<li class="sow-features-feature sow-icon-container-position-<?php echo Safe::attribute( $feature['position'] ); ?>">
			<?php if ( $feature['is_beside'] ) : ?>
			<div class="sow-features-feature-right-left-container">
			<?php endif; ?>
			<?php if ( '' !== $feature['icon'] ) : ?>
				<div class="<?php echo Safe::attribute( $feature['container']['class'] ); ?>" style="<?php echo Safe::attribute( $feature['container']['style'] ); ?>"<?php echo '' !== $feature['name'] ? ' title="' . Safe::attribute( $feature['name'] ) . '"' : ''; ?>>
					<?php
					// An accessible name for the icon, unless the link has it.
					$named = '' !== $feature['name']
						&& ! in_array( 'icon', $feature['linked'], true )
						&& ! str_contains( $feature['icon'], '<img' );
					$label = '' !== $feature['icon_name']
						? ' aria-label="' . Safe::attribute( $feature['icon_name'] ) . '"'
						: ' aria-hidden="true" tabindex="-1"';
					$start = $named ? '<span role="img" aria-label="' . Safe::attribute( $feature['name'] ) . '">' : '';
					$end   = $named ? '</span>' : '';
					echo $open( $feature, 'icon', $label ), $start, $feature['icon'], $end, $close( $feature, 'icon' ); // phpcs:ignore WordPress.Security.EscapeOutput -- links are escaped above, images and icons are escaped.
					?>

				</div>
			<?php endif; ?>
			<?php if ( '' !== $feature['title'] . $feature['text'] . $feature['more'] ) : ?>
				<div class="textwidget sow-features-feature-content">
					<?php
					if ( '' !== $feature['title'] ) {
						$title = $open( $feature, 'title' ) . $feature['title'] . $close( $feature, 'title' );
						echo "<$tag class=\"sow-features-feature-title\">$title</$tag>"; // phpcs:ignore WordPress.Security.EscapeOutput -- filtered in Feature.
					}
					if ( '' !== $feature['text'] ) {
						echo '<div class="sow-features-feature-text">', $feature['text'], '</div>'; // phpcs:ignore WordPress.Security.EscapeOutput -- rich text from RichText.
					}
					if ( '' !== $feature['more'] ) {
						$more = $open( $feature, 'more' ) . esc_html( $feature['more'] ) . $close( $feature, 'more' );
						echo '<p class="sow-more-text">', $more, '</p>'; // phpcs:ignore WordPress.Security.EscapeOutput -- as above.
					}
					?>

				</div>
			<?php endif; ?>
			<?php if ( $feature['is_beside'] ) : ?>
			</div>
			<?php endif; ?>
		</li>
	<?php endforeach; ?>
</ul>
