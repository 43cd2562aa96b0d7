<?php
/**
 * The accordion's decisions.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Accordion;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;

/** Panels that open and close by the browser alone; the script adds keys and links to a panel. */
final class Render implements RenderInterface {
	public function migrate( array $raw ): array {
		return $raw;
	}

	public function context( array $data, RenderContext $context ): ?array {
		$panels  = array();
		$anchors = new Anchors();
		foreach ( $data['panels'] as $i => $panel ) {
			$title = trim( (string) $panel['title'] );
			$text  = trim( (string) $panel['content_text'] );
			if ( '' === $title && '' === $text ) {
				continue;
			}
			$anchor   = $anchors->next( $title, $i + 1 );
			$panels[] = array(
				'anchor'  => $anchor,
				'id'      => $context->id . '-' . $anchor,
				'title'   => '' !== $title ? $title : self::untitled( $i + 1 ),
				'is_open' => 'open' === $panel['initial_state'],
				'content' => Content::html( $panel, $data ),
			);
		}
		if ( array() === $panels ) {
			return null;
		}
		return array(
			'title'   => (string) $data['title'],
			'tag'     => '' !== $data['design']['heading']['title_tag'] ? (string) $data['design']['heading']['title_tag'] : 'div',
			'panels'  => $panels,
			'options' => array( 'shouldScroll' => (bool) ( $context->settings['scrollto_after_change'] ?? true ) ),
		);
	}

	/** A panel without a title still needs a name to be opened by. */
	private static function untitled( int $number ): string {
		/* translators: %d: number of a panel that has no title. */
		return sprintf( __( 'Panel %d', 'pagewright' ), $number );
	}
}
