<?php
/**
 * Navigation.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Navigation\Blocks\Navigation;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\FormFacts;
use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;
use Pagewright\Features\Navigation\Items;
use Pagewright\Features\Navigation\Menu;
use Pagewright\Features\Navigation\Options;
use Pagewright\Fields\Font\Font;

/** A menu of the site, or its pages. Classic themes use the same menu. */
final class Render implements RenderInterface, FormFacts {
	public function migrate( array $raw ): array {
		return $raw;
	}

	public function context( array $data, RenderContext $context ): ?array {
		$label   = trim( wp_strip_all_tags( (string) $data['label'] ) );
		$options = new Options(
			id: $context->id . '-menu',
			label: '' === $label ? __( 'Main menu', 'pagewright' ) : $label,
			toggle: trim( (string) $data['layout']['toggle_text'] ),
			is_vertical: 'column' === $data['layout']['direction'],
			is_collapsible: (bool) $data['layout']['collapse'],
			opens_on_hover: (bool) $data['layout']['hover'],
			has_search: (bool) $data['layout']['search'],
			depth: max( 1, min( 3, (int) $data['depth'] ) ),
		);
		$menu    = Menu::of(
			$data['sample'] && $context->is_preview ? Items::sample() : Items::of( (string) $data['menu'] ),
			$options
		);
		return '' === $menu ? null : array(
			'style' => 'base',
			'menu'  => $menu,
			'css'   => Font::variant( (string) $data['design']['font'], '--pw-navigation-font' ),
		);
	}

	/** Menus, which only the site knows. */
	public function form( array $fields ): array {
		$fields['menu']['options'] = Items::sources();
		return $fields;
	}

	public function javascript_variables(): ?array {
		return null;
	}
}
