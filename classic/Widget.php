<?php
/**
 * A classic widget.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Classic;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Offer;
use Pagewright\Blocks\Place;
use Pagewright\Blocks\Registrar as Blocks;
use Pagewright\Blocks\Renderer;
use Pagewright\Editor\FormRoot;
use Pagewright\Schema\Walk;
use Pagewright\Schema\Widget as Definition;

/** One class for all widgets: their differences are in their folders. Not final, because features extend it. */
class Widget extends \WP_Widget {
	/** Name of the input with the whole form as JSON. */
	public const INPUT = 'pagewright_values';

	/**
	 * @param \Closure(): FormRoot             $form   Renders the form; called when one opens.
	 * @param \Closure(): array<string, mixed> $fields Returns the field list; called when a form is saved.
	 */
	public function __construct(
		private readonly Definition $definition,
		private readonly Renderer $renderer,
		private readonly \Closure $form,
		private readonly \Closure $fields,
	) {
		parent::__construct(
			$this->base(),
			$definition->title,
			array(
				'classname'     => $this->class_name(),
				'description'   => $definition->description,
				'panels_groups' => array( 'so-widgets-bundle' ),
			)
		);
		if ( Blocks::shows_names() ) {
			$this->translate_texts();
		}
	}

	/** Translates the name and description of the widget to the language of the request. */
	public function translate_texts(): void {
		$this->name                          = self::name_of( $this->definition );
		$text                                = array( $this->definition->description, $this->definition->text_domain );
		$this->widget_options['description'] = translate( ...$text ); // phpcs:ignore WordPress.WP.I18n -- a text of a JSON file.
	}

	/** Returns the prefix of the IDs of its instances. */
	protected function base(): string {
		return $this->definition->id_base;
	}

	/** Returns the class of the element around it in a widget area. */
	protected function class_name(): string {
		return 'widget_' . $this->definition->id_base;
	}

	/** Core has widgets with the same names, and these screens show no icon: ours contain the plugin's name. */
	private static function name_of( Definition $definition ): string {
		$title = translate( $definition->title, $definition->text_domain ); // phpcs:ignore WordPress.WP.I18n -- a text of a JSON file.
		return 'pagewright' === $definition->text_domain
			/* translators: %s: name of a widget, e.g. Image. */
			? sprintf( __( 'Pagewright %s', 'pagewright' ), $title )
			: $title;
	}

	/**
	 * Registers an unused widget only where users can add it: not on public pages, and not in the dashboard while
	 * it
	 * is turned off. register_for_rest() registers it later in REST requests, which cannot be recognized here.
	 */
	public function _register() { // phpcs:ignore PSR2.Methods.MethodDeclaration -- name of the parent class.
		$is_used = array() !== $this->get_settings();
		if ( $is_used && ! Blocks::shows_names() ) {
			$this->translate_texts();
		}
		if ( $is_used || ( is_admin() ? Offer::has( $this->definition ) : Blocks::shows_names() ) ) {
			parent::_register();
		}
	}

	/** Registers the widget with its texts, used or not: the REST API lists all available widgets. */
	public function register_for_rest(): void {
		$this->translate_texts();
		parent::_register();
	}

	/** Returns the saved instances. Does not create a missing option, as the parent does: page views write nothing. */
	public function get_settings() {
		$settings = get_option( $this->option_name, array() );
		$settings = is_array( $settings ) ? $settings : array();
		unset( $settings['_multiwidget'], $settings['__i__'] );
		return $settings;
	}

	/**
	 * @param array<string, string> $args     HTML tags of the widget area.
	 * @param mixed                 $instance Saved values.
	 */
	public function widget( $args, $instance ) {
		$args = wp_parse_args( $args, array( 'before_widget' => '', 'after_widget' => '' ) + Place::BLOCK_TITLE );
		$html = $this->renderer->render(
			$this->definition,
			$instance,
			// In a widget area, which passes its ID, update() sanitized the values; other callers may pass anything.
			new Place( title_tags: array_intersect_key( $args, Place::BLOCK_TITLE ), is_trusted: isset( $args['id'] ) )
		);
		if ( '' !== $html ) {
			echo $args['before_widget'], $html, $args['after_widget']; // phpcs:ignore WordPress.Security.EscapeOutput -- the theme's tags and escaped HTML of the template.
		}
	}

	/**
	 * Returns the sanitized values of the form; keeps unknown values.
	 *
	 * @param mixed $new_instance The form's JSON, or plain values from code and page builders.
	 * @param mixed $old_instance Saved values.
	 * @return array<string, mixed>
	 */
	public function update( $new_instance, $old_instance ) {
		$values = is_array( $new_instance ) ? $new_instance : array();
		if ( isset( $values[ self::INPUT ] ) ) {
			$sent   = json_decode( is_string( $values[ self::INPUT ] ) ? $values[ self::INPUT ] : '', true );
			$values = ( is_array( $sent ) ? $sent : (array) $old_instance ) + $values;
			unset( $values[ self::INPUT ] );
		}
		$types = $this->renderer->types();
		$types = current_user_can( 'unfiltered_html' ) ? $types->trusting() : $types;
		return Walk::clean_for_storage(
			( $this->fields )(),
			$this->renderer->migrate( $this->definition, $values ),
			$types
		);
	}

	/** @param mixed $instance Saved values. */
	public function form( $instance ) {
		$instance = is_array( $instance ) ? $instance : array();
		$form     = ( $this->form )();
		echo $form->html( $this->definition, $instance, array( 'data-input' => $this->get_field_id( self::INPUT ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		printf(
			'<input type="hidden" class="pagewright-values" id="%s" name="%s" value="%s">',
			esc_attr( $this->get_field_id( self::INPUT ) ),
			esc_attr( $this->get_field_name( self::INPUT ) ),
			esc_attr( $form->values( $this->definition, $this->renderer->migrate( $this->definition, $instance ) ) )
		);
	}
}
