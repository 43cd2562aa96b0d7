<?php
/**
 * The block from before each widget had its own.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Editor\Legacy;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Place;
use Pagewright\Blocks\Registrar;
use Pagewright\Blocks\Renderer;
use Pagewright\Blocks\StoredMarkup;
use Pagewright\Schema\Loader;

/** Registers `sowb/widget-block`: hidden from the inserter, always rendered, replaced with the consent of the site. */
final class LegacyBlock {
	public const NAME                = 'sowb/widget-block';
	public const CONSENT_NONCE       = 'so_block_migration_consent';
	public const CONSENT_OPTION      = 'sowb_block_migration';
	public const TROUBLESHOOTING_URL = 'https://wordpress.org/documentation/article/faq-troubleshooting/';

	public function __construct( private readonly Loader $schema, private readonly Renderer $renderer ) {}

	public function hooks(): void {
		if ( ! Loader::is_bundle_here() ) {
			add_action( 'init', array( $this, 'register' ) );
		}
		add_action( 'init', array( $this, 'register_others' ), 20 );
		add_action( 'rest_api_init', array( $this, 'add_texts' ) );
	}

	/** Adds titles and a description in requests that show them. */
	public function add_texts(): void {
		$registry = \WP_Block_Type_Registry::get_instance();
		$old      = $registry->get_registered( self::NAME );
		if ( null !== $old && Registrar::CATEGORY === $old->category ) {
			$old->title       = __( 'Widget (old format)', 'pagewright' );
			$old->description = __( 'A widget in an old format.', 'pagewright' );
		}
		foreach ( self::others() as $name => $other ) {
			$block = $registry->get_registered( $name );
			if ( null !== $block && Registrar::CATEGORY === $block->category ) {
				$block->title = $other['title']();
			}
		}
	}

	/** All attributes are saved again unchanged, so that a block with a missing widget loses nothing. */
	public function register(): void {
		$text = array( 'type' => 'string' );
		register_block_type(
			self::NAME,
			array(
				'api_version'           => 3,
				'category'              => Registrar::CATEGORY,
				'attributes'            => array(
					'widgetClass'    => $text,
					'anchor'         => $text,
					'widgetData'     => array( 'type' => 'object' ),
					'widgetMarkup'   => $text,
					'widgetIcons'    => array( 'type' => 'array' ),
					'html'           => $text,
					'widgetNotFound' => array( 'type' => 'boolean' ),
				),
				'supports'              => array(
					'html'     => false,
					'anchor'   => true,
					'inserter' => false,
				),
				'editor_script_handles' => array( Registrar::EDITOR_HANDLE ),
				'editor_style_handles'  => array( Registrar::EDITOR_HANDLE ),
				'render_callback'       => array( $this, 'render' ),
			)
		);
		if ( Registrar::shows_names() ) {
			$this->add_texts();
		}
	}

	/** Registers the blocks of replaced plugins, unless these did. */
	public function register_others(): void {
		foreach ( self::others() as $name => $other ) {
			if ( \WP_Block_Type_Registry::get_instance()->is_registered( $name ) ) {
				continue;
			}
			register_block_type(
				$name,
				array(
					'api_version'           => 3,
					'category'              => Registrar::CATEGORY,
					'attributes'            => is_admin() ? $other['attributes']() : array(),
					'supports'              => array(
						'html'     => false,
						'inserter' => false,
					),
					'editor_script_handles' => array( Registrar::EDITOR_HANDLE ),
					'editor_style_handles'  => array( Registrar::EDITOR_HANDLE ),
					'render_callback'       => fn ( array $attributes ): string =>
						$other['render']( $attributes, $this->schema, $this->renderer ),
				)
			);
			if ( Registrar::shows_names() ) {
				$this->add_texts();
			}
		}
	}

	/** @return array<string, array{title: callable, attributes: callable, render: callable}> As below. */
	private static function others(): array {
		/**
		 * Adds blocks of replaced plugins, which render as one of our widgets.
		 *
		 * @param array<string, array{title: callable(): string, attributes: callable(): array, render: callable(array,
		 *    Loader, Renderer): string}> $blocks By name.
		 */
		return array_filter( (array) apply_filters( 'pagewright/blocks/old', array() ), 'is_array' );
	}

	/** @param array<string, mixed> $attributes Saved attributes. */
	public function render( array $attributes ): string {
		$widget = $this->schema->find( (string) ( $attributes['widgetClass'] ?? '' ) );
		return null === $widget
			? StoredMarkup::html( $attributes )
			: $this->renderer->render( $widget, $attributes['widgetData'] ?? array(), Place::of_block( $attributes ) );
	}
}
