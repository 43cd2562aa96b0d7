<?php
/**
 * Reads the groups of questions.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Faq;

defined( 'ABSPATH' ) || exit;

/** All groups of the site, read at once. */
final class Groups {
	/** Meta of an imported group: ID of the original term. */
	public const ORIGIN = '_pagewright_faq_origin';

	/** @param array<int, \WP_Term> $terms By ID, in the order of their names. */
	private function __construct( private readonly array $terms ) {}

	public static function all(): self {
		global $wpdb;
		// get_terms() would run two queries.
		// phpcs:ignore WordPress.DB -- two tables at once, see above.
		$rows  = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT t.*, tt.* FROM $wpdb->terms t JOIN $wpdb->term_taxonomy tt ON tt.term_id = t.term_id WHERE tt.taxonomy = %s ORDER BY t.name",
				PostType::GROUP
			)
		);
		$terms = array();
		foreach ( $rows as $row ) {
			$row->term_id          = (int) $row->term_id;
			$row->term_taxonomy_id = (int) $row->term_taxonomy_id;
			$row->parent           = (int) $row->parent;
			$terms[ $row->term_id ] = new \WP_Term( $row );
		}
		// Groups of questions are then cached.
		update_term_cache( $terms, PostType::GROUP );
		return new self( $terms );
	}

	/** @return array<string, string> Slug => name, children indented after their parents. */
	public function choices( int $parent = 0, int $depth = 0 ): array {
		$choices = array();
		foreach ( $this->terms as $term ) {
			if ( $term->parent === $parent && $depth < 20 ) {
				$choices[ $term->slug ] = str_repeat( '— ', $depth ) . html_entity_decode( $term->name, ENT_QUOTES );
				$choices               += $this->choices( $term->term_id, $depth + 1 );
			}
		}
		return $choices;
	}

	/**
	 * Returns the term taxonomy IDs of these groups and all their children.
	 *
	 * @param list<string> $names Slugs or IDs.
	 * @return list<int>
	 */
	public function below( array $names ): array {
		$names = array_map( 'strval', $names );
		$taken = array_filter(
			$this->terms,
			static fn ( \WP_Term $term ): bool =>
				in_array( $term->slug, $names, true ) || in_array( (string) $term->term_id, $names, true )
		);
		do {
			$count  = count( $taken );
			$taken += array_filter(
				$this->terms,
				static fn ( \WP_Term $term ): bool => isset( $taken[ $term->parent ] )
			);
		} while ( count( $taken ) > $count );
		return array_values( array_map( static fn ( \WP_Term $term ): int => $term->term_taxonomy_id, $taken ) );
	}

	/** @return list<array{0: int, 1: string}> ID and name of the groups of a question. */
	public static function of( \WP_Post $post ): array {
		$terms = get_the_terms( $post, PostType::GROUP );
		return is_array( $terms )
			? array_map( static fn ( \WP_Term $term ): array => array( $term->term_id, $term->name ), $terms )
			: array();
	}

	/**
	 * Divides questions by group, in the order of the groups' names; those without a group come last, without a
	 * heading. A question in two groups is listed in the first.
	 *
	 * @param list<Question> $questions Questions in order.
	 * @return list<array{heading: string, questions: list<Question>}>
	 */
	public static function divide( array $questions ): array {
		$groups = array();
		$rest   = array();
		foreach ( $questions as $question ) {
			[ $id, $name ] = $question->groups[0] ?? array( 0, '' );
			if ( 0 === $id ) {
				$rest[] = $question;
				continue;
			}
			$groups[ $id ]['heading']     = $name;
			$groups[ $id ]['questions'][] = $question;
		}
		uasort( $groups, static fn ( array $a, array $b ): int => strnatcasecmp( $a['heading'], $b['heading'] ) );
		/**
		 * Filters the order of groups, which is that of their names.
		 *
		 * @param array<int, array{heading: string, questions: list<Question>}> $groups By group ID.
		 */
		$groups = array_values( (array) apply_filters( 'pagewright/faq/groups', $groups ) );
		return array() === $rest ? $groups : array(
			...$groups,
			array(
				'heading'   => '',
				'questions' => $rest,
			),
		);
	}
}
