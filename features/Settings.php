<?php
/**
 * What the site wants of the public features.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features;

defined( 'ABSPATH' ) || exit;

/** The option of lightbox, menus, player and hover-cards, read with all others at the start of a request. Each value that is stored wrongly counts as its default. */
final class Settings {
	public const OPTION = 'pagewright_features';

	/** Name => default. */
	private const SWITCHES = array(
		'lightbox'       => true,
		'lightbox_label' => true,
		'lightbox_wrap'  => false,
		'lightbox_fit'   => true,
		'player'         => false,
		'player_embeds'  => false,
		'player_cdn'     => false,
		'menus'          => false,
		'menus_search'   => false,
		'hover_cards'    => false,
	);

	/** Default, least and most of numbers. */
	private const NUMBERS = array(
		'lightbox_fade_ms'   => array( 500, 0, 5000 ),
		'lightbox_resize_ms' => array( 700, 0, 5000 ),
		'lightbox_top_px'    => array( 50, 0, 500 ),
		'menus_width_px'     => array( 782, 0, 4000 ),
	);

	/**
	 * @param bool $lightbox           Whether pictures that link to their own file open in a lightbox, where their block does not say otherwise.
	 * @param bool $lightbox_label     Whether it says which picture of how many is shown.
	 * @param bool $lightbox_wrap      Whether the first follows the last.
	 * @param bool $lightbox_fit       Whether large pictures are made to fit the window.
	 * @param bool $player             Whether audio, video and playlists of WordPress's own blocks and shortcodes are played by ours.
	 * @param bool $player_embeds      Whether videos of YouTube and Vimeo in embed blocks wait for a click, and are played by ours.
	 * @param bool $player_cdn         Whether engines for streams are fetched from a CDN in place of this site.
	 * @param bool $menus              Whether menus of classic themes get buttons for submenus, and a menu for small screens.
	 * @param bool $menus_search       Whether these menus end with a search.
	 * @param bool $hover_cards        Whether pictures of people show their Gravatar profile.
	 * @param int  $lightbox_fade_ms   Time in which it appears.
	 * @param int  $lightbox_resize_ms Time in which it takes the size of another picture.
	 * @param int  $lightbox_top_px    Distance from the top of the window.
	 * @param int  $menus_width_px     Windows this wide or narrower get the menu for small screens.
	 */
	private function __construct(
		public readonly bool $lightbox,
		public readonly bool $lightbox_label,
		public readonly bool $lightbox_wrap,
		public readonly bool $lightbox_fit,
		public readonly bool $player,
		public readonly bool $player_embeds,
		public readonly bool $player_cdn,
		public readonly bool $menus,
		public readonly bool $menus_search,
		public readonly bool $hover_cards,
		public readonly int $lightbox_fade_ms,
		public readonly int $lightbox_resize_ms,
		public readonly int $lightbox_top_px,
		public readonly int $menus_width_px,
	) {}

	/** Asks the database nothing, not even where nothing was ever stored. */
	public static function load(): self {
		return self::of( isset( wp_load_alloptions()[ self::OPTION ] ) ? get_option( self::OPTION ) : array() );
	}

	/** Settings out of anything that was stored or sent. */
	public static function of( mixed $values ): self {
		$values = is_array( $values ) ? $values : array();
		$clean  = array();
		foreach ( self::SWITCHES as $name => $default ) {
			$clean[ $name ] = is_bool( $values[ $name ] ?? null ) ? $values[ $name ] : $default;
		}
		foreach ( self::NUMBERS as $name => [ $default, $least, $most ] ) {
			$value          = $values[ $name ] ?? $default;
			$clean[ $name ] = is_numeric( $value ) ? (int) max( $least, min( $most, $value ) ) : $default;
		}
		return new self( ...$clean );
	}

	/** @param array<mixed> $changes Some of the values. */
	public function with( array $changes ): self {
		return self::of( $changes + $this->values() );
	}

	public function save(): void {
		update_option( self::OPTION, $this->values(), true );
	}

	/** @return array<string, bool|int> As stored, and as the screen shows them. */
	public function values(): array {
		return get_object_vars( $this );
	}
}
