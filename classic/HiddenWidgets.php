<?php
/**
 * Hides widgets in classic screens.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Classic;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Offer;
use Pagewright\Output\Json;
use Pagewright\Schema\Loader;
use Pagewright\Schema\Widget as Definition;

/**
 * Removes widgets that are turned off from the lists of available widgets, and widgets with a block from the list of
 * legacy widgets. Widgets in an area stay, with their forms.
 */
final class HiddenWidgets {
	public function __construct( private readonly Loader $schema ) {}

	public function hooks(): void {
		add_filter( 'widget_types_to_hide_from_legacy_widget_block', array( $this, 'hide_types' ) );
		add_action( 'admin_print_styles-widgets.php', array( $this, 'hide_in_list' ) );
		add_action( 'customize_controls_enqueue_scripts', array( $this, 'disable_in_customizer' ), 20 );
	}

	/**
	 * @param mixed $types ID bases.
	 * @return mixed The ID bases, including ours.
	 */
	public function hide_types( mixed $types = null ): mixed {
		if ( ! is_array( $types ) ) {
			return $types;
		}
		$types  = array_filter( $types, 'is_string' );
		$blocks = array_filter( $this->schema->all(), static fn ( Definition $widget ): bool => ! $widget->is_manual );
		return array_values( array_unique( array( ...$types, ...self::bases( $blocks ), ...$this->off() ) ) );
	}

	/** The classic list has no filter of its own. */
	public function hide_in_list(): void {
		$selectors = array_map(
			static fn ( string $base ): string =>
				'#widget-list .widget[id$="_' . sanitize_html_class( $base ) . '-__i__"]',
			$this->off()
		);
		if ( array() !== $selectors ) {
			echo '<style>', implode( ',', $selectors ), '{display:none}</style>'; // phpcs:ignore WordPress.Security.EscapeOutput -- characters of a class name.
		}
	}

	/** The Customizer's list leaves out disabled widgets. */
	public function disable_in_customizer(): void {
		$off = $this->off();
		if ( array() !== $off ) {
			wp_add_inline_script(
				'customize-widgets',
				'for(const widget of window._wpCustomizeWidgetsSettings?.availableWidgets??[]){if('
					. Json::script( $off ) . '.includes(widget.id_base)){widget.is_disabled=true}}',
				'before'
			);
		}
	}

	/** @return list<string> ID bases of widgets that are turned off. */
	private function off(): array {
		$off = array_filter( $this->schema->all(), static fn ( Definition $widget ): bool => ! Offer::has( $widget ) );
		// No site needs new widgets of an old type.
		return array(
			...self::bases( $off ),
			...array_column( Registrar::old_widgets(), 'base' ),
		);
	}

	/**
	 * @param array<string, Definition> $widgets Widgets.
	 * @return list<string> Their ID bases.
	 */
	private static function bases( array $widgets ): array {
		return array_values( array_map( static fn ( Definition $widget ): string => $widget->id_base, $widgets ) );
	}
}
