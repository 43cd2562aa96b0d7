<?php
/**
 * Registers the endpoints.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Renderer;
use Pagewright\Editor\FormRoot;
use Pagewright\Features\Features;
use Pagewright\PageBuilder\Hooks as PageBuilderHooks;
use Pagewright\Schema\Loader;

/** Registers every endpoint, only in requests that can reach it. */
final class Server {
	public function __construct( private readonly Loader $schema, private readonly Renderer $renderer ) {}

	/** Registers the actions of admin-ajax.php. */
	public function hooks(): void {
		( new Icons\Endpoint() )->register();
		if ( ! Loader::is_bundle_here() ) {
			( new MigrationConsent\Endpoint() )->register();
		}
		( new SearchPosts\Endpoint() )->register();
		( new SearchTerms\Endpoint() )->register();
		( new LinkTitle\Endpoint() )->register();
		( new PostsCount\Endpoint() )->register();
		( new PreviewPage\Endpoint( $this->schema, $this->renderer ) )->register();
		( new JavascriptVariables\Endpoint( $this->schema ) )->register();
		( new ImageSearch\Endpoint() )->register();
		( new ImageImport\Endpoint() )->register();
		if ( ! Loader::is_bundle_here() ) {
			( new CarouselLoad\Endpoint( $this->schema, $this->renderer ) )->register();
		}
	}

	/** Registers the REST routes. @param string $except Class of an endpoint of a feature that is registered. */
	public function register_routes( string $except = '' ): void {
		( new Previews\Endpoint( $this->schema, $this->renderer ) )->register();
		( new Forms\Endpoint( $this->schema, new FormRoot( $this->schema, $this->renderer ) ) )->register();
		if ( ! Loader::is_bundle_here() ) {
			( new Permission\Endpoint() )->register();
		}
		if ( ! PageBuilderHooks::is_original_here() ) {
			( new LayoutPreview\Endpoint() )->register();
		}
		( new Places\Endpoint() )->register();
		( new ScreenOffer\Endpoint( $this->schema ) )->register();
		( new ScreenUses\Endpoint( $this->schema ) )->register();
		( new ScreenSettings\Endpoint( $this->schema ) )->register();
		( new ScreenKeys\Endpoint() )->register();
		( new ScreenDefaults\Endpoint() )->register();
		( new ScreenFeatures\Endpoint() )->register();
		( new SwitchStatus\Endpoint() )->register();
		( new SwitchStep\Endpoint() )->register();
		( new SwitchNotice\Endpoint() )->register();
		( new SwitchDryRun\Endpoint() )->register();
		foreach ( array_diff( Features::endpoints(), array( $except ) ) as $endpoint ) {
			( new $endpoint( $this->schema, $this->renderer ) )->register();
		}
	}
}
