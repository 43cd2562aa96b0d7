<?php
/**
 * Scripts of WordPress's media dialog, later.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\ClassicScripts;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\DialogUploads;
use Pagewright\Features\MediaLibrary\Script;
use Pagewright\Output\Json;

/**
 * Leaves the scripts, styles and templates of WordPress's media dialog out of the block editor, where our dialog opens.
 * Our script loads them when code on the page uses them, as admin/classic-scripts describes. If another plugin asks
 * for them, the page stays as WordPress makes it.
 */
final class Postponed {
	private const FOLDER = 'classic-scripts';

	private const HANDLE = 'pagewright-' . self::FOLDER;

	/** Style sheets that wp_enqueue_media() adds to the page. */
	private const ENQUEUED_STYLES = array( 'media-views', 'imgareaselect' );

	/** These and the style sheets that they need. */
	private const STYLES = array( ...self::ENQUEUED_STYLES, 'wp-mediaelement', 'mediaelement' );

	/** @var array<string, list<string>> Dependencies that were changed: handle => all of them. */
	private array $changed = array();

	private function __construct( private readonly Asked $asked ) {}

	/** Runs at the end of wp_enqueue_media(), after our dialog was added to the page. */
	public static function start(): void {
		$screen = is_admin() && function_exists( 'get_current_screen' ) ? get_current_screen() : null;
		if (
			null !== $screen
			&& $screen->is_block_editor()
			&& wp_script_is( 'pagewright-media-dialog' )
			&& ! Asked::by_caller()
		) {
			// Before WordPress prints styles, and then the scripts of the head.
			add_action( 'admin_print_styles', array( new self( new Asked() ), 'leave_out' ), 19 );
		}
	}

	/** Callback of admin_print_styles. */
	public function leave_out(): void {
		if ( $this->asked->by_page() ) {
			return;
		}
		array_map( 'wp_dequeue_style', self::ENQUEUED_STYLES );
		$this->replace();
		// Before WordPress prints the templates, and then the scripts of the footer.
		add_action( 'admin_footer', array( $this, 'leave_out_templates' ), 9 );
		add_action( 'admin_print_footer_scripts', array( $this, 'finish' ), 9 );
	}

	/** Callback of admin_footer. */
	public function leave_out_templates(): void {
		if ( ! $this->asked->by_page() ) {
			remove_action( 'admin_footer', 'wp_print_media_templates' );
		}
	}

	/** Callback of admin_print_footer_scripts. */
	public function finish(): void {
		$handles = self::handles();
		// Its code would be longer than all other facts.
		DialogUploads::remove();
		$tags = DialogUploads::add_tag( Tags::of_scripts( $handles ) );
		if ( $this->asked->by_page() || ! Tags::are_local( $tags ) ) {
			DialogUploads::add();
			$this->restore();
		} else {
			wp_add_inline_script( self::HANDLE, Tags::data_of_scripts( $handles ) . self::facts( $tags ), 'before' );
		}
	}

	/** Puts our script where those of the dialog were: scripts after them may expect them to be there. */
	private function replace(): void {
		$scripts = wp_scripts();
		$needed  = array_map(
			static fn ( string $handle ): array => $scripts->registered[ $handle ]->deps,
			self::handles()
		);
		Script::enqueue( self::FOLDER, array_values( array_diff( array_merge( ...$needed ), Asked::SCRIPTS ) ) );
		self::exchange( Asked::ENQUEUED, array( self::HANDLE ) );
		foreach ( Asked::CONTENT as $handle ) {
			$script = $scripts->registered[ $handle ] ?? null;
			if ( null !== $script ) {
				$this->changed[ $handle ] = $script->deps;
				$script->deps             = array( ...array_diff( $script->deps, Asked::SCRIPTS ), self::HANDLE );
			}
		}
	}

	/** Adds again what was left out before a script or a meta box asked for it. */
	private function restore(): void {
		self::exchange( array( self::HANDLE ), Asked::ENQUEUED );
		foreach ( $this->changed as $handle => $dependencies ) {
			wp_scripts()->registered[ $handle ]->deps = $dependencies;
		}
		array_map( 'wp_enqueue_style', self::ENQUEUED_STYLES );
		if ( false === has_action( 'admin_footer', 'wp_print_media_templates' ) ) {
			wp_print_media_templates();
		}
	}

	/**
	 * Replaces scripts of the page by others at the same position.
	 *
	 * @param list<string> $old Handles.
	 * @param list<string> $new Handles.
	 */
	private static function exchange( array $old, array $new ): void {
		$scripts  = wp_scripts();
		$queue    = array_values( array_diff( $scripts->queue, $new ) );
		$position = (int) array_search( $old[0], $queue, true );
		array_splice( $queue, $position, 0, $new );
		$scripts->queue = array_values( array_diff( $queue, $old ) );
	}

	/** @return list<string> Handles of the scripts that this version of WordPress has. */
	private static function handles(): array {
		return array_values( array_intersect( Asked::SCRIPTS, array_keys( wp_scripts()->registered ) ) );
	}

	/** Returns code with what our script loads: elements as WordPress prints them, and a URL. */
	private static function facts( string $tags ): string {
		$facts = array(
			'scripts'      => $tags,
			'styles'       => Tags::of_styles( self::STYLES ),
			'templatesUrl' => add_query_arg(
				array(
					'action' => 'pagewright_media',
					'route'  => '/media/templates',
				),
				admin_url( 'admin-ajax.php', 'relative' )
			),
		);
		return 'window.pagewrightClassicFacts = ' . Json::script( $facts ) . ';';
	}
}
