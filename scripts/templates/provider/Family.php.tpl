<?php
/**
 * The icon family {{title}}.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Icons\{{Studly}};

defined( 'ABSPATH' ) || exit;

/** Icons of a font. icons.json is read only by the form and by pages that use one of them. */
final class Family {
	/** First part of the stored values, `{{key}}-boat`. Never changes. */
	public const KEY = '{{key}}';

	public function hooks(): void {
		add_filter( 'pagewright/icons/families', array( $this, 'add' ) );
	}

	/**
	 * @param array<string, array<string, mixed>> $families Key => family.
	 * @return array<string, array<string, mixed>>
	 */
	public function add( array $families ): array {
		$icons                  = json_decode( (string) file_get_contents( __DIR__ . '/icons.json' ), true ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
		$families[ self::KEY ] = array(
			'name'      => '{{Title}}',
			'style_uri' => plugins_url( 'style.css', __FILE__ ),
			'icons'     => is_array( $icons ) ? $icons : array(),
		);
		return $families;
	}
}
