<?php
/**
 * Renews quizzes and captchas.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Submission;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\Settings;
use Pagewright\Features\ContactForms\Spam\Trap\Fields;
use Pagewright\Features\ContactForms\Tags\Types;

/** New quizzes and captcha images for a form that was sent or comes from a page cache. */
final class Refill {
	/**
	 * @return array<string, array<string, mixed>> `quiz` and `captcha`, each by field name; empty when the form has
	 *    none.
	 */
	public static function of( Form $form ): array {
		$items = array();
		foreach ( $form->tags() as $tag ) {
			foreach ( Types::of( $tag->type )?->refill( $tag, $form ) ?? array() as $kind => $fields ) {
				$items[ $kind ] = array_merge( $items[ $kind ] ?? array(), (array) $fields );
			}
		}
		return $items;
	}

	/**
	 * Returns the spam trap for programs, which have no page that contains it.
	 *
	 * @return array{trap?: array{fields: array<string, string>, wait_seconds: int}} `wait_seconds`: submissions before
	 *    this time are spam. Empty when the form has no trap.
	 */
	public static function trap( Form $form ): array {
		$settings = Settings::of_form( $form );
		return $settings->trap ? array(
			'trap' => array(
				'fields'       => Fields::values( $settings ),
				'wait_seconds' => $settings->least_seconds,
			),
		) : array();
	}
}
