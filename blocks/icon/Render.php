<?php
/**
 * Icon.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Icon;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;
use Pagewright\Fields\Link\Href;

/** One icon. A title makes it an image with a name, a link makes it interactive; otherwise it is decorative. */
final class Render implements RenderInterface {
	public function migrate( array $raw ): array {
		return $raw;
	}

	public function context( array $data, RenderContext $context ): ?array {
		$icon = $context->icons->html( (string) $data['icon'] );
		if ( '' === $icon ) {
			return null;
		}
		$title = trim( wp_strip_all_tags( (string) $data['title'] ) );
		$href  = Href::of( (string) $data['url'] );
		return array(
			'icon'   => $icon,
			'title'  => $title,
			'href'   => $href,
			'name'   => '' === $href || '' !== $title ? $title : self::name_of( (string) $data['url'], $href ),
			'target' => $data['new_window'] ? '_blank' : '',
		);
	}

	/** Returns the accessible name of a link: the title of the linked content, or the URL without its scheme. */
	private static function name_of( string $link, string $href ): string {
		$title = 1 === preg_match( '/^post:\s*(\d+)/i', $link, $found )
			? trim( wp_strip_all_tags( get_the_title( (int) $found[1] ) ) )
			: '';
		return '' !== $title
			? $title
			: rtrim( (string) preg_replace( '~^(?:[a-z][a-z0-9+.-]*:)?(?://)?(?:www\.)?|[?#].+$~i', '', $href ), '/' );
	}
}
