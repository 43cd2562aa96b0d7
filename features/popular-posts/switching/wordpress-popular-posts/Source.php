<?php
/**
 * Content of WordPress Popular Posts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Switching\WordpressPopularPosts;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Lists\ListOptions;
use Pagewright\Features\PopularPosts\Lists\ListView;
use Pagewright\Features\PopularPosts\Lists\Markup;
use Pagewright\Features\PopularPosts\Lists\Query;
use Pagewright\Features\PopularPosts\Lists\Shortcodes;
use Pagewright\Features\PopularPosts\Views\Import\Import;
use Pagewright\Features\PopularPosts\Views\Import\OldCounts;
use Pagewright\Features\PopularPosts\Views\Import\OldTables;
use Pagewright\Features\PopularPosts\Views\Tables;
use Pagewright\Switching\ClassicWidgets;
use Pagewright\Switching\DryRun\Part;
use Pagewright\Switching\DryRun\Source as DryRunSource;

/**
 * Its block, its shortcodes and its classic widget. Pagewright renders without its cache, and counts the old views
 * before they are imported.
 */
final class Source extends DryRunSource {
	private const BLOCK = 'wordpress-popular-posts/widget';

	public function texts(): array {
		return Plugin::TEXTS;
	}

	public function block( array $block ): ?Part {
		return self::BLOCK === ( $block['blockName'] ?? '' )
			? $this->of_list(
				static fn (): string => render_block( $block ),
				ListOptions::from_block( (array) ( $block['attrs'] ?? array() ) )
			)
			: null;
	}

	public function shortcodes(): array {
		return array( 'wpp', 'wpp_views_count' );
	}

	public function shortcode( string $tag, array $atts, string $content, string $source ): ?Part {
		$before = static fn (): string => do_shortcode( $source );
		return 'wpp' === $tag
			? $this->of_list( $before, ListOptions::from_shortcode( $atts ) )
			: $this->compared(
				$before,
				static fn (): string => self::with_old_views( static fn (): string => Shortcodes::views( $atts ) )
			);
	}

	public function others( string $after, int $most ): array {
		return self::after( ( new ClassicWidgets( 'wpp' ) )->placed(), $after, $most );
	}

	public function count_others(): int {
		return count( ( new ClassicWidgets( 'wpp' ) )->placed() );
	}

	public function other( string $id ): ?array {
		$stored = get_option( 'widget_wpp' );
		$list   = $stored[ (int) ( wp_parse_widget_id( $id )['number'] ?? 0 ) ] ?? null;
		return ! is_array( $list ) ? null : array(
			'kind'  => 'widget',
			'title' => $this->plugin->name() . " ($id)",
			'edit'  => admin_url( 'widgets.php' ),
			'part'  => $this->of_list( static fn (): string => self::registered( $id ), ListOptions::of( $list ) ),
		);
	}

	/** @param \Closure(): string $before */
	private function of_list( \Closure $before, ListOptions $options ): Part {
		$after = static function () use ( $options ): string {
			$values = $options->values();
			$header = '' === $values['title']
				? ''
				: Markup::clean(
					$values['markup']['title-start'] . esc_html( $values['title'] ) . $values['markup']['title-end']
				);
			return $header
				. self::with_old_views(
					static fn (): string => ListView::html( $options, Query::entries( $options ) )
				);
		};
		return $this->compared( $before, $after );
	}

	/** Before its tables exist, Pagewright has no numbers to compare. */
	private function compared( \Closure $before, \Closure $after ): Part {
		return Tables::exist()
			? $this->part( static fn (): string => self::in_editor( $before ), $after )
			: new Part( $this->plugin->id, null, $after );
	}

	/** Renders as in the editor, where the plugin prints the list itself instead of a placeholder. */
	private static function in_editor( \Closure $render ): string {
		$before             = $_GET; // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- restored below.
		$_GET['isSelected'] = '1'; // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- written, not read.
		try {
			return $render();
		} finally {
			$_GET = $before; // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- restored.
		}
	}

	/** Renders as if the plugin were deactivated: the views in its tables count. */
	private static function with_old_views( \Closure $render ): string {
		if ( Import::is_complete() || ! OldTables::exist() ) {
			return $render();
		}
		$add = static fn ( mixed $options ): mixed =>
			is_array( $options ) ? array( OldCounts::OPTION => '1' ) + $options : $options;
		add_filter( 'alloptions', $add );
		try {
			return $render();
		} finally {
			remove_filter( 'alloptions', $add );
		}
	}
}
