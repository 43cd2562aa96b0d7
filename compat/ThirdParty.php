<?php
/**
 * Loads widgets of other plugins for the SiteOrigin Widgets Bundle.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Compat;

defined( 'ABSPATH' ) || exit;

use Pagewright\Request\Memory;
use Pagewright\Schema\Widget;

/**
 * Finds the widget folders of other plugins, `<folder>/<id>/<id>.php`, and converts each to one of our widgets: a
 * subclass of `SiteOrigin_Widget` defines the fields, a PHP template renders them. docs/compatibility.md lists what is
 * supported.
 */
final class ThirdParty {
	/** Name => file of the class, loaded on demand. */
	private const CLASSES = array(
		'SiteOrigin_Widget'                 => 'widget',
		'SiteOrigin_Widgets_Bundle'         => 'bundle',
		'SiteOrigin_Widgets_Widget_Manager' => 'widget-manager',
	);

	/** Implements siteorigin_widget_register(). */
	public static function register( string $id, string $file, string $class ): void {
		$one = array(
			'file'  => $file,
			'class' => '' !== $class ? $class : self::guess_class( $id ),
		);
		Memory::set( self::class, 'registered', array_replace( self::registered(), array( $id => $one ) ) );
		// Only on sites with such a widget, and after load_folders().
		add_filter( 'pagewright/widgets/list', array( self::class, 'add_widgets' ), 11 );
	}

	/** Returns the file of the widget with this ID; '' when there is none. */
	public static function file_of( string $id ): string {
		return self::registered()[ $id ]['file'] ?? '';
	}

	/** Returns the widget object of a class; null when it does not belong to another plugin. */
	public static function widget_of( string $class ): ?\SiteOrigin_Widget {
		return self::widgets()[ $class ] ?? null;
	}

	/**
	 * @param mixed $widgets Widgets so far.
	 * @return list<Widget>
	 */
	public static function add_widgets( mixed $widgets ): array {
		if ( Memory::first( self::class, 'is_collected' ) ) {
			self::create();
		}
		$made = array_map(
			static fn ( \SiteOrigin_Widget $widget ): Widget => Description::of( $widget ),
			array_values( self::widgets() )
		);
		return array(
			...array_filter( (array) $widgets, static fn ( mixed $widget ): bool => $widget instanceof Widget ),
			...$made,
		);
	}

	/** Forms open on these screens; a widget may load scripts for its own. */
	public static function enqueue_admin_scripts( mixed $screen = null ): void {
		if ( in_array( $screen, array( 'post.php', 'post-new.php', 'widgets.php', 'site-editor.php' ), true ) ) {
			foreach ( self::widgets() as $widget ) {
				$widget->enqueue_admin_scripts();
			}
		}
	}

	/** Loads the global classes on demand. */
	public static function load( string $name ): void {
		if ( isset( self::CLASSES[ $name ] ) ) {
			require_once __DIR__ . '/globals/class-' . self::CLASSES[ $name ] . '.php';
		}
	}

	/** @return array<string, array{file: string, class: string}> ID => arguments of siteorigin_widget_register(). */
	private static function registered(): array {
		return Memory::get( self::class, 'registered', array() );
	}

	/** @return array<string, \SiteOrigin_Widget> Class => widget. */
	private static function widgets(): array {
		return Memory::get( self::class, 'widgets', array() );
	}

	/** Loads the files of widgets, once. */
	public static function load_folders(): void {
		if ( ! Memory::first( self::class, 'folders' ) ) {
			return;
		}
		/** Filters the folders of widgets, with trailing slashes. A filter of the SiteOrigin Widgets Bundle. */
		$folders = apply_filters( 'siteorigin_widgets_widget_folders', array() );
		foreach ( array_filter( (array) $folders, 'is_string' ) as $folder ) {
			foreach ( (array) glob( trailingslashit( $folder ) . '*', GLOB_ONLYDIR ) as $path ) {
				$file = $path . '/' . basename( (string) $path ) . '.php';
				if ( is_file( $file ) ) {
					require_once $file;
				}
			}
		}
	}

	/** Creates the objects of registered widgets. */
	private static function create(): void {
		foreach ( self::registered() as $id => $one ) {
			if ( is_subclass_of( $one['class'], \SiteOrigin_Widget::class ) ) {
				$widget = new $one['class']();
				Memory::set(
					self::class,
					'widgets',
					array_replace( self::widgets(), array( $one['class'] => $widget ) )
				);
				$widget->initialize();
				/** An action of the SiteOrigin Widgets Bundle. @param SiteOrigin_Widget $widget The widget. */
				do_action( "siteorigin_widgets_initialize_widget_{$widget->id_base}", $widget );
			} else {
				_doing_it_wrong(
					'siteorigin_widget_register',
					esc_html(
						sprintf(
							/* translators: 1: id of a widget, 2: name of a PHP class. */
							__( 'The widget %1$s has no class %2$s that extends SiteOrigin_Widget.', 'pagewright' ),
							$id,
							$one['class']
						)
					),
					'0.1.0'
				);
			}
		}
	}

	/** `my-widget` → `SiteOrigin_Widget_MyWidget_Widget`. */
	private static function guess_class( string $id ): string {
		return 'SiteOrigin_Widget_' . str_replace( ' ', '', ucwords( str_replace( '-', ' ', $id ) ) ) . '_Widget';
	}
}
