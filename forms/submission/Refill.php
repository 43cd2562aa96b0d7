<?php
/**
 * New questions for a form.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Submission;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Form;
use Pagewright\Forms\Settings;
use Pagewright\Forms\Spam\Trap\Fields;
use Pagewright\Forms\Tags\Types;

/** What a form that was sent, or comes out of a page cache, needs anew: questions of quizzes, pictures of captchas. */
final class Refill {
	/** @return array<string, array<string, mixed>> `quiz` and `captcha`, each by name of the field; empty where the form has none. */
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
	 * What programs send besides the fields of the form, since they have no page with the spam trap in it.
	 *
	 * @return array{trap?: array{fields: array<string, string>, wait_seconds: int}} `wait_seconds`: what is sent sooner is spam. Empty where the form has no trap.
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
