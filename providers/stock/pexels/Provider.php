<?php
/**
 * Pexels.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Stock\Pexels;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Stock\Http;
use Pagewright\Providers\Stock\Picture;
use Pagewright\Providers\Stock\Provider as ProviderInterface;
use Pagewright\Providers\Stock\Results;

/** Pexels, with an API key. API: pexels.com/api/documentation. Has no keywords. */
final class Provider implements ProviderInterface {
	private const PAGE_SIZE = 20;

	public function __construct(
		private readonly string $access_key,
		private readonly string $base = 'https://api.pexels.com/v1'
	) {}

	public function key(): string {
		return 'pexels';
	}

	public function label(): string {
		return 'Pexels';
	}

	public function is_ready(): bool {
		return '' !== $this->access_key;
	}

	public function search( string $query, int $page ): Results {
		$data = Http::json(
			$this,
			add_query_arg(
				array(
					'query'    => rawurlencode( $query ),
					'page'     => $page,
					'per_page' => self::PAGE_SIZE,
				),
				$this->base . '/search'
			),
			array( 'Authorization' => $this->access_key )
		);
		return Results::of(
			$data['photos'] ?? null,
			self::picture( ... ),
			static fn (): array => array(),
			$query,
			! empty( $data['next_page'] )
		);
	}

	public function imported( string $report ): void {}

	/** @param array<string, mixed> $said One of `photos`. */
	private static function picture( array $said ): Picture {
		$src = is_array( $said['src'] ?? null ) ? $said['src'] : array();
		return Picture::of(
			array(
				'thumbnail'   => $src['medium'] ?? $src['small'] ?? '',
				'preview'     => $src['large'] ?? $src['medium'] ?? '',
				'width'       => $said['width'] ?? 0,
				'height'      => $said['height'] ?? 0,
				'page'        => $said['url'] ?? '',
				'file'        => $src['large2x'] ?? $src['original'] ?? '',
				'author'      => $said['photographer'] ?? '',
				'author_url'  => $said['photographer_url'] ?? '',
				'license'     => 'Pexels License',
				'license_url' => 'https://www.pexels.com/license/',
				'source'      => 'Pexels',
				'title'       => $said['alt'] ?? '',
				'alt'         => $said['alt'] ?? '',
			)
		);
	}
}
