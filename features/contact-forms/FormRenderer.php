<?php
/**
 * Renders a form in a page.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Spam\Captcha\Widget;
use Pagewright\Features\ContactForms\Submission\Result;
use Pagewright\Features\ContactForms\Tags\Foreign;
use Pagewright\Features\ContactForms\Tags\Scanner;
use Pagewright\Features\ContactForms\Tags\Tag;
use Pagewright\Features\ContactForms\Tags\Types;
use Pagewright\Request\Memory;

/**
 * One rendering of one form. Knows its position in the page and, when the page answers a visitor without JavaScript,
 * the values that were sent and their errors.
 */
final class FormRenderer {
	private readonly string $unit_tag;

	/** Text right before the tag that is being rendered. */
	private string $before = '';

	private bool $has_response = false;

	private bool $has_captcha = false;

	private ?Settings $settings = null;

	/** Renders the inside of forms without a template: `fn ( FormRenderer ): string`. */
	private ?\Closure $elements = null;

	/** @param array<string, mixed> $atts html_id, html_name, html_title, html_class. */
	private function __construct( private readonly Form $form, public readonly array $atts ) {
		$number         = Memory::add( self::class, 'forms' );
		$this->unit_tag = in_the_loop()
			? sprintf( 'wpcf7-f%d-p%d-o%d', $form->id, get_the_ID(), $number )
			: sprintf( 'wpcf7-f%d-o%d', $form->id, $number );
	}

	/**
	 * Returns the HTML of the whole container.
	 *
	 * @param array<string, mixed> $atts html_id, html_name, html_title, html_class, output (`form` or `raw_form`), and
	 *    others for the option `default:shortcode_attr`.
	 */
	public static function html( Form $form, array $atts = array() ): string {
		if ( 'raw_form' === ( $atts['output'] ?? '' ) ) {
			return '<pre class="wpcf7-raw-form"><code>' . esc_html( $form->template() ) . '</code></pre>';
		}
		if ( $form->is_on( 'subscribers_only' ) && ! Rights::may( Rights::SUBMIT ) ) {
			return '<p class="wpcf7-subscribers-only">' . esc_html( Messages::text( 'subscribers_only' ) ) . '</p>';
		}
		// Attributes of the shortcode around this one: a form can contain a shortcode.
		$outer = Memory::get( self::class, 'attributes' );
		Memory::set( self::class, 'attributes', $atts );
		try {
			Assets::load();
			return ( new Container( new self( $form, $atts ) ) )->html();
		} finally {
			Memory::set( self::class, 'attributes', $outer );
		}
	}

	/**
	 * Returns the HTML of the whole container around markup of the caller, for a form with given tags.
	 *
	 * @param callable             $elements `fn ( FormRenderer $renderer ): string`, returns the inside as HTML.
	 *    Types::of( … )->html( $tag, $renderer ) returns the control of a tag.
	 * @param array<string, mixed> $atts     html_id, html_name, html_title, html_class.
	 */
	public static function custom( Form $form, callable $elements, array $atts = array() ): string {
		Assets::load();
		$renderer           = new self( $form, $atts );
		$renderer->elements = $elements( ... );
		return ( new Container( $renderer ) )->html();
	}

	/**
	 * Stores the result that the form with this unit tag shows to a visitor without JavaScript.
	 *
	 * @param array<string, mixed> $kept What was sent, by field.
	 */
	public static function show( Result $result, string $unit_tag, array $kept ): void {
		Memory::set( self::class, "result $unit_tag", $result );
		Memory::set( self::class, "kept $unit_tag", $kept );
	}

	/** Returns an attribute of the shortcode whose form is being rendered, if the shortcode allows it. */
	public static function attribute( string $name ): mixed {
		return Memory::get( self::class, 'attributes' )[ $name ] ?? null;
	}

	public function form(): Form {
		return $this->form;
	}

	/** Returns the settings of this form. */
	public function settings(): Settings {
		return $this->settings ??= Settings::of_form( $this->form );
	}

	public function unit_tag(): string {
		return $this->unit_tag;
	}

	public function result(): ?Result {
		return Memory::get( self::class, "result {$this->unit_tag}" );
	}

	/** Returns whether the form shows the sent values again: false after a successful submission. */
	public function is_answered(): bool {
		return null !== $this->result() && 'mail_sent' !== $this->result()->status;
	}

	/** Returns the value that the visitor sent; null for none. @return mixed Text or list. */
	public function kept( string $name ): mixed {
		return $this->is_answered() ? Memory::get( self::class, "kept {$this->unit_tag}" )[ $name ] ?? null : null;
	}

	/** Returns the error message of a field; null for none. */
	public function error( string $name ): ?string {
		foreach ( $this->result()?->invalid_fields ?? array() as $field ) {
			if ( $name === $field['field'] ) {
				return $field['message'];
			}
		}
		return null;
	}

	/** Returns the ID of the list item with the error message. */
	public function error_id( string $name ): string {
		return (string) preg_replace( '/[^0-9a-z_-]+/i', '', $this->unit_tag . '-ve-' . $name );
	}

	/** Returns the ID that the template gives to a control, unless the page already contains it. */
	public function id_for( Tag $tag ): string|false {
		$id = $tag->get_id_option();
		return false !== $id && Memory::first( self::class, "id $id" ) ? $id : false;
	}

	/**
	 * Returns the text that people read as the label of the tag that is being rendered: the words before it on the same
	 * line or on the line before; '' for none.
	 */
	public function words_before(): string {
		$parts = preg_split(
			'/<\/?(?:p|div|fieldset|legend|li|ul|ol|table|tr|td|th|h[1-6]|section|dl|dt|dd|hr|input|select|textarea|form|blockquote)\b[^>]*>|<\/label>|\x{F8F0}/iu',
			$this->before
		);
		$words = trim(
			(string) preg_replace(
				'/[\s\p{Z}]+/u',
				' ',
				wp_strip_all_tags( false === $parts ? '' : (string) end( $parts ) )
			)
		);
		$words = rtrim( html_entity_decode( $words, ENT_QUOTES | ENT_HTML5, 'UTF-8' ), ' :*' );
		return 200 < mb_strlen( $words ) || str_contains( $words, '[' ) ? '' : $words;
	}

	/**
	 * Returns whether words before the tag that is being rendered are its label. In forms with markup of the caller,
	 * they always are.
	 */
	public function has_label(): bool {
		return null !== $this->elements || null !== RequiredMark::place( $this->before );
	}

	/** Returns the inside as HTML: the template, or the markup of the caller. */
	public function elements(): string {
		return null === $this->elements
			? Foreign::remove( $this->filtered( $this->of_template() ), Foreign::sources( $this->form->template() ) )
			: $this->filtered( ( $this->elements )( $this ) );
	}

	private function of_template(): string {
		$tags     = array();
		$template = Scanner::replace(
			str_replace( array( Paragraphs::OPEN, Paragraphs::CLOSE ), '', $this->form->template() ),
			static function ( Tag $tag ) use ( &$tags ): string {
				$tags[] = $tag;
				return Paragraphs::OPEN . ( count( $tags ) - 1 ) . Paragraphs::CLOSE;
			}
		);
		$html     = Paragraphs::are_on()
			? Paragraphs::html( $template, array_map( self::display( ... ), $tags ) )
			: $template;
		return $this->controls( $html, $tags );
	}

	private function filtered( string $html ): string {
		/**
		 * Filters the inside of a form: the template with its controls.
		 *
		 * @example add_filter( 'pagewright/forms/elements', fn ( $html ) => do_shortcode( $html ) );
		 * @param string $html
		 * @param FormRenderer   $renderer
		 */
		return (string) apply_filters( 'pagewright/forms/elements', $html, $this );
	}

	/** Returns the response element, once for each form. */
	public function response(): string {
		$this->has_response = true;
		return Container::response( $this );
	}

	public function has_response(): bool {
		return $this->has_response;
	}

	/** Returns the element of the captcha that the site uses, once for each form; '' for none. */
	public function captcha(): string {
		if ( $this->has_captcha ) {
			return '';
		}
		$this->has_captcha = true;
		return Widget::html( $this->settings(), (array) ( $this->form->properties['captcha_look'] ?? array() ) );
	}

	/** @param list<Tag> $tags */
	private function controls( string $html, array $tags ): string {
		$parts = preg_split(
			'/' . Paragraphs::OPEN . '(\d+)' . Paragraphs::CLOSE . '/u',
			$html,
			-1,
			PREG_SPLIT_DELIM_CAPTURE
		);
		$whole = '';
		foreach ( false === $parts ? array() : $parts as $place => $part ) {
			if ( 0 === $place % 2 ) {
				$this->before = 0 === $place ? $part : Paragraphs::OPEN . $part;
				$next         = isset( $parts[ $place + 1 ] ) ? $tags[ (int) $parts[ $place + 1 ] ] : null;
				$is_marked    = null !== $next && true === Types::of( $next->type )?->is_marked( $next );
				$whole       .= $is_marked ? RequiredMark::add( $part, $parts[ $place + 2 ] ?? '' ) : $part;
			} else {
				$tag    = $tags[ (int) $part ];
				$whole .= Types::of( $tag->type )?->html( $tag, $this ) ?? '';
			}
		}
		return $whole;
	}

	/** Returns how a tag is placed in the surrounding text: inline, block or hidden. */
	private static function display( Tag $tag ): string {
		$features = Types::of( $tag->type )?->features() ?? array();
		return in_array( 'display-block', $features, true )
			? 'block'
			: ( in_array( 'display-hidden', $features, true ) ? 'hidden' : 'inline' );
	}
}
