<?php
/**
 * Settings of the public features.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features;

defined( 'ABSPATH' ) || exit;

/** The option of lightbox, menus, player and hover-cards, autoloaded. An invalid stored value counts as its default. */
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

	/** Name => default, minimum and maximum. */
	private const NUMBERS = array(
		'lightbox_fade_ms'   => array( 500, 0, 5000 ),
		'lightbox_resize_ms' => array( 700, 0, 5000 ),
		'lightbox_top_px'    => array( 50, 0, 500 ),
		'menus_width_px'     => array( 782, 0, 4000 ),
	);

	/**
	 * @param bool $lightbox           Whether images that link to their own file open in a lightbox, unless their block overrides it.
	 * @param bool $lightbox_label     Whether it shows the number of the image.
	 * @param bool $lightbox_wrap      Whether the first image follows the last.
	 * @param bool $lightbox_fit       Whether large images are scaled to fit the viewport.
	 * @param bool $player             Whether our player plays audio, video and playlists of WordPress's own blocks and shortcodes.
	 * @param bool $player_embeds      Whether videos of YouTube and Vimeo in embed blocks load after a click, in our player.
	 * @param bool $player_cdn         Whether engines for streams load from a CDN instead of this site.
	 * @param bool $menus              Whether menus of classic themes get submenu buttons, and a menu for small screens.
	 * @param bool $menus_search       Whether these menus end with a search.
	 * @param bool $hover_cards        Whether avatars show the Gravatar profile.
	 * @param int  $lightbox_fade_ms   Duration of the fade-in.
	 * @param int  $lightbox_resize_ms Duration of the change to the size of another image.
	 * @param int  $lightbox_top_px    Distance from the top of the viewport.
	 * @param int  $menus_width_px     Viewports up to this width get the menu for small screens.
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

	/** Runs no query, even when nothing was ever stored. */
	public static function load(): self {
		return self::of( isset( wp_load_alloptions()[ self::OPTION ] ) ? get_option( self::OPTION ) : array() );
	}

	/** Returns settings from any stored or sent value. */
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

	/** @param array<mixed> $changes Changed values. */
	public function with( array $changes ): self {
		return self::of( $changes + $this->values() );
	}

	public function save(): void {
		update_option( self::OPTION, $this->values(), true );
	}

	/** @return array<string, bool|int> Values as stored, and as the screen shows them. */
	public function values(): array {
		return get_object_vars( $this );
	}
}
