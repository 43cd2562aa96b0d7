<?php
/**
 * Extends the rows of the Plugins screen.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching;

defined( 'ABSPATH' ) || exit;

/** Explains in the row of a plugin who shows its content, and what its deletion does to the data. */
final class PluginRow {
	/**
	 * @param array<mixed> $meta Version, author and links of the row.
	 * @param string       $file File of the plugin, relative to the plugins folder.
	 * @return array<mixed> The entries, including a sentence.
	 */
	public static function meta( array $meta, string $file ): array {
		$words = plugin_basename( \Pagewright\FILE ) === $file
			? self::own_words()
			: self::words( dirname( $file ), is_plugin_active( $file ) );
		if ( '' !== $words ) {
			// WordPress separates entries with a line.
			$last          = array_key_last( $meta ) ?? 'pagewright';
			$before        = is_string( $meta[ $last ] ?? null ) ? $meta[ $last ] . '<br>' : '';
			$meta[ $last ] = $before . esc_html( $words );
		}
		return $meta;
	}

	/** WordPress asks whether to delete the plugin "and its data". */
	private static function own_words(): string {
		$data = array(
			'kept'    => array( __( 'your content', 'pagewright' ) ),
			'deleted' => array(),
		);
		/**
		 * Adds what happens to the data of a feature when this plugin is deleted.
		 *
		 * @param array{kept: list<string>, deleted: list<string>} $data Names of data, as in the middle of a sentence.
		 */
		$data = (array) apply_filters( 'pagewright/plugin-row/data', $data );
		$text = array(
			/* translators: %l: names of data. */
			'kept'    => __( 'If you delete this plugin, the following is kept: %l.', 'pagewright' ),
			/* translators: %l: names of data. */
			'deleted' => __( 'Deleted because of its settings: %l.', 'pagewright' ),
		);
		$said = array();
		foreach ( array_filter( array_intersect_key( $data, $text ) ) as $key => $names ) {
			$said[] = wp_sprintf( $text[ $key ], array_filter( (array) $names, 'is_string' ) );
		}
		return implode( ' ', $said );
	}

	private static function words( string $folder, bool $is_active ): string {
		return match ( $folder ) {
			'so-widgets-bundle' => $is_active
				? __(
					'While this plugin is active, it displays its widgets. Pagewright displays them after you deactivate it.',
					'pagewright'
				)
				: __(
					'Pagewright displays its widgets. If you delete this plugin, content and settings are kept.',
					'pagewright'
				),
			'siteorigin-panels' => $is_active
				? __(
					'While this plugin is active, it displays its layouts. Pagewright displays them after you deactivate it.',
					'pagewright'
				)
				: __( 'Pagewright displays its layouts. If you delete this plugin, they are kept.', 'pagewright' ),
			default             => implode(
				' ',
				array_filter(
					array_map(
						static fn ( Plugin $plugin ): string => $plugin->row_text( $folder, $is_active ),
						Plugins::all()
					)
				)
			),
		};
	}
}
