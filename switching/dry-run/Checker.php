<?php
/**
 * Compares the renderings of a post, form or widget.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching\DryRun;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Posts\Posts;

/** Renders all its parts both ways and summarizes the differences. */
final class Checker {
	public const SAME      = 'same';
	public const DIFFERENT = 'different';

	/** Pagewright renders it, but there is nothing to compare. */
	public const UNCOMPARED = 'uncompared';

	/** A part is missing or cannot be rendered. */
	public const PROBLEM = 'problem';

	private const MOST = 10;

	/** @param array<string, Source> $sources By the name of the plugin's folder. */
	public function __construct( private readonly array $sources ) {}

	/** @return ?array<string, mixed> Row of the report; null without content of these plugins. */
	public function post( int $id ): ?array {
		$post = get_post( $id );
		if ( ! $post instanceof \WP_Post ) {
			return null;
		}
		return Posts::as_current(
			$post,
			function () use ( $post, $id ): ?array {
				$parts = ( new Finder( $this->sources ) )->parts( $post );
				$title = trim( html_entity_decode( wp_strip_all_tags( get_the_title( $post ) ), ENT_QUOTES, 'UTF-8' ) );
				return array() === $parts
					? null
					: self::row(
						'post',
						(string) $id,
						'' === $title ? __( '(no title)', 'pagewright' ) : $title,
						(string) get_edit_post_link( $post, 'raw' ),
						$parts
					)
					+ array( 'view' => is_post_publicly_viewable( $post ) ? (string) get_permalink( $post ) : '' );
			}
		);
	}

	/** @return ?array<string, mixed> Row of the report. */
	public function other( string $plugin, string $id ): ?array {
		$other = isset( $this->sources[ $plugin ] ) ? $this->sources[ $plugin ]->other( $id ) : null;
		return null === $other
			? null
			: self::row( $other['kind'], $id, $other['title'], $other['edit'], array( $other['part'] ) )
				+ array( 'view' => '' );
	}

	/** @return array<string, mixed> Row for content whose rendering ended the request. */
	public static function failed( string $kind, string $id ): array {
		return array(
			'kind'        => $kind,
			'id'          => $id,
			'title'       => "$kind $id",
			'edit'        => 'post' === $kind ? (string) get_edit_post_link( (int) $id, 'raw' ) : '',
			'view'        => '',
			'plugins'     => array(),
			'parts'       => 0,
			'compared'    => 0,
			'result'      => self::PROBLEM,
			'differences' => array(),
			'problems'    => array(
				__(
					'Rendering failed because the request ended. See the error log of the site for details.',
					'pagewright'
				),
			),
		);
	}

	/**
	 * @param list<Part> $parts Parts.
	 * @return array<string, mixed>
	 */
	private static function row( string $kind, string $id, string $title, string $edit, array $parts ): array {
		$before   = array();
		$after    = array();
		$compared = 0;
		$problems = array();
		$notes    = array();
		foreach ( $parts as $part ) {
			$problems = array( ...$problems, ...$part->problems );
			$new      = self::rendered( $part->after, 'Pagewright', $problems );
			$old      = null === $part->before ? null : self::rendered( $part->before, $part->plugin, $notes );
			if ( null !== $old && null !== $new ) {
				++$compared;
				$before = array_merge_recursive( $before, Outline::of( $old ) );
				$after  = array_merge_recursive( $after, Outline::of( $new ) );
			}
		}
		$differences = Comparison::of( $before, $after );
		return array(
			'kind'        => $kind,
			'id'          => $id,
			'title'       => $title,
			'edit'        => $edit,
			'plugins'     => array_values(
				array_unique( array_map( static fn ( Part $part ): string => $part->plugin, $parts ) )
			),
			'parts'       => count( $parts ),
			'compared'    => $compared,
			'result'      => array() !== $problems
				? self::PROBLEM
				: ( array() !== $differences ? self::DIFFERENT : ( 0 === $compared ? self::UNCOMPARED : self::SAME ) ),
			'differences' => $differences,
			'problems'    => array_slice(
				array_values( array_unique( array( ...$problems, ...$notes ) ) ),
				0,
				self::MOST
			),
		);
	}

	/**
	 * @param \Closure(): string $render   Renders the part.
	 * @param list<string>       $problems Receives a sentence after a failure. A failure of the replaced plugin is not
	 *    a problem of Pagewright.
	 */
	private static function rendered( \Closure $render, string $who, array &$problems ): ?string {
		$level = ob_get_level();
		try {
			ob_start();
			$html = $render();
			return ob_get_clean() . $html;
		} catch ( \Throwable $error ) {
			/* translators: 1: name of a plugin, 2: message of PHP. */
			$problems[] = sprintf( __( '%1$s could not render it: %2$s', 'pagewright' ), $who, $error->getMessage() );
			return null;
		} finally {
			while ( ob_get_level() > $level ) {
				ob_end_clean();
			}
		}
	}
}
