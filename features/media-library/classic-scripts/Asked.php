<?php
/**
 * Requests for WordPress's media dialog.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\ClassicScripts;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Extensions;
use Pagewright\Features\MediaLibrary\Hooks;

/**
 * Finds out whether anything but the block editor of WordPress needs the scripts of the media dialog on this page. In
 * doubt it does.
 */
final class Asked {
	/** Scripts that wp_enqueue_media() adds to the page. */
	public const ENQUEUED = array( 'media-editor', 'media-audiovideo', 'mce-view', 'image-edit' );

	/** These and the scripts that only they need. */
	public const SCRIPTS = array(
		...self::ENQUEUED,
		...array( 'media-models', 'media-views', 'wp-plupload', 'plupload', 'moxiejs', 'imgareaselect' ),
		...array( 'wp-mediaelement', 'mediaelement', 'mediaelement-core', 'mediaelement-migrate' ),
	);

	/** Scripts that list the dialog among their dependencies, but use it only after a click. */
	public const CONTENT = array( 'wp-edit-post', 'pagewright-media-dialog' );

	/** Hooks by which plugins extend the dialog, with the callbacks of WordPress itself and ours. */
	private const EXTENSIONS = array(
		...Extensions::UPLOAD_FORM,
		'wp_enqueue_media'      => array( Hooks::class . '::enqueue_dialog' ),
		'print_media_templates' => array(),
	);

	/** Matches code that uses the dialog without declaring it. */
	private const USES = '~\bwp\s*\??\.\s*(?:media|mce|Uploader|mediaelement)\b|\b(?:moxie|mejs|imageEdit|imgAreaSelect|MediaElementPlayer)\b|\bplupload\.~';

	/** @var array<string, bool> Whether the file of a script uses the dialog: path => answer. Files are read once. */
	private array $answers = array();

	/**
	 * Returns whether a plugin called wp_enqueue_media(), in which this runs. WordPress's own calls are in the files of
	 * screens, outside of any hook. Later calls return before their first hook, so that by_page() has to find them.
	 */
	public static function by_caller(): bool {
		return count( (array) $GLOBALS['wp_current_filter'] ) > 1;
	}

	/** Returns whether something on the page needs the dialog. The answer can change until scripts are printed. */
	public function by_page(): bool {
		return Extensions::exist( self::EXTENSIONS )
			// An editor in a meta box.
			|| did_filter( 'the_editor' ) > 0
			|| did_action( 'media_buttons' ) > 0
			|| $this->by_scripts();
	}

	private function by_scripts(): bool {
		$scripts = wp_scripts();
		// A script in the head of the page has brought them along.
		if ( array() !== array_intersect( $scripts->done, self::SCRIPTS ) ) {
			return true;
		}
		$handles = array_diff( $scripts->queue, self::ENQUEUED );
		$seen    = array();
		while ( array() !== $handles ) {
			$handle = (string) array_pop( $handles );
			$script = $scripts->registered[ $handle ] ?? null;
			if ( isset( $seen[ $handle ] ) || null === $script ) {
				continue;
			}
			if ( in_array( $handle, self::SCRIPTS, true ) || $this->by_code( $script ) ) {
				return true;
			}
			$seen[ $handle ] = true;
			array_push( $handles, ...self::dependencies( $script ) );
		}
		return false;
	}

	/** @return list<string> Dependencies, without the scripts that WordPress's editor and our dialog load later. */
	private static function dependencies( \_WP_Dependency $script ): array {
		$is_content = in_array( $script->handle, self::CONTENT, true );
		return array_values( array_diff( $script->deps, $is_content ? self::SCRIPTS : array() ) );
	}

	/** Returns whether the code of a script, or code that is printed with it, names the dialog. */
	private function by_code( \_WP_Dependency $script ): bool {
		$extra  = $script->extra;
		$inline = array_merge( (array) ( $extra['before'] ?? array() ), (array) ( $extra['after'] ?? array() ) );
		if ( self::uses( implode( "\n", array_filter( $inline, 'is_string' ) ) ) ) {
			return true;
		}
		$file = self::file_of( $script );
		return '' !== $file && ( $this->answers[ $file ] ??= self::uses( (string) file_get_contents( $file ) ) );
	}

	private static function uses( string $code ): bool {
		return 1 === preg_match( self::USES, $code );
	}

	/** Returns the path of the script of another plugin or a theme; '' for others, and if the file is not here. */
	private static function file_of( \_WP_Dependency $script ): string {
		$url  = is_string( $script->src ) ? (string) strtok( $script->src, '?#' ) : '';
		$base = set_url_scheme( content_url( '/' ), 'relative' );
		$path = set_url_scheme( $url, 'relative' );
		if ( ! str_starts_with( $path, $base ) || str_starts_with( $url, plugins_url( '/', \Pagewright\FILE ) ) ) {
			return '';
		}
		$file = WP_CONTENT_DIR . '/' . substr( $path, strlen( $base ) );
		return str_contains( $file, '..' ) || ! is_file( $file ) ? '' : $file;
	}
}
