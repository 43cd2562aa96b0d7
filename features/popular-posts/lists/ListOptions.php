<?php
/**
 * Options of a list.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Lists;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Views\Range;
use Pagewright\Providers\SignedList;

/**
 * The complete, sanitized options of one list, in the nested format of sites and old pages. Lists with the same content
 * have the same key.
 */
final class ListOptions {
	private const KIND = 'popular-posts';

	/** Custom markup makes a list long. */
	private const MAX_CHARS = 60_000;

	/**
	 * @param array<string, mixed> $values     Result of Clean.
	 * @param bool                 $is_trusted Whether the site requests this list, not an anonymous client.
	 */
	private function __construct( private readonly array $values, public readonly bool $is_trusted ) {}

	/** @param mixed $options Nested options; missing and invalid ones get the default. */
	public static function of( mixed $options ): self {
		return new self( Clean::options( is_array( $options ) ? $options : array() ), true );
	}

	/** @param array<mixed> $atts Attributes of `[wpp]`. */
	public static function from_shortcode( array $atts ): self {
		return self::of( FlatOptions::from_shortcode( $atts ) );
	}

	/** @param array<mixed> $attributes Attributes of the block `wordpress-popular-posts/widget`. */
	public static function from_block( array $attributes ): self {
		return self::of( FlatOptions::from_block( $attributes ) );
	}

	/**
	 * Returns options that a page sent: the signed ones; without a valid signature, as on pages of another plugin,
	 * reduced to public options.
	 *
	 * @param mixed $body Parsed JSON.
	 */
	public static function from_client( mixed $body ): self {
		$signed = is_array( $body ) ? $body['signed'] ?? null : null;
		$list   = SignedList::read( self::KIND, $signed, self::MAX_CHARS );
		if ( null !== $list ) {
			return self::of( $list );
		}
		$said = null === $signed ? $body : SignedList::peek( $signed, self::MAX_CHARS );
		return new self( Clean::of_strangers( is_array( $said ) ? $said : array() ), false );
	}

	/** @return array<string, mixed> Nested, complete. */
	public function values(): array {
		return $this->values;
	}

	/** Returns the same list without the number of views, for entries that have none. */
	public function without_views(): self {
		$values                       = $this->values;
		$values['stats_tag']['views'] = false;
		return new self( $values, $this->is_trusted );
	}

	public function range(): Range {
		return Range::of( $this->values['range'], $this->values['time_unit'], $this->values['time_quantity'] );
	}

	/** Returns a key that is equal for equal lists, independent of the heading. At most 40 characters. */
	public function key(): string {
		$same         = array_diff_key(
			$this->values,
			array_flip( array( 'title', 'range', 'time_unit', 'time_quantity' ) )
		);
		$same['span'] = $this->range()->span();
		unset( $same['markup']['title-start'], $same['markup']['title-end'] );
		return md5( (string) wp_json_encode( $same ) );
	}

	/** Returns a signed text for the page, which from_client() accepts; '' when its markup is too long. */
	public function sign(): string {
		return SignedList::sign( self::KIND, $this->values, self::MAX_CHARS );
	}
}
