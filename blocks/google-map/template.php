<?php
/**
 * The place of a map.
 *
 * @package Pagewright
 *
 * @var array{place: string, link: string, link_text: string, button: string, notice: string, fallback: string, picture:
 *    array{}|array{src: string, width: int, height: int}, href: string, new_window: bool, options: array<string,
 *    mixed>, site: array<string, mixed>, infos: array<int, string>, credit: string, problem: string, settings: string}
 *    $view
 * @var \Pagewright\Blocks\RenderContext $context
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Link\Url;
use Pagewright\Output\Json;
use Pagewright\Output\Safe;
use Pagewright\Output\Text;

/* translators: %s: an address. */
$label    = sprintf( __( 'Map: %s', 'pagewright' ), $view['place'] );
$fallback = '' !== $view['fallback']
	? ' data-fallback-image="' . Json::attribute( array( 'img' => $view['fallback'] ) ) . '"'
	: '';
$link     = '' !== $view['href']
	? sprintf(
		'<a href="%1$s"%2$s',
		Safe::url( $view['href'], Url::protocols() ),
		$view['new_window'] ? ' target="_blank" rel="noopener"' : ''
	)
	: '';
$close    = '' !== $link ? '</a>' : '';
?>
<div class="sow-google-map-canvas" role="region" aria-label="<?php echo esc_attr( $label ); ?>" data-pagewright="google-map" data-options="<?php echo Json::attribute( Text::plain( $view['options'] ) ); ?>"<?php echo $fallback; ?>>
	<script type="application/json"><?php echo Json::script( Text::plain( $view['site'] ) ); ?></script>
	<?php foreach ( $view['infos'] as $number => $info ) : ?>
		<template data-marker="<?php echo (int) $number; ?>"><?php echo $info; // phpcs:ignore WordPress.Security.EscapeOutput -- filtered when sanitized. ?></template>
	<?php endforeach; ?>
	<?php if ( '' !== $view['credit'] ) : ?>
		<template data-credit><?php echo $view['credit']; // phpcs:ignore WordPress.Security.EscapeOutput -- filtered by Options. ?></template>
	<?php endif; ?>
	<?php if ( array() !== $view['picture'] && '' === $view['button'] ) : ?>
		<?php echo '' !== $link ? $link . ' class="pagewright-google-map__picture">' : ''; ?>
			<img class="sowb-google-map-static" src="<?php echo Safe::url( $view['picture']['src'] ); ?>" width="<?php echo (int) $view['picture']['width']; ?>" height="<?php echo (int) $view['picture']['height']; ?>" alt="<?php echo esc_attr( $label ); ?>" loading="lazy" decoding="async">
		<?php echo $close; ?>
	<?php endif; ?>
	<div class="sow-google-map-consent">
		<?php echo '' !== $link && '' !== $view['fallback'] ? $link . ' class="pagewright-google-map__fallback" aria-hidden="true" tabindex="-1">' . $view['fallback'] . $close : $view['fallback']; // phpcs:ignore WordPress.Security.EscapeOutput -- the link is escaped above, the image is escaped by core or Images. ?>
		<div class="pagewright-google-map__card">
			<p class="pagewright-google-map__place"><?php echo '' !== $link ? $link . '>' : '', esc_html( $view['place'] ), $close; ?></p>
			<?php if ( '' !== $view['notice'] ) : ?>
				<div class="pagewright-google-map__notice"><?php echo $view['notice']; // phpcs:ignore WordPress.Security.EscapeOutput -- filtered when sanitized. ?></div>
			<?php endif; ?>
			<?php if ( '' !== $view['button'] ) : ?>
				<button class="pagewright-google-map__load" type="button"><?php echo esc_html( $view['button'] ); ?></button>
			<?php endif; ?>
			<a class="pagewright-google-map__link" href="<?php echo Safe::url( $view['link'] ); ?>" target="_blank" rel="noopener"><?php echo esc_html( $view['link_text'] ); ?></a>
			<?php if ( '' !== $view['settings'] ) : ?>
				<p class="pagewright-google-map__problem"<?php echo '' === $view['problem'] ? ' hidden' : ''; ?>>
					<span data-failure="<?php esc_attr_e( 'Google Maps rejected the API key of this site.', 'pagewright' ); ?>"><?php echo esc_html( $view['problem'] ); ?></span>
					<a href="<?php echo Safe::url( $view['settings'] ); ?>"><?php esc_html_e( 'API key settings', 'pagewright' ); ?></a>
				</p>
			<?php endif; ?>
		</div>
	</div>
</div>
