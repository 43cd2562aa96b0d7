<?php
/**
 * Rows of a list.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Listing;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Colors\Colors;
use Pagewright\Features\MediaLibrary\Folders\Taxonomy;
use Pagewright\Features\MediaLibrary\Replace\FileVersion;

/** The values of attachments in a list: few, because a list has many rows. Details have their own request. */
final class Rows {
	/**
	 * Names of the values of a row:
	 *
	 * - id, title, file name without folders, MIME type
	 * - thumb, thumbWidth, thumbHeight: URL, relative to `base` if it is in the folder of uploads; '' for none
	 * - color: of that image, six hex digits; '' if unknown
	 * - width, height: of the image or video; 0 if unknown
	 * - length: of audio or video, such as 3:45; '' if unknown
	 * - alt: alternative text
	 * - date: seconds since 1970
	 * - author, parent: IDs; 0 for none
	 * - status: inherit, private or trash
	 * - may: what the user may do, see Rights::sum()
	 * - folders: IDs of its folders
	 *
	 * A list by change, slug or menu order has that value too.
	 */
	private const FIELDS = array(
		'id', 'title', 'file', 'mime', 'thumb', 'thumbWidth', 'thumbHeight', 'color', 'width', 'height', 'length',
		'alt', 'date', 'author', 'parent', 'status', 'may', 'folders',
	);

	/** Order of a list => name of the value that its rows have in addition. */
	private const KEYS = array( 'modified' => 'modified', 'name' => 'name', 'menu_order' => 'menuOrder' );

	private const FILTER = 'wp_prepare_attachment_for_js';

	/**
	 * @param string $base    URL of the folder of uploads, with a slash at its end.
	 * @param string $orderby Order of the list.
	 */
	private function __construct(
		public readonly string $base,
		private readonly string $orderby,
		private readonly Rights $rights,
	) {}

	/** @param string $orderby Order of the list. */
	public static function create( string $orderby ): self {
		$base = trailingslashit( (string) ( wp_get_upload_dir()['baseurl'] ?? '' ) );
		return new self( $base, $orderby, new Rights() );
	}

	/** @return list<string> Names of the values of a row. */
	public function fields(): array {
		return isset( self::KEYS[ $this->orderby ] )
			? array( ...self::FIELDS, self::KEYS[ $this->orderby ] )
			: self::FIELDS;
	}

	/**
	 * @param list<int> $ids Attachments.
	 * @return list<list<int|string|list<int>>> Values in the order of fields(). Attachments that were deleted, or
	 *    that a filter removes, are left out.
	 */
	public function of( array $ids ): array {
		_prime_post_caches( $ids, false, true );
		$posts = array_filter( array_map( 'get_post', $ids ) );
		update_post_parent_caches( $posts );
		$is_filtered = false !== has_filter( self::FILTER );
		if ( ! $is_filtered ) {
			self::load_covers( $posts );
		}
		$folders = Taxonomy::folders_of( $ids );
		$rows    = array();
		foreach ( $posts as $post ) {
			if ( 'attachment' === $post->post_type ) {
				$in     = $folders[ $post->ID ] ?? array();
				$rows[] = $is_filtered ? $this->prepared( $post, $in ) : $this->row( $post, $in );
			}
		}
		return array_values( array_filter( $rows ) );
	}

	/**
	 * @param list<int> $folders Folders of the attachment.
	 * @return list<int|string|list<int>>
	 */
	private function row( \WP_Post $post, array $folders ): array {
		$data  = wp_get_attachment_metadata( $post->ID );
		$data  = is_array( $data ) ? $data : array();
		$thumb = self::thumb( $post, $data );
		return array(
			$post->ID,
			$post->post_title,
			wp_basename( (string) get_attached_file( $post->ID ) ),
			$post->post_mime_type,
			FileVersion::url( $this->relative( $thumb[0] ), self::picture( $post ) ),
			$thumb[1],
			$thumb[2],
			self::color( $post, $thumb[0] ),
			self::number( $data['width'] ?? 0 ),
			self::number( $data['height'] ?? 0 ),
			self::text( $data['length_formatted'] ?? '' ),
			self::text( get_post_meta( $post->ID, '_wp_attachment_image_alt', true ) ),
			(int) strtotime( $post->post_date_gmt ),
			(int) $post->post_author,
			$post->post_parent,
			$post->post_status,
			$this->rights->of( $post ),
			$folders,
			...$this->key( strtotime( $post->post_modified_gmt ), $post->post_name, $post->menu_order ),
		);
	}

	/** @return list<int|string> The value that only lists in this order have. */
	private function key( mixed $modified, mixed $name, mixed $menu_order ): array {
		return match ( $this->orderby ) {
			'modified'   => array( self::number( $modified ) ),
			'name'       => array( self::text( $name ) ),
			'menu_order' => array( self::number( $menu_order ) ),
			default      => array(),
		};
	}

	/**
	 * Returns the row of an attachment that other plugins change for the media library of WordPress.
	 *
	 * @param list<int> $folders Folders of the attachment.
	 * @return list<int|string|list<int>>|null Null if one removes it.
	 */
	private function prepared( \WP_Post $post, array $folders ): ?array {
		$data = wp_prepare_attachment_for_js( $post );
		if ( ! is_array( $data ) || array() === $data ) {
			return null;
		}
		$nonces = is_array( $data['nonces'] ?? null ) ? $data['nonces'] : array();
		$thumb  = self::prepared_thumb( $post, $data );
		$url    = self::text( $thumb['url'] ?? '' );
		return array(
			self::number( $data['id'] ?? $post->ID ),
			self::text( $data['title'] ?? '' ),
			self::text( $data['filename'] ?? '' ),
			self::text( $data['mime'] ?? '' ),
			FileVersion::url( $this->relative( $url ), self::picture( $post ) ),
			self::number( $thumb['width'] ?? 0 ),
			self::number( $thumb['height'] ?? 0 ),
			self::color( $post, $url ),
			self::number( $data['width'] ?? 0 ),
			self::number( $data['height'] ?? 0 ),
			self::text( $data['fileLength'] ?? '' ),
			self::text( $data['alt'] ?? '' ),
			intdiv( self::number( $data['date'] ?? 0 ), 1000 ),
			self::number( $data['author'] ?? 0 ),
			self::number( $data['uploadedTo'] ?? 0 ),
			self::text( $data['status'] ?? '' ),
			Rights::sum( ! empty( $nonces['update'] ), ! empty( $nonces['delete'] ) ),
			$folders,
			...$this->key(
				intdiv( self::number( $data['modified'] ?? 0 ), 1000 ),
				$data['name'] ?? '',
				$data['menuOrder'] ?? 0
			),
		);
	}

	/**
	 * @param array<mixed> $data Attachment that WordPress prepared.
	 * @return array<mixed> With url, width and height; empty for none.
	 */
	private static function prepared_thumb( \WP_Post $post, array $data ): array {
		if ( self::is_played( $post ) ) {
			$cover = has_post_thumbnail( $post ) && is_array( $data['thumb'] ?? null ) ? $data['thumb'] : array();
			return array( 'url' => $cover['src'] ?? '' ) + $cover;
		}
		$image = 'image' === ( $data['type'] ?? '' ) ? array( 'url' => $data['url'] ?? '' ) : array();
		$thumb = $data['sizes']['thumbnail'] ?? $data['sizes']['full'] ?? null;
		return is_array( $thumb ) ? $thumb : $image;
	}

	/**
	 * @param array<mixed> $data Metadata of the attachment.
	 * @return array{string, int, int} URL, width and height. The whole image if it has no thumbnail.
	 */
	private static function thumb( \WP_Post $post, array $data ): array {
		$size = self::size( $post, $data );
		if ( null !== $size ) {
			return $size;
		}
		$thumb = wp_get_attachment_image_src( self::picture( $post ), 'thumbnail' );
		if ( ! is_array( $thumb ) ) {
			return array( '', 0, 0 );
		}
		// WordPress returns the size at which it would show the whole image.
		$is_whole = empty( $thumb[3] ) && ! self::is_played( $post );
		return self::measured(
			$thumb[0] ?? '',
			$is_whole ? ( $data['width'] ?? 0 ) : ( $thumb[1] ?? 0 ),
			$is_whole ? ( $data['height'] ?? 0 ) : ( $thumb[2] ?? 0 )
		);
	}

	/**
	 * Returns the thumbnail of an image in a tenth of the time of wp_get_attachment_image_src(). That function also
	 * limits the width and the height to the setting, which no list needs.
	 *
	 * @param array<mixed> $data Metadata of the attachment.
	 * @return array{string, int, int}|null URL, width and height; null for others, and if other code changes it.
	 */
	private static function size( \WP_Post $post, array $data ): ?array {
		if (
			! str_starts_with( $post->post_mime_type, 'image/' )
			|| false !== has_filter( 'wp_get_attachment_image_src' )
		) {
			return null;
		}
		/** This filter is documented in wp-includes/media.php */
		$changed = apply_filters( 'image_downsize', false, $post->ID, 'thumbnail' ); // phpcs:ignore WordPress.NamingConventions -- of WordPress.
		$size    = false === $changed ? self::thumbnail( $post, $data ) : null;
		$url     = wp_get_attachment_url( $post->ID );
		// WordPress ignores the URL of the size.
		return is_array( $size ) && is_string( $size['file'] ?? null ) && is_string( $url )
			? self::measured(
				str_replace( wp_basename( $url ), $size['file'], $url ),
				$size['width'] ?? 0,
				$size['height'] ?? 0
			)
			: null;
	}

	/**
	 * Returns the metadata of the thumbnail. image_get_intermediate_size() also searches the disk for its folder, which
	 * takes as long as the rest of a row, for a path that no list needs.
	 *
	 * @param array<mixed> $data Metadata of the attachment.
	 * @return mixed An array, unless it is missing or broken.
	 */
	private static function thumbnail( \WP_Post $post, array $data ): mixed {
		return false === has_filter( 'image_get_intermediate_size' )
			? ( $data['sizes']['thumbnail'] ?? null )
			: image_get_intermediate_size( $post->ID, 'thumbnail' );
	}

	/** @return array{string, int, int} URL, width and height. */
	private static function measured( mixed $url, mixed $width, mixed $height ): array {
		return array( self::text( $url ), self::number( $width ), self::number( $height ) );
	}

	/** Returns the color of the shown image; '' without one. @param string $thumb URL. */
	private static function color( \WP_Post $post, string $thumb ): string {
		return '' === $thumb ? '' : Colors::of( self::picture( $post ) );
	}

	/** Returns the attachment with the shown image: covers of audio and video files are other attachments. */
	public static function picture( \WP_Post $post ): int {
		return self::is_played( $post ) ? (int) get_post_thumbnail_id( $post ) : $post->ID;
	}

	/** Loads all covers with one query. @param array<\WP_Post> $posts Attachments. */
	private static function load_covers( array $posts ): void {
		$covers = array_map( self::picture( ... ), array_filter( $posts, self::is_played( ... ) ) );
		_prime_post_caches( array_values( array_filter( $covers ) ), false, true );
	}

	private static function is_played( \WP_Post $post ): bool {
		return 1 === preg_match( '~^(?:audio|video)/~', $post->post_mime_type );
	}

	private function relative( string $url ): string {
		return str_starts_with( $url, $this->base ) ? substr( $url, strlen( $this->base ) ) : $url;
	}

	private static function text( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}

	private static function number( mixed $value ): int {
		return is_numeric( $value ) ? (int) $value : 0;
	}
}
