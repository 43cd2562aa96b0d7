<?php
/**
 * Loads names of Contact Form 7 for add-ons.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Compat;

defined( 'ABSPATH' ) || exit;

/** Provides the classes and functions that add-ons know. Loads nothing before a name is used or a form is rendered. */
final class Bridge {
	/** Class => its file. */
	private const CLASSES = array(
		'WPCF7'                 => 'wpcf7',
		'WPCF7_ContactForm'     => 'contactform',
		'WPCF7_FormTag'         => 'formtag',
		'WPCF7_FormTagsManager' => 'formtagsmanager',
		'WPCF7_Mail'            => 'mail',
		'WPCF7_MailTag'         => 'mailtag',
		'WPCF7_Submission'      => 'submission',
		'WPCF7_SWV_Rule'        => 'swv-rule',
		'WPCF7_SWV_Schema'      => 'swv-schema',
		'WPCF7_Validation'      => 'validation',
	);

	/** Runs before the first form of a request is used. */
	public static function start(): void {
		PageHooks::hooks();
		SubmissionHooks::hooks();
		MailHooks::hooks();
		WidgetHooks::hooks();
		/** An action of Contact Form 7: add-ons register their form tags. */
		do_action( 'wpcf7_init' );
	}

	/** Loads a global class on demand. */
	public static function load( string $name ): bool {
		if ( isset( self::CLASSES[ $name ] ) ) {
			require_once __DIR__ . '/globals/class-' . self::CLASSES[ $name ] . '.php';
		}
		return isset( self::CLASSES[ $name ] );
	}
}
