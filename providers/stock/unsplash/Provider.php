<?php
/**
 * Unsplash.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Stock\Unsplash;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Stock\Http;
use Pagewright\Providers\Stock\Picture;
use Pagewright\Providers\Stock\Provider as ProviderInterface;
use Pagewright\Providers\Stock\Results;

/**
 * Unsplash, with an API key. API: unsplash.com/documentation. Its guidelines require links with a referral and a
 * request after each import.
 */
final class Provider implements ProviderInterface {
	private const PAGE_SIZE = 20;

	/** Maximum width of imported images; WordPress generates no larger size. */
	private const MAX_WIDTH_PX = 2560;

	public function __construct(
		private readonly string $access_key,
		private readonly string $base = 'https://api.unsplash.com'
	) {}

	public function key(): string {
		return 'unsplash';
	}

	public function label(): string {
		return 'Unsplash';
	}

	public function is_ready(): bool {
		return '' !== $this->access_key;
	}

	public function search( string $query, int $page ): Results {
		$data = Http::json(
			$this,
			add_query_arg(
				array(
					'query'          => rawurlencode( $query ),
					'page'           => $page,
					'per_page'       => self::PAGE_SIZE,
					'content_filter' => 'high',
				),
				$this->base . '/search/photos'
			),
			$this->headers()
		);
		return Results::of(
			$data['results'] ?? null,
			self::picture( ... ),
			self::tags( ... ),
			$query,
			$page < (int) ( $data['total_pages'] ?? 0 )
		);
	}

	public function imported( string $report ): void {
		// The API returned the URL; the key is sent nowhere else.
		if ( str_starts_with( $report, $this->base . '/' ) ) {
			Http::tell( $report, $this->headers() );
		}
	}

	/** @return array<string, string> */
	private function headers(): array {
		return array(
			'Authorization'  => 'Client-ID ' . $this->access_key,
			'Accept-Version' => 'v1',
		);
	}

	/** @param array<string, mixed> $said One of `results`. */
	private static function picture( array $said ): Picture {
		$urls  = is_array( $said['urls'] ?? null ) ? $said['urls'] : array();
		$links = is_array( $said['links'] ?? null ) ? $said['links'] : array();
		$user  = is_array( $said['user'] ?? null ) ? $said['user'] : array();
		$raw   = is_string( $urls['raw'] ?? null ) ? $urls['raw'] : '';
		$words = $said['alt_description'] ?? $said['description'] ?? '';
		return Picture::of(
			array(
				'thumbnail'   => $urls['small'] ?? $urls['thumb'] ?? '',
				'preview'     => $urls['regular'] ?? $urls['small'] ?? '',
				'width'       => $said['width'] ?? 0,
				'height'      => $said['height'] ?? 0,
				'page'        => self::referral( $links['html'] ?? '' ),
				'file'        => '' === $raw ? '' : add_query_arg(
					array(
						'w'   => self::MAX_WIDTH_PX,
						'fit' => 'max',
						'q'   => 85,
						'fm'  => 'jpg',
					),
					$raw
				),
				'author'      => $user['name'] ?? '',
				'author_url'  => self::referral(
					is_array( $user['links'] ?? null ) ? $user['links']['html'] ?? '' : ''
				),
				'license'     => 'Unsplash License',
				'license_url' => 'https://unsplash.com/license',
				'source'      => 'Unsplash',
				'title'       => $words,
				'alt'         => $said['alt_description'] ?? '',
				'report'      => $links['download_location'] ?? '',
			)
		);
	}

	private static function referral( mixed $url ): string {
		return is_string( $url ) && '' !== $url ? add_query_arg(
			array(
				'utm_source' => 'pagewright',
				'utm_medium' => 'referral',
			),
			$url
		) : '';
	}

	/**
	 * @param array<string, mixed> $said One of `results`.
	 * @return list<mixed>
	 */
	private static function tags( array $said ): array {
		$tags = is_array( $said['tags'] ?? null ) ? $said['tags'] : array();
		return array_column( array_filter( $tags, 'is_array' ), 'title' );
	}
}
