<?php
/**
 * Settings of view counting.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views;

defined( 'ABSPATH' ) || exit;

/** The option of view counting, autoloaded. An invalid stored value counts as its default. */
final class Settings {
	public const OPTION = 'pagewright_views';

	/** Whose views count. */
	public const EVERYONE = 'everyone';
	public const VISITORS = 'visitors';
	public const MEMBERS  = 'members';

	/** Where views are stored until they are in the tables. */
	public const AUTOMATIC = 'auto';
	public const DATABASE  = 'database';
	public const REDIS     = 'redis';

	/** Allowed values; the first one is the default. */
	private const CHOICES = array(
		'count'       => array( self::EVERYONE, self::VISITORS, self::MEMBERS ),
		'engine'      => array( self::AUTOMATIC, self::DATABASE, self::REDIS ),
		'loading'     => array( 'auto', 'server', 'deferred' ),
		'link_target' => array( '_self', '_blank' ),
	);

	/** Name => default, minimum and maximum. */
	private const NUMBERS = array(
		'dedupe_minutes' => array( 0, 0, 1440 ),
		'sampling_rate'  => array( 100, 1, 10000 ),
		'cache_seconds'  => array( 60, 0, 86400 ),
		// The chart of a day needs hours; older views are kept by day. The longest range counted in hours is 30 days.
		'hour_days'      => array( 62, 32, 400 ),
		// 0 keeps days forever.
		'day_days'       => array( 0, 0, 36500 ),
	);

	/** All off by default. */
	private const SWITCHES = array( 'front_page', 'bots', 'sampling', 'erase_on_uninstall' );

	/**
	 * @param ?bool        $enabled        Whether views are counted; null before a decision: the first list that an
	 *    author views turns it on.
	 * @param string       $count          Whose views count: everyone, visitors (not signed in) or members (signed in).
	 * @param list<string> $post_types     Post types; empty for all public ones.
	 * @param list<string> $skip_roles     Roles whose views do not count.
	 * @param bool         $front_page     Whether views of a static front page count.
	 * @param bool         $bots           Whether views of declared bots count.
	 * @param int          $dedupe_minutes Time in which a second view by the same visitor does not count; 0 counts all.
	 * @param bool         $sampling       Whether one view in `sampling_rate` is sent and represents that many.
	 * @param int          $cache_seconds  Lifetime of a cached list.
	 * @param int          $hour_days      Days for which views are kept by the hour.
	 * @param int          $day_days       Days for which views are kept by the day; 0 forever.
	 * @param string       $engine         auto, database or redis.
	 * @param string       $redis          Address: `host:port`, path of a socket or
	 *    `redis://user:password@host:port/database`; '' for the server of the object cache.
	 * @param string       $loading        Lists are rendered with the page (server), fetched after it (deferred), or
	 *    rendered with it unless pages are cached (auto).
	 * @param string       $link_target    Target of links in lists: _self, or _blank for a new tab.
	 * @param bool         $erase_on_uninstall Whether deleting the plugin deletes the counts.
	 */
	private function __construct(
		public readonly ?bool $enabled,
		public readonly string $count,
		public readonly array $post_types,
		public readonly array $skip_roles,
		public readonly bool $front_page,
		public readonly bool $bots,
		public readonly int $dedupe_minutes,
		public readonly bool $sampling,
		public readonly int $sampling_rate,
		public readonly int $cache_seconds,
		public readonly int $hour_days,
		public readonly int $day_days,
		public readonly string $engine,
		public readonly string $redis,
		public readonly string $loading,
		public readonly string $link_target,
		public readonly bool $erase_on_uninstall,
	) {}

	/** Runs no query: get_option() would query a missing option on every page with a list. */
	public static function load(): self {
		$is_stored = isset( wp_load_alloptions()[ self::OPTION ] ) || has_filter( 'pre_option_' . self::OPTION );
		return self::of( $is_stored ? get_option( self::OPTION ) : array() );
	}

	/** Returns settings from any stored or sent value. */
	public static function of( mixed $values ): self {
		$values = is_array( $values ) ? $values : array();
		$clean  = array(
			'enabled'    => is_bool( $values['enabled'] ?? null ) ? $values['enabled'] : null,
			'post_types' => self::names( $values['post_types'] ?? array() ),
			'skip_roles' => self::names( $values['skip_roles'] ?? array() ),
			'redis'      => is_string( $values['redis'] ?? null )
				? trim( sanitize_text_field( $values['redis'] ) )
				: '',
		);
		foreach ( self::CHOICES as $name => $choices ) {
			$clean[ $name ] = in_array( $values[ $name ] ?? null, $choices, true ) ? $values[ $name ] : $choices[0];
		}
		foreach ( self::NUMBERS as $name => [ $default, $least, $most ] ) {
			$value          = $values[ $name ] ?? $default;
			$clean[ $name ] = is_numeric( $value ) ? (int) max( $least, min( $most, $value ) ) : $default;
		}
		foreach ( self::SWITCHES as $name ) {
			$clean[ $name ] = true === ( $values[ $name ] ?? false );
		}
		return new self( ...$clean );
	}

	/** @return list<string> */
	private static function names( mixed $values ): array {
		return array_values(
			array_filter(
				(array) $values,
				static fn ( mixed $name ): bool => is_string( $name ) && sanitize_key( $name ) === $name && '' !== $name
			)
		);
	}

	/** @return array<string, mixed> Values as stored. */
	public function values(): array {
		return get_object_vars( $this );
	}

	/** @return array<string, mixed> Values for a browser, without the password. */
	public function shown(): array {
		return array_merge(
			$this->values(),
			array( 'redis' => (string) preg_replace( '~^(\w+://[^:@/]*:)[^@]+@~', '$1••••@', $this->redis ) )
		);
	}

	/**
	 * Returns a copy with some values changed.
	 *
	 * @param array<string, mixed> $values Values by name; unknown names are ignored. A masked password leaves the
	 *    stored one unchanged.
	 */
	public function with( array $values ): self {
		if ( $this->shown()['redis'] === ( $values['redis'] ?? null ) ) {
			$values['redis'] = $this->redis;
		}
		return self::of( array_merge( $this->values(), $values ) );
	}

	public function save(): void {
		update_option( self::OPTION, $this->values(), true );
		Stores::forget( $this );
	}

	/** Returns whether views of a user count; 0 is a visitor. */
	public function counts( int $user ): bool {
		$roles = $user > 0 && array() !== $this->skip_roles
			? (array) ( get_userdata( $user )->roles ?? array() )
			: array();
		return array() === array_intersect( $roles, $this->skip_roles ) && match ( $this->count ) {
			self::VISITORS => 0 === $user,
			self::MEMBERS  => $user > 0,
			default        => true,
		};
	}

	/**
	 * Returns the number of views that a sent view represents: the site's sampling rate, 1 without sampling. Never the
	 * number that the client sends.
	 */
	public function weight(): int {
		/**
		 * Filters whether sampling is on, for pages and the endpoint. Example: only at night.
		 *
		 * @param bool $sampling Value of the setting.
		 */
		return apply_filters( 'pagewright/views/sampling', $this->sampling ) ? $this->sampling_rate : 1;
	}
}
