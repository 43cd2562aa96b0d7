<?php
/**
 * The base class that widgets of other plugins extend.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

/**
 * Has the methods of the original base class that a widget overrides or calls, and none of its forms: a widget says its fields and
 * prints its template, the rest is done as for our own. Types are loose, because subclasses were written without any.
 */
abstract class SiteOrigin_Widget extends WP_Widget {
	/** @var array<string, mixed> Fields, where a widget gives them to the constructor. */
	protected $form_options;

	/** @var string Folder of the widget, with a slash at its end. */
	protected $base_folder;

	private bool $is_previewed = false;

	/**
	 * @param string               $id              Id base.
	 * @param string               $name            Name.
	 * @param array<string, mixed> $widget_options  `description`, `has_preview` and others.
	 * @param array<string, mixed> $control_options Not used.
	 * @param array<string, mixed>|false $form_options Fields; get_widget_form() is the usual way.
	 * @param string|false         $base_folder     Folder of the widget.
	 */
	public function __construct( $id, $name, $widget_options = array(), $control_options = array(), $form_options = array(), $base_folder = false ) {
		$this->form_options = is_array( $form_options ) ? $form_options : array();
		$this->base_folder  = is_string( $base_folder ) ? $base_folder : '';
		parent::__construct( $id, $name, (array) $widget_options, (array) $control_options );
	}

	/** Called once, after construction. */
	public function initialize() {}

	/** @return array<string, mixed> Fields. */
	public function get_widget_form() {
		return method_exists( $this, 'initialize_form' ) ? call_user_func( array( $this, 'initialize_form' ) ) : array();
	}

	/** @return array<string, mixed> Fields of the settings for all widgets of this kind. */
	public function get_settings_form() {
		return array();
	}

	/** @return array<string, mixed> The fields, as other code may have changed them. */
	public function form_options( $parent = false ) {
		if ( array() === $this->form_options ) {
			$this->form_options = (array) $this->get_widget_form();
		}
		return $this->modify_form( $this->form_options );
	}

	public function modify_form( $form ) {
		return $form;
	}

	public function modify_child_widget_form( $child_widget_form, $child_widget ) {
		return $child_widget_form;
	}

	public function modify_instance( $instance ) {
		return $instance;
	}

	public function get_template_name( $instance ) {
		return 'default';
	}

	public function get_template_dir( $instance ) {
		return 'tpl';
	}

	/** @return array<string, mixed> Variables of the template. */
	public function get_template_variables( $instance, $args ) {
		return array();
	}

	/** The word in the wrapper's second class; false for a widget without design. */
	public function get_style_name( $instance ) {
		return 'default';
	}

	public function get_less_variables( $instance ) {
		return array();
	}

	public function get_javascript_variables() {
		return array();
	}

	public function enqueue_frontend_scripts( $instance ) {}

	public function enqueue_admin_scripts() {}

	/** @param list<array<mixed>> $scripts Arguments of wp_enqueue_script(). */
	public function register_frontend_scripts( $scripts ) {
		add_action( 'wp_enqueue_scripts', static fn () => array_map( static fn ( $script ) => wp_register_script( ...$script ), $scripts ) );
		add_action( "siteorigin_widgets_before_widget_{$this->id_base}", static fn () => array_map( static fn ( $script ) => wp_enqueue_script( ...$script ), $scripts ) );
	}

	/** @param list<array<mixed>> $styles Arguments of wp_enqueue_style(). */
	public function register_frontend_styles( $styles ) {
		add_action( "siteorigin_widgets_before_widget_{$this->id_base}", static fn () => array_map( static fn ( $style ) => wp_enqueue_style( ...$style ), $styles ) );
	}

	/** Settings for all widgets of this kind, or one of them; null when it is not there. */
	public function get_global_settings( $key = null ) {
		$settings = get_option( 'so_widget_settings[' . static::class . ']', array() );
		$settings = is_string( $settings ) ? json_decode( $settings, true ) : $settings;
		$settings = is_array( $settings ) ? $settings : array();
		return null === $key ? $settings : ( $settings[ $key ] ?? null );
	}

	/** Nothing is stored when a page is viewed, so there is nothing to find. */
	public function get_stored_instance( $hash ) {
		return null;
	}

	public function is_preview( $instance = array() ) {
		return $this->is_previewed || is_customize_preview();
	}

	/** Prints another widget, or returns its HTML. */
	public function sub_widget( $class, $args, $instance, $return = false ) {
		ob_start();
		the_widget( (string) $class, (array) $instance, (array) $args + array( 'before_widget' => '', 'after_widget' => '' ) );
		$html = (string) ob_get_clean();
		if ( $return ) {
			return $html;
		}
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by the widget.
	}

	/**
	 * HTML of the template.
	 *
	 * @param array<string, mixed> $instance          Cleaned data.
	 * @param array<string, mixed> $args              Tags of the place.
	 * @param array<string, mixed> $template_vars     What get_template_variables() answered.
	 * @param string               $css_name          Not used.
	 */
	public function get_html_content( $instance, $args, $template_vars, $css_name ) {
		/** Known from the public widgets bundle: another file for the template. */
		$file = apply_filters( "siteorigin_widgets_template_file_{$this->id_base}", $this->directory() . '/' . trim( (string) $this->get_template_dir( $instance ), '/' ) . '/' . $this->get_template_name( $instance ) . '.php', $instance, $this );
		if ( ! is_file( $file ) ) {
			return '';
		}
		// Templates use `$this`, `$instance`, `$args` and each variable by its name.
		extract( (array) $template_vars, EXTR_SKIP ); // phpcs:ignore WordPress.PHP.DontExtract -- what templates were written for.
		ob_start();
		include $file;
		return (string) ob_get_clean();
	}

	/**
	 * The widget's HTML with what goes before and after it. For the renderer.
	 *
	 * @param array<string, mixed> $instance Cleaned data.
	 * @param array<string, mixed> $args     Tags of the place.
	 */
	public function html( array $instance, array $args, bool $is_preview ): string {
		$this->is_previewed = $is_preview;
		$id                 = $this->id_base;
		$instance           = (array) $this->modify_instance( $instance );
		/** Known from the public widgets bundle: changes the data before they are shown. */
		$instance = (array) apply_filters( 'siteorigin_widgets_instance', $instance, $this );
		$instance = (array) apply_filters( "siteorigin_widgets_instance_$id", $instance, $this );
		$this->enqueue_frontend_scripts( $instance );
		do_action( "siteorigin_widgets_enqueue_frontend_scripts_$id", $instance, $this );
		ob_start();
		do_action( "siteorigin_widgets_before_widget_$id", $instance, $this );
		$variables = (array) apply_filters( "siteorigin_widgets_template_variables_$id", $this->get_template_variables( $instance, $args ), $instance, $args, $this );
		$html      = $this->get_html_content( $instance, $args, $variables, '' );
		echo apply_filters( "siteorigin_widgets_template_html_$id", $html, $instance, $this ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by the template, then what a public filter makes of it.
		do_action( "siteorigin_widgets_after_widget_$id", $instance, $this );
		return (string) ob_get_clean();
	}

	/** Folder of the widget's own file, with no slash at its end. */
	public function directory(): string {
		return untrailingslashit( '' !== $this->base_folder ? $this->base_folder : dirname( (string) ( new ReflectionClass( $this ) )->getFileName() ) );
	}

	/** Printed by the renderer, never as a classic widget of its own. */
	public function widget( $args, $instance ) {}
}
