<?php
/**
 * Tabs.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Tabs;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Anchors;
use Pagewright\Blocks\Nesting;
use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;
use Pagewright\Fields\Tinymce\RichText;

/** A row of links to panels. The script turns it into tabs; without JavaScript, every panel is visible. */
final class Render implements RenderInterface {
	private Nesting $nesting;

	public function __construct() {
		$this->nesting = new Nesting();
	}

	public function migrate( array $raw ): array {
		return $raw;
	}

	public function context( array $data, RenderContext $context ): ?array {
		$tabs = $this->nesting->once( $data['tabs'], fn (): array => $this->tabs( $data, $context->id ) );
		if ( array() === $tabs ) {
			return null;
		}
		return array(
			'title'   => (string) $data['title'],
			'tabs'    => $this->with_selected( $tabs, (int) $data['initial_tab_position'] ),
			'options' => array( 'shouldScroll' => (bool) ( $context->settings['scrollto_after_change'] ?? true ) ),
		);
	}

	/**
	 * Returns the tabs with a title or a text.
	 *
	 * @param array<string, mixed> $data Sanitized data.
	 * @param string               $id   Prefix of the panels' IDs.
	 * @return list<array{place: int, anchor: string, id: string, title: string, content: string}>
	 */
	private function tabs( array $data, string $id ): array {
		$tabs    = array();
		$anchors = new Anchors();
		foreach ( $data['tabs'] as $i => $tab ) {
			$title = trim( (string) $tab['title'] );
			$text  = trim( (string) $tab['content_text'] );
			if ( '' === $title && '' === $text ) {
				continue;
			}
			$anchor = $anchors->next( $title, $i + 1, 'tab' );
			$tabs[] = array(
				'place'   => $i + 1,
				'anchor'  => $anchor,
				'id'      => $id . '-' . $anchor,
				'title'   => '' !== $title ? self::label( $title ) : self::untitled( $i + 1 ),
				'content' => $this->content( $tab, $data ),
			);
		}
		return $tabs;
	}

	/**
	 * @param array<string, mixed> $tab  Sanitized row.
	 * @param array<string, mixed> $data Sanitized data.
	 */
	private function content( array $tab, array $data ): string {
		$html = RichText::like_post( (string) $tab['content_text'], (string) $tab['content_text_selected_editor'] );
		/**
		 * Changes the HTML in a panel of tabs, e.g. to replace it with a layout. Escape everything that you add.
		 *
		 * @param string               $html HTML.
		 * @param array<string, mixed> $tab  Sanitized row: title, content_text.
		 * @param array<string, mixed> $data Sanitized data of the tabs.
		 */
		return (string) apply_filters( 'pagewright/tabs/content', $html, $tab, $data );
	}

	/**
	 * Marks the tab at this position, or the first.
	 *
	 * @param list<array<string, mixed>> $tabs     Tabs.
	 * @param int                        $position From 1, including empty rows.
	 * @return list<array<string, mixed>>
	 */
	private function with_selected( array $tabs, int $position ): array {
		$found    = array_search( $position, array_column( $tabs, 'place' ), true );
		$selected = false === $found ? 0 : $found;
		foreach ( $tabs as $i => $tab ) {
			$tabs[ $i ]['is_selected'] = $i === $selected;
		}
		return $tabs;
	}

	/** Returns a title without links: the tab itself is a link. */
	private static function label( string $title ): string {
		return trim( (string) preg_replace( '~</?a\b[^>]*>~i', '', $title ) );
	}

	/** A tab without a title still needs a name. */
	private static function untitled( int $number ): string {
		/* translators: %d: number of a tab that has no title. */
		return sprintf( __( 'Tab %d', 'pagewright' ), $number );
	}
}
