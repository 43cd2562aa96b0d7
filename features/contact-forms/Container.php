<?php
/**
 * Renders everything around the fields of a form.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Spam\Captcha\Widget;
use Pagewright\Features\ContactForms\Spam\Trap\Fields;
use Pagewright\Features\ContactForms\Submission\Request;
use Pagewright\Features\ContactForms\Tags\Html;
use Pagewright\Features\ContactForms\Tags\Types;
use Pagewright\Output\Json;
use Pagewright\Output\Shortcodes;

/**
 * Renders the container, the form element, hidden fields, texts for screen readers, the response, and the schema for
 * the browser.
 */
final class Container {
	/** Submission status => class of the form, where they differ. */
	private const CLASSES = array(
		'validation_failed'  => 'invalid',
		'acceptance_missing' => 'unaccepted',
		'mail_sent'          => 'sent',
		'mail_failed'        => 'failed',
		'payment_required'   => 'payment-required',
	);

	private const SAME = array( 'init', 'spam', 'aborted' );

	public function __construct( private readonly FormRenderer $renderer ) {}

	public function html(): string {
		$form      = $this->renderer->form();
		$container = array(
			'class'         => 'wpcf7 no-js',
			'id'            => $this->renderer->unit_tag(),
			'lang'          => str_replace( '_', '-', $form->locale ),
			'dir'           => self::is_rtl( $form->locale ) ? 'rtl' : 'ltr',
			'data-wpcf7-id' => $form->id,
		);
		$elements  = $this->renderer->elements();
		$inside    = $this->hidden() . Widget::before_button( $elements, $this->renderer->captcha() )
			. Fields::html( $this->renderer->settings() );
		$inside   .= $this->renderer->has_response() ? '' : $this->renderer->response();
		$element   = Html::element( 'form', $this->attributes(), "\n" . $inside . "\n" );
		// The script of Contact Form 7 would treat a form right below its container as its own.
		$element = Hooks::is_original_here() ? Html::element( 'div', array(), $element ) : $element;
		// Prefilled and repeated values come from the visitor.
		return Shortcodes::inert(
			Html::element(
				'div',
				$container,
				"\n" . $this->screen_reader_response() . "\n" . $element . "\n" . $this->schema() . "\n"
			)
		);
	}

	/** Returns the class of the form for a status: `custom-…` for statuses of add-ons. */
	public static function class_of( string $status ): string {
		return self::CLASSES[ $status ]
			?? (
				in_array( $status, self::SAME, true )
					? $status
					: 'custom-' . trim( (string) preg_replace( '/[^0-9a-z]+/i', '-', $status ), '-' )
			);
	}

	/** Returns the response for sighted visitors; screen readers have their own element. */
	public static function response( FormRenderer $renderer ): string {
		$message = $renderer->result()?->message ?? '';
		$html    = Html::element(
			'div',
			array( 'class' => 'wpcf7-response-output', 'aria-hidden' => 'true' ),
			esc_html( $message )
		);
		/**
		 * Filters the element of the response.
		 *
		 * @example add_filter( 'pagewright/forms/output', fn ( $html ) => '<div class="card">' . $html . '</div>' );
		 * @param string $html
		 * @param FormRenderer   $renderer
		 */
		return (string) apply_filters( 'pagewright/forms/output', $html, $renderer );
	}

	/** @return array<string, mixed> */
	private function attributes(): array {
		$form    = $this->renderer->form();
		$atts    = $this->renderer->atts;
		$status  = self::class_of( $this->renderer->result()?->status ?? 'init' );
		$has     = static fn ( string $feature ): bool =>
			array() !== array_filter(
				$form->tags(),
				static fn ( $tag ): bool => in_array( $feature, Types::of( $tag->type )?->features() ?? array(), true )
			);
		$classes = array(
			'wpcf7-form',
			$status,
			...preg_split( '/\s+/', (string) ( $atts['html_class'] ?? '' ) ),
			$form->is_on( 'demo_mode' ) ? 'demo' : '',
			$form->is_on( 'acceptance_as_validation' ) ? 'wpcf7-acceptance-as-validation' : '',
		);
		$title   = (string) ( $atts['html_title'] ?? '' );
		$plain   = array(
			'action'       => self::address() . '#' . $this->renderer->unit_tag(),
			'method'       => 'post',
			'class'        => implode(
				' ',
				array_unique(
					array_filter(
						array_map( static fn ( string $name ): string => sanitize_html_class( $name ), $classes )
					)
				)
			),
			'id'           => self::word( $atts['html_id'] ?? '' ),
			'name'         => self::word( $atts['html_name'] ?? '' ),
			'aria-label'   => '' === $title ? __( 'Contact form', 'pagewright' ) : $title,
			'enctype'      => $has( 'file-uploading' ) ? 'multipart/form-data' : false,
			'autocomplete' => false,
			'novalidate'   => true,
			'data-status'  => $status,
		);
		/**
		 * Filters the attributes of the form element.
		 *
		 * @example add_filter( 'pagewright/forms/form-attributes', fn ( $attributes ) => array( 'data-theme' => 'dark' ) + $attributes );
		 * @param array<string, string|bool> $attributes By name; false omits the attribute.
		 * @param FormRenderer                       $renderer
		 */
		return (array) apply_filters( 'pagewright/forms/form-attributes', $plain, $this->renderer );
	}

	private function hidden(): string {
		$form   = $this->renderer->form();
		$fields = array(
			'_wpcf7'                  => (string) $form->id,
			'_wpcf7_version'          => Hooks::VERSION,
			'_wpcf7_locale'           => $form->locale,
			'_wpcf7_unit_tag'         => $this->renderer->unit_tag(),
			'_wpcf7_container_post'   => in_the_loop() ? (string) get_the_ID() : '0',
			'_wpcf7_posted_data_hash' => '',
		);
		if ( is_user_logged_in() && self::has_nonce( $form ) ) {
			$fields['_wpnonce'] = wp_create_nonce( 'wp_rest' );
		}
		if ( current_user_can( 'edit_posts' ) ) {
			$fields[ Request::EDITOR_NONCE ] = wp_create_nonce( Request::EDITOR_ACTION );
		}
		/**
		 * Filters the hidden fields of a form.
		 *
		 * @example add_filter( 'pagewright/forms/hidden-fields', fn ( $fields ) => $fields + array( '_campaign' => 'spring' ) );
		 * @param array<string, string> $fields Name => value.
		 * @param FormRenderer                  $renderer
		 */
		$fields = (array) apply_filters( 'pagewright/forms/hidden-fields', $fields, $this->renderer );
		$html   = '';
		foreach ( $fields as $name => $value ) {
			$html .= Html::void( 'input', array( 'type' => 'hidden', 'name' => $name, 'value' => (string) $value ) );
		}
		return '<fieldset class="hidden-fields-container">' . $html . "</fieldset>\n";
	}

	/** Returns whether signed-in visitors must send a nonce. */
	private static function has_nonce( Form $form ): bool {
		/**
		 * Filters whether forms contain a nonce for signed-in visitors. Their cached pages must then be less than a day
		 * old.
		 *
		 * @example add_filter( 'pagewright/forms/verify-nonce', '__return_true' );
		 * @param bool $is_on The constant WPCF7_VERIFY_NONCE, or whether only signed-in users may send the form.
		 * @param Form $form
		 */
		return (bool) apply_filters(
			'pagewright/forms/verify-nonce',
			$form->is_on( 'subscribers_only' )
				|| ( defined( 'WPCF7_VERIFY_NONCE' ) && constant( 'WPCF7_VERIFY_NONCE' ) ),
			$form
		);
	}

	private function screen_reader_response(): string {
		$result = $this->renderer->result();
		$items  = '';
		foreach ( $result?->invalid_fields ?? array() as $field ) {
			$text   = esc_html( $field['message'] );
			$link   = null === ( $field['idref'] ?? null ) || false === $field['idref']
				? $text
				: Html::element( 'a', array( 'href' => '#' . $field['idref'] ), $text );
			$items .= Html::element( 'li', array( 'id' => $this->renderer->error_id( $field['field'] ) ), $link );
		}
		return '<div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true">'
			. esc_html( $result?->message ?? '' ) . '</p> <ul>' . $items . '</ul></div>';
	}

	/** Saves browsers a request for the schema. */
	private function schema(): string {
		$json = Json::script( Schema::of( $this->renderer->form() ) );
		// Filters for paragraphs and curly quotes, which run later, skip scripts.
		return '<script type="application/json" class="pagewright-form-schema">' . $json . '</script>';
	}

	private static function address(): string {
		return esc_url_raw( wp_unslash( (string) ( $_SERVER['REQUEST_URI'] ?? '' ) ) );
	}

	private static function word( mixed $text ): string|false {
		$word = is_scalar( $text ) ? (string) preg_replace( '/[^-A-Za-z0-9_:.]/', '', (string) $text ) : '';
		return '' === $word ? false : $word;
	}

	private static function is_rtl( string $locale ): bool {
		return 1 === preg_match(
			'/^(?:ar|ary|arc|azb|ckb|dv|fa|haz|he|kmr-arab|ps|sd|skr|ug|ur|yi)(?:[_-]|$)/i',
			$locale
		)
			|| ( get_locale() === $locale && is_rtl() );
	}
}
