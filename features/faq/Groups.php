<?php
/**
 * Groups of questions.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Faq;

defined( 'ABSPATH' ) || exit;

/** All groups of the site, read at once. */
final class Groups {
	/** Meta of a group that was imported: id of the term it was made from. */
	public const ORIGIN = '_pagewright_faq_origin';

	/** @param array<int, \WP_Term> $terms By their ids, in the order of their names. */
	private function __construct( private readonly array $terms ) {}

	public static function all(): self {
		global $wpdb;
		// get_terms() would ask twice: for the ids, and for what they mean.
		// phpcs:ignore WordPress.DB -- two tables at once, see above.
		$rows  = $wpdb->get_results( $wpdb->prepare( "SELECT t.*, tt.* FROM $wpdb->terms t JOIN $wpdb->term_taxonomy tt ON tt.term_id = t.term_id WHERE tt.taxonomy = %s ORDER BY t.name", PostType::GROUP ) );
		$terms = array();
		foreach ( $rows as $row ) {
			$row->term_id          = (int) $row->term_id;
			$row->term_taxonomy_id = (int) $row->term_taxonomy_id;
			$row->parent           = (int) $row->parent;
			$terms[ $row->term_id ] = new \WP_Term( $row );
		}
		// What questions say of their groups is then known without another question.
		update_term_cache( $terms, PostType::GROUP );
		return new self( $terms );
	}

	/** @return array<string, string> Slug => name, those below others after them and marked as such. */
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
	 * Ids of the taxonomy's own table: of these groups, and of all below them.
	 *
	 * @param list<string> $names Slugs or ids.
	 * @return list<int>
	 */
	public function below( array $names ): array {
		$names = array_map( 'strval', $names );
		$taken = array_filter( $this->terms, static fn ( \WP_Term $term ): bool => in_array( $term->slug, $names, true ) || in_array( (string) $term->term_id, $names, true ) );
		do {
			$count  = count( $taken );
			$taken += array_filter( $this->terms, static fn ( \WP_Term $term ): bool => isset( $taken[ $term->parent ] ) );
		} while ( count( $taken ) > $count );
		return array_values( array_map( static fn ( \WP_Term $term ): int => $term->term_taxonomy_id, $taken ) );
	}

	/** @return list<array{0: int, 1: string}> Id and name of the groups of a question. */
	public static function of( \WP_Post $post ): array {
		$terms = get_the_terms( $post, PostType::GROUP );
		return is_array( $terms ) ? array_map( static fn ( \WP_Term $term ): array => array( $term->term_id, $term->name ), $terms ) : array();
	}

	/**
	 * Questions under the groups they are in, in the order of the groups' names; what is in none comes last, without a heading.
	 * A question in two groups stands under the first.
	 *
	 * @param list<Question> $questions In their order.
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
		 * Changes the order of groups under headings, which is that of their names.
		 *
		 * @param array<int, array{heading: string, questions: list<Question>}> $groups By the groups' ids.
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
