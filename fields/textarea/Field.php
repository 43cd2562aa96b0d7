<?php
/**
 * Text area.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Textarea;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Field as Base;
use Pagewright\Fields\Form\Html;
use Pagewright\Fields\Form\Options;

/** Text with safe HTML, or JSON as typed. */
final class Field extends Base {
	/** Maximum depth of JSON. */
	private const MAX_DEPTH = 512;

	public function clean( mixed $raw, array $options, array $siblings, string $name ): string {
		$text = Options::key( $raw );
		if ( '' === $text || ( ! empty( $options['json'] ) && null !== json_decode( $text, true, self::MAX_DEPTH ) ) ) {
			return $text;
		}
		return Html::clean( $text );
	}
}
