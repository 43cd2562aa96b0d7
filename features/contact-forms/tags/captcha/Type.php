<?php
/**
 * Image captchas.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Tags\Captcha;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\FormRenderer;
use Pagewright\Features\ContactForms\Rights;
use Pagewright\Features\ContactForms\Submission\Submission;
use Pagewright\Features\ContactForms\Tags\Clean;
use Pagewright\Features\ContactForms\Tags\Control;
use Pagewright\Features\ContactForms\Tags\Html;
use Pagewright\Features\ContactForms\Tags\Tag;

/**
 * `[captchac x]` is the image, `[captchar x]` the field for its letters. The plugin Really Simple CAPTCHA draws the
 * images.
 */
final class Type extends Control {
	public function types(): array {
		return array( 'captchac', 'captchar' );
	}

	public function features(): array {
		return array( 'name-attr', 'do-not-store', 'not-for-mail' );
	}

	public function html( Tag $tag, FormRenderer $renderer ): string {
		if ( ! Pictures::are_possible() ) {
			return Rights::may( Rights::EDIT )
				? Html::element(
					'em',
					array(),
					esc_html__(
						'This field requires the Really Simple CAPTCHA plugin. Visitors do not see this message.',
						'pagewright'
					)
				)
				: '';
		}
		return 'captchac' === $tag->basetype ? self::picture( $tag, $renderer ) : self::field( $tag, $renderer );
	}

	public function is_marked( Tag $tag ): bool {
		return 'captchar' === $tag->basetype && Pictures::are_possible();
	}

	/** @return array<string, array<string, string>> URL of a new image. */
	public function refill( Tag $tag, Form $form ): array {
		$picture = 'captchac' === $tag->basetype && Pictures::are_possible() ? Pictures::draw( $tag ) : null;
		return null === $picture ? array() : array( 'captcha' => array( $tag->name => $picture['url'] ) );
	}

	public function refusal( Tag $tag, Submission $submission ): ?string {
		if ( 'captchar' !== $tag->basetype || ! Pictures::are_possible() ) {
			return null;
		}
		$fields = $submission->request->fields;
		$prefix = Clean::text( $fields[ '_wpcf7_captcha_challenge_' . $tag->name ] ?? '' );
		return Pictures::is_right( $prefix, Clean::text( $fields[ $tag->name ] ?? '' ) )
			? null
			: $submission->form->message( 'captcha_not_match' );
	}

	private static function picture( Tag $tag, FormRenderer $renderer ): string {
		$picture = Pictures::draw( $tag );
		if ( null === $picture ) {
			return '';
		}
		$hidden = array(
			'type'  => 'hidden',
			'name'  => '_wpcf7_captcha_challenge_' . $tag->name,
			'value' => $picture['prefix'],
		);
		$image  = array(
			'class'  => $tag->get_class_option( 'wpcf7-form-control wpcf7-captchac wpcf7-captcha-' . $tag->name ),
			'id'     => $renderer->id_for( $tag ),
			'width'  => $picture['width'],
			'height' => $picture['height'],
			'alt'    => __( 'Letters to enter', 'pagewright' ),
			'src'    => $picture['url'],
		);
		return Html::void( 'input', $hidden ) . Html::void( 'img', $image );
	}

	private static function field( Tag $tag, FormRenderer $renderer ): string {
		[ $value, $placeholder ] = self::written( $tag, (string) ( $tag->values[0] ?? '' ) );
		$input                   = array(
			'size'         => $tag->get_size_option( 40 ),
			...self::lengths( $tag ),
			'class'        => self::classes( $tag, $renderer ),
			'id'           => $renderer->id_for( $tag ),
			'tabindex'     => self::tabindex( $tag ),
			'autocomplete' => 'off',
			...self::aria( $tag, $renderer, true ),
			'placeholder'  => $placeholder,
			'value'        => $value,
			'type'         => 'text',
			'name'         => $tag->name,
		);
		return self::wrap( $tag, $renderer, Html::void( 'input', $input ) );
	}
}
