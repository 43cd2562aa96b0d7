<?php
/**
 * Whether visitors see what is being rendered.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Widget;

defined( 'ABSPATH' ) || exit;

/**
 * A form of a widget names its own recipients, so it may be stored only where somebody who may publish has let it reach visitors: in a published
 * post, in a widget area or in a template. Previews, answers of REST and of admin-ajax and feeds render content of people who may not publish.
 */
final class Publication {
	/** Filters that run on texts of people who cannot publish; sites may run shortcodes in them. */
	private const VISITORS_TEXTS = array( 'comment_text', 'get_comment_text', 'comment_excerpt', 'get_comment_excerpt', 'comment_text_rss', 'get_the_author_description', 'the_author_description', 'bbp_get_topic_content', 'bbp_get_reply_content' );

	/** Conditional tags of main queries that are no pages, or not the ones that visitors get. */
	private const NO_PAGES = array( 'is_preview', 'is_customize_preview', 'is_feed', 'is_comment_feed', 'is_embed', 'is_trackback', 'is_robots', 'is_favicon' );

	/** Whether this is a page for visitors, and the post that it shows now is published. */
	public static function is_under_way(): bool {
		return self::is_page() && self::is_published( get_post() ) && array() === array_filter( self::VISITORS_TEXTS, 'doing_filter' );
	}

	/** Before the main query has run nothing is for visitors. */
	private static function is_page(): bool {
		$is_other = is_admin() || wp_doing_ajax() || wp_doing_cron() || wp_is_serving_rest_request() || wp_is_json_request() || ( defined( 'XMLRPC_REQUEST' ) && XMLRPC_REQUEST );
		return ! $is_other && 0 < did_action( 'wp' ) && '' === (string) get_query_var( 'sitemap' ) && array() === array_filter( self::NO_PAGES, static fn ( string $is ): bool => (bool) $is() );
	}

	/**
	 * Drafts, and what waits for review, are shown to their authors; scheduled posts before their day to those who may edit them. Areas and
	 * templates on pages without a post were saved by people who may edit the site.
	 */
	private static function is_published( ?\WP_Post $post ): bool {
		$status = null === $post ? null : get_post_status_object( (string) get_post_status( $post ) );
		return null === $post || ( null !== $status && ( $status->public || $status->private ) );
	}
}
