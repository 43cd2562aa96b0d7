<?php
/**
 * Object of the original plugin for other plugins.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Request\Memory;

/** Answers queries about widgets. All widgets are available, so activating one does nothing. */
final class SiteOrigin_Widgets_Bundle {
	/** Distinguishes this class from the one of the original plugin. */
	public const IS_REPLACEMENT = true;

	public static function single(): self {
		return Memory::remember( self::class, 'instance', static fn (): self => new self() );
	}

	/** @return array<string, true> ID => true. */
	public function get_active_widgets( $filter = true ): array {
		$ids = array_map( static fn ( array $widget ): string => $widget['ID'], $this->get_widgets_list() );
		return (array) apply_filters( 'siteorigin_widgets_active_widgets', array_fill_keys( $ids, true ) );
	}

	public function activate_widget( $id, $include = true ): bool {
		return isset( $this->get_active_widgets()[ (string) $id ] );
	}

	public function deactivate_widget( $id ): void {}

	/** @return array<string, array{ID: string, Name: string, Description: string, Active: bool}> Class => data. */
	public function get_widgets_list(): array {
		$list = array();
		foreach ( Pagewright\Compat\Widgets::all() as $class => $widget ) {
			$list[ $class ] = array(
				'ID'          => preg_replace( '/^sow-/', '', $widget->id_base ),
				'Name'        => $widget->title,
				'Description' => $widget->description,
				'Active'      => true,
			);
		}
		return $list;
	}

	/** @return list<string> Folders of widgets, with trailing slashes. */
	public function get_widget_folders(): array {
		return (array) apply_filters( 'siteorigin_widgets_widget_folders', array() );
	}
}
