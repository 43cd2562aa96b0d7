<?php
/**
 * Detects whether visitors see the current rendering.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Widget;

defined( 'ABSPATH' ) || exit;

/**
 * A form of a widget names its own recipients, so it is stored only after a user who may publish made it public: in a
 * published post, in a widget area or in a template. Previews, responses of REST and admin-ajax, and feeds render
 * content of users who may not publish.
 */
final class Publication {
	/** Filters for texts of users who cannot publish; sites may run shortcodes in them. */
	private const VISITORS_TEXTS = array(
		'comment_text', 'get_comment_text', 'comment_excerpt', 'get_comment_excerpt', 'comment_text_rss',
		'get_the_author_description', 'the_author_description', 'bbp_get_topic_content', 'bbp_get_reply_content',
	);

	/** Conditional tags of queries that are not pages, or not pages for visitors. */
	private const NO_PAGES = array(
		'is_preview', 'is_customize_preview', 'is_feed', 'is_comment_feed', 'is_embed', 'is_trackback', 'is_robots',
		'is_favicon',
	);

	/** Returns whether this is a page for visitors that shows a published post. */
	public static function is_under_way(): bool {
		return self::is_page()
			&& self::is_published( get_post() )
			&& array() === array_filter( self::VISITORS_TEXTS, 'doing_filter' );
	}

	/** Before the main query ran, nothing is for visitors. */
	private static function is_page(): bool {
		$is_other = is_admin()
			|| wp_doing_ajax()
			|| wp_doing_cron()
			|| wp_is_serving_rest_request()
			|| wp_is_json_request()
			|| ( defined( 'XMLRPC_REQUEST' ) && XMLRPC_REQUEST );
		return ! $is_other
			&& 0 < did_action( 'wp' )
			&& '' === (string) get_query_var( 'sitemap' )
			&& array() === array_filter( self::NO_PAGES, static fn ( string $is ): bool => (bool) $is() );
	}

	/**
	 * Authors see their drafts and pending posts, and editors see scheduled posts. Widget areas and templates on pages
	 * without a post were saved by users who may edit the site.
	 */
	private static function is_published( ?\WP_Post $post ): bool {
		$status = null === $post ? null : get_post_status_object( (string) get_post_status( $post ) );
		return null === $post || ( null !== $status && ( $status->public || $status->private ) );
	}
}
