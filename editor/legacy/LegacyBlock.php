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
use Pagewright\Features\PopularPosts\Lists\Hooks as PopularHooks;
use Pagewright\Schema\Loader;

/** Registers `sowb/widget-block`: hidden from the inserter, always rendered, replaced with the consent of the site. */
final class LegacyBlock {
	public const NAME                = 'sowb/widget-block';
	/** Name of the block of WordPress Popular Posts. Defined here so that pages without it load no additional file. */
	private const POPULAR            = 'wordpress-popular-posts/widget';
	public const CONSENT_NONCE       = 'so_block_migration_consent';
	public const CONSENT_OPTION      = 'sowb_block_migration';
	public const TROUBLESHOOTING_URL = 'https://wordpress.org/documentation/article/faq-troubleshooting/';

	public function __construct( private readonly Loader $schema, private readonly Renderer $renderer ) {}

	public function hooks(): void {
		if ( ! Loader::is_bundle_here() ) {
			add_action( 'init', array( $this, 'register' ) );
		}
		add_action( 'init', array( $this, 'register_popular' ), 20 );
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
		$popular = $registry->get_registered( self::POPULAR );
		if ( null !== $popular && Registrar::CATEGORY === $popular->category ) {
			$popular->title = __( 'Popular Posts (old format)', 'pagewright' );
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

	/** Registers the block of WordPress Popular Posts, if that plugin is not active but content contains it. */
	public function register_popular(): void {
		if (
			PopularHooks::is_original_here() || \WP_Block_Type_Registry::get_instance()->is_registered( self::POPULAR )
		) {
			return;
		}
		register_block_type(
			self::POPULAR,
			array(
				'api_version'           => 3,
				'category'              => Registrar::CATEGORY,
				'attributes'            => is_admin() ? PopularBlock::attributes() : array(),
				'supports'              => array(
					'html'     => false,
					'inserter' => false,
				),
				'editor_script_handles' => array( Registrar::EDITOR_HANDLE ),
				'editor_style_handles'  => array( Registrar::EDITOR_HANDLE ),
				'render_callback'       => fn ( array $attributes ): string =>
					PopularBlock::render( $attributes, $this->schema, $this->renderer ),
			)
		);
		if ( Registrar::shows_names() ) {
			$this->add_texts();
		}
	}

	/** @param array<string, mixed> $attributes Saved attributes. */
	public function render( array $attributes ): string {
		$widget = $this->schema->find( (string) ( $attributes['widgetClass'] ?? '' ) );
		return null === $widget
			? StoredMarkup::html( $attributes )
			: $this->renderer->render( $widget, $attributes['widgetData'] ?? array(), Place::of_block( $attributes ) );
	}
}
