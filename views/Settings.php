<?php
/**
 * How views are counted.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Views;

defined( 'ABSPATH' ) || exit;

/** The option of view counting, read with all others at the start of a request. Each value that is stored wrongly counts as its default. */
final class Settings {
	public const OPTION = 'pagewright_views';

	/** Whom to count. */
	public const EVERYONE = 'everyone';
	public const VISITORS = 'visitors';
	public const MEMBERS  = 'members';

	/** Where views are kept until they are in the tables. */
	public const AUTOMATIC = 'auto';
	public const DATABASE  = 'database';
	public const REDIS     = 'redis';

	/** Closed lists: the first is the default. */
	private const CHOICES = array(
		'count'       => array( self::EVERYONE, self::VISITORS, self::MEMBERS ),
		'engine'      => array( self::AUTOMATIC, self::DATABASE, self::REDIS ),
		'loading'     => array( 'auto', 'server', 'deferred' ),
		'link_target' => array( '_self', '_blank' ),
	);

	/** Default, least and most of numbers. */
	private const NUMBERS = array(
		'dedupe_minutes' => array( 0, 0, 1440 ),
		'sampling_rate'  => array( 100, 1, 10000 ),
		'cache_seconds'  => array( 60, 0, 86400 ),
		// Hours make the curve of a day; what is older is known by the day. The longest range counted in hours is 30 days.
		'hour_days'      => array( 62, 32, 400 ),
		// 0 keeps days for ever.
		'day_days'       => array( 0, 0, 36500 ),
	);

	/** All off at first. */
	private const SWITCHES = array( 'front_page', 'bots', 'sampling', 'erase_on_uninstall' );

	/**
	 * @param ?bool        $enabled        Whether views are counted; null: undecided; the first list that an author views switches it on.
	 * @param string       $count          Whom: everyone, visitors (not signed in) or members (signed in).
	 * @param list<string> $post_types     Post types; none: all public ones.
	 * @param list<string> $skip_roles     Roles whose views do not count.
	 * @param bool         $front_page     Whether views of a static front page count.
	 * @param bool         $bots           Whether programs that say what they are count.
	 * @param int          $dedupe_minutes How long a second view by the same visitor does not count; 0: it counts.
	 * @param bool         $sampling       Whether one view in `sampling_rate` is sent, and stands for so many.
	 * @param int          $cache_seconds  How long a list is kept.
	 * @param int          $hour_days      Days for which views are known by the hour.
	 * @param int          $day_days       Days for which views are known by the day; 0: for ever.
	 * @param string       $engine         auto, database or redis.
	 * @param string       $redis          Address: `host:port`, a socket's path or `redis://user:password@host:port/database`; '' for the object cache's.
	 * @param string       $loading        Lists come with the page (server), after it (deferred), or with it where pages are not cached (auto).
	 * @param string       $link_target    Where links of lists open: _self, or _blank for a new tab.
	 * @param bool         $erase_on_uninstall Whether counts go with the plugin when it is deleted.
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

	public static function load(): self {
		return self::of( get_option( self::OPTION ) );
	}

	/** Settings out of anything that was stored or sent. */
	public static function of( mixed $values ): self {
		$values = is_array( $values ) ? $values : array();
		$clean  = array(
			'enabled'    => is_bool( $values['enabled'] ?? null ) ? $values['enabled'] : null,
			'post_types' => self::names( $values['post_types'] ?? array() ),
			'skip_roles' => self::names( $values['skip_roles'] ?? array() ),
			'redis'      => is_string( $values['redis'] ?? null ) ? trim( sanitize_text_field( $values['redis'] ) ) : '',
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
		return array_values( array_filter( (array) $values, static fn ( mixed $name ): bool => is_string( $name ) && sanitize_key( $name ) === $name && '' !== $name ) );
	}

	/** @return array<string, mixed> As stored. */
	public function values(): array {
		return get_object_vars( $this );
	}

	/** @return array<string, mixed> The same for a browser, which gets no password. */
	public function shown(): array {
		return array_merge( $this->values(), array( 'redis' => (string) preg_replace( '~^(\w+://[^:@/]*:)[^@]+@~', '$1••••@', $this->redis ) ) );
	}

	/**
	 * These settings with some values changed.
	 *
	 * @param array<string, mixed> $values By name; unknown names are dropped. What comes back as it was shown stays as it is.
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

	/** Whether views of a user count; 0 is a visitor. */
	public function counts( int $user ): bool {
		$roles = $user > 0 && array() !== $this->skip_roles ? (array) ( get_userdata( $user )->roles ?? array() ) : array();
		return array() === array_intersect( $roles, $this->skip_roles ) && match ( $this->count ) {
			self::VISITORS => 0 === $user,
			self::MEMBERS  => $user > 0,
			default        => true,
		};
	}

	/** What one view that is sent stands for: the site's rate, 1 without sampling. Never the client's word. */
	public function weight(): int {
		/**
		 * Switches sampling on or off, for the page and for the endpoint alike. Example: only at night.
		 *
		 * @param bool $sampling What the settings say.
		 */
		return apply_filters( 'pagewright/views/sampling', $this->sampling ) ? $this->sampling_rate : 1;
	}
}
