<?php
/**
 * Renders the items of a menu.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Navigation;

defined( 'ABSPATH' ) || exit;

/**
 * The same HTML as WordPress, for themes and plugins that change items; a button follows the link of an item with a
 * submenu.
 */
final class Walker extends \Walker_Nav_Menu {
	/** @var list<string> ID of the submenu that opens next, innermost last. */
	private array $opening = array();

	/**
	 * @param string $id       Prefix of the IDs of submenus.
	 * @param int    $levels   Number of levels.
	 * @param bool   $has_ids  Whether items have IDs, as in menus of themes; a repeated menu has none.
	 */
	public function __construct(
		private readonly string $id,
		private readonly int $levels,
		private readonly bool $has_ids = true
	) {}

	/** Parameters of WordPress. */
	public function start_el( &$output, $data_object, $depth = 0, $args = null, $current_object_id = 0 ) { // phpcs:ignore Squiz.Commenting.FunctionComment -- defined by the parent class.
		$start = strlen( $output );
		parent::start_el( $output, $data_object, $depth, $args, $current_object_id );
		if ( ! $this->has_ids ) {
			$output = substr( $output, 0, $start )
				. preg_replace( '/^(\s*<li)\s+id="[^"]*"/', '$1', substr( $output, $start ) );
		}
		if ( ! $this->has_children || $depth + 1 >= $this->levels ) {
			return;
		}
		// Removes the submenu button of the theme; one is enough.
		$output = substr( $output, 0, $start )
			. preg_replace( '~<button\b.*?</button>~s', '', substr( $output, $start ) );
		$sub             = "$this->id-sub-" . sanitize_html_class( (string) $data_object->ID );
		$this->opening[] = $sub;
		$title           = trim(
			wp_strip_all_tags( html_entity_decode( substr( $output, $start ), ENT_QUOTES, 'UTF-8' ) )
		);
		$output         .= sprintf(
			'<button type="button" class="pagewright-navigation__arrow" aria-expanded="false" aria-controls="%s" aria-label="%s"></button>',
			esc_attr( $sub ),
			/* translators: %s: name of a menu item */
			esc_attr( sprintf( __( 'Submenu: %s', 'pagewright' ), $title ) )
		);
	}

	/** Parameters of WordPress. */
	public function start_lvl( &$output, $depth = 0, $args = null ) { // phpcs:ignore Squiz.Commenting.FunctionComment -- defined by the parent class.
		$start = strlen( $output );
		parent::start_lvl( $output, $depth, $args );
		$tag = new \WP_HTML_Tag_Processor( substr( $output, $start ) );
		if ( $tag->next_tag() ) {
			$tag->set_attribute( 'id', (string) array_pop( $this->opening ) );
			$tag->add_class( 'pagewright-navigation__submenu' );
			$output = substr( $output, 0, $start ) . $tag->get_updated_html();
		}
	}
}
