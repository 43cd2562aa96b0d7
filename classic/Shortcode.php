<?php
/**
 * Shortcode of page builders in text.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Classic;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Renderer;
use Pagewright\Schema\Loader;

/**
 * `[siteorigin_widget class="…"]<input type="hidden" value="{instance, args}">[/siteorigin_widget]`: a widget in text
 * content.
 */
final class Shortcode {
	public function __construct( private readonly Loader $schema, private readonly Renderer $renderer ) {}

	/**
	 * @param array<string, string>|string $attributes Attributes.
	 * @param ?string                      $content    HTML of the hidden input.
	 */
	public function render( array|string $attributes, ?string $content = '' ): string {
		$class  = is_array( $attributes ) && is_string( $attributes['class'] ?? null )
			? str_replace( '&#92;', '\\', $attributes['class'] )
			: '';
		$widget = '' === $class ? null : $this->schema->find( $class );
		return null === $widget ? '' : $this->renderer->render( $widget, self::instance( (string) $content ) );
	}

	/**
	 * Returns the instance in the input's value, whose texts are all escaped.
	 *
	 * @return array<string, mixed>
	 */
	private static function instance( string $content ): array {
		if ( 1 !== preg_match( '/value="([^"]*)"/', $content, $found ) ) {
			return array();
		}
		$data = json_decode( html_entity_decode( $found[1], ENT_QUOTES, 'UTF-8' ), true );
		return is_array( $data['instance'] ?? null )
			? (array) map_deep(
				$data['instance'],
				static fn ( mixed $value ): mixed =>
					is_string( $value ) ? html_entity_decode( $value, ENT_QUOTES, 'UTF-8' ) : $value
			)
			: array();
	}
}
