<?php
/**
 * Represents one form tag.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Tags;

defined( 'ABSPATH' ) || exit;

/**
 * The parts of `[type name options "values"]content[/type]`. Add-ons know the names of these properties and methods,
 * and may change a tag with a filter.
 */
class Tag {
	/** Type as written: `text*`. */
	public string $type = '';

	/** Type without the asterisk: `text`. */
	public string $basetype = '';

	/** Name as written, with dots. */
	public string $raw_name = '';

	/** Name of the field, with underscores in place of dots; '' for tags without a name. */
	public string $name = '';

	/** @var list<string> Words before the values: `size:40`, `placeholder`. */
	public array $options = array();

	/** @var list<string> Values as written: `a|b`. */
	public array $raw_values = array();

	/** @var list<string> Values that are sent: the part before the pipe. */
	public array $values = array();

	/** @var list<string> Labels that are shown. */
	public array $labels = array();

	/** @var list<array{0: string, 1: string}> [ shown and sent, used ], one for each value. */
	public array $pipes = array();

	/** Content between `[type]` and `[/type]`. */
	public string $content = '';

	/** @var array<string, mixed> Data of add-ons. */
	public array $attr = array();

	private const PATTERNS = array(
		'date'       => '[0-9]{4}-[0-9]{2}-[0-9]{2}',
		'int'        => '[0-9]+',
		'signed_int' => '-?[0-9]+',
		'num'        => '(?:[0-9]+|[0-9]*\.[0-9]+)',
		'signed_num' => '-?(?:[0-9]+|[0-9]*\.[0-9]+)',
		'class'      => '[-0-9a-zA-Z_]+',
		'id'         => '[-0-9a-zA-Z_]+',
	);

	public function is_required(): bool {
		return str_ends_with( $this->type, '*' );
	}

	/** Returns whether the options contain this word, with or without a value after a colon. */
	public function has_option( string $name ): bool {
		return array() !== $this->get_all_match_options( '/^' . preg_quote( $name, '/' ) . '(?::.+)?$/i' );
	}

	/**
	 * Returns the value after the colon of an option.
	 *
	 * @param string $pattern   int, signed_int, num, signed_num, date, class, id, or a regular expression; '' for any
	 *    value.
	 * @param bool   $is_single Whether to return the first value only.
	 * @return ($is_single is true ? string|false : list<string>|false) False for none.
	 */
	public function get_option( string $name, string $pattern = '', bool $is_single = false ): string|array|false {
		$what  = self::PATTERNS[ $pattern ] ?? ( '' === $pattern ? '.+' : $pattern );
		$found = array();
		foreach ( $this->options as $option ) {
			if (
				0 === strncasecmp( (string) $option, "$name:", strlen( $name ) + 1 )
				&& 1 === preg_match(
					'/^(' . str_replace( '/', '\/', $what ) . ')$/i',
					substr( (string) $option, strlen( $name ) + 1 ),
					$match
				)
			) {
				$found[] = $match[1];
			}
		}
		if ( array() === $found ) {
			return false;
		}
		return $is_single ? $found[0] : $found;
	}

	/** @return array<int, string>|false Matches of the first option that fits; false for none. */
	public function get_first_match_option( string $pattern ): array|false {
		return $this->get_all_match_options( $pattern )[0] ?? false;
	}

	/** @return list<array<int, string>> Matches of all options that fit. */
	public function get_all_match_options( string $pattern ): array {
		$all = array();
		foreach ( $this->options as $option ) {
			if ( 1 === preg_match( $pattern, (string) $option, $found ) ) {
				$all[] = $found;
			}
		}
		return $all;
	}

	/** Returns the ID that the author chose for the control, unless it looks like one of ours. */
	public function get_id_option(): string|false {
		$id = $this->get_option( 'id', 'id', true );
		return is_string( $id ) && ! str_starts_with( $id, 'wpcf7' ) ? $id : false;
	}

	/** @param string|list<string> $default_classes */
	public function get_class_option( string|array $default_classes = '' ): string|false {
		$own     = $this->get_option( 'class', 'class' );
		$classes = array_merge(
			is_string( $default_classes )
				? preg_split( '/\s+/', $default_classes, -1, PREG_SPLIT_NO_EMPTY )
				: $default_classes,
			$own ? $own : array()
		);
		$text    = implode( ' ', array_unique( array_filter( $classes ) ) );
		return '' === $text ? false : $text;
	}

	public function get_size_option( string|int|false $default_value = false ): string|int|false {
		return $this->number_of( 'size', '/^([0-9]+)\/[0-9]*$/', $default_value );
	}

	public function get_maxlength_option( string|int|false $default_value = false ): string|int|false {
		return $this->number_of( 'maxlength', '/^(?:[0-9]*x?[0-9]*)?\/([0-9]+)$/', $default_value );
	}

	public function get_minlength_option( string|int|false $default_value = false ): string|int|false {
		return $this->number_of( 'minlength', '', $default_value );
	}

	public function get_cols_option( string|int|false $default_value = false ): string|int|false {
		return $this->number_of( 'cols', '/^([0-9]+)x[0-9]*(?:\/[0-9]+)?$/', $default_value );
	}

	public function get_rows_option( string|int|false $default_value = false ): string|int|false {
		return $this->number_of( 'rows', '/^[0-9]*x([0-9]+)(?:\/[0-9]+)?$/', $default_value );
	}

	/**
	 * Returns a date such as `min:2030-01-31` or `min:today+7days`; underscores mean spaces.
	 *
	 * @return string|false Year-month-day.
	 */
	public function get_date_option( string $name ): string|false {
		$phrase = $this->get_option( $name, '', true );
		return is_string( $phrase ) ? Dates::day( $phrase, $name ) : false;
	}

	/** Returns the maximum total size of files in bytes. */
	public function get_limit_option( int $default_value = MB_IN_BYTES ): int {
		$found = $this->get_first_match_option( '/^limit:([1-9][0-9]*)([km]?b)?$/i' );
		if ( false === $found ) {
			return $default_value;
		}
		return (int) $found[1] * match ( strtolower( $found[2] ?? '' ) ) {
			'kb'    => KB_IN_BYTES,
			'mb'    => MB_IN_BYTES,
			default => 1,
		};
	}

	/**
	 * Returns the initial value from the options `default:`; the first one that is not empty wins.
	 *
	 * @param mixed $fallback Result when they are all empty.
	 * @param bool  $is_many  Whether to return all values.
	 * @return ($is_many is true ? list<string> : mixed)
	 */
	public function get_default_option( mixed $fallback = '', bool|array $is_many = false ): mixed {
		return Defaults::of(
			$this,
			$fallback,
			is_array( $is_many ) ? (bool) ( $is_many['multiple'] ?? false ) : $is_many
		);
	}

	/** @return list<string> Values of add-ons for the options `data:`. */
	public function get_data_option(): array {
		$names = $this->get_option( 'data' );
		/**
		 * Filters the values for the options `data:` of a tag.
		 *
		 * @example add_filter( 'pagewright/forms/data', fn ( $values, $names ) => in_array( 'countries', $names, true ) ? my_countries() : $values, 10, 2 );
		 * @param list<string>|null $values Null at first.
		 * @param list<string>      $names  Texts after the colons.
		 * @param Tag               $tag
		 */
		$values = $names ? apply_filters( 'pagewright/forms/data', null, $names, $this ) : null;
		return is_array( $values ) ? array_values( array_filter( $values, 'is_string' ) ) : array();
	}

	private function number_of( string $name, string $short, string|int|false $default_value ): string|int|false {
		$written = $this->get_option( $name, 'int', true );
		if ( is_string( $written ) && '0' !== $written ) {
			return $written;
		}
		$found = '' === $short ? false : $this->get_first_match_option( $short );
		return false === $found ? $default_value : $found[1];
	}
}
