<?php
/**
 * Post types of questions of other plugins.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Faq\Import;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\Faq\PostType;

/** Post types with a question as title and its answer as content. Their plugins need not be active. */
final class Sources {
	/** Names of taxonomies that are groups, in addition to those below. */
	public const GROUPS = '/(^|[-_])(cat|category|categories|group|groups|topic|topics)$/';

	/**
	 * Type => name of the plugin, taxonomies, meta with the order if it is not in the post, shortcodes with the
	 * attributes for groups and number.
	 */
	private const ALL = array(
		'ufaq'             => array(
			'name'       => 'Ultimate FAQ',
			'taxonomies' => array( 'ufaq-category' ),
			'order_meta' => 'ufaq_order',
			'shortcodes' => array(
				'ultimate-faqs' => array(
					'groups' => array( 'include_category', 'include_category_ids' ),
					'limit'  => array( 'post_count' ),
				),
			),
		),
		'sp_faq'           => array(
			'name'       => 'WP Responsive FAQ with Category',
			'taxonomies' => array( 'faq_cat' ),
			'shortcodes' => array(
				'sp_faq' => array(
					'groups' => array( 'category' ),
					'limit'  => array( 'limit' ),
				),
			),
		),
		'faq'              => array(
			'name'       => 'Quick and Easy FAQs, Arconix FAQ, Easy FAQs',
			'taxonomies' => array( 'faq-group', 'group', 'easy-faq-category' ),
			'shortcodes' => array(
				'faqs' => array( 'groups' => array( 'filter', 'category' ) ),
				'faq'  => array( 'groups' => array( 'group' ) ),
			),
		),
		'qa_faqs'          => array(
			'name'       => 'Q & A FAQ',
			'taxonomies' => array( 'faq_category' ),
		),
		'hrf_faq'          => array(
			'name'       => 'HTML5 Responsive FAQ',
			'taxonomies' => array( 'category' ),
			'shortcodes' => array( 'hrf_faqs' => array( 'groups' => array( 'category' ) ) ),
		),
		'helpie_faq'       => array(
			'name'       => 'Helpie FAQ',
			'taxonomies' => array( 'helpie_faq_category' ),
		),
		'bwl_advanced_faq' => array(
			'name'       => 'BWL Advanced FAQ Manager',
			'taxonomies' => array( 'advanced_faq_category' ),
		),
		'avada_faq'        => array(
			'name'       => 'Avada',
			'taxonomies' => array( 'faq_category' ),
		),
	);

	/**
	 * @return array<string, array{name: string, taxonomies: list<string>, order_meta: string, shortcodes: array<string,
	 *    array<string, list<string>>>}> By type.
	 */
	public static function all(): array {
		/**
		 * Filters the post types that can be imported: `$sources['my_faq'] = array( 'name' => 'My FAQ', 'taxonomies' =>
		 * array( 'my_faq_topic' ) )`.
		 *
		 * @param array<string, array<string, mixed>> $sources Type => name, taxonomies, order_meta, shortcodes.
		 */
		$all = array_filter( (array) apply_filters( 'pagewright/faq/sources', self::ALL ), 'is_array' );
		unset( $all[ PostType::TYPE ] );
		return array_map( self::whole( ... ), $all );
	}

	/**
	 * @param array<string, mixed> $source Entry as written.
	 * @return array{name: string, taxonomies: list<string>, order_meta: string, shortcodes: array<string, array<string,
	 *    list<string>>>} Complete entry.
	 */
	private static function whole( array $source ): array {
		$strings    = static fn ( mixed $list ): array => array_values( array_filter( (array) $list, 'is_string' ) );
		$shortcodes = array();
		foreach ( array_filter( (array) ( $source['shortcodes'] ?? array() ), 'is_array' ) as $name => $reads ) {
			$shortcodes[ $name ] = array(
				'groups' => $strings( $reads['groups'] ?? array() ),
				'limit'  => $strings( $reads['limit'] ?? array() ),
			);
		}
		return array(
			'name'       => is_string( $source['name'] ?? null ) ? $source['name'] : '',
			'taxonomies' => $strings( $source['taxonomies'] ?? array() ),
			'order_meta' => is_string( $source['order_meta'] ?? null ) ? $source['order_meta'] : '',
			'shortcodes' => $shortcodes,
		);
	}
}
