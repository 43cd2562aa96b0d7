<?php
/**
 * Plugin Name:       Pagewright
 * Description:       Page-builder widgets as blocks and as classic widgets, with one form, a live preview and nothing loaded that a page does not use.
 * Version:           0.1.0
 * Requires at least: 6.8
 * Requires PHP:      8.1
 * Author:            Pagewright contributors
 * License:           GPL-3.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-3.0.html
 * Text Domain:       pagewright
 * Domain Path:       /languages
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright;

defined( 'ABSPATH' ) || exit;

const VERSION = '0.1.0';
const FILE    = __FILE__;

spl_autoload_register(
	static function ( string $name ): void {
		if ( str_starts_with( $name, 'Pagewright\\' ) ) {
			$parts = explode( '\\', substr( $name, 11 ) );
			$file  = array_pop( $parts ) . '.php';
			$dirs  = array_map( static fn ( $part ) => strtolower( (string) preg_replace( '/(?<!^)[A-Z]/', '-$0', $part ) ), $parts );
			$path  = __DIR__ . '/' . implode( '/', array( ...$dirs, $file ) );
			is_file( $path ) && require $path;
		}
	}
);

register_activation_hook( __FILE__, static fn () => Classic\Options::create() );

add_action(
	'plugins_loaded',
	static function (): void {
		$guard = new Editor\Guard( __DIR__ );
		if ( ! $guard->may_run() ) {
			$guard->hooks();
			return;
		}
		( new Compat\ThirdParty() )->hooks();
		$schema   = new Schema\Loader( __DIR__ );
		$fields   = new Fields\Registry();
		$renderer = new Blocks\Renderer( $schema, $fields );
		$assets   = new Editor\Assets( $schema );
		$parts    = array(
			new Blocks\Registrar( $schema, $renderer ),
			new Blocks\Styles( $schema ),
			$assets,
			new Rest\Server( $schema, $renderer ),
			new Classic\Registrar( $schema, $fields, $renderer, $assets ),
			new Classic\Shortcode( $schema, $renderer ),
			new Editor\Legacy\LegacyBlock( $schema, $renderer ),
			new Providers\Animations\Uploads(),
			new Patterns\Patterns(),
			...( is_admin() ? array( new Admin\Screen( $schema, $assets ) ) : array() ),
		);
		foreach ( $parts as $part ) {
			$part->hooks();
		}
		// Maps on public pages lead administrators there too. Before the filters of others, whose address then stands.
		add_filter( 'pagewright/places/settings-url', static fn ( mixed $url ): mixed => Admin\Screen::keys_url( $url ), 5 );
	}
);
