<?php
/**
 * Search form of an FAQ list.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Faq\Blocks\Faq;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\Faq\Question;
use Pagewright\Features\Faq\Search;

/** The matching questions and the variables of the form. A search by URL works without JavaScript. */
final class ListSearch {
	private readonly string $asked;

	/** @var list<string> */
	private readonly array $words;

	/** @param array<string, mixed> $data Sanitized section. */
	public function __construct( private readonly array $data, bool $is_preview ) {
		$this->asked = $data['enabled'] && ! $is_preview ? Search::asked() : '';
		$this->words = Search::words( $this->asked );
	}

	public function is_asked(): bool {
		return array() !== $this->words;
	}

	/**
	 * Returns the questions to print. If typing filters the list, questions that the URL excludes are printed hidden.
	 *
	 * @param list<Question> $questions All questions.
	 * @param int            $limit     0 for all.
	 * @return list<array{question: Question, is_hidden: bool}>
	 */
	public function divide( array $questions, int $limit ): array {
		$rows  = array();
		$found = 0;
		foreach ( $questions as $question ) {
			$is_found = Search::has( $question, $this->words ) && ( 0 === $limit || $found < $limit );
			$found   += $is_found ? 1 : 0;
			if ( $is_found || ( $this->data['live'] && 0 === $limit ) ) {
				$rows[] = array(
					'question'  => $question,
					'is_hidden' => ! $is_found,
				);
			}
		}
		return $rows;
	}

	/**
	 * @param string $id    Prefix of IDs.
	 * @param int    $found Number of visible questions.
	 * @return ?array<string, mixed> Template variables; null for a list without a search.
	 */
	public function view( string $id, int $found ): ?array {
		return ! $this->data['enabled'] ? null : array(
			...Search::form( $this->base() ),
			'id'          => "$id-search",
			'label'       => '' !== trim( (string) $this->data['label'] )
				? (string) $this->data['label']
				: __( 'Search the questions', 'pagewright' ),
			'placeholder' => (string) $this->data['placeholder'],
			'asked'       => $this->asked,
			'found'       => ! $this->is_asked() ? '' : self::found( $found ),
			'all'         => $this->is_asked() ? Search::page() : '',
		);
	}

	/** @return array<string, mixed> Options for the script. */
	public function options(): array {
		return ! $this->data['enabled'] ? array() : array(
			'base'   => esc_url_raw( Search::form( $this->base() )['base'] ),
			'isLive' => (bool) $this->data['live'],
			'found'  => self::format(),
			'none'   => __( 'No questions found.', 'pagewright' ),
		);
	}

	/** Returns a URL of this site or another; '' for anything else. */
	private function base(): string {
		$base = trim( (string) $this->data['base'] );
		return 1 === preg_match( '~^(?:https?:)?/~i', $base ) ? esc_url_raw( $base, array( 'http', 'https' ) ) : '';
	}

	private static function found( int $count ): string {
		return 0 === $count
			? __( 'No questions found.', 'pagewright' )
			: str_replace( '{n}', number_format_i18n( $count ), self::format() );
	}

	/** The number is at the end, so that no language needs plural forms. */
	private static function format(): string {
		/* translators: {n}: a number. */
		return __( 'Questions found: {n}', 'pagewright' );
	}
}
