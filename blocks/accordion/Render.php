<?php
/**
 * Accordion.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Accordion;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Anchors;
use Pagewright\Blocks\Nesting;
use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;

/** The browser opens and closes panels; the script adds keyboard navigation and links to panels. */
final class Render implements RenderInterface {
	private Nesting $nesting;

	public function __construct() {
		$this->nesting = new Nesting();
	}

	public function migrate( array $raw ): array {
		return $raw;
	}

	public function context( array $data, RenderContext $context ): ?array {
		$panels = $this->nesting->once( $data['panels'], fn (): array => $this->panels( $data, $context->id ) );
		if ( array() === $panels ) {
			return null;
		}
		return array(
			'title'   => (string) $data['title'],
			'tag'     => self::tag( (string) $data['design']['heading']['title_tag'] ),
			'panels'  => $panels,
			'options' => array( 'shouldScroll' => (bool) ( $context->settings['scrollto_after_change'] ?? true ) ),
		);
	}

	/**
	 * Returns the panels with a title or a text.
	 *
	 * @param array<string, mixed> $data Sanitized data.
	 * @param string               $id   Prefix of the panels' IDs.
	 * @return list<array{anchor: string, id: string, title: string, is_open: bool, content: string}>
	 */
	private function panels( array $data, string $id ): array {
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
				'id'      => $id . '-' . $anchor,
				'title'   => '' !== $title ? $title : self::untitled( $i + 1 ),
				'is_open' => 'open' === $panel['initial_state'],
				'content' => Content::html( $panel, $data ),
			);
		}
		return $panels;
	}

	/** A panel without a title still needs a name. */
	private static function untitled( int $number ): string {
		/* translators: %d: number of a panel that has no title. */
		return sprintf( __( 'Panel %d', 'pagewright' ), $number );
	}

	/** Returns a heading tag or `span`: a summary can contain one heading or phrasing content, but no block. */
	private static function tag( string $chosen ): string {
		return 1 === preg_match( '/^h[1-6]$/', $chosen ) ? $chosen : 'span';
	}
}
