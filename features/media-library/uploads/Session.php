<?php
/**
 * Uploads on their way.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * One file on its way. Its files in the folder begin with the ID of its user, so that an upload of another user is not
 * found: `.json` has its data and is replaced as a whole, `.chunk` has the bytes that arrived, `.lock` is locked by the
 * request that changes it. The length of `.chunk` is the offset, also after PHP was killed. Of a file that was refused,
 * only the reason stays: its response may be lost.
 */
final class Session {
	/** Time without a chunk after which an upload expires, as the sessions of WordPress's own uploads of plugins. */
	public const LIFETIME_MS = 7_140_000;

	/** Refused files of a user whose reasons stay. */
	private const MOST_REFUSED = 20;

	private const ID = '/^[0-9a-f]{32}\z/';

	/**
	 * @param string                $id            32 hex digits.
	 * @param int                   $user          User who started it.
	 * @param string                $name          Name of the file.
	 * @param int                   $size          Bytes of the whole file.
	 * @param string                $type          Type that the browser sent; '' for none.
	 * @param int                   $post          Parent of the attachment; 0 for none.
	 * @param array<string, string> $fields        Title, caption and alternative text, if the user typed them.
	 * @param string                $target        Path to which the file was moved, before it has an attachment.
	 * @param int                   $attachment    ID of the attachment; 0 before it exists.
	 * @param bool                  $is_finishing  Whether a request began to make the attachment.
	 * @param bool                  $is_complete   Whether the attachment has its metadata.
	 * @param int                   $tries         Attempts to make the metadata after a failure.
	 * @param list<string>          $refusal       Code and message of the error, if the file was refused.
	 */
	public function __construct(
		public readonly string $id,
		public readonly int $user,
		public readonly string $name,
		public readonly int $size,
		public readonly string $type = '',
		public readonly int $post = 0,
		public readonly array $fields = array(),
		public string $target = '',
		public int $attachment = 0,
		public bool $is_finishing = false,
		public bool $is_complete = false,
		public int $tries = 0,
		public array $refusal = array(),
	) {}

	/**
	 * Returns an upload of the current user.
	 *
	 * @throws UploadError If it does not exist, or expired.
	 */
	public static function require( string $id ): self {
		$session = 1 === preg_match( self::ID, $id )
			? self::read( self::stem( get_current_user_id(), $id ) . '.json' )
			: null;
		if ( null === $session ) {
			throw UploadError::not_found();
		}
		return $session->is_expired() ? throw UploadError::expired() : $session;
	}

	/**
	 * Returns uploads that have not expired, have no attachment and were not refused.
	 *
	 * @param ?int $user Their user; null for all.
	 * @return list<self>
	 */
	public static function open( ?int $user = null ): array {
		return array_values(
			array_filter(
				self::all( $user ),
				static fn ( self $session ): bool =>
					0 === $session->attachment && array() === $session->refusal && ! $session->is_expired()
			)
		);
	}

	/** @return list<self> All uploads of a user, or of all users. */
	public static function all( ?int $user = null ): array {
		$files = Folder::files( '/^' . ( $user ?? '\d+' ) . '-[0-9a-f]{32}\.json\z/' );
		return array_values( array_filter( array_map( self::read( ... ), $files ) ) );
	}

	/** Creates the files of a new upload. @throws UploadError If the disk is full. */
	public function create(): void {
		if ( ! touch( $this->part() ) || ! touch( $this->lock_file() ) ) {
			throw UploadError::disk_full();
		}
		chmod( $this->part(), 0600 );
		$this->save();
	}

	/** @throws UploadError If the disk is full. */
	public function save(): void {
		$text = (string) wp_json_encode( get_object_vars( $this ) );
		$new  = $this->path( 'new' );
		if ( strlen( $text ) !== file_put_contents( $new, $text ) || ! rename( $new, $this->path( 'json' ) ) ) {
			wp_delete_file( $new );
			throw UploadError::disk_full();
		}
	}

	/** Deletes the bytes, and stores why the file was refused. @throws UploadError If the disk is full. */
	public function refuse( UploadError $error ): void {
		if ( file_exists( $this->part() ) ) {
			wp_delete_file( $this->part() );
		}
		$is_refused = static fn ( self $other ): bool => array() !== $other->refusal;
		$refused    = array_filter( self::all( $this->user ), $is_refused );
		usort( $refused, static fn ( self $a, self $b ): int => $b->changed() <=> $a->changed() );
		foreach ( array_slice( $refused, self::MOST_REFUSED - 1 ) as $other ) {
			$other->delete();
		}
		$this->refusal = array( $error->error_code, $error->getMessage() );
		$this->save();
	}

	/** @throws UploadError If the file was refused. */
	public function require_accepted(): void {
		if ( array() !== $this->refusal ) {
			throw new UploadError( ...$this->refusal );
		}
	}

	/** Deletes all files of the upload, but not its attachment. */
	public function delete(): void {
		foreach ( array( 'part', 'new', 'json', 'lock' ) as $end ) {
			if ( file_exists( $this->path( $end ) ) ) {
				wp_delete_file( $this->path( $end ) );
			}
		}
	}

	/**
	 * Takes the lock.
	 *
	 * @return array{SessionLock, self} Lock, and the upload as it is now.
	 * @throws UploadError If another request holds the lock, or the upload is missing.
	 */
	public function lock(): array {
		$lock = SessionLock::acquire( $this->lock_file() ) ?? throw UploadError::busy();
		return array( $lock, self::read( $this->path( 'json' ) ) ?? throw UploadError::not_found() );
	}

	/** Returns whether a request works on the upload. */
	public function is_locked(): bool {
		$lock = SessionLock::acquire( $this->lock_file() );
		$lock?->release();
		return null === $lock;
	}

	/** Returns the path of the bytes that arrived. */
	public function part(): string {
		return $this->path( 'part' );
	}

	/** @return array<string, mixed> As PHP describes an uploaded file in $_FILES. */
	public function entry(): array {
		return array(
			'name'      => $this->name,
			'full_path' => $this->name,
			'type'      => $this->type,
			'tmp_name'  => $this->part(),
			'error'     => UPLOAD_ERR_OK,
			'size'      => $this->size,
		);
	}

	/** Returns the number of bytes that arrived. */
	public function offset(): int {
		clearstatcache( true, $this->part() );
		return $this->attachment > 0 || '' !== $this->target || array() !== $this->refusal
			? $this->size
			: ( file_exists( $this->part() ) ? (int) filesize( $this->part() ) : 0 );
	}

	/** Returns the time of the last change in seconds since 1970. */
	public function changed(): int {
		clearstatcache();
		$file = file_exists( $this->part() ) ? $this->part() : $this->path( 'json' );
		return file_exists( $file ) ? (int) filemtime( $file ) : 0;
	}

	/** Returns the time at which the upload expires, in milliseconds since 1970. */
	public function expires(): int {
		return 1000 * $this->changed() + self::LIFETIME_MS;
	}

	public function is_expired(): bool {
		return $this->expires() < 1000 * time();
	}

	private function lock_file(): string {
		return $this->path( 'lock' );
	}

	private function path( string $end ): string {
		return self::stem( $this->user, $this->id ) . ".$end";
	}

	private static function stem( int $user, string $id ): string {
		return Folder::path() . "/$user-$id";
	}

	private static function read( string $file ): ?self {
		$data = is_file( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null;
		try {
			return is_array( $data ) ? new self( ...$data ) : null;
		} catch ( \Error ) {
			// The file is of another version of the plugin.
			return null;
		}
	}
}
