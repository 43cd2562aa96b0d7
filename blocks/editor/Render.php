<?php
/**
 * Editor widget.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Editor;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;
use Pagewright\Blocks\Settings;
use Pagewright\Fields\Form\Booleans;
use Pagewright\Fields\Tinymce\RichText;

/** Text that behaves like the content of a post: embeds, shortcodes, paragraphs. */
final class Render implements RenderInterface {
	private const CLASS_NAME = 'SiteOrigin_Widget_Editor_Widget';

	/** Texts without a saved choice about paragraphs use the site's setting. */
	public function migrate( array $raw ): array {
		$default = isset( $raw['autop'] ) ? null : ( Settings::of_class( self::CLASS_NAME )['autop_default'] ?? null );
		if ( null !== $default ) {
			$raw['autop'] = Booleans::read( $default );
		}
		return $raw;
	}

	public function context( array $data, RenderContext $context ): ?array {
		$title = trim( (string) $data['title'] );
		// Only the checkbox decides: without it, line breaks stay as typed, in both editors.
		$text = trim( RichText::like_post( (string) $data['text'], 'html', (bool) $data['autop'] ) );
		if ( '' === $title . $text ) {
			return null;
		}
		return array(
			'style' => 'base',
			'title' => $title,
			'text'  => $text,
		);
	}
}
