<?php
/**
 * Switching from SiteOrigin Widgets Bundle.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching\Plugins\SoWidgetsBundle;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Uses;
use Pagewright\Schema\Loader;
use Pagewright\Switching\ClassicWidgets;
use Pagewright\Switching\Content;
use Pagewright\Switching\Finding;
use Pagewright\Switching\Plugin as ReplacedPlugin;
use Pagewright\Switching\State;

/** Its blocks, classic widgets and settings, which Pagewright reads unchanged. */
final class Plugin extends ReplacedPlugin {
	/** Prefixes of its blocks. */
	public const BLOCKS = array( '<!-- wp:sowb/siteorigin-widget', '<!-- wp:sowb/widget-block' );

	public const SHORTCODE = '[siteorigin_widget ';

	/** Text in a Page Builder layout. */
	public const LAYOUT = ':"SiteOrigin_Widget';

	/** Options that only this plugin writes. */
	private const OPTIONS = array(
		'siteorigin_widget_bundle_version',
		'siteorigin_widgets_active',
		'siteorigin_widgets_old_widgets',
	);

	public function name(): string {
		return 'SiteOrigin Widgets Bundle';
	}

	public function has_data(): bool {
		return array() !== array_filter(
			self::OPTIONS,
			static fn ( string $option ): bool => false !== get_option( $option )
		);
	}

	public function found(): array {
		return array_values(
			array_filter(
				array(
					self::posts(),
					( new ClassicWidgets( 'sow-' ) )->finding(),
					self::unplaced(),
					self::settings(),
				)
			)
		);
	}

	public function differences(): array {
		return array(
			__(
				'Widgets are rendered from the saved data on every page view. The HTML that older versions stored with a block is shown only if its widget is missing.',
				'pagewright'
			),
			__(
				'Designs are static style sheets with custom properties instead of compiled files. The hash at the end of a widget’s wrapper class changes, so your own CSS for that hash no longer matches.',
				'pagewright'
			),
			__(
				'Icons are inline SVG instead of an icon font. Your own CSS for the icon font no longer matches.',
				'pagewright'
			),
			__(
				'Maps without an API key and YouTube or Vimeo videos load after a click to avoid requests to other servers.',
				'pagewright'
			),
			__( 'Default colors with low contrast are darker until you choose your own.', 'pagewright' ),
			__( 'Google Fonts are not loaded unless a filter provides their URL.', 'pagewright' ),
			__(
				'Widgets of other plugins work if they consist of fields and a PHP template. Designs in LESS are not supported.',
				'pagewright'
			),
		);
	}

	public function notice( State $state ): string {
		return match ( $state ) {
			State::Active   => __(
				'Pagewright’s widgets are inactive because SiteOrigin Widgets Bundle is active and uses the same names. Contact forms, popular posts and all other features of Pagewright work. To use Pagewright’s widgets, deactivate SiteOrigin Widgets Bundle. Your content does not change.',
				'pagewright'
			),
			State::Inactive => __(
				'SiteOrigin Widgets Bundle is inactive. Pagewright displays its widgets in your posts, widget areas and layouts.',
				'pagewright'
			),
			default         => '',
		};
	}

	protected function on_deactivation(): string {
		return __(
			'Pagewright then displays its widgets with the same data and settings. Your content does not change.',
			'pagewright'
		);
	}

	public function source(): Source {
		return new Source( $this );
	}

	private static function posts(): ?Finding {
		$content = new Content( array( ...self::BLOCKS, self::SHORTCODE ), array( self::LAYOUT ) );
		$posts   = $content->posts();
		if ( 0 === $posts ) {
			return null;
		}
		$blocks = ( new Content( self::BLOCKS ) )->times();
		return new Finding(
			'posts',
			$posts,
			sprintf(
				/* translators: 1: "12 posts", 2: "30 blocks". */
				__( '%1$s with %2$s', 'pagewright' ),
				self::number_of_posts( $posts ),
				self::number_of_blocks( $blocks )
			),
			self::by_widget()
		);
	}

	private static function number_of_posts( int $posts ): string {
		return sprintf(
			/* translators: %s: a number of posts, pages, patterns and templates. */
			_n( '%s post or page', '%s posts and pages', $posts, 'pagewright' ),
			number_format_i18n( $posts )
		);
	}

	private static function number_of_blocks( int $blocks ): string {
		return sprintf(
			/* translators: %s: a number. */
			_n( '%s widget block', '%s widget blocks', $blocks, 'pagewright' ),
			number_format_i18n( $blocks )
		);
	}

	/** @return list<string> Posts that use a widget, most used first. */
	private static function by_widget(): array {
		$schema = new Loader( dirname( \Pagewright\FILE ), true );
		$counts = array();
		foreach ( ( new Uses( $schema ) )->counts() as $widget => $count ) {
			if ( 0 < $count['posts'] && str_starts_with( $widget, 'SiteOrigin_' ) ) {
				$counts[ $widget ] = $count['posts'];
			}
		}
		arsort( $counts );
		return array_map(
			static fn ( string $widget, int $posts ): string =>
				sprintf(
					/* translators: 1: name of a widget, 2: "12 posts". */
					__( '%1$s: %2$s', 'pagewright' ),
					$schema->find( $widget )->title ?? $widget,
					self::number_of_posts( $posts )
				),
			array_keys( $counts ),
			$counts
		);
	}

	private static function unplaced(): ?Finding {
		$ids   = ( new ClassicWidgets( 'sow-' ) )->unplaced();
		$count = count( $ids );
		return 0 === $count
			? null
			: new Finding(
				'unplaced-widgets',
				$count,
				sprintf(
					/* translators: %s: a number. */
					_n(
						'%s classic widget that no widget area shows; it is kept',
						'%s classic widgets that no widget area shows; they are kept',
						$count,
						'pagewright'
					),
					number_format_i18n( $count )
				),
				$ids
			);
	}

	private static function settings(): ?Finding {
		global $wpdb;
		$count = (int) $wpdb->get_var( // phpcs:ignore WordPress.DB -- names of options.
			$wpdb->prepare(
				"SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE %s",
				$wpdb->esc_like( 'so_widget_settings[' ) . '%'
			)
		);
		return 0 === $count
			? null
			: new Finding(
				'settings',
				$count,
				sprintf(
					/* translators: %s: a number. */
					_n(
						'Settings of %s widget, which Pagewright reads',
						'Settings of %s widgets, which Pagewright reads',
						$count,
						'pagewright'
					),
					number_format_i18n( $count )
				)
			);
	}
}
