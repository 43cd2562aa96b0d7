<?php
/**
 * Switching from WordPress Popular Posts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Switching\WordpressPopularPosts;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Views\Import\Import;
use Pagewright\Features\PopularPosts\Views\Import\OldTables;
use Pagewright\Features\PopularPosts\Views\Import\Progress;
use Pagewright\Switching\ClassicWidgets;
use Pagewright\Switching\Content;
use Pagewright\Switching\Finding;
use Pagewright\Switching\History;
use Pagewright\Switching\Plugin as ReplacedPlugin;
use Pagewright\Switching\State;
use Pagewright\Switching\Step;

/** Its views, lists and settings. */
final class Plugin extends ReplacedPlugin {
	/** Prefixes of its shortcodes and of its block. */
	public const TEXTS = array( '[wpp', '<!-- wp:wordpress-popular-posts/widget' );

	private const OPTION = 'wpp_settings_config';

	/** Step that admin/ImportStep.tsx shows. */
	private const IMPORT = 'import';

	public function name(): string {
		return 'WordPress Popular Posts';
	}

	public function has_data(): bool {
		return false !== get_option( self::OPTION ) || OldTables::exist();
	}

	public function found(): array {
		return array_values(
			array_filter(
				array(
					...self::views(),
					self::posts(),
					( new ClassicWidgets( 'wpp' ) )->finding(),
					self::settings(),
				)
			)
		);
	}

	public function differences(): array {
		return array(
			__(
				'Lists look like WordPress Popular Posts lists without a theme. Pagewright has its own versions of the themes.',
				'pagewright'
			),
			__(
				'A list has at most 100 posts. It is the same for all visitors and on all pages, so that it can be cached.',
				'pagewright'
			),
			__( 'Averages of newer posts are based on the full days since they were published.', 'pagewright' ),
			__(
				'Thumbnails are created in the background. Until then, a list shows an image of another size.',
				'pagewright'
			),
			__( 'Filters for the database query of WordPress Popular Posts are not applied.', 'pagewright' ),
		);
	}

	public function kept( string $folder ): array {
		return $this->id === $folder
			? array(
				'tables'  => array( 'popularpostsdata', 'popularpostssummary' ),
				'options' => array( self::OPTION ),
			)
			: array();
	}

	public function row_text( string $folder, bool $is_active ): string {
		return match ( true ) {
			$this->id !== $folder => '',
			$is_active            => __(
				'While this plugin is active, it counts views. Pagewright continues to count after you deactivate it.',
				'pagewright'
			),
			default               => __(
				'Pagewright continues to count its views. If you delete this plugin, they are kept.',
				'pagewright'
			),
		};
	}

	public function notice( State $state ): string {
		if ( State::Inactive !== $state && State::Deleted !== $state ) {
			return '';
		}
		if ( $this->can_import() ) {
			return __(
				'WordPress Popular Posts is inactive. Pagewright continues to count, and lists include the old views. Import them to make lists faster.',
				'pagewright'
			);
		}
		return State::Inactive === $state
			? __( 'WordPress Popular Posts is inactive. Pagewright continues to count views.', 'pagewright' )
			: '';
	}

	protected function on_deactivation(): string {
		return __(
			'Pagewright continues to count with the same settings, and lists include the old views. Import them afterwards.',
			'pagewright'
		);
	}

	protected function before_deletion(): ?Step {
		if ( ! $this->can_import() ) {
			return null;
		}
		return new Step(
			self::IMPORT,
			sprintf(
				/* translators: %s: a number. */
				_n( 'Import %s view', 'Import %s views', self::sum(), 'pagewright' ),
				number_format_i18n( self::sum() )
			),
			__(
				'The import adds the views to those of Pagewright and does not change the old tables. Lists are then faster, and you can delete the old tables. You can stop and continue the import at any time.',
				'pagewright'
			)
		);
	}

	/** The import records its own end. */
	public function history(): array {
		$progress = Import::status();
		$entries  = parent::history();
		if ( 0 < ( $progress->ended ?? 0 ) ) {
			$entries[] = array(
				'plugin' => $this->id,
				'step'   => History::IMPORTED,
				'time'   => $progress->ended,
				'user'   => 0,
			);
			usort( $entries, static fn ( array $one, array $other ): int => $one['time'] <=> $other['time'] );
		}
		return $entries;
	}

	public function run_import( \Closure $progress ): ?array {
		if ( ! OldTables::exist() ) {
			return null;
		}
		if ( OldTables::is_plugin_active() ) {
			throw new \RuntimeException(
				__(
					'Deactivate WordPress Popular Posts first. Otherwise, views that both plugins count are added twice.',
					'pagewright'
				)
			);
		}
		Import::start( false );
		do {
			$now = Import::step();
			$progress( $now?->share() ?? 0.0 );
		} while ( null !== $now && Progress::DONE !== $now->phase );
		$views = $now->views ?? 0;
		return array(
			'text'   => sprintf(
				/* translators: %s: a number. */
				_n( '%s view is imported.', '%s views are imported.', $views, 'pagewright' ),
				number_format_i18n( $views )
			),
			'values' => array(
				'views'   => $views,
				'skipped' => $now->skipped ?? 0,
			),
		);
	}

	public function source(): Source {
		return new Source( $this );
	}

	/** Returns whether some views were not imported yet. */
	private function can_import(): bool {
		return OldTables::exist() && 0 < OldTables::posts() && ! Import::is_complete();
	}

	private static function sum(): int {
		global $wpdb;
		return (int) $wpdb->get_var( 'SELECT SUM( pageviews ) FROM ' . OldTables::data() ); // phpcs:ignore WordPress.DB -- name of a table.
	}

	/** @return list<Finding> */
	private static function views(): array {
		if ( ! OldTables::exist() ) {
			return array();
		}
		$views = self::sum();
		$posts = OldTables::posts();
		return array(
			new Finding(
				'views',
				$views,
				sprintf(
					/* translators: 1: a number of views, 2: a number of posts. */
					_n( '%1$s view of %2$s post', '%1$s views of %2$s posts', $posts, 'pagewright' ),
					number_format_i18n( $views ),
					number_format_i18n( $posts )
				)
			),
		);
	}

	private static function posts(): ?Finding {
		$count = ( new Content( self::TEXTS ) )->posts();
		return 0 === $count
			? null
			: new Finding(
				'posts',
				$count,
				sprintf(
					/* translators: %s: a number of posts, pages, patterns and templates. */
					_n(
						'%s post or page with a list or view count',
						'%s posts and pages with a list or view count',
						$count,
						'pagewright'
					),
					number_format_i18n( $count )
				)
			);
	}

	private static function settings(): ?Finding {
		return false === get_option( self::OPTION )
			? null
			: new Finding(
				'settings',
				1,
				__(
					'Settings: counted users, sampling, link targets, and storage times of view counts and lists',
					'pagewright'
				)
			);
	}
}
