<?php
/**
 * Contact form.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Blocks\ContactForm;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\OnClick;
use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;
use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\Widget\Definition;
use Pagewright\Features\ContactForms\Widget\Publication;
use Pagewright\Features\ContactForms\Widget\Store;
use Pagewright\Fields\Color\Contrast;
use Pagewright\Fields\Font\Font;
use Pagewright\Fields\Tinymce\RichText;
use Pagewright\Output\Json;

/**
 * A form whose fields are in the widget. The server stores everything that a submission depends on; the page only shows
 * it.
 */
final class Render implements RenderInterface {
	/** Section and field of a font => middle part of its custom properties. */
	private const FONTS = array(
		'labels'  => 'label',
		'fields'  => 'field',
		'success' => 'success',
	);

	/** Saved sides => logical sides, which follow the text direction. */
	private const SIDES = array(
		'left'  => 'start',
		'right' => 'end',
	);

	/** @var array<string, int> Number of times that each form is in this request, by prefix of its hash. */
	private array $printed = array();

	public function migrate( array $raw ): array {
		return OldData::migrate( $raw );
	}

	public function context( array $data, RenderContext $context ): ?array {
		$definition = Definition::of( $data );
		if ( array() === $definition['fields'] ) {
			return null;
		}
		$form     = self::form( $definition, $context->is_preview );
		$settings = $data['settings'];
		$submit   = $data['design']['submit'];
		return array(
			'css'        => $this->css( $data['design'] ),
			'attributes' => array(
				'data-pagewright' => 'contact-widget',
				'data-options'    => Json::text( array( 'shouldScroll' => (bool) $context->settings['scrollto'] ) ),
			),
			'has_module' => ! $context->is_preview,
			'form'       => $form,
			'atts'       => array(
				'html_id'    => $this->id( $form ),
				'html_class' => 'sow-contact-form',
				'html_title' => $form->title,
			),
			'title'      => $data['display_title'] ? trim( (string) $data['title'] ) : '',
			'rows'       => $data['fields'],
			'position'   => '' === $data['design']['labels']['position']
				? 'above'
				: (string) $data['design']['labels']['position'],
			'is_marked'  => (bool) $settings['required_field_indicator'],
			'note'       => trim( (string) $settings['required_field_indicator_message'] ),
			'success'    => RichText::like_post(
				(string) $settings['success_message'],
				(string) $settings['success_message_selected_editor']
			),
			'submit'     => array(
				'text'    => '' === trim( (string) $settings['submit_text'] )
					? __( 'Send', 'pagewright' )
					: trim( wp_strip_all_tags( (string) $settings['submit_text'] ) ),
				'id'      => (string) preg_replace(
					'/\s+/',
					'-',
					trim( wp_strip_all_tags( (string) $settings['submit_id'] ) )
				),
				'onclick' => OnClick::clean( (string) $settings['on_click'] ),
				'classes' => 'sow-submit-wrapper is-' . ( self::SIDES[ $submit['align'] ] ?? $submit['align'] )
					. ( $submit['styled'] ? ' sow-submit-styled' : '' ),
			),
		);
	}

	/**
	 * Returns the form, stored so that visitors can submit it. Previews need no protection.
	 *
	 * @param array<string, mixed> $definition Result of Definition.
	 */
	private static function form( array $definition, bool $is_preview ): Form {
		$form = Store::form( $definition, ! $is_preview && Publication::is_under_way() );
		return $is_preview
			? $form->with( array( 'properties' => array( 'spam' => array( 'trap' => false, 'captcha' => '' ) ) ) )
			: $form;
	}

	/** Returns `contact-form-` and four digits of the hash; a second instance of the same form gets a number. */
	private function id( Form $form ): string {
		$start  = substr( $form->hash, 0, 4 );
		$number = $this->printed[ $start ] = ( $this->printed[ $start ] ?? 0 ) + 1;
		return "contact-form-$start" . ( 1 < $number ? "-$number" : '' );
	}

	/**
	 * Returns logical sides and the font variants.
	 *
	 * @param array<string, mixed> $design Sanitized section.
	 * @return array<string, string>
	 */
	private function css( array $design ): array {
		$css = array_filter(
			array( '--pw-contact-form-text' => Contrast::on( (string) $design['container']['background'] ) )
		);
		foreach ( self::FONTS as $section => $part ) {
			Font::enqueue( (string) $design[ $section ]['font'] );
			$css += Font::variant( (string) $design[ $section ]['font'], "--pw-contact-form-$part" );
		}
		$align = (string) $design['labels']['align'];
		return $css
			+ array( '--pw-contact-form-label-align' => self::SIDES[ $align ] ?? ( '' === $align ? 'start' : $align ) );
	}
}
