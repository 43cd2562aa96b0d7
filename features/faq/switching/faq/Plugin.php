<?php
/**
 * Switching from FAQ plugins.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Faq\Switching\Faq;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\Faq\Import\Import;
use Pagewright\Features\Faq\Import\Page;
use Pagewright\Features\Faq\Import\Sources;
use Pagewright\Switching\Finding;
use Pagewright\Switching\Plugin as ReplacedPlugin;
use Pagewright\Switching\State;
use Pagewright\Switching\Step;

/** Plugins for questions and answers, as one group. Their questions are copied. */
final class Plugin extends ReplacedPlugin {
	/** Folders of the plugins => types of their posts, which are kept when the plugin is deleted. */
	private const POST_TYPES = array(
		'ultimate-faqs'            => 'ufaq',
		'sp-faq'                   => 'sp_faq',
		'quick-and-easy-faqs'      => 'faq',
		'arconix-faq'              => 'faq',
		'easy-faqs'                => 'faq',
		'q-and-a'                  => 'qa_faqs',
		'html5-responsive-faq'     => 'hrf_faq',
		'helpie-faq'               => 'helpie_faq',
		'bwl-advanced-faq-manager' => 'bwl_advanced_faq',
	);

	public function name(): string {
		return __( 'FAQ plugins', 'pagewright' );
	}

	public function folders(): array {
		return array_keys( self::POST_TYPES );
	}

	public function kept( string $folder ): array {
		return isset( self::POST_TYPES[ $folder ] )
			? array( 'post_types' => array( self::POST_TYPES[ $folder ] ) )
			: array();
	}

	public function row_text( string $folder, bool $is_active ): string {
		return $is_active || ! isset( self::POST_TYPES[ $folder ] )
			? ''
			: __(
				'If you delete this plugin, its questions are kept. To import them, go to FAQ → Import.',
				'pagewright'
			);
	}

	public function has_data(): bool {
		return 0 < self::all();
	}

	public function found(): array {
		$found = array();
		foreach ( Sources::all() as $type => $source ) {
			$import = new Import( (string) $type, $source );
			$all    = count( $import->ids() );
			$left   = count( $import->left() );
			if ( 0 < $all ) {
				$name = '' === $source['name'] ? (string) $type : $source['name'];
				$found[] = new Finding(
					"questions-$type",
					$all,
					sprintf(
						/* translators: 1: name of a plugin, 2: a number of questions, 3: how many of them are imported. */
						_n(
							'%1$s: %2$s question, imported: %3$s',
							'%1$s: %2$s questions, imported: %3$s',
							$all,
							'pagewright'
						),
						$name,
						number_format_i18n( $all ),
						number_format_i18n( $all - $left )
					)
				);
			}
		}
		return $found;
	}

	public function differences(): array {
		return array(
			__(
				'Questions are copied with their answers, groups, order, dates and status. The originals do not change, and later changes to them are not copied.',
				'pagewright'
			),
			__(
				'Shortcodes of Ultimate FAQ, WP Responsive FAQ, Quick and Easy FAQs, Arconix FAQ, Easy FAQs and HTML5 Responsive FAQ show the imported questions. Of their attributes, those for groups and for the number of questions work.',
				'pagewright'
			),
			__( 'Lists have the design of Pagewright’s FAQ widget.', 'pagewright' ),
		);
	}

	public function notice( State $state ): string {
		return State::Inactive === $state && 0 < self::left()
			? __(
				'Questions of an inactive FAQ plugin are not imported yet. Import them to show them with Pagewright.',
				'pagewright'
			)
			: '';
	}

	/** Themes use these post types too, and their posts need no import. */
	public function is_repeated( State $state ): bool {
		return State::Deleted !== $state;
	}

	protected function before_deactivation(): ?Step {
		return $this->import();
	}

	protected function before_deletion(): ?Step {
		return $this->import();
	}

	protected function on_deactivation(): string {
		return __( 'Its shortcodes then show the imported questions.', 'pagewright' );
	}

	public function source(): Source {
		return new Source( $this );
	}

	private function import(): ?Step {
		$left = self::left();
		return 0 === $left
			? null
			: new Step(
				Step::GO,
				sprintf(
					/* translators: %s: a number. */
					_n( 'Import %s question', 'Import %s questions', $left, 'pagewright' ),
					number_format_i18n( $left )
				),
				__( 'Questions are copied on the screen FAQ → Import.', 'pagewright' ),
				'',
				Page::url()
			);
	}

	private static function all(): int {
		global $wpdb;
		$types = array_map( 'strval', array_keys( Sources::all() ) );
		return array() === $types // phpcs:ignore WordPress.DB -- a placeholder for each type.
			? 0
			: (int) $wpdb->get_var(
				$wpdb->prepare(
					"SELECT COUNT(*) FROM $wpdb->posts WHERE post_type IN ("
					. implode( ',', array_fill( 0, count( $types ), '%s' ) )
					. ") AND post_status IN ('publish','draft','pending','private','future')",
					$types
				)
			);
	}

	private static function left(): int {
		if ( 0 === self::all() ) {
			return 0;
		}
		$left = 0;
		foreach ( Sources::all() as $type => $source ) {
			$left += count( ( new Import( (string) $type, $source ) )->left() );
		}
		return $left;
	}
}
