<?php
/**
 * WP-CLI commands of switching.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching\Cli;

defined( 'ABSPATH' ) || exit;

use Pagewright\Switching\DryRun\Checker;
use Pagewright\Switching\DryRun\Progress;
use Pagewright\Switching\DryRun\Run;
use Pagewright\Switching\Installed;
use Pagewright\Switching\Plugin;
use Pagewright\Switching\Plugins;
use Pagewright\Switching\State;
use Pagewright\Switching\Status;

/** `wp pagewright switch status|dry-run|import|undo`, independent of WP-CLI. Each command returns an exit code. */
final class Commands {
	public const DONE    = 0;
	public const FAILED  = 1;
	public const UNKNOWN = 2;

	/** The dry run found a difference or a problem. */
	public const DIFFERS = 3;

	private const FORMATS = array( 'table', 'json' );

	public function __construct( private readonly Output $output ) {}

	/**
	 * @param list<string>         $args    Command and its arguments.
	 * @param array<string, mixed> $options Options: format, restart.
	 */
	public function run( array $args, array $options ): int {
		$format = (string) ( $options['format'] ?? 'table' );
		if ( ! in_array( $format, self::FORMATS, true ) ) {
			$this->output->note( __( 'The format must be table or json.', 'pagewright' ) );
			return self::UNKNOWN;
		}
		$is_json = 'json' === $format;
		return match ( $args[0] ?? 'status' ) {
			'status'  => $this->status( $args[1] ?? '', $is_json ),
			'dry-run' => $this->dry_run( ! empty( $options['restart'] ), $is_json ),
			'import'  => $this->import( $is_json ),
			'undo'    => $this->undo( $args[1] ?? '', $is_json ),
			default   => $this->unknown(
				__( 'Command not found. Available commands: status, dry-run, import and undo.', 'pagewright' )
			),
		};
	}

	/** @param string $id Folder in switching/plugins; '' for all plugins. */
	private function status( string $id, bool $is_json ): int {
		$plugin = '' === $id ? null : Plugins::find( $id );
		if ( '' !== $id && null === $plugin ) {
			return $this->unknown_plugin();
		}
		$plugins = null === $plugin ? Status::plugins() : array( Status::of( $plugin ) );
		if ( $is_json ) {
			$this->json( array( 'plugins' => $plugins ) );
			return self::DONE;
		}
		if ( array() === $plugins ) {
			$this->output->line( __( 'This site has no plugins that Pagewright replaces.', 'pagewright' ) );
		}
		foreach ( $plugins as $status ) {
			$this->output->line( "{$status['id']}: {$status['name']}, {$status['state']}" );
			foreach ( $status['found'] as $found ) {
				$this->output->line( '  - ' . $found['text'] );
			}
			$this->output->line(
				'  '
				. (
					null === $status['next'] ? __( 'All steps are complete.', 'pagewright' ) : $status['next']['label']
				)
			);
		}
		return self::DONE;
	}

	private function dry_run( bool $is_new, bool $is_json ): int {
		$run      = new Run();
		$progress = Progress::load();
		$progress = $is_new || Progress::RUNNING !== $progress->state ? $run->start() : $progress;
		while ( Progress::RUNNING === $progress->state ) {
			$progress = $run->step();
			$this->output->note( "$progress->done / $progress->total" );
		}
		$is_same = 0 === ( $progress->results[ Checker::DIFFERENT ] ?? 0 )
			+ ( $progress->results[ Checker::PROBLEM ] ?? 0 );
		if ( $is_json ) {
			$this->report( $run, $progress );
		} else {
			$this->rows(
				$run,
				fn ( array $row ) =>
					in_array( $row['result'], array( Checker::DIFFERENT, Checker::PROBLEM ), true )
						&& $this->output->line( self::text( $row ) )
			);
			$this->output->line(
				sprintf(
					/* translators: %s: a number of posts, forms and widgets. */
					_n(
						'%s post, form or widget was checked.',
						'%s posts, forms and widgets were checked.',
						$progress->done,
						'pagewright'
					),
					number_format_i18n( $progress->done )
				)
			);
		}
		return $is_same ? self::DONE : self::DIFFERS;
	}

	/** Writes row by row, because a report may be long. */
	private function report( Run $run, Progress $progress ): void {
		$this->output->line( '{"status":' . wp_json_encode( $progress->values() ) . ',"rows":[' );
		$comma = '';
		$this->rows(
			$run,
			function ( array $row ) use ( &$comma ): void {
				$this->output->line( $comma . wp_json_encode( $row ) );
				$comma = ',';
			}
		);
		$this->output->line( ']}' );
	}

	/** @param callable( array<string, mixed> ): mixed $each Called with each row of the report. */
	private function rows( Run $run, callable $each ): void {
		$from = 0;
		do {
			$read = $run->rows( $from );
			array_map( $each, $read['rows'] );
			$from = $read['next'];
		} while ( 0 < $from );
	}

	/** @param array<string, mixed> $row Row of the report. */
	private static function text( array $row ): string {
		$lines = array( "{$row['kind']} {$row['id']}: {$row['title']}" );
		foreach ( $row['differences'] as $difference ) {
			$lines[] = "  {$difference['what']}: -{$difference['lostCount']} ("
				. implode( ', ', $difference['lost'] ) . ") +{$difference['addedCount']} ("
				. implode( ', ', $difference['added'] ) . ')';
		}
		return implode(
			"\n",
			array( ...$lines, ...array_map( static fn ( string $problem ): string => "  $problem", $row['problems'] ) )
		);
	}

	private function import( bool $is_json ): int {
		$results  = array();
		$progress = fn ( float $part ) => $this->output->note( round( 100 * $part ) . ' %' );
		try {
			foreach ( Plugins::all() as $plugin ) {
				$results[] = $plugin->run_import( $progress );
			}
		} catch ( \RuntimeException $error ) {
			$this->output->note( $error->getMessage() );
			return self::FAILED;
		}
		$results = array_filter( $results );
		if ( array() === $results ) {
			return $this->unknown( __( 'The database of this site contains no data to import.', 'pagewright' ) );
		}
		if ( $is_json ) {
			$this->json( array_merge( ...array_column( $results, 'values' ) ) );
		} else {
			array_map( $this->output->line( ... ), array_column( $results, 'text' ) );
		}
		return self::DONE;
	}

	/** Activates a plugin again, in another process: its names must not conflict with those of Pagewright. */
	private function undo( string $id, bool $is_json ): int {
		$plugin = Plugins::find( $id );
		if ( null === $plugin ) {
			return $this->unknown_plugin();
		}
		$folder = dirname( Installed::files( $plugin->folders() )[0] ?? '' );
		if ( State::Inactive !== $plugin->state() || '' === $folder || '.' === $folder ) {
			$this->output->note(
				__( 'The plugin is active or not installed. Install it and try again.', 'pagewright' )
			);
			return self::FAILED;
		}
		$code = $this->output->run( "plugin activate $folder" );
		if ( $is_json ) {
			$this->json( array( 'plugin' => $id, 'activated' => 0 === $code ) );
		}
		return 0 === $code ? self::DONE : self::FAILED;
	}

	private function unknown_plugin(): int {
		return $this->unknown(
			sprintf(
				/* translators: %s: names of plugins. */
				__( 'Plugin not found. Available plugins: %s.', 'pagewright' ),
				implode( ', ', array_keys( Plugins::all() ) )
			)
		);
	}

	private function unknown( string $text ): int {
		$this->output->note( $text );
		return self::UNKNOWN;
	}

	/** @param array<string, mixed> $value Value. */
	private function json( array $value ): void {
		$this->output->line( (string) wp_json_encode( $value ) );
	}
}
