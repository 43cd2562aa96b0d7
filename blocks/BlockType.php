<?php
/**
 * Block types of widgets.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

use Pagewright\Schema\Widget;

/** Describes the block of a widget for WordPress. */
final class BlockType {
	/**
	 * Attributes of a block. Copies that older versions stored are read, but not written again: their role is local,
	 * and the data is complete.
	 */
	private const ATTRIBUTES = array(
		'widgetClass'  => array( 'type' => 'string' ),
		'anchor'       => array( 'type' => 'string' ),
		'widgetData'   => array( 'type' => 'object' ),
		'widgetMarkup' => array(
			'type' => 'string',
			'role' => 'local',
		),
		'widgetIcons'  => array(
			'type' => 'array',
			'role' => 'local',
		),
	);

	/**
	 * @param callable(array<string, mixed>): string $render Renders the block from its attributes.
	 * @return array<string, mixed> Arguments for register_block_type().
	 */
	public static function settings( Widget $widget, callable $render ): array {
		$texts    = Registrar::shows_names() ? Title::texts( $widget ) : array(
			'title'       => $widget->title,
			'description' => $widget->description,
			'keywords'    => $widget->keywords,
		);
		$settings = $texts + array(
			'api_version'           => 3,
			'category'              => Registrar::CATEGORY,
			'attributes'            => self::ATTRIBUTES,
			'supports'              => array(
				'html'   => false,
				'anchor' => true,
			),
			'editor_script_handles' => array( Registrar::EDITOR_HANDLE ),
			'editor_style_handles'  => array( Registrar::EDITOR_HANDLE ),
			'render_callback'       => $render,
		);
		// Both are needed only to insert blocks, not on page views.
		if ( is_admin() ) {
			$settings['supports']['inserter'] = Offer::has( $widget );
			$settings['example']              = array() === $widget->example ? null : array(
				'attributes' => array( 'widgetData' => Example::REFERENCE ),
			)
				+ (
					Example::WIDTH_PX === $widget->example_width_px
						? array()
						: array( 'viewportWidth' => $widget->example_width_px )
				);
		}
		return $settings;
	}
}
