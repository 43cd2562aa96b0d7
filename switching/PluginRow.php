<?php
/**
 * Extends the rows of the Plugins screen.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Settings as FormSettings;
use Pagewright\Views\Settings as ViewSettings;

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
		$submissions = FormSettings::load()->erase_on_uninstall;
		$views       = ViewSettings::load()->erase_on_uninstall;
		return match ( true ) {
			$submissions
				&& $views => __(
					'If you delete this plugin, your content and forms are kept. Submissions and view counts are deleted because of its settings.',
					'pagewright'
				),
			$submissions           => __(
				'If you delete this plugin, your content, forms and view counts are kept. Submissions are deleted because of its settings.',
				'pagewright'
			),
			$views                 => __(
				'If you delete this plugin, your content, forms and submissions are kept. View counts are deleted because of its settings.',
				'pagewright'
			),
			default                => __(
				'If you delete this plugin, your content, forms, submissions and view counts are kept.',
				'pagewright'
			),
		};
	}

	private static function words( string $folder, bool $is_active ): string {
		return match ( $folder ) {
			'so-widgets-bundle'       => $is_active
				? __(
					'While this plugin is active, it displays its widgets. Pagewright displays them after you deactivate it.',
					'pagewright'
				)
				: __(
					'Pagewright displays its widgets. If you delete this plugin, content and settings are kept.',
					'pagewright'
				),
			'contact-form-7'          => $is_active
				? __(
					'While this plugin is active, it displays its forms. Pagewright displays them after you deactivate it.',
					'pagewright'
				)
				: __( 'Pagewright displays its forms. If you delete this plugin, they are kept.', 'pagewright' ),
			'siteorigin-panels'       => $is_active
				? __(
					'While this plugin is active, it displays its layouts. Pagewright displays them after you deactivate it.',
					'pagewright'
				)
				: __( 'Pagewright displays its layouts. If you delete this plugin, they are kept.', 'pagewright' ),
			'wordpress-popular-posts' => $is_active
				? __(
					'While this plugin is active, it counts views. Pagewright continues to count after you deactivate it.',
					'pagewright'
				)
				: __(
					'Pagewright continues to count its views. If you delete this plugin, they are kept.',
					'pagewright'
				),
			'honeypot'                => $is_active
				? ''
				: __(
					'Pagewright protects forms against spam. If you delete this plugin, its settings are kept.',
					'pagewright'
				),
			default                   => implode(
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
