<?php
/**
 * The original plugin's object, as other plugins ask it.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

/** Answers what other plugins ask about widgets. All widgets are there, so switching one on is nothing to do. */
final class SiteOrigin_Widgets_Bundle {
	private static ?self $single = null;

	public static function single(): self {
		return self::$single ??= new self();
	}

	/** @return array<string, true> Id => true. */
	public function get_active_widgets( $filter = true ): array {
		$ids = array_map( static fn ( array $widget ): string => $widget['ID'], $this->get_widgets_list() );
		return (array) apply_filters( 'siteorigin_widgets_active_widgets', array_fill_keys( $ids, true ) );
	}

	public function activate_widget( $id, $include = true ): bool {
		return isset( $this->get_active_widgets()[ (string) $id ] );
	}

	public function deactivate_widget( $id ): void {}

	/** @return array<string, array{ID: string, Name: string, Description: string, Active: bool}> Class => facts. */
	public function get_widgets_list(): array {
		$list = array();
		foreach ( Pagewright\Compat\Names::all() as $class => $widget ) {
			$list[ $class ] = array(
				'ID'          => preg_replace( '/^sow-/', '', $widget->id_base ),
				'Name'        => $widget->title,
				'Description' => $widget->description,
				'Active'      => true,
			);
		}
		return $list;
	}

	/** @return list<string> Folders of widgets, each with a slash at its end. */
	public function get_widget_folders(): array {
		return (array) apply_filters( 'siteorigin_widgets_widget_folders', array() );
	}
}
