<?php
/**
 * Form class of Contact Form 7 for add-ons.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Compat\Current;
use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\FormRenderer;
use Pagewright\Features\ContactForms\FormStore;
use Pagewright\Features\ContactForms\Mail\Fields;
use Pagewright\Features\ContactForms\Submission\Submission;

/** One form. Changes apply to this object and, during a submission, to its mail; save() stores them. */
class WPCF7_ContactForm {
	const post_type = Form::POST_TYPE; // phpcs:ignore Generic.NamingConventions -- a name of Contact Form 7.

	private Form $form;

	private ?Submission $submission;

	public function __construct( Form $form, ?Submission $submission = null ) {
		$this->form       = $form;
		$this->submission = $submission;
	}

	/** @param int|WP_Post|string $post Post of the form or its ID. @return self|null */
	public static function get_instance( $post ) {
		$form = FormStore::find( $post instanceof WP_Post ? $post->ID : absint( $post ) );
		return null === $form ? null : Current::form( $form );
	}

	/** @return self|null The form that is being rendered or was submitted. */
	public static function get_current() {
		return Current::current();
	}

	/** @return list<self> @param array<string, mixed>|string $args As for WP_Query. */
	public static function find( $args = '' ) {
		return array_map(
			static fn ( Form $form ): self => new self( $form ),
			FormStore::all( wp_parse_args( $args ) )
		);
	}

	/** Returns a new form with the default template. @param array<string, mixed>|string $args `title`, `locale`. */
	public static function get_template( $args = '' ) {
		$args = wp_parse_args( $args );
		return new self(
			FormStore::blank()->with( array_intersect_key( $args, array_flip( array( 'title', 'locale' ) ) ) )
		);
	}

	/** Returns our own form object. */
	public function pagewright_form(): Form {
		return null !== $this->submission && $this->submission->form->id === $this->form->id
			? $this->submission->form
			: $this->form;
	}

	public function id() {
		return $this->pagewright_form()->id;
	}

	public function name() {
		return $this->pagewright_form()->slug;
	}

	public function title() {
		return $this->pagewright_form()->title;
	}

	public function set_title( $title ) {
		$this->change( array( 'title' => wp_strip_all_tags( (string) $title ) ) );
	}

	public function locale() {
		return $this->pagewright_form()->locale;
	}

	public function hash( $length = 7 ) {
		return substr( $this->pagewright_form()->hash, 0, absint( $length ) );
	}

	public function initial() {
		return 0 === $this->id();
	}

	/** @return mixed A property by name; null when there is none. */
	public function prop( $name ) {
		return $this->get_properties()[ $name ] ?? null;
	}

	/** @return array<string, mixed> */
	public function get_properties() {
		return $this->pagewright_form()->properties;
	}

	/** @param array<string, mixed> $properties Changed properties. */
	public function set_properties( $properties ) {
		$this->change( array( 'properties' => array_intersect_key( (array) $properties, $this->get_properties() ) ) );
	}

	/** @return string|false First value of an additional setting. */
	public function pref( $name ) {
		return $this->additional_setting( $name, 1 )[0] ?? false;
	}

	/** @return list<string> Values of an additional setting. @param int|false $max Maximum number. */
	public function additional_setting( $name, $max = 1 ) {
		$all = $this->pagewright_form()->settings( (string) $name );
		return false === $max ? $all : array_slice( $all, 0, (int) $max );
	}

	public function is_true( $name ) {
		return $this->pagewright_form()->is_on( (string) $name );
	}

	public function in_demo_mode() {
		return $this->is_true( 'demo_mode' );
	}

	/**
	 * @return list<WPCF7_FormTag> @param array<string, mixed>|string|null $cond `type`, `basetype`, `name`, `feature`:
	 *    one or several of each.
	 */
	public function scan_form_tags( $cond = null ) {
		return Current::tags( $this->pagewright_form(), (array) wp_parse_args( $cond ?? array() ) );
	}

	/** @return list<string> Names of its mail tags. @param array<string, mixed>|string $options Unused. */
	public function collect_mail_tags( $options = '' ) {
		return Fields::names( $this->pagewright_form() );
	}

	/** @return string Text of a message. */
	public function message( $status, $filter = true ) {
		$text = $this->pagewright_form()->message( (string) $status );
		return $filter ? wp_strip_all_tags( $text ) : $text;
	}

	/** @return string Shortcode of the form. */
	public function shortcode( $args = '' ) {
		return sprintf(
			'[contact-form-7 id="%1$s" title="%2$s"]',
			$this->hash(),
			str_replace( array( '"', '[', ']' ), '', $this->title() )
		);
	}

	/** @return string The form's HTML. @param array<string, mixed> $args Attributes of the shortcode. */
	public function form_html( $args = '' ) {
		return FormRenderer::html( $this->pagewright_form(), (array) wp_parse_args( $args ) );
	}

	/** @return string Unit tag of the current rendering or submission. */
	public function unit_tag() {
		return Current::unit_tag();
	}

	/** @return int ID of the saved form. */
	public function save() {
		$this->form = FormStore::save( $this->pagewright_form() );
		return $this->form->id;
	}

	public function delete() {
		return FormStore::delete( $this->pagewright_form() );
	}

	/** @param array<string, mixed> $changes As for Form::with(). */
	private function change( array $changes ): void {
		$this->form = $this->pagewright_form()->with( $changes );
		if ( null !== $this->submission && $this->submission->form->id === $this->form->id ) {
			$this->submission->form = $this->form;
		}
	}
}
