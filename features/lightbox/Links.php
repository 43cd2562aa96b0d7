<?php
/**
 * Finds links to images in HTML.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Lightbox;

defined( 'ABSPATH' ) || exit;

/**
 * Inspects each link once and decides on its mark. A second pass writes them: WordPress limits how often the HTML tag
 * processor may seek.
 */
final class Links {
	/** Every image that links to its file. */
	public const ALL = 'all';
	/** The same, requested by the block: a gallery without a lightbox keeps it. */
	public const CHOSEN = 'chosen';
	/** Only links that their author marked. */
	public const BY_HAND = 'by-hand';
	/** Only links to frames. */
	public const NONE = 'none';
	/** Removes marks that an inner block set. */
	public const UNDO = 'undo';
	/** Tells the surrounding gallery that this image has no lightbox. */
	public const KEEP_OUT = 'keep-out';

	private const ENDINGS = '/\.(?:jpe?g|png|gif|webp|avif|bmp|svg)$/i';

	/** Attributes and classes of links that other scripts open. */
	private const OTHERS = array(
		'data-fancybox', 'data-fslightbox', 'data-glightbox', 'data-featherlight', 'data-lity', 'data-slb-active',
		'data-mfp-src', 'data-elementor-open-lightbox', 'data-pswp-width', 'data-vbtype', 'data-lg-size',
		'data-wp-interactive', 'data-wp-on--click', 'data-wp-on-async--click', 'download', 'onclick',
	);

	private const OTHER_CLASSES = '/(?:^|\s)(?:fancybox|glightbox|magnific|foobox|swipebox|venobox|nolightbox|no-lightbox|lightgallery)(?=[\s_-]|$)/i';

	/**
	 * @param array<int, string|null> $changes Index of a link in the HTML => value of its mark, null for none.
	 * @param list<int>               $ids     Attachment IDs in the classes of their images.
	 */
	private function __construct(
		public array $changes = array(),
		public array $ids = array(),
		public bool $has_any = false
	) {}

	public static function find( string $html, string $mode ): self {
		$found  = new self();
		$tags   = new \WP_HTML_Tag_Processor( $html );
		$number = -1;
		$link   = null;
		while ( $tags->next_tag( array( 'tag_closers' => 'visit' ) ) ) {
			$name = $tags->get_tag();
			if ( 'A' === $name && $tags->is_tag_closer() ) {
				$link = null;
			} elseif ( 'A' === $name ) {
				$link = self::link( $tags, ++$number );
				if ( self::is_marked( $link ) ) {
					$found->judge( $link, $mode );
				}
			} elseif ( null !== $link && 'IMG' === $name ) {
				$found->judge( array( 'has_picture' => true ) + $link, $mode );
				if ( 1 === preg_match( '/\bwp-image-(\d+)/', (string) $tags->get_attribute( 'class' ), $parts ) ) {
					$found->ids[] = (int) $parts[1];
				}
			}
		}
		return $found;
	}

	/** Returns whether a URL is an image file that browsers display. Excludes pages about a file, as in wikis. */
	public static function is_picture( string $href ): bool {
		$path = (string) preg_replace( '/[?#].*$/s', '', trim( $href ) );
		return 1 === preg_match( self::ENDINGS, $path )
			&& 1 === preg_match( '~^(?:https?://|/|\.|[\w%-]+(?:[./]|$))~i', $path )
			&& ! str_contains( basename( $path ), ':' );
	}

	/** @return array<string, mixed> */
	private static function link( \WP_HTML_Tag_Processor $tags, int $number ): array {
		$class = (string) $tags->get_attribute( 'class' );
		$words = preg_split( '/\s+/', $class );
		$rel   = (string) $tags->get_attribute( 'rel' );
		$owned = 1 === preg_match( self::OTHER_CLASSES, $class );
		foreach ( self::OTHERS as $name ) {
			$owned = $owned || null !== $tags->get_attribute( $name );
		}
		return array(
			'number'      => $number,
			'mark'        => $tags->get_attribute( 'data-pagewright-lightbox' ),
			'has_picture' => false,
			'is_picture'  => ! $owned && self::is_picture( (string) $tags->get_attribute( 'href' ) ),
			'is_frame'    => in_array( 'pagewright-lightbox-frame', $words, true ),
			'is_thickbox' => in_array( 'thickbox', $words, true ),
			'is_by_hand'  => null !== $tags->get_attribute( 'data-lightbox' )
				|| 1 === preg_match( '/(?:^|\s)lightbox\b/i', $rel ),
		);
	}

	/** @param array<string, mixed> $link Link. */
	private static function is_marked( array $link ): bool {
		return $link['is_by_hand'] || $link['is_frame'] || $link['is_thickbox'];
	}

	/** @param array<string, mixed> $link Link. */
	private function judge( array $link, string $mode ): void {
		$is_quiet = in_array( $mode, array( self::NONE, self::UNDO, self::KEEP_OUT ), true );
		if ( $link['is_frame'] || ( $link['is_thickbox'] && ! $link['is_picture'] ) ) {
			$this->has_any = $this->has_any || $link['is_frame'] || ! $is_quiet;
			return;
		}
		$is_meant = $link['is_picture']
			&& ( self::is_marked( $link ) || ( $link['has_picture'] && self::BY_HAND !== $mode ) );
		if ( ! $is_meant || self::NONE === $mode || 'off' === $link['mark'] ) {
			return;
		}
		$this->has_any                    = $this->has_any || ! $is_quiet;
		$this->changes[ $link['number'] ] = match ( true ) {
			self::KEEP_OUT === $mode => 'off',
			'on' === $link['mark'], self::CHOSEN === $mode => 'on',
			self::UNDO === $mode => null,
			default => '',
		};
	}
}
