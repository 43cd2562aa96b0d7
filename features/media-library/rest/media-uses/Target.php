<?php
/**
 * Recognizes an attachment in content and data.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaUses;

defined( 'ABSPATH' ) || exit;

use Pagewright\Schema\Loader;
use Pagewright\Schema\Walk;

/** The ID of an attachment and the paths of its files: content contains one of them. */
final class Target {
	/** Blocks of WordPress with attributes of MEDIA. The same names are other IDs in other blocks. */
	private const BLOCKS = array(
		'core/audio', 'core/cover', 'core/file', 'core/gallery', 'core/image', 'core/media-text', 'core/video',
	);

	private const MEDIA = array( 'id', 'ids', 'mediaId' );

	/** Names in the data of WordPress's classic widgets. */
	private const WIDGETS = array( 'attachment_id', 'ids' );

	/** Types of fields that contain IDs of attachments. */
	private const FIELDS = array( 'media', 'multiple-media' );

	/** Levels of data inside data that are searched. */
	private const DEEPEST = 20;

	/**
	 * @param int          $id    Attachment.
	 * @param list<string> $paths Paths of the files and of all sizes, from the last folder of the URL of uploads.
	 * @param list<string> $stems Beginnings of the file names, which all of them have.
	 * @param list<string> $names Names of the fields of widgets that contain attachments.
	 */
	private function __construct(
		public readonly int $id,
		private readonly array $paths,
		private readonly array $stems,
		private readonly array $names,
	) {}

	public static function of( \WP_Post $attachment, Loader $schema ): self {
		$files = self::files( $attachment->ID );
		$names = self::WIDGETS;
		foreach ( $schema->all() as $widget ) {
			foreach ( self::FIELDS as $type ) {
				array_push( $names, ...Walk::names( $schema->fields( $widget ), $type ) );
			}
		}
		return new self(
			$attachment->ID,
			$files['paths'],
			$files['stems'],
			array_values( array_unique( $names ) )
		);
	}

	/** @return array{paths: list<string>, stems: list<string>} */
	private static function files( int $id ): array {
		$file = get_post_meta( $id, '_wp_attached_file', true );
		if ( ! is_string( $file ) || '' === $file ) {
			return array( 'paths' => array(), 'stems' => array() );
		}
		$data   = wp_get_attachment_metadata( $id, true );
		$data   = is_array( $data ) ? $data : array();
		$backup = get_post_meta( $id, '_wp_attachment_backup_sizes', true );
		$names  = array( wp_basename( $file ), $data['original_image'] ?? '' );
		foreach ( array( $data['sizes'] ?? array(), $backup ) as $sizes ) {
			foreach ( is_array( $sizes ) ? $sizes : array() as $size ) {
				$names[] = is_array( $size ) ? $size['file'] ?? '' : '';
			}
		}
		$names  = array_values( array_unique( array_filter( array_filter( $names, 'is_string' ) ) ) );
		$folder = str_contains( $file, '/' )
			? '/' . dirname( $file ) . '/'
			: '/' . wp_basename( (string) ( wp_get_upload_dir()['baseurl'] ?? '' ) ) . '/';
		$paths  = array();
		foreach ( $names as $name ) {
			$paths[] = $folder . $name;
			$paths[] = str_replace( '%2F', '/', rawurlencode( $folder . $name ) );
		}
		$stem = self::common_start( $names );
		return array(
			'paths' => array_values( array_unique( $paths ) ),
			'stems' => array_values( array_unique( array( $stem, rawurlencode( $stem ) ) ) ),
		);
	}

	/** Returns the characters with which all names begin. @param non-empty-list<string> $names */
	private static function common_start( array $names ): string {
		$start = $names[0];
		foreach ( $names as $name ) {
			while ( ! str_starts_with( $name, $start ) ) {
				$start = mb_substr( $start, 0, -1 );
			}
		}
		return $start;
	}

	/** @return list<string> Patterns of LIKE. Content that uses the attachment matches one of them. */
	public function patterns(): array {
		global $wpdb;
		$texts = array(
			"wp-image-{$this->id}",
			"attachment_{$this->id}",
			// IDs in JSON: a number, a text, and in a list.
			"\":{$this->id}",
			"\":\"{$this->id}",
			"[{$this->id}",
			",{$this->id}",
			'[gallery',
			'[playlist',
			...array_map( static fn ( string $stem ): string => "/$stem", $this->stems ),
		);
		return array_map( static fn ( string $text ): string => '%' . $wpdb->esc_like( $text ) . '%', $texts );
	}

	/** Returns whether the attachment is in content: 'gallery' for a gallery, 'content' for other uses, '' if not. */
	public function kind_in( string $content ): string {
		$kind = '';
		foreach ( parse_blocks( $content ) as $block ) {
			$kind = $this->kind_in_block( $block, false );
			if ( '' !== $kind ) {
				break;
			}
		}
		return $kind;
	}

	/**
	 * Returns whether saved data of a widget contains the attachment.
	 *
	 * @param mixed $data Values by the names of their fields.
	 */
	public function is_in_data( mixed $data, int $depth = 0 ): bool {
		if ( is_string( $data ) ) {
			return '' !== $this->kind_in( $data );
		}
		if ( ! is_array( $data ) || $depth > self::DEEPEST ) {
			return false;
		}
		foreach ( $data as $name => $value ) {
			if (
				( in_array( $name, $this->names, true ) && $this->is_id( $value ) )
				|| $this->is_in_data( $value, $depth + 1 )
			) {
				return true;
			}
		}
		return false;
	}

	/** Returns whether a URL or another text contains the path of one of the files. */
	public function is_in_text( string $text ): bool {
		$text = str_replace( '\\/', '/', $text );
		foreach ( $this->paths as $path ) {
			if ( str_contains( $text, $path ) ) {
				return true;
			}
		}
		return false;
	}

	/** @param array<mixed> $block Of parse_blocks(). */
	private function kind_in_block( array $block, bool $is_gallery ): string {
		$name       = (string) ( $block['blockName'] ?? '' );
		$attrs      = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		$html       = is_string( $block['innerHTML'] ?? null ) ? $block['innerHTML'] : '';
		$is_gallery = $is_gallery || 'core/gallery' === $name;
		if ( $this->is_in_attrs( $name, $attrs ) || $this->is_in_html( $html ) ) {
			return $is_gallery ? 'gallery' : 'content';
		}
		if ( $this->is_in_shortcode( $html ) ) {
			return 'gallery';
		}
		foreach ( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array() as $inner ) {
			$kind = $this->kind_in_block( $inner, $is_gallery );
			if ( '' !== $kind ) {
				return $kind;
			}
		}
		return '';
	}

	/** @param array<mixed> $attrs Attributes of a block. */
	private function is_in_attrs( string $name, array $attrs ): bool {
		if ( array() === $attrs ) {
			return false;
		}
		$background = $attrs['style']['background']['backgroundImage']['id'] ?? 0;
		$json       = (string) wp_json_encode( $attrs, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		if ( $this->is_id( $background ) || $this->is_in_text( $json ) ) {
			return true;
		}
		$keys = in_array( $name, self::BLOCKS, true ) ? array_flip( self::MEDIA ) : array();
		foreach ( array_intersect_key( $attrs, $keys ) as $value ) {
			if ( $this->is_id( $value ) ) {
				return true;
			}
		}
		return $this->is_in_data( $attrs['widgetData'] ?? null );
	}

	private function is_in_html( string $html ): bool {
		return 1 === preg_match( "/\b(?:wp-image-|attachment_){$this->id}\b/", $html ) || $this->is_in_text( $html );
	}

	/** Returns whether a gallery or a playlist of the classic editor names the ID. */
	private function is_in_shortcode( string $html ): bool {
		preg_match_all( '/\[(?:gallery|playlist)\b[^\]]*\b(?:ids|include)\s*=\s*["\']?([\d,\s]+)/', $html, $found );
		foreach ( $found[1] as $ids ) {
			if ( $this->is_id( $ids ) ) {
				return true;
			}
		}
		return false;
	}

	/** @param mixed $value One ID, a list of IDs, or IDs joined by commas. */
	private function is_id( mixed $value ): bool {
		$ids = is_string( $value ) ? explode( ',', $value ) : (array) $value;
		foreach ( $ids as $id ) {
			if ( ( is_int( $id ) || is_string( $id ) ) && trim( (string) $id ) === (string) $this->id ) {
				return true;
			}
		}
		return false;
	}
}
