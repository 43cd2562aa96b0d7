<?php
/**
 * Openverse.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Stock\Openverse;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Stock\Http;
use Pagewright\Providers\Stock\Picture;
use Pagewright\Providers\Stock\Provider as ProviderInterface;
use Pagewright\Providers\Stock\Results;

/** Openly licensed images of many archives; needs no key. API: api.openverse.org/v1. */
final class Provider implements ProviderInterface {
	/** Maximum without a key. */
	private const PAGE_SIZE = 20;
	private const MAX_PAGE  = 12;

	/** Types that WordPress accepts; SVG images are shown by their archive only. */
	private const EXTENSIONS = array( 'jpg', 'jpeg', 'png', 'gif', 'webp' );

	public function __construct( private readonly string $base = 'https://api.openverse.org/v1' ) {}

	public function key(): string {
		return 'openverse';
	}

	public function label(): string {
		return 'Openverse';
	}

	public function is_ready(): bool {
		return true;
	}

	public function search( string $query, int $page ): Results {
		$data  = Http::json(
			$this,
			add_query_arg(
				array(
					'q'         => rawurlencode( $query ),
					'page'      => min( $page, self::MAX_PAGE ),
					'page_size' => self::PAGE_SIZE,
				),
				$this->base . '/images/'
			)
		);
		$pages = min( self::MAX_PAGE, (int) ( $data['page_count'] ?? 0 ) );
		return Results::of( $data['results'] ?? null, self::picture( ... ), self::tags( ... ), $query, $page < $pages );
	}

	public function imported( string $report ): void {}

	/** @param array<string, mixed> $said One of `results`. */
	private static function picture( array $said ): Picture {
		$url       = is_string( $said['url'] ?? null ) ? $said['url'] : '';
		$extension = strtolower( pathinfo( (string) wp_parse_url( $url, PHP_URL_PATH ), PATHINFO_EXTENSION ) );
		$type      = is_string( $said['filetype'] ?? null ) ? strtolower( $said['filetype'] ) : $extension;
		return Picture::of(
			array(
				'thumbnail'   => $said['thumbnail'] ?? $url,
				'preview'     => $said['thumbnail'] ?? $url,
				'width'       => $said['width'] ?? 0,
				'height'      => $said['height'] ?? 0,
				'page'        => $said['foreign_landing_url'] ?? '',
				'file'        => in_array( $type, self::EXTENSIONS, true ) ? $url : '',
				'author'      => $said['creator'] ?? '',
				'author_url'  => $said['creator_url'] ?? '',
				'license'     => self::license( $said ),
				'license_url' => $said['license_url'] ?? '',
				'source'      => self::source( $said['source'] ?? $said['provider'] ?? '' ),
				'title'       => $said['title'] ?? '',
			)
		);
	}

	/** @param array<string, mixed> $said Converts `by-sa` and `2.0` to `CC BY-SA 2.0`. */
	private static function license( array $said ): string {
		$code    = is_string( $said['license'] ?? null ) ? strtoupper( $said['license'] ) : '';
		$version = is_scalar( $said['license_version'] ?? null ) ? (string) $said['license_version'] : '';
		$name    = match ( $code ) {
			''      => '',
			'PDM'   => 'Public Domain Mark',
			'CC0'   => 'CC0',
			default => 'CC ' . $code,
		};
		return trim( '' === $name ? '' : "$name $version" );
	}

	/** Converts `wikimedia` to `Wikimedia`: people know the archive. */
	private static function source( mixed $raw ): string {
		return is_string( $raw ) && '' !== $raw ? ucwords( strtr( $raw, '_', ' ' ) ) : 'Openverse';
	}

	/**
	 * @param array<string, mixed> $said One of `results`.
	 * @return list<mixed>
	 */
	private static function tags( array $said ): array {
		$tags = is_array( $said['tags'] ?? null ) ? $said['tags'] : array();
		return array_column( array_filter( $tags, 'is_array' ), 'name' );
	}
}
