<?php
/**
 * List of attachments.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaList;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Folders\Taxonomy;
use Pagewright\Features\MediaLibrary\Index\State;
use Pagewright\Features\MediaLibrary\Listing\Cursor;
use Pagewright\Features\MediaLibrary\Listing\Library;
use Pagewright\Features\MediaLibrary\Listing\Order;
use Pagewright\Features\MediaLibrary\Listing\Query;
use Pagewright\Features\MediaLibrary\Listing\Rows;
use Pagewright\Features\MediaLibrary\Rest\MediaEndpoint;
use Pagewright\Features\MediaLibrary\Texts\AlternativeText;
use Pagewright\Rest\PublicError;

/** GET /media: a page of the media library. */
final class Endpoint extends MediaEndpoint {
	/** Largest integer of JavaScript. */
	private const LARGEST = 9_007_199_254_740_991;

	private const MOST_IDS = 5000;

	protected function route(): string {
		return '/media';
	}

	protected function args(): array {
		$text = static fn ( int $length, string $pattern = '' ): array =>
			array( 'type' => 'string', 'default' => '', 'maxLength' => $length )
				+ ( '' === $pattern ? array() : array( 'pattern' => $pattern ) );
		$name = static fn ( string ...$names ): array => array(
			'type'    => 'string',
			'enum'    => $names,
			'default' => $names[0],
		);
		$id   = array( 'type' => 'integer', 'minimum' => 0, 'maximum' => self::LARGEST );
		$ids  = array(
			'type'     => 'array',
			'items'    => array( 'minimum' => 1 ) + $id,
			'maxItems' => self::MOST_IDS,
			'default'  => array(),
		);
		return array(
			'search'   => $text( 200 ),
			'type'     => $text( 4000 ),
			'month'    => $text( 7, '^([12][0-9]{3}(-(0[1-9]|1[0-2]))?)?\z' ),
			'author'   => array( 'default' => 0 ) + $id,
			// 0 for unattached files; absent for all.
			'parent'   => $id,
			'status'   => $name( 'any', 'trash' ),
			// 0 for files without a folder; absent for all.
			'folder'   => $id,
			// Images without an alternative text, or decorative ones.
			'alt'      => $name( 'any', ...AlternativeText::LISTS ),
			'include'  => $ids,
			'exclude'  => $ids,
			'orderby'  => $name( ...Order::names() ),
			'order'    => $name( 'desc', 'asc' ),
			'per_page' => array( 'type' => 'integer', 'default' => 80, 'minimum' => 1, 'maximum' => 200 ),
			'offset'   => array( 'default' => 0 ) + $id,
			'after'    => $text( 1500 ),
			'before'   => $text( 1500 ),
		);
	}

	/**
	 * @return array<string, mixed> `rows` have the values of `fields`, see Rows::fields(). `first` and `last` are
	 *    cursors for `before` and `after`. `start` is the position of the first row, `orderby` the order of the list,
	 *    which differs from the requested one where WordPress cannot sort. `source` is index or wordpress. `version`
	 *    changes with any attachment; '' from WordPress, where changes are unknown. `index` has the state of the search
	 *    table and the finished share of its first pass.
	 * @throws PublicError 400 for an invalid cursor.
	 */
	protected function answer( \WP_REST_Request $request ): array {
		$page = Library::page( self::query( $request ) );
		$rows = Rows::create( $page->orderby );
		return array(
			'fields'  => $rows->fields(),
			'rows'    => $rows->of( $page->ids ),
			'base'    => $rows->base,
			'total'   => $page->total,
			'start'   => $page->start,
			'first'   => $page->first(),
			'last'    => $page->last(),
			'orderby' => $page->orderby,
			'source'  => '' === $page->version ? 'wordpress' : 'index',
			'version' => $page->version,
			'index'   => array( 'state' => State::name(), 'share' => State::share() ),
		);
	}

	/** @throws PublicError 400 for an invalid cursor. */
	private static function query( \WP_REST_Request $request ): Query {
		$parent  = $request['parent'];
		$include = self::ids( $request['include'] );
		$orderby = (string) $request['orderby'];
		if ( Order::INCLUDE === $orderby && array() === $include ) {
			$orderby = 'date';
		}
		$alt = 'any' === $request['alt'] ? '' : (string) $request['alt'];
		return new Query(
			search: trim( (string) $request['search'] ),
			type: (string) $request['type'],
			month: (string) $request['month'],
			author: 0 === (int) $request['author'] ? self::author( $alt ) : (int) $request['author'],
			parent: null === $parent ? null : (int) $parent,
			is_trash: 'trash' === $request['status'],
			folder: null === $request['folder'] || ! Taxonomy::exists() ? null : (int) $request['folder'],
			alt: $alt,
			include: $include,
			exclude: self::ids( $request['exclude'] ),
			orderby: $orderby,
			// WordPress ignores the direction for this order.
			is_descending: 'desc' === $request['order'] && Order::INCLUDE !== $orderby,
			size: (int) $request['per_page'],
			offset: (int) $request['offset'],
			after: self::cursor( (string) $request['after'] ),
			before: self::cursor( (string) $request['before'] ),
		);
	}

	/**
	 * Returns the author of the images in a list of alternative texts, to which the user adds texts: who may only edit
	 * own images would load those of all others to find them.
	 *
	 * @return int ID of a user; 0 for all.
	 */
	private static function author( string $alt ): int {
		$type = get_post_type_object( 'attachment' );
		return '' === $alt || ! $type || current_user_can( $type->cap->edit_others_posts ) ? 0 : get_current_user_id();
	}

	/** @return list<int> */
	private static function ids( mixed $ids ): array {
		return array_values( array_unique( array_map( 'intval', (array) $ids ) ) );
	}

	/** @throws PublicError 400 for an invalid cursor. */
	private static function cursor( string $text ): ?Cursor {
		return '' === $text ? null : Cursor::of( $text ) ?? throw new PublicError(
			'pagewright_invalid_cursor',
			__( 'This page of the list does not exist. Load the list again.', 'pagewright' ),
			400
		);
	}
}
