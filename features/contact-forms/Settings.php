<?php
/**
 * Settings of spam protection and of stored submissions.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Inbox\Table;
use Pagewright\Request\Memory;

/** The option of contact forms, autoloaded. An invalid stored value counts as its default. */
final class Settings {
	public const OPTION = 'pagewright_forms';

	/** Forms besides our own that may contain the spam trap. */
	public const PLACES = array( 'comments', 'login', 'registration', 'lost_password', 'other_forms' );

	/** Places where the spam trap is off until the owner turns it on. */
	public const OPT_IN_PLACES = array( 'login', 'lost_password' );

	/**
	 * Version of the option's format. In the first version, activation stored all defaults, including the trap at
	 * sign-in and the test block.
	 */
	private const VERSION = 2;

	/** Captcha services; '' for none. */
	public const SERVICES = array( '', 'turnstile', 'hcaptcha', 'recaptcha_v2', 'recaptcha_v3' );

	/** Days for which new sites keep submissions. Sites with settings or submissions continue as before. */
	private const KEEP_DAYS = 90;

	/** Name => default, minimum and maximum. */
	private const NUMBERS = array(
		'least_seconds' => array( 2, 0, 60 ),
		'rate_count'    => array( 10, 0, 1000 ),
		'rate_minutes'  => array( 10, 1, 1440 ),
		'most_links'    => array( 10, 0, 1000 ),
		'trap_edition'  => array( 0, 0, PHP_INT_MAX ),
		'keep_days'     => array( 0, 0, 36500 ),
		'spam_days'     => array( 14, 0, 36500 ),
		'captcha_least' => array( 50, 0, 100 ),
	);

	/** Name => default. */
	private const SWITCHES = array(
		'trap'               => true,
		'trap_script'        => false,
		'test_block'         => false,
		'keep_failed'        => true,
		'erase_on_uninstall' => false,
	);

	/** Represents a stored secret. */
	private const DOTS = '••••••••';

	private const TEXTS = array( 'captcha_key', 'captcha_secret', 'trap_message' );

	/**
	 * @param bool         $trap               Whether forms contain a hidden field that must return unchanged, and a
	 *    decoy that must stay empty.
	 * @param bool         $trap_script        Whether a script adds the hidden field when a visitor first uses the
	 *    form. Submissions without JavaScript are then refused.
	 * @param string       $trap_message       Message for submissions that the trap refuses; '' for the default.
	 * @param bool         $test_block         Whether administrators see buttons below forms that imitate a spam bot.
	 * @param list<string> $places             Subset of PLACES: other forms with the trap.
	 * @param int          $trap_edition       Counts how often the field names were renewed.
	 * @param int          $least_seconds      Submissions within this time after the page was rendered are spam; 0
	 *    turns the check off.
	 * @param int          $rate_count         Maximum number of submissions of one form by one visitor in
	 *    `rate_minutes`; 0 for no limit.
	 * @param int          $most_links         Submissions with more links are spam; 0 for no limit.
	 * @param string       $captcha            One of SERVICES.
	 * @param int          $captcha_least      Minimum score in hundredths, for services that return a score.
	 * @param int          $keep_days          Days for which submissions are kept; 0 forever.
	 * @param int          $spam_days          Days for which refused submissions are kept, even for forms that store
	 *    nothing; 0 for none.
	 * @param bool         $keep_failed        Whether to keep a submission whose mail failed, even when the form stores
	 *    nothing.
	 * @param bool         $erase_on_uninstall Whether deleting the plugin deletes the submissions.
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

	/** Runs on activation, so that page views do not query the database for a missing option. */
	public static function create(): void {
		add_option( self::OPTION, array( 'version' => self::VERSION ) + self::first() );
	}

	public static function load(): self {
		$stored = get_option( self::OPTION );
		if ( ! is_array( $stored ) ) {
			return self::of( self::first() );
		}
		// Last stored value, and the settings created from it: a page can show many forms.
		$loaded = Memory::get( self::class, 'loaded' );
		if ( null === $loaded || $stored !== $loaded[0] ) {
			$loaded = array(
				$stored,
				self::of( isset( $stored['version'] ) ? $stored : self::without_old_defaults( $stored ) ),
			);
			Memory::set( self::class, 'loaded', $loaded );
		}
		return $loaded[1];
	}

	/** @return array<string, mixed> Values that differ from the defaults on a site without stored settings. */
	private static function first(): array {
		return Table::was_made() ? array() : array( 'keep_days' => self::KEEP_DAYS );
	}

	/** Returns the settings of one form: a widget may override some. */
	public static function of_form( Form $form ): self {
		$own = $form->properties['spam'] ?? null;
		return is_array( $own ) ? self::load()->with( $own ) : self::load();
	}

	/** Returns settings from any stored or sent value. */
	public static function of( mixed $values ): self {
		$values = is_array( $values ) ? $values : array();
		$clean  = array(
			'places'  => array_values(
				array_intersect(
					self::PLACES,
					is_array( $values['places'] ?? null )
						? $values['places']
						: array_diff( self::PLACES, self::OPT_IN_PLACES )
				)
			),
			'captcha' => in_array( $values['captcha'] ?? '', self::SERVICES, true )
				? (string) ( $values['captcha'] ?? '' )
				: '',
		);
		foreach ( self::NUMBERS as $name => [ $default, $least, $most ] ) {
			$value          = $values[ $name ] ?? $default;
			$clean[ $name ] = is_numeric( $value ) ? (int) max( $least, min( $most, $value ) ) : $default;
		}
		foreach ( self::SWITCHES as $name => $default ) {
			$clean[ $name ] = is_bool( $values[ $name ] ?? null ) ? $values[ $name ] : $default;
		}
		foreach ( self::TEXTS as $name ) {
			$clean[ $name ] = is_string( $values[ $name ] ?? null )
				? trim( sanitize_text_field( $values[ $name ] ) )
				: '';
		}
		return new self( ...$clean );
	}

	/** @return array<string, mixed> Values by name. */
	public function values(): array {
		return get_object_vars( $this );
	}

	/** @return array<string, mixed> Values for a browser, without secrets. */
	public function shown(): array {
		return array_merge(
			$this->values(),
			array( 'captcha_secret' => '' === $this->captcha_secret ? '' : self::DOTS )
		);
	}

	/**
	 * @param array<string, mixed> $values Values by name; unknown names are ignored. A masked secret leaves the stored
	 *    one unchanged.
	 */
	public function with( array $values ): self {
		if ( self::DOTS === ( $values['captcha_secret'] ?? null ) ) {
			unset( $values['captcha_secret'] );
		}
		return self::of( array_merge( $this->values(), $values ) );
	}

	public function save(): void {
		update_option( self::OPTION, array( 'version' => self::VERSION ) + $this->values(), true );
	}

	/**
	 * @param array<string, mixed> $stored In the first format. @return array<string, mixed> Without defaults that
	 *    activation stored and that owners must now choose.
	 */
	private static function without_old_defaults( array $stored ): array {
		if ( is_array( $stored['places'] ?? null ) ) {
			$stored['places'] = array_diff( $stored['places'], self::OPT_IN_PLACES );
		}
		return array_diff_key( $stored, array( 'test_block' => true ) );
	}
}
