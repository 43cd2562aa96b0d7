<?php
/**
 * Sources of the questions of a list.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Faq\Blocks\Faq;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\Faq\Entries;
use Pagewright\Features\Faq\PostType;
use Pagewright\Features\Faq\Question;
use Pagewright\Fields\Tinymce\RichText;

/** Questions of the site, questions in the widget, or examples for the editor. */
final class Source {
	/** Maximum number of questions that the form offers to exclude. */
	private const MOST_CHOICES = 300;

	/** @var array<string, true> Lists that are being rendered. */
	private array $open = array();

	/**
	 * Returns false while the same list is being rendered: a shortcode in an answer can render its own list again.
	 *
	 * @param array<string, mixed> $data Sanitized data.
	 */
	public function enter( array $data ): bool {
		$key = self::key( $data );
		if ( isset( $this->open[ $key ] ) ) {
			return false;
		}
		$this->open[ $key ] = true;
		return true;
	}

	/** @param array<string, mixed> $data Sanitized data. */
	public function leave( array $data ): void {
		unset( $this->open[ self::key( $data ) ] );
	}

	/**
	 * @param array<string, mixed> $data  Sanitized data.
	 * @param int                  $limit 0 for all.
	 * @return list<Question>
	 */
	public function questions( array $data, int $limit ): array {
		if ( 'own' === $data['source'] ) {
			return self::own( $data['items'] );
		}
		$entries = $data['entries'];
		return Entries::find(
			array(
				'groups'   => $entries['groups'],
				'order_by' => $entries['order_by'],
				'order'    => $entries['order'],
				'limit'    => $limit,
				'exclude'  => array_map( 'intval', $entries['exclude'] ),
			)
		);
	}

	/** @return list<Question> Example questions. */
	public static function sample(): array {
		$texts = array(
			__( 'What should I add to this page?', 'pagewright' ) => __(
				'Questions that customers ask often, for example about prices, opening hours and payment. Keep the answers short.',
				'pagewright'
			),
			__( 'Who reads it?', 'pagewright' ) => __(
				'Visitors who need more information, and search engines.',
				'pagewright'
			),
			__( 'Can I link to a question?', 'pagewright' ) => __(
				'Yes. Open the question and copy the URL of the page. It links to the open answer.',
				'pagewright'
			),
		);
		$rows  = array();
		foreach ( $texts as $question => $answer ) {
			$rows[] = new Question(
				'',
				$question,
				$answer,
				static fn (): string => '<p>' . esc_html( $answer ) . '</p>'
			);
		}
		return $rows;
	}

	/** @return array<string, string> ID => question, the newest first. */
	public static function choices(): array {
		PostType::register();
		$posts   = get_posts(
			array(
				'post_type'              => PostType::TYPE,
				'posts_per_page'         => self::MOST_CHOICES,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			)
		);
		$choices = array();
		foreach ( $posts as $post ) {
			$choices[ (string) $post->ID ] = wp_html_excerpt(
				html_entity_decode( $post->post_title, ENT_QUOTES ),
				80,
				'…'
			);
		}
		return $choices;
	}

	/**
	 * @param list<array<string, mixed>> $items Sanitized rows.
	 * @return list<Question> Rows with a question.
	 */
	private static function own( array $items ): array {
		$rows = array();
		foreach ( $items as $item ) {
			$question = trim( (string) $item['question'] );
			if ( '' !== wp_strip_all_tags( $question ) ) {
				$rows[] = new Question(
					'',
					$question,
					(string) $item['answer'],
					static fn (): string =>
						RichText::like_post(
							(string) $item['answer'],
							(string) ( $item['answer_selected_editor'] ?? 'tmce' )
						)
				);
			}
		}
		return $rows;
	}

	/** @param array<string, mixed> $data Sanitized data. */
	private static function key( array $data ): string {
		return md5( (string) wp_json_encode( $data ) );
	}
}
