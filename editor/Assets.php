<?php
/**
 * Loads the editor's script and style sheet.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Editor;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Registrar;
use Pagewright\Blocks\Title;
use Pagewright\Fields\Color\Palette;
use Pagewright\Fields\Font\Font;
use Pagewright\Fields\Measurement\Units;
use Pagewright\Output\Json;
use Pagewright\Providers\Icons\Icons;
use Pagewright\Providers\Places\Places;
use Pagewright\Providers\Stock\Stock;
use Pagewright\Request\Memory;
use Pagewright\Schema\Loader;
use Pagewright\Schema\Walk;
use Pagewright\Schema\Widget;

/** One small script and one style sheet for all blocks; the code of forms loads when a form opens. */
final class Assets {
	/** Start of our widgets' icons. */
	private const ICON_START = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true" focusable="false">';

	/** Keys of a descriptor => equivalent properties of the registered block. */
	private const REGISTERED = array(
		'blockTitle'  => 'title',
		'description' => 'description',
		'keywords'    => 'keywords',
	);

	public function __construct( private readonly Loader $schema ) {}

	public function hooks(): void {
		add_action( 'init', array( $this, 'register' ), 9 );
		add_action( 'enqueue_block_editor_assets', array( $this, 'print_for_blocks' ) );
		add_action( 'enqueue_block_editor_assets', array( $this, 'enqueue_text_editor' ) );
	}

	public function register(): void {
		// Ajax actions print no scripts.
		if ( ! is_admin() || wp_doing_ajax() ) {
			return;
		}
		self::register_script( Registrar::EDITOR_HANDLE, 'editor' );
		wp_register_style(
			Registrar::EDITOR_HANDLE,
			plugins_url( 'build/editor.css', \Pagewright\FILE ),
			array( 'wp-components' ),
			self::version( 'editor.css' )
		);
	}

	/** Registers build/<name>.js under a handle, with its dependencies and translations. */
	public static function register_script( string $handle, string $name ): void {
		$asset = require dirname( \Pagewright\FILE ) . "/build/$name.asset.php";
		wp_register_script(
			$handle,
			plugins_url( "build/$name.js", \Pagewright\FILE ),
			$asset['dependencies'],
			$asset['version'],
			array( 'in_footer' => true )
		);
		wp_set_script_translations( $handle, 'pagewright', dirname( \Pagewright\FILE ) . '/languages' );
	}

	/**
	 * The post editor loads WordPress's text editor itself, classic screens load it with their forms; the site editor
	 * does not.
	 */
	public function enqueue_text_editor(): void {
		if ( 'site-editor' === ( get_current_screen()->base ?? '' ) ) {
			wp_enqueue_editor();
		}
	}

	public function print_for_blocks(): void {
		$this->print_configuration( Registrar::EDITOR_HANDLE, true );
	}

	/**
	 * Prints the configuration of the scripts once, before the first of them.
	 *
	 * @param bool $has_blocks Whether WordPress prints the registrations of all blocks on the same page.
	 */
	public function print_configuration( string $handle, bool $has_blocks = false ): void {
		if ( Memory::first( self::class, 'configuration' ) ) {
			wp_add_inline_script(
				$handle,
				'window.pagewrightEditor=' . Json::script( $this->configuration( $has_blocks ) ) . ';',
				'before'
			);
		}
	}

	/** @return array<string, mixed> */
	private function configuration( bool $has_blocks ): array {
		$descriptors = array_map( self::short( ... ), self::descriptors( array_values( $this->schema->all() ) ) );
		/**
		 * Adds data for the scripts of features in the block editor.
		 *
		 * @param array<string, mixed> $data Values by name, beside those of the editor.
		 */
		$features = (array) apply_filters( 'pagewright/editor/data', array() );
		return array(
			'ajaxUrl'            => admin_url( 'admin-ajax.php', 'relative' ),
			'widgetsNonce'       => wp_create_nonce( 'widgets_action' ),
			'imageSizes'         => (object) ImageSizes::all(),
			'units'              => Units::all(),
			'iconFamilies'       => Icons::families(),
			'iconsVersion'       => Icons::version(),
			'fonts'              => Font::offered(),
			'colors'             => Palette::all(),
			'syntaxHighlighting' => 'false' !== wp_get_current_user()->syntax_highlighting,
			'postTypes'          => (object) self::names( get_post_types( array( 'public' => true ), 'objects' ) ),
			'taxonomies'         => (object) self::names( get_taxonomies( array( 'public' => true ), 'objects' ) ),
			'postId'             => 'post' === ( get_current_screen()->base ?? '' ) ? (int) ( get_post()->ID ?? 0 ) : 0,
			'stock'              => Stock::configuration(),
			'places'             => Places::configuration(),
			'iconStart'          => self::ICON_START,
			'widgets'            => $has_blocks
				? array_map( self::without_registration( ... ), $descriptors )
				: $descriptors,
			'migration'          => array(
				'isAgreed' => (bool) get_option( Legacy\LegacyBlock::CONSENT_OPTION ),
				'nonce'    => current_user_can( 'manage_options' )
					? wp_create_nonce( Legacy\LegacyBlock::CONSENT_NONCE )
					: '',
			),
			'troubleshooting'    => Legacy\LegacyBlock::TROUBLESHOOTING_URL,
		) + ( Loader::is_bundle_here() ? array(
			'isBundleHere'     => true,
			'widgetsNamespace' => self::widgets_namespace(),
			'ajaxPrefix'       => self::ajax_prefix(),
		) : array() ) + $features;
	}

	/** Returns the namespace of the REST routes of widgets: that of SiteOrigin Widgets Bundle, unless it is active. */
	public static function widgets_namespace(): string {
		return Loader::is_bundle_here() ? 'pagewright/v1' : 'sowb/v1';
	}

	/**
	 * Returns the prefix of admin-ajax actions: SiteOrigin Widgets Bundle uses the names without it while it is active.
	 */
	public static function ajax_prefix(): string {
		return Loader::is_bundle_here() ? 'pagewright_' : '';
	}

	/**
	 * @param array<string, \WP_Post_Type|\WP_Taxonomy> $kinds Types of content, or taxonomies.
	 * @return array<string, string> Key => name of one.
	 */
	private static function names( array $kinds ): array {
		return array_map( static fn ( object $kind ): string => (string) $kind->labels->singular_name, $kinds );
	}

	/**
	 * Returns the data of each widget for the editor.
	 *
	 * @param list<Widget> $widgets Widgets.
	 * @return list<array<string, mixed>>
	 */
	private static function descriptors( array $widgets ): array {
		$descriptors = array_map(
			static fn ( Widget $widget ): array => array(
				'class'            => $widget->class,
				'name'             => translate( $widget->title, $widget->text_domain ), // phpcs:ignore WordPress.WP.I18n -- a text of a JSON file.
				'blockTitle'       => Title::of( $widget ),
				'description'      => translate( $widget->description, $widget->text_domain ), // phpcs:ignore WordPress.WP.I18n -- a text of a JSON file.
				'icon'             => self::icon( $widget ),
				'keywords'         => array_map(
					static fn ( string $word ): string => translate( $word, $widget->text_domain ), // phpcs:ignore WordPress.WP.I18n -- texts of a JSON file.
					$widget->keywords
				),
				'blockName'        => $widget->block,
				'manuallyRegister' => $widget->is_manual,
				'checksPreview'    => $widget->has_preview_check,
				'hasRequired'      => Walk::any(
					$widget->fields(),
					static fn ( array $field ): bool => ! empty( $field['required'] )
				),
			),
			$widgets
		);
		/**
		 * Changes the data of the widgets for the block editor.
		 *
		 * @param list<array<string, mixed>> $descriptors Each: class, name, blockTitle (the name beside WordPress's own
		 *    blocks), description, icon (SVG markup or image URL), keywords, blockName,
		 *                                                manuallyRegister (true: its own script registers the block),
		 *                                                checksPreview
		 *                                                (an empty preview is said to be one), hasRequired (has fields
		 *                                                that must be filled in).
		 */
		return array_values( (array) apply_filters( 'pagewright/widgets/descriptors', $descriptors ) );
	}

	/**
	 * Omits the common prefix of icons and unset flags, which the editor adds again.
	 *
	 * @param array<string, mixed> $descriptor Data of a widget for the editor.
	 * @return array<string, mixed>
	 */
	private static function short( array $descriptor ): array {
		$icon = (string) ( $descriptor['icon'] ?? '' );
		if ( str_starts_with( $icon, self::ICON_START ) && str_ends_with( $icon, '</svg>' ) ) {
			$descriptor['icon'] = substr( $icon, strlen( self::ICON_START ), -strlen( '</svg>' ) );
		}
		return array_filter( $descriptor, static fn ( mixed $value ): bool => false !== $value );
	}

	/**
	 * Omits values that the registered block has too.
	 *
	 * @param array<string, mixed> $descriptor Data of a widget for the editor.
	 * @return array<string, mixed>
	 */
	private static function without_registration( array $descriptor ): array {
		$name = $descriptor['blockName'] ?? '';
		$type = is_string( $name ) ? \WP_Block_Type_Registry::get_instance()->get_registered( $name ) : null;
		if ( null === $type ) {
			return $descriptor + array( 'blockTitle' => $descriptor['name'] ?? '' );
		}
		foreach ( self::REGISTERED as $key => $property ) {
			if ( ( $descriptor[ $key ] ?? null ) === $type->{$property} ) {
				unset( $descriptor[ $key ] );
			}
		}
		return $descriptor;
	}

	/** SVG markup of the widget's icon.svg, or ''. */
	private static function icon( Widget $widget ): string {
		$file = is_file( $widget->assets . '/icon.svg' ) ? $widget->assets . '/icon.svg' : $widget->path . '/icon.svg';
		return is_file( $file ) ? trim( (string) file_get_contents( $file ) ) : ''; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
	}

	private static function version( string $file ): string {
		return (string) filemtime( dirname( \Pagewright\FILE ) . '/build/' . $file );
	}
}
