<?php
/**
 * A query of the media library.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Listing;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Folders\Taxonomy;
use Pagewright\Features\MediaLibrary\Texts\AlternativeText;

/** A request for a part of the library. All values have their types. */
final class Query {
	/**
	 * @param string    $search   Search words.
	 * @param string    $type     MIME types or their beginnings, separated by commas; '' for all.
	 * @param string    $month    `2026-11` or the year `2026`, in the time zone of the site; '' for all.
	 * @param int       $author   User; 0 for all.
	 * @param ?int      $parent   Post; 0 for unattached files, null for all.
	 * @param bool      $is_trash Whether the trash is listed.
	 * @param ?int      $folder   Folder, without its subfolders; 0 for files without a folder, null for all.
	 * @param string    $alt      One of AlternativeText::LISTS; '' for all.
	 * @param list<int> $include  IDs to which the list is limited, each once; empty for all.
	 * @param list<int> $exclude  IDs that the list leaves out.
	 * @param string    $orderby  One of Order::names(); the order of `include` only with IDs.
	 * @param bool      $is_descending Direction.
	 * @param int       $size     Rows of a page.
	 * @param int       $offset   Position of the first row; ignored with a cursor.
	 * @param ?Cursor   $after    Last row before the page.
	 * @param ?Cursor   $before   First row after the page.
	 */
	public function __construct(
		public readonly string $search = '',
		public readonly string $type = '',
		public readonly string $month = '',
		public readonly int $author = 0,
		public readonly ?int $parent = null,
		public readonly bool $is_trash = false,
		public readonly ?int $folder = null,
		public readonly string $alt = '',
		public readonly array $include = array(),
		public readonly array $exclude = array(),
		public readonly string $orderby = 'date',
		public readonly bool $is_descending = true,
		public readonly int $size = 80,
		public readonly int $offset = 0,
		public readonly ?Cursor $after = null,
		public readonly ?Cursor $before = null,
	) {}

	/** @return list<string> Statuses that the user may see, as in WordPress's own list. */
	public function statuses(): array {
		$statuses = array( $this->is_trash && self::has_trash() ? 'trash' : 'inherit' );
		$type     = get_post_type_object( 'attachment' );
		if ( null !== $type && current_user_can( $type->cap->read_private_posts ) ) {
			$statuses[] = 'private';
		}
		return $statuses;
	}

	/** Returns whether deleted files go to the trash on this site. */
	public static function has_trash(): bool {
		return defined( 'MEDIA_TRASH' ) && (bool) constant( 'MEDIA_TRASH' );
	}

	/** Returns the position of the first row. */
	public function start(): int {
		return match ( true ) {
			null !== $this->after  => $this->after->position + 1,
			null !== $this->before => max( 0, $this->before->position - $this->size ),
			default                => $this->offset,
		};
	}

	/** Returns the number of rows of the page: fewer before a cursor near the start. */
	public function limit(): int {
		return null === $this->before ? $this->size : min( $this->size, $this->before->position );
	}

	/** Returns what identifies the total: the filters and what the user may see. */
	public function key(): string {
		$include = $this->include;
		sort( $include );
		return md5(
			(string) wp_json_encode(
				array(
					$this->search,
					$this->type,
					$this->month,
					$this->author,
					$this->parent,
					$this->folder,
					$this->alt,
					$include,
					$this->exclude,
					$this->statuses(),
				)
			)
		);
	}

	/** @return array<string, mixed> Arguments of WP_Query, as the Ajax action query-attachments makes them. */
	public function args(): array {
		$args = array(
			'order'          => $this->is_descending ? 'DESC' : 'ASC',
			'orderby'        => Order::orderby( $this->wordpress_order() ),
			'posts_per_page' => $this->limit(),
			'post_type'      => 'attachment',
			'post_status'    => implode( ',', $this->statuses() ),
		);
		if ( '' !== $this->search ) {
			// WP_Query removes slashes from a search.
			$args['s'] = wp_slash( $this->search );
		}
		if ( '' !== $this->type ) {
			$args['post_mime_type'] = $this->type;
		}
		if ( '' !== $this->month ) {
			$args['year'] = (int) substr( $this->month, 0, 4 );
			// 0 is the whole year.
			$args['monthnum'] = (int) substr( $this->month, 5 );
		}
		if ( 0 !== $this->author ) {
			$args['author'] = $this->author;
		}
		if ( null !== $this->parent ) {
			$args['post_parent'] = $this->parent;
		}
		if ( null !== $this->folder ) {
			$args['tax_query'] = array( self::in_folder( $this->folder ) ); // phpcs:ignore WordPress.DB.SlowDBQuery -- the user chose it.
		}
		if ( '' !== $this->alt ) {
			$args['meta_query'] = AlternativeText::meta_query( $this->alt ); // phpcs:ignore WordPress.DB.SlowDBQuery -- the user chose it.
		}
		return $args + array_filter( array( 'post__in' => $this->include, 'post__not_in' => $this->exclude ) );
	}

	/** @return array<string, mixed> Condition of WP_Query. */
	private static function in_folder( int $folder ): array {
		return array( 'taxonomy' => Taxonomy::NAME ) + ( 0 === $folder
			? array( 'operator' => 'NOT EXISTS' )
			: array( 'terms' => array( $folder ), 'include_children' => false ) );
	}

	/** Returns the order of a list that WordPress queries. */
	public function wordpress_order(): string {
		return Order::in_wordpress( $this->orderby );
	}
}
