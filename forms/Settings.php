<?php
/**
 * How contact forms are protected and kept.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Inbox\Table;

/** The option of contact forms, read with all others at the start of a request. Each value that is stored wrongly counts as its default. */
final class Settings {
	public const OPTION = 'pagewright_forms';

	/** Where the trap may stand besides our own forms. */
	public const PLACES = array( 'comments', 'login', 'registration', 'lost_password', 'other_forms' );

	/** Those without the trap until the owner switches it on. */
	public const OPT_IN_PLACES = array( 'login', 'lost_password' );

	/** Counts the formats of the option. The first had none: activation stored all defaults, among them the trap at sign-in and the test block. */
	private const VERSION = 2;

	/** Captcha services; '' is none. */
	public const SERVICES = array( '', 'turnstile', 'hcaptcha', 'recaptcha_v2', 'recaptcha_v3' );

	/** For how many days new sites keep submissions. Those that have settings or submissions already go on as before. */
	private const KEEP_DAYS = 90;

	/** Default, least and most of numbers. */
	private const NUMBERS = array(
		'least_seconds'    => array( 2, 0, 60 ),
		'rate_count'       => array( 10, 0, 1000 ),
		'rate_minutes'     => array( 10, 1, 1440 ),
		'most_links'       => array( 10, 0, 1000 ),
		'trap_edition'     => array( 0, 0, PHP_INT_MAX ),
		'keep_days'        => array( 0, 0, 36500 ),
		'spam_days'        => array( 14, 0, 36500 ),
		'captcha_least'    => array( 50, 0, 100 ),
	);

	/** Name => default. */
	private const SWITCHES = array(
		'trap'               => true,
		'trap_script'        => false,
		'test_block'         => false,
		'keep_failed'        => true,
		'erase_on_uninstall' => false,
	);

	/** Stands for a secret that is stored. */
	private const DOTS = '••••••••';

	/** @var ?array{0: array<string, mixed>, 1: self} What was stored when it was read last, and the settings made of it. */
	private static ?array $loaded = null;

	private const TEXTS = array( 'captcha_key', 'captcha_secret', 'trap_message' );

	/**
	 * @param bool         $trap               Whether forms carry a hidden field that must come back as it was, and a decoy that must stay empty.
	 * @param bool         $trap_script        Whether the hidden field is put in by script, when somebody touches the form. Visitors without scripts are refused then.
	 * @param string       $trap_message       What visitors read when the trap refuses something; '' for the usual words.
	 * @param bool         $test_block         Whether administrators see, below forms, how to act as a spam bot.
	 * @param list<string> $places             Of PLACES: what else has the trap.
	 * @param int          $trap_edition       Counts how often the names were made anew.
	 * @param int          $least_seconds      What comes sooner after the page was made is spam; 0: never.
	 * @param int          $rate_count         Submissions of one form by one visitor in `rate_minutes`; 0: any number.
	 * @param int          $most_links         What holds more links is spam; 0: any number.
	 * @param string       $captcha            Of SERVICES.
	 * @param int          $captcha_least      Score in hundredths that a visitor needs, for services that give one.
	 * @param int          $keep_days          Days for which stored submissions are kept; 0: for ever.
	 * @param int          $spam_days          Days for which refused submissions are kept, also of forms that store nothing; 0: not at all.
	 * @param bool         $keep_failed        Whether a submission whose mail failed is kept, even where a form stores nothing.
	 * @param bool         $erase_on_uninstall Whether submissions go with the plugin when it is deleted.
	 */
	private function __construct(
		public readonly bool $trap,
		public readonly bool $trap_script,
		public readonly string $trap_message,
		public readonly bool $test_block,
		public readonly array $places,
		public readonly int $trap_edition,
		public readonly int $least_seconds,
		public readonly int $rate_count,
		public readonly int $rate_minutes,
		public readonly int $most_links,
		public readonly string $captcha,
		public readonly string $captcha_key,
		public readonly string $captcha_secret,
		public readonly int $captcha_least,
		public readonly int $keep_days,
		public readonly int $spam_days,
		public readonly bool $keep_failed,
		public readonly bool $erase_on_uninstall,
	) {}

	/** On activation, so that no page view asks the database for an option that is not there. */
	public static function create(): void {
		add_option( self::OPTION, array( 'version' => self::VERSION ) + self::first() );
	}

	public static function load(): self {
		$stored = get_option( self::OPTION );
		if ( ! is_array( $stored ) ) {
			return self::of( self::first() );
		}
		// A page may show many forms.
		if ( null === self::$loaded || $stored !== self::$loaded[0] ) {
			self::$loaded = array( $stored, self::of( isset( $stored['version'] ) ? $stored : self::without_old_defaults( $stored ) ) );
		}
		return self::$loaded[1];
	}

	/** @return array<string, mixed> What differs from the defaults where nothing is stored. */
	private static function first(): array {
		return Table::was_made() ? array() : array( 'keep_days' => self::KEEP_DAYS );
	}

	/** Those that hold for one form: a widget may have its own. */
	public static function of_form( Form $form ): self {
		$own = $form->properties['spam'] ?? null;
		return is_array( $own ) ? self::load()->with( $own ) : self::load();
	}

	/** Settings out of anything that was stored or sent. */
	public static function of( mixed $values ): self {
		$values = is_array( $values ) ? $values : array();
		$clean  = array(
			'places'  => array_values( array_intersect( self::PLACES, is_array( $values['places'] ?? null ) ? $values['places'] : array_diff( self::PLACES, self::OPT_IN_PLACES ) ) ),
			'captcha' => in_array( $values['captcha'] ?? '', self::SERVICES, true ) ? (string) ( $values['captcha'] ?? '' ) : '',
		);
		foreach ( self::NUMBERS as $name => [ $default, $least, $most ] ) {
			$value          = $values[ $name ] ?? $default;
			$clean[ $name ] = is_numeric( $value ) ? (int) max( $least, min( $most, $value ) ) : $default;
		}
		foreach ( self::SWITCHES as $name => $default ) {
			$clean[ $name ] = is_bool( $values[ $name ] ?? null ) ? $values[ $name ] : $default;
		}
		foreach ( self::TEXTS as $name ) {
			$clean[ $name ] = is_string( $values[ $name ] ?? null ) ? trim( sanitize_text_field( $values[ $name ] ) ) : '';
		}
		return new self( ...$clean );
	}

	/** @return array<string, mixed> By name. */
	public function values(): array {
		return get_object_vars( $this );
	}

	/** @return array<string, mixed> The same for a browser, which gets no secret. */
	public function shown(): array {
		return array_merge( $this->values(), array( 'captcha_secret' => '' === $this->captcha_secret ? '' : self::DOTS ) );
	}

	/** @param array<string, mixed> $values By name; unknown names are dropped. What comes back as it was shown stays as it is. */
	public function with( array $values ): self {
		if ( self::DOTS === ( $values['captcha_secret'] ?? null ) ) {
			unset( $values['captcha_secret'] );
		}
		return self::of( array_merge( $this->values(), $values ) );
	}

	public function save(): void {
		update_option( self::OPTION, array( 'version' => self::VERSION ) + $this->values(), true );
	}

	/** @param array<string, mixed> $stored Of the first format. @return array<string, mixed> Without what nobody chose and everybody must choose now. */
	private static function without_old_defaults( array $stored ): array {
		if ( is_array( $stored['places'] ?? null ) ) {
			$stored['places'] = array_diff( $stored['places'], self::OPT_IN_PLACES );
		}
		return array_diff_key( $stored, array( 'test_block' => true ) );
	}
}
