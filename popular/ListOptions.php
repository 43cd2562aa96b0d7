<?php
/**
 * What a list of popular posts shows.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Popular;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\SignedList;
use Pagewright\Views\Range;

/** The options of one list, complete and clean, in the nested shape that sites and old pages know. Two lists that show the same have the same key. */
final class ListOptions {
	private const KIND = 'popular-posts';

	/** Markup of its own makes a list long. */
	private const MAX_CHARS = 60_000;

	/**
	 * @param array<string, mixed> $values     As Clean makes them.
	 * @param bool                 $is_trusted Whether the site itself asks for this list, not a stranger.
	 */
	private function __construct( private readonly array $values, public readonly bool $is_trusted ) {}

	/** @param mixed $options Options in the nested shape; what is missing or of a wrong type is its default. */
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
	 * Options that a page sent back: as signed, or those of a page that another plugin printed or another key signed, reduced to what anybody may ask for.
	 *
	 * @param mixed $body Decoded JSON.
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

	/** The same list without the number of views, for entries that have none. */
	public function without_views(): self {
		$values                       = $this->values;
		$values['stats_tag']['views'] = false;
		return new self( $values, $this->is_trusted );
	}

	public function range(): Range {
		return Range::of( $this->values['range'], $this->values['time_unit'], $this->values['time_quantity'] );
	}

	/** The same for lists that are the same, whatever their heading. At most 40 characters. */
	public function key(): string {
		$same         = array_diff_key( $this->values, array_flip( array( 'title', 'range', 'time_unit', 'time_quantity' ) ) );
		$same['span'] = $this->range()->span();
		unset( $same['markup']['title-start'], $same['markup']['title-end'] );
		return md5( (string) wp_json_encode( $same ) );
	}

	/** Text for the page, which brings this very list when it is sent back; '' where its markup is too long. */
	public function sign(): string {
		return SignedList::sign( self::KIND, $this->values, self::MAX_CHARS );
	}
}
