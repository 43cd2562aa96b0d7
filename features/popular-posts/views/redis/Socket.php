<?php
/**
 * Our own connection to Redis.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views\Redis;

defined( 'ABSPATH' ) || exit;

/**
 * Implements the protocol of Redis (RESP 2) over a stream: a dozen commands need no library, and the object cache of
 * hosts with the extension provides it.
 */
final class Socket implements Connection {
	/** A page view must not wait for an unreachable server. */
	private const CONNECT_SECONDS = 0.3;

	private const ANSWER_SECONDS = 2;

	/** @var resource|null */
	private $stream = null;

	/**
	 * @param string $address `host:port`, path of a socket, or redis://user:password@host:port/database; rediss:// is
	 *    encrypted.
	 */
	public function __construct( private readonly string $address ) {}

	public function run( array $commands ): array {
		$stream = $this->stream ??= $this->open();
		$bytes  = implode( '', array_map( self::command( ... ), $commands ) );
		if ( strlen( $bytes ) !== @fwrite( $stream, $bytes ) ) { // phpcs:ignore WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- answered by the exception; a socket.
			throw $this->failed( 'Redis closed the connection.' );
		}
		$answers = array();
		$refusal = null;
		foreach ( $commands as $command ) {
			try {
				$answers[] = $this->answer( $stream );
			} catch ( Refused $error ) {
				// The remaining responses must still be read.
				$refusal ??= $error;
			}
		}
		return null === $refusal ? $answers : throw $refusal;
	}

	/** @return resource */
	private function open() {
		[ 'target' => $target, 'hello' => $hello ] = self::parse( $this->address );
		$stream = @stream_socket_client( $target, $code, $message, self::CONNECT_SECONDS ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- answered by the exception.
		if ( false === $stream ) {
			throw new NotSent( "Redis does not answer at {$target}: $message" );
		}
		stream_set_timeout( $stream, self::ANSWER_SECONDS );
		$this->stream = $stream;
		try {
			if ( array() !== $hello ) {
				$this->run( $hello );
			}
		} catch ( NoAnswer | Refused $error ) {
			$this->stream = null;
			throw new NotSent( $error->getMessage() );
		}
		return $stream;
	}

	/** @return array{target: string, hello: list<non-empty-list<string>>} */
	private static function parse( string $address ): array {
		if ( str_starts_with( $address, '/' ) ) {
			return array(
				'target' => "unix://$address",
				'hello'  => array(),
			);
		}
		$parts    = (array) wp_parse_url( str_contains( $address, '://' ) ? $address : "redis://$address" );
		$database = trim( (string) ( $parts['path'] ?? '' ), '/' );
		$secret   = rawurldecode( (string) ( $parts['pass'] ?? '' ) );
		$user     = rawurldecode( (string) ( $parts['user'] ?? '' ) );
		$hello    = array();
		if ( '' !== $secret ) {
			$hello[] = '' === $user ? array( 'AUTH', $secret ) : array( 'AUTH', $user, $secret );
		}
		if ( '' !== $database && '0' !== $database ) {
			$hello[] = array( 'SELECT', $database );
		}
		return array(
			'target' => ( 'rediss' === ( $parts['scheme'] ?? '' ) ? 'tls' : 'tcp' ) . '://'
				. ( $parts['host'] ?? '127.0.0.1' ) . ':' . ( $parts['port'] ?? 6379 ),
			'hello'  => $hello,
		);
	}

	/** @param non-empty-list<string> $words Command and arguments. */
	private static function command( array $words ): string {
		return '*' . count( $words ) . "\r\n"
			. implode(
				'',
				array_map( static fn ( string $word ): string => '$' . strlen( $word ) . "\r\n$word\r\n", $words )
			);
	}

	/** @param resource $stream The connection. */
	private function answer( $stream ): mixed {
		$line = fgets( $stream );
		if ( false === $line ) {
			throw $this->failed( 'Redis does not answer.' );
		}
		$rest = substr( $line, 1, -2 );
		return match ( $line[0] ) {
			'+'     => $rest,
			':'     => (int) $rest,
			'$'     => '-1' === $rest ? null : substr( $this->bytes( $stream, (int) $rest + 2 ), 0, -2 ),
			'*'     => '-1' === $rest ? null : $this->list( $stream, (int) $rest ),
			'-'     => throw new Refused( $rest ),
			default => throw $this->failed( 'What answers is not Redis.' ),
		};
	}

	/**
	 * @param resource $stream The connection.
	 * @return list<mixed>
	 */
	private function list( $stream, int $count ): array {
		$list    = array();
		$refusal = null;
		for ( $i = 0; $i < $count; $i++ ) {
			try {
				$list[] = $this->answer( $stream );
			} catch ( Refused $error ) {
				$refusal = $error;
			}
		}
		return null === $refusal ? $list : throw $refusal;
	}

	/** @param resource $stream The connection. */
	private function bytes( $stream, int $count ): string {
		$bytes = stream_get_contents( $stream, $count );
		return is_string( $bytes ) && strlen( $bytes ) === $count
			? $bytes
			: throw $this->failed( 'Redis stopped in the middle of an answer.' );
	}

	/** The rest of a response would be read as the next one. */
	private function failed( string $message ): NoAnswer {
		$this->stream = null;
		return new NoAnswer( $message );
	}
}
