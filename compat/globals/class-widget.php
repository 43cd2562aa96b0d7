<?php
/**
 * Base class for widgets of other plugins.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

/**
 * Has the methods of the original base class that widgets override or call, but none of its forms: a widget defines its
 * fields and prints its template; everything else works as for our widgets. Types are loose, because existing
 * subclasses declare none.
 */
abstract class SiteOrigin_Widget extends WP_Widget {
	/** @var array<string, mixed> Fields that a widget passes to the constructor. */
	protected $form_options;

	/** @var string Folder of the widget with a trailing slash. */
	protected $base_folder;

	private bool $is_previewed = false;

	/** @var list<array<mixed>> Arguments of wp_enqueue_script(). */
	private array $scripts = array();

	/** @var list<array<mixed>> Arguments of wp_enqueue_style(). */
	private array $styles = array();

	/**
	 * @param string               $id              ID base.
	 * @param string               $name            Name.
	 * @param array<string, mixed> $widget_options  `description`, `has_preview` and others.
	 * @param array<string, mixed> $control_options Unused.
	 * @param array<string, mixed>|false $form_options Fields; usually from get_widget_form().
	 * @param string|false         $base_folder     Folder of the widget.
	 */
	public function __construct(
		$id,
		$name,
		$widget_options = array(),
		$control_options = array(),
		$form_options = array(),
		$base_folder = false
	) {
		$this->form_options = is_array( $form_options ) ? $form_options : array();
		$this->base_folder  = is_string( $base_folder ) ? $base_folder : '';
		parent::__construct( $id, $name, (array) $widget_options, (array) $control_options );
	}

	/** Called once after construction. */
	public function initialize() {}

	/** @return array<string, mixed> Fields. */
	public function get_widget_form() {
		return method_exists( $this, 'initialize_form' )
			? call_user_func( array( $this, 'initialize_form' ) )
			: array();
	}

	/** @return array<string, mixed> Fields of the settings that apply to all widgets of this type. */
	public function get_settings_form() {
		return array();
	}

	/** @return array<string, mixed> The fields after filters. */
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

	/** Returns the part of the wrapper's second class; false for a widget without design. */
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
		$this->scripts = array( ...$this->scripts, ...array_values( $scripts ) );
		add_action( 'wp_enqueue_scripts', array( $this, 'pagewright_register_scripts' ) );
		add_action( "siteorigin_widgets_before_widget_{$this->id_base}", array( $this, 'pagewright_enqueue_scripts' ) );
	}

	/** @param list<array<mixed>> $styles Arguments of wp_enqueue_style(). */
	public function register_frontend_styles( $styles ) {
		$this->styles = array( ...$this->styles, ...array_values( $styles ) );
		add_action( "siteorigin_widgets_before_widget_{$this->id_base}", array( $this, 'pagewright_enqueue_styles' ) );
	}

	/** Callback of wp_enqueue_scripts. */
	public function pagewright_register_scripts(): void {
		foreach ( $this->scripts as $script ) {
			wp_register_script( ...$script );
		}
	}

	/** Runs before the widget is printed. */
	public function pagewright_enqueue_scripts(): void {
		foreach ( $this->scripts as $script ) {
			wp_enqueue_script( ...$script );
		}
	}

	/** Runs before the widget is printed. */
	public function pagewright_enqueue_styles(): void {
		foreach ( $this->styles as $style ) {
			wp_enqueue_style( ...$style );
		}
	}

	/** Returns the settings that apply to all widgets of this type, or one of them; null when it is missing. */
	public function get_global_settings( $key = null ) {
		$settings = get_option( 'so_widget_settings[' . static::class . ']', array() );
		$settings = is_string( $settings ) ? json_decode( $settings, true ) : $settings;
		$settings = is_array( $settings ) ? $settings : array();
		return null === $key ? $settings : ( $settings[ $key ] ?? null );
	}

	/** Page views store nothing, so there is nothing to find. */
	public function get_stored_instance( $hash ) {
		return null;
	}

	public function is_preview( $instance = array() ) {
		return $this->is_previewed || is_customize_preview();
	}

	/** Prints another widget, or returns its HTML. */
	public function sub_widget( $class, $args, $instance, $return = false ) {
		ob_start();
		the_widget(
			(string) $class,
			(array) $instance,
			(array) $args + array( 'before_widget' => '', 'after_widget' => '' )
		);
		$html = (string) ob_get_clean();
		if ( $return ) {
			return $html;
		}
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the widget escapes it.
	}

	/**
	 * Returns the HTML of the template.
	 *
	 * @param array<string, mixed> $instance          Sanitized data.
	 * @param array<string, mixed> $args              HTML tags of the place.
	 * @param array<string, mixed> $template_vars     Result of get_template_variables().
	 * @param string               $css_name          Unused.
	 */
	public function get_html_content( $instance, $args, $template_vars, $css_name ) {
		/** Filters the file of the template. A filter of the SiteOrigin Widgets Bundle. */
		$file = apply_filters(
			"siteorigin_widgets_template_file_{$this->id_base}",
			$this->directory() . '/' . trim( (string) $this->get_template_dir( $instance ), '/' ) . '/'
				. $this->get_template_name( $instance ) . '.php',
			$instance,
			$this
		);
		if ( ! is_file( $file ) ) {
			return '';
		}
		// Templates use `$this`, `$instance`, `$args` and each variable by its name.
		extract( (array) $template_vars, EXTR_SKIP ); // phpcs:ignore WordPress.PHP.DontExtract -- existing templates expect it.
		ob_start();
		include $file;
		return (string) ob_get_clean();
	}

	/**
	 * Returns the widget's HTML with the tags around it. For the renderer.
	 *
	 * @param array<string, mixed> $instance Sanitized data.
	 * @param array<string, mixed> $args     HTML tags of the place.
	 */
	public function html( array $instance, array $args, bool $is_preview ): string {
		$this->is_previewed = $is_preview;
		$id                 = $this->id_base;
		$instance           = (array) $this->modify_instance( $instance );
		/** Filters the data before rendering. A filter of the SiteOrigin Widgets Bundle. */
		$instance = (array) apply_filters( 'siteorigin_widgets_instance', $instance, $this );
		$instance = (array) apply_filters( "siteorigin_widgets_instance_$id", $instance, $this );
		$this->enqueue_frontend_scripts( $instance );
		do_action( "siteorigin_widgets_enqueue_frontend_scripts_$id", $instance, $this );
		ob_start();
		do_action( "siteorigin_widgets_before_widget_$id", $instance, $this );
		$variables = (array) apply_filters(
			"siteorigin_widgets_template_variables_$id",
			$this->get_template_variables( $instance, $args ),
			$instance,
			$args,
			$this
		);
		$html      = $this->get_html_content( $instance, $args, $variables, '' );
		echo apply_filters( "siteorigin_widgets_template_html_$id", $html, $instance, $this ); // phpcs:ignore WordPress.Security.EscapeOutput -- the template escapes it; a public filter may change it.
		do_action( "siteorigin_widgets_after_widget_$id", $instance, $this );
		return (string) ob_get_clean();
	}

	/** Returns the folder of the widget's own file, without a trailing slash. */
	public function directory(): string {
		return untrailingslashit(
			'' !== $this->base_folder
				? $this->base_folder
				: dirname( (string) ( new ReflectionClass( $this ) )->getFileName() )
		);
	}

	/** The renderer prints it, never WordPress. */
	public function widget( $args, $instance ) {}
}
