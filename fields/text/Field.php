<?php
/**
 * Text.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Text;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Field as Base;
use Pagewright\Fields\Form\Html;
use Pagewright\Fields\Form\Options;

/** Text with safe HTML. An `onclick` call is kept as typed: the widget that prints it filters it. */
final class Field extends Base {
	public function clean( mixed $raw, array $options, array $siblings, string $name ): string {
		$text = Options::key( $raw );
		if ( '' === $text || ! empty( $options['onclick'] ) ) {
			return $text;
		}
		return match ( $options['sanitize'] ?? '' ) {
			'email'           => sanitize_email( $text ),
			'multiple_emails' => implode( ', ', array_filter( array_map( 'sanitize_email', explode( ',', $text ) ) ) ),
			'url'             => sanitize_url( $text ),
			default           => Html::clean( $text ),
		};
	}
}
