<?php
/**
 * Calls the plugin's callbacks on hooks of others with values that those hooks should not pass, but do. A must-use
 * plugin of the test loads it.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace ForeignHooksProbe;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/OwnCode.php';
require_once __DIR__ . '/odd-values.php';

final class Refusal extends \Exception {}

/** Records the callbacks of a request and calls them at its end. */
final class Probe {
	/**
	 * @var array<string, array{hook: string, callback: mixed, function: \ReflectionFunctionAbstract, accepted: int}>
	 */
	private array $callbacks = array();

	/** @var array<string, array<string, true>> Hook => types of values of its first argument. */
	private array $kinds = array();

	/** @var list<string> */
	private array $problems = array();

	/** @var list<string> Statements that changed the database. */
	private array $writes = array();

	/** @var array<string, int> Callback => number of problems. */
	private array $said = array();

	private bool $is_trying = false;

	private readonly OwnCode $own;

	public function __construct() {
		$this->own = new OwnCode();
	}

	public function hooks(): void {
		add_action( 'all', array( $this, 'note' ) );
		register_shutdown_function( array( $this, 'finish' ) );
	}

	/** Records the callbacks of a hook when it fires: some exist only then. */
	public function note( mixed $hook, mixed ...$args ): void {
		if ( $this->is_trying || ! is_string( $hook ) || self::is_ours( $hook ) ) {
			return;
		}
		if ( array() !== $args ) {
			$this->kinds[ $hook ][ get_debug_type( $args[0] ) ] = true;
		}
		$this->collect( $hook );
	}

	public function finish(): void {
		foreach ( array_keys( $GLOBALS['wp_filter'] ?? array() ) as $hook ) {
			if ( ! self::is_ours( (string) $hook ) ) {
				$this->collect( (string) $hook );
			}
		}
		$this->is_trying = true;
		add_filter( 'query', array( $this, 'watch' ) );
		add_filter( 'pre_wp_mail', array( $this, 'watch_mail' ) );
		foreach (
			array( 'wp_die_handler', 'wp_die_ajax_handler', 'wp_die_json_handler', 'wp_die_xml_handler' ) as $hook
		) {
			add_filter( $hook, array( $this, 'refuse' ), PHP_INT_MAX );
		}
		set_error_handler( static fn ( int $level, string $text ) => throw new \ErrorException( $text, 0, $level ) );
		ob_start();
		array_map( array( $this, 'try' ), $this->callbacks );
		array_map( array( $this, 'try_shortcode' ), array_keys( $GLOBALS['shortcode_tags'] ?? array() ) );
		ob_end_clean();
		$report = array(
			'callbacks' => array_keys( $this->callbacks ),
			'problems'  => $this->problems,
		);
		file_put_contents(
			WP_CONTENT_DIR . '/foreign-hooks.jsonl',
			wp_json_encode( $report ) . "\n",
			FILE_APPEND | LOCK_EX
		);
	}

	/** An intended end of the request: the spam trap's effect on a comment without its fields. */
	public function refuse(): callable {
		return static fn () => throw new Refusal();
	}

	public function watch( string $sql ): string {
		// The spam trap counts refusals, whatever the hook passes.
		$is_count = str_contains( $sql, 'pagewright_spam_counts' );
		if (
			! $is_count && 1 === preg_match( '/^\s*(INSERT|UPDATE|DELETE|REPLACE|CREATE|DROP|ALTER|TRUNCATE)/i', $sql )
		) {
			$this->writes[] = $sql;
		}
		return $sql;
	}

	public function watch_mail(): bool {
		$this->writes[] = 'a mail';
		return true;
	}

	/** Our own hooks pass valid values. Hooks of replaced plugins do not belong to us. */
	private static function is_ours( string $hook ): bool {
		return str_starts_with( $hook, 'pagewright/' ) || str_starts_with( $hook, 'pagewright_' );
	}

	private function collect( string $hook ): void {
		$hooked = $GLOBALS['wp_filter'][ $hook ] ?? null;
		foreach ( $hooked instanceof \WP_Hook ? $hooked->callbacks : array() as $priority => $callbacks ) {
			foreach ( $callbacks as $one ) {
				$function = OwnCode::reflect( $one['function'] );
				if ( null === $function || ! OwnCode::is_of_plugin( (string) $function->getFileName() ) ) {
					continue;
				}
				$name = OwnCode::name( $one['function'], $function );

				$this->callbacks[ "$hook@$priority: $name" ] ??= array(
					'hook'     => $hook,
					'callback' => $one['function'],
					'function' => $function,
					'accepted' => (int) $one['accepted_args'],
				);
			}
		}
	}

	/** @param array{hook: string, callback: mixed, function: \ReflectionFunctionAbstract, accepted: int} $one */
	private function try( array $one ): void {
		[ 'hook' => $hook, 'function' => $function ] = $one;
		foreach ( $function->getParameters() as $parameter ) {
			$type = (string) ( $parameter->getType() ?? 'mixed' );
			if ( 'mixed' !== $type ) {
				$this->say( $one, "\${$parameter->getName()} is $type; callbacks on hooks of others take what comes" );
			}
		}
		$count = $function->isVariadic() ? $one['accepted'] : $function->getNumberOfParameters();
		// The callback ignores the hook's arguments, so calling it again tests nothing.
		if ( 0 === $count || 0 === $one['accepted'] || str_starts_with( $hook, 'deactivate_' ) ) {
			return;
		}
		$is_action = str_starts_with( $hook, 'activate_' ) || did_action( $hook ) > 0 || $this->own->is_action( $hook );
		for ( $given = 0; $given <= min( $count, $one['accepted'] ); $given++ ) {
			foreach ( 0 === $given ? array( null ) : odd_values() as $odd ) {
				// The odd value at each position among valid ones, and at all positions.
				for ( $place = 0; $place <= $given; $place++ ) {
					$args = array_fill( 0, $given, $odd );
					if ( $place < $given ) {
						$args           = array_fill( 0, $given, '' );
						$args[ $place ] = $odd;
					}
					$this->call( $one, $args, $is_action );
				}
			}
		}
	}

	/** Other plugins call the callbacks of shortcodes themselves. */
	private function try_shortcode( string $tag ): void {
		$callback = $GLOBALS['shortcode_tags'][ $tag ];
		$function = OwnCode::reflect( $callback );
		if ( null === $function || ! OwnCode::is_of_plugin( (string) $function->getFileName() ) ) {
			return;
		}
		$one = array(
			'hook'     => "[$tag]",
			'callback' => $callback,
			'function' => $function,
			'accepted' => 3,
		);
		foreach ( odd_values() as $odd ) {
			foreach (
				array(
					array(),
					array( $odd ),
					array( $odd, $odd ),
					array( $odd, $odd, $odd ),
					array( array(), $odd ),
					array( array(), '', $odd ),
					array( array( 'id' => $odd, 'class' => $odd, 'title' => $odd ), '', $tag ),
				) as $args
			) {
				$this->call( $one, $args, null );
			}
		}
	}

	/**
	 * @param array{hook: string, callback: mixed, function: \ReflectionFunctionAbstract, accepted: int} $one
	 * @param list<mixed> $args
	 */
	private function call( array $one, array $args, ?bool $is_action ): void {
		$said         = implode(
			', ',
			array_map(
				static fn ( mixed $arg ): string =>
					is_scalar( $arg ) || is_array( $arg ) ? (string) wp_json_encode( $arg ) : get_debug_type( $arg ),
				$args
			)
		);
		$this->writes = array();
		$before       = (string) ob_get_contents();
		// One callback can be on many hooks and ask which of them is running.
		$GLOBALS['wp_current_filter'][] = $one['hook'];
		try {
			$result = ( $one['callback'] )( ...$args );
		} catch ( Refusal ) {
			return;
		} catch ( \Throwable $error ) {
			$this->say( $one, "( $said ) throws " . $error::class . ': ' . $error->getMessage() );
			return;
		} finally {
			array_pop( $GLOBALS['wp_current_filter'] );
		}
		// A list of popular posts is cached when it is printed.
		if ( array() !== $this->writes && null !== $is_action ) {
			$this->say( $one, "( $said ) writes: " . substr( $this->writes[0], 0, 120 ) );
		}
		if ( null === $is_action ) {
			if ( ! is_string( $result ) ) {
				$this->say( $one, "( $said ) gives " . get_debug_type( $result ) );
			}
		} elseif ( $is_action ) {
			if ( (string) ob_get_contents() !== $before ) {
				$this->say( $one, "( $said ) prints something" );
			}
		} elseif ( array() !== $args ) {
			$this->compare( $one, $args[0], $result, $said );
		}
	}

	/**
	 * A filter must return values that it does not understand.
	 *
	 * @param array{hook: string, callback: mixed, function: \ReflectionFunctionAbstract, accepted: int} $one
	 */
	private function compare( array $one, mixed $value, mixed $result, string $said ): void {
		if ( 1 === preg_match( '/^(sanitize|auth)_\w+_meta__pagewright_/', $one['hook'] ) ) {
			// Hooks of our own post meta: WordPress stores what they return.
			return;
		}
		$kind = get_debug_type( $value );
		$seen = $this->kinds[ $one['hook'] ] ?? array();
		// A type that the hook really passes is not odd.
		if ( $result === $value || isset( $seen[ $kind ] ) || get_debug_type( $result ) === $kind ) {
			return;
		}
		$this->say( $one, "( $said ) makes " . get_debug_type( $result ) . " of $kind" );
	}

	/** @param array{hook: string, callback: mixed, function: \ReflectionFunctionAbstract, accepted: int} $one */
	private function say( array $one, string $what ): void {
		$name = "{$one['hook']}: " . OwnCode::name( $one['callback'], $one['function'] );
		// One callback that fails every time would hide all others.
		$this->said[ $name ] = ( $this->said[ $name ] ?? 0 ) + 1;
		if ( $this->said[ $name ] <= 3 ) {
			$this->problems[] = "$name: $what";
		}
	}
}

( new Probe() )->hooks();
