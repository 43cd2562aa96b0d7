<?php
/**
 * Registers the post type of questions.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Faq;

defined( 'ABSPATH' ) || exit;

/** Questions with their answers, and their groups. They have no pages of their own: lists show them. */
final class PostType {
	public const TYPE  = 'pagewright_faq';
	public const GROUP = 'pagewright_faq_group';

	/** Registers once per request, on demand: wp-admin, REST, cron, or a list on a page. */
	public static function register(): void {
		if ( post_type_exists( self::TYPE ) ) {
			return;
		}
		register_taxonomy( self::GROUP, self::TYPE, self::group() );
		register_post_type( self::TYPE, self::type() );
	}

	/** @return array<string, mixed> Arguments of register_post_type(). */
	private static function type(): array {
		return array(
			'labels'              => array(
				'name'                     => __( 'Questions', 'pagewright' ),
				'singular_name'            => __( 'Question', 'pagewright' ),
				'menu_name'                => __( 'FAQ', 'pagewright' ),
				'all_items'                => __( 'Questions', 'pagewright' ),
				'add_new'                  => __( 'Add question', 'pagewright' ),
				'add_new_item'             => __( 'Add question', 'pagewright' ),
				'edit_item'                => __( 'Edit question', 'pagewright' ),
				'new_item'                 => __( 'New question', 'pagewright' ),
				'search_items'             => __( 'Search questions', 'pagewright' ),
				'not_found'                => __( 'No questions yet.', 'pagewright' ),
				'not_found_in_trash'       => __( 'No questions found in trash.', 'pagewright' ),
				'filter_items_list'        => __( 'Filter questions list', 'pagewright' ),
				'items_list_navigation'    => __( 'Questions list navigation', 'pagewright' ),
				'items_list'               => __( 'Questions list', 'pagewright' ),
				'item_published'           => __( 'Question published.', 'pagewright' ),
				'item_published_privately' => __( 'Question published privately.', 'pagewright' ),
				'item_reverted_to_draft'   => __( 'Question reverted to draft.', 'pagewright' ),
				'item_scheduled'           => __( 'Question scheduled.', 'pagewright' ),
				'item_updated'             => __( 'Question updated.', 'pagewright' ),
			),
			'description'         => __( 'Questions and answers for FAQ lists.', 'pagewright' ),
			'public'              => false,
			'show_ui'             => true,
			'show_in_rest'        => true,
			'exclude_from_search' => true,
			'menu_icon'           => 'dashicons-editor-help',
			'menu_position'       => 26,
			'capability_type'     => 'post',
			'map_meta_cap'        => true,
			'supports'            => array( 'title', 'editor', 'page-attributes', 'revisions', 'custom-fields' ),
			'taxonomies'          => array( self::GROUP ),
			'rewrite'             => false,
			'query_var'           => false,
			'delete_with_user'    => false,
		);
	}

	/** @return array<string, mixed> Arguments of register_taxonomy(). */
	private static function group(): array {
		return array(
			'labels'            => array(
				'name'          => __( 'Groups', 'pagewright' ),
				'singular_name' => __( 'Group', 'pagewright' ),
				'all_items'     => __( 'All groups', 'pagewright' ),
				'edit_item'     => __( 'Edit group', 'pagewright' ),
				'add_new_item'  => __( 'Add group', 'pagewright' ),
				'new_item_name' => __( 'New group name', 'pagewright' ),
				'parent_item'   => __( 'Parent group', 'pagewright' ),
				'search_items'  => __( 'Search groups', 'pagewright' ),
				'not_found'     => __( 'No groups found.', 'pagewright' ),
			),
			'public'            => false,
			'show_ui'           => true,
			'show_in_rest'      => true,
			'show_admin_column' => true,
			'hierarchical'      => true,
			'rewrite'           => false,
			'query_var'         => false,
		);
	}
}
