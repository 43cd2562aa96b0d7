<?php
/**
 * Code of the plugin.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace ForeignHooksProbe;

defined( 'ABSPATH' ) || exit;

/** Knows which callbacks belong to the plugin, and which hooks are actions in its code. */
final class OwnCode {
	/** @var ?array<string, bool> Hooks with actions of the plugin, and the starts of their names (false). */
	private ?array $actions = null;

	/** Returns null for a callback that cannot be called. */
	public static function reflect( mixed $callback ): ?\ReflectionFunctionAbstract {
		try {
			return match ( true ) {
				is_array( $callback ) => new \ReflectionMethod( $callback[0], $callback[1] ),
				is_string( $callback )
					&& str_contains( $callback, '::' ) => new \ReflectionMethod( ...explode( '::', $callback ) ),
				$callback instanceof \Closure || is_string( $callback ) => new \ReflectionFunction( $callback ),
				default => new \ReflectionMethod( $callback, '__invoke' ),
			};
		} catch ( \ReflectionException ) {
			return null;
		}
	}

	/** The site may be in an ignored folder of the plugin's, and tests install plugins. */
	public static function is_of_plugin( string $file ): bool {
		$root = realpath( WP_PLUGIN_DIR . '/pagewright' ) . '/';
		return str_starts_with( $file, $root )
			&& 1 !== preg_match( '~^(\.wp|tests|node_modules)/~', substr( $file, strlen( $root ) ) );
	}

	public static function name( mixed $callback, \ReflectionFunctionAbstract $function ): string {
		$place = substr( (string) $function->getFileName(), strlen( realpath( WP_PLUGIN_DIR . '/pagewright' ) ) + 1 );
		return $callback instanceof \Closure ? "$place:{$function->getStartLine()}" : "$place {$function->getName()}()";
	}

	/** Returns whether the plugin adds actions to a hook, by its name or by the start of it. */
	public function is_action( string $hook ): bool {
		foreach ( $this->actions ??= self::all_actions() as $name => $is_whole ) {
			if ( $is_whole ? $hook === $name : str_starts_with( $hook, $name ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return array<string, bool> Hooks with actions of the plugin, and the starts of their names (false). */
	private static function all_actions(): array {
		// Actions in the files hooks.json of features.
		$listed  = ( require WP_PLUGIN_DIR . '/pagewright/build/features.php' )['callbacks'];
		$actions = array_fill_keys( array_column( $listed, 0 ), true );
		foreach ( array_filter( get_included_files(), array( self::class, 'is_of_plugin' ) ) as $file ) {
			$code = (string) file_get_contents( $file );
			preg_match_all( '/add_action\(\s*\'([^\']+)\'/', $code, $whole );
			preg_match_all( '/add_action\(\s*"([^"$]+)\$/', $code, $starts );
			$actions += array_fill_keys( $whole[1], true ) + array_fill_keys( $starts[1], false );
		}
		return $actions;
	}
}
