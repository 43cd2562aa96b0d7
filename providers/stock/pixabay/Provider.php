<?php
/**
 * Pixabay.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Stock\Pixabay;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Stock\Http;
use Pagewright\Providers\Stock\Picture;
use Pagewright\Providers\Stock\Provider as ProviderInterface;
use Pagewright\Providers\Stock\Results;

/** Pixabay, with an API key. API: pixabay.com/api/docs. */
final class Provider implements ProviderInterface {
	private const PAGE_SIZE = 20;

	/** Maximum length of search terms. */
	private const MAX_QUERY_CHARS = 100;

	/** Languages of its search. */
	private const LANGUAGES = array(
		'cs', 'da', 'de', 'en', 'es', 'fr', 'id', 'it', 'hu', 'nl', 'no', 'pl', 'pt', 'ro', 'sk', 'fi', 'sv', 'tr',
		'vi', 'th', 'bg', 'ru', 'el', 'ja', 'ko', 'zh',
	);

	public function __construct(
		private readonly string $access_key,
		private readonly string $base = 'https://pixabay.com/api'
	) {}

	public function key(): string {
		return 'pixabay';
	}

	public function label(): string {
		return 'Pixabay';
	}

	public function is_ready(): bool {
		return '' !== $this->access_key;
	}

	public function search( string $query, int $page ): Results {
		$language = strtolower( substr( get_user_locale(), 0, 2 ) );
		$data     = Http::json(
			$this,
			add_query_arg(
				array(
					'key'        => rawurlencode( $this->access_key ),
					'q'          => rawurlencode( mb_substr( $query, 0, self::MAX_QUERY_CHARS ) ),
					'lang'       => in_array( $language, self::LANGUAGES, true ) ? $language : 'en',
					'image_type' => 'photo',
					'safesearch' => 'true',
					'page'       => $page,
					'per_page'   => self::PAGE_SIZE,
				),
				$this->base . '/'
			),
			array(),
			// Answers an unknown key with 400.
			array( 400, 401, 403 )
		);
		return Results::of(
			$data['hits'] ?? null,
			self::picture( ... ),
			self::tags( ... ),
			$query,
			$page * self::PAGE_SIZE < (int) ( $data['totalHits'] ?? 0 )
		);
	}

	public function imported( string $report ): void {}

	/** @param array<string, mixed> $said One of `hits`. */
	private static function picture( array $said ): Picture {
		$user = is_string( $said['user'] ?? null ) ? $said['user'] : '';
		$id   = is_numeric( $said['user_id'] ?? null ) ? (int) $said['user_id'] : 0;
		$tags = is_string( $said['tags'] ?? null ) ? $said['tags'] : '';
		return Picture::of(
			array(
				'thumbnail'   => $said['webformatURL'] ?? $said['previewURL'] ?? '',
				'preview'     => $said['webformatURL'] ?? '',
				'width'       => $said['webformatWidth'] ?? 0,
				'height'      => $said['webformatHeight'] ?? 0,
				'page'        => $said['pageURL'] ?? '',
				'file'        => $said['largeImageURL'] ?? '',
				'author'      => $user,
				'author_url'  => '' !== $user && $id > 0
					? 'https://pixabay.com/users/' . rawurlencode( $user ) . "-$id/"
					: '',
				'license'     => 'Pixabay Content License',
				'license_url' => 'https://pixabay.com/service/license-summary/',
				'source'      => 'Pixabay',
				'title'       => $tags,
				'alt'         => $tags,
			)
		);
	}

	/**
	 * @param array<string, mixed> $said One of `hits`.
	 * @return list<string>
	 */
	private static function tags( array $said ): array {
		return is_string( $said['tags'] ?? null ) ? array_map( 'trim', explode( ',', $said['tags'] ) ) : array();
	}
}
