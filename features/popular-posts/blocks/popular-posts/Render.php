<?php
/**
 * Popular posts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Blocks\PopularPosts;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\FormFacts;
use Pagewright\Blocks\OldBlock;
use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;
use Pagewright\Features\PopularPosts\Lists\InsertedLists;
use Pagewright\Features\PopularPosts\Lists\ListOptions;
use Pagewright\Features\PopularPosts\Lists\PopularList;
use Pagewright\Features\PopularPosts\Lists\Themes;
use Pagewright\Fields\Font\Font;
use Pagewright\Providers\Posts\Posts;

/** The posts with the most page views. Shortcodes and old blocks use the same lists, cache and themes. */
final class Render implements RenderInterface, FormFacts, OldBlock {
	/** Maximum depth of lists inside lists. */
	private const MAX_DEPTH = 2;

	/** Maximum number of authors in the form. */
	private const MOST_AUTHORS = 300;

	public function migrate( array $raw ): array {
		return OldData::migrate( $raw );
	}

	public function old_block( array $raw, callable $clean ): array {
		return array(
			'name'       => OldData::BLOCK_NAME,
			'attributes' => OldData::block( $raw, $clean ),
		);
	}

	public function context( array $data, RenderContext $context ): ?array {
		if ( Posts::depth() >= self::MAX_DEPTH ) {
			return null;
		}
		if ( $context->is_preview ) {
			InsertedLists::previewed();
		}
		$options  = ListOptions::of( Options::of( $data ) );
		$is_plain = '' === $options->values()['theme']['name'] && ! $data['markup']['custom_html'];
		$list     = $context->is_preview ? PopularList::html( $options ) : PopularList::on_page( $options );
		$is_empty = $context->is_preview && array() === PopularList::entries( $options );
		$is_shown = '' !== $list && 'latest' === $options->values()['empty'];
		$sample   = $is_empty && ! $is_shown ? Sample::html( $options ) : '';
		if ( '' === $list . $sample ) {
			return null;
		}
		return array(
			'style'     => 'base',
			'title'     => (string) $data['title'],
			'list'      => '' === $sample ? $list : $sample,
			'hint'      => $is_empty ? self::hint( $is_shown, '' !== $sample ) : '',
			'is_framed' => ! $context->is_preview,
			'classes'   => $is_plain ? array( 'is-plain' ) : array(),
			'css'       => Font::variant( (string) $data['look']['title_font'], '--pw-popular-posts-title' ),
		);
	}

	/** Returns the editor's message above a list without page views; '' for none. */
	private static function hint( bool $is_shown, bool $is_sample ): string {
		if ( $is_shown ) {
			return __(
				'No views have been counted in this time range yet. Until then, visitors see the latest posts.',
				'pagewright'
			);
		}
		return $is_sample
			? __(
				'No views have been counted in this time range yet. Visitors see no posts here. The preview shows the latest posts.',
				'pagewright'
			)
			: '';
	}

	/** Themes, authors and post types, which only PHP knows. */
	public function form( array $fields ): array {
		$looks   = array( Options::PLAIN => __( 'Plain (theme style)', 'pagewright' ) );
		$authors = array();
		foreach ( Themes::all() as $name => $theme ) {
			$looks[ $name ] = (string) ( $theme['name'] ?? $name );
		}
		$types = array_diff_key( get_post_types( array( 'public' => true ), 'objects' ), array( 'attachment' => 0 ) );
		$users = get_users(
			array(
				'has_published_posts' => true,
				'fields'              => array( 'ID', 'display_name' ),
				'orderby'             => 'display_name',
				'number'              => self::MOST_AUTHORS,
			)
		);
		foreach ( $users as $user ) {
			$authors[ (string) $user->ID ] = $user->display_name;
		}
		$fields['look']['fields']['theme']['options']    = $looks;
		$fields['posts']['fields']['authors']['options'] = $authors;
		// Lists do not contain attachments.
		$fields['posts']['fields']['post_types']['options'] = array_map(
			static fn ( \WP_Post_Type $type ): string => (string) $type->labels->singular_name,
			$types
		);
		return $fields;
	}

	public function javascript_variables(): ?array {
		return null;
	}
}
