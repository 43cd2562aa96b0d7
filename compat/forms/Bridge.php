<?php
/**
 * Add-ons of Contact Form 7.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Compat\Forms;

defined( 'ABSPATH' ) || exit;

/** Gives add-ons the names that they know. Nothing of it is read before somebody asks for a name, or a form is used. */
final class Bridge {
	/** Class => file that brings it. */
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

	/** The first form of a request is about to be used. */
	public static function start(): void {
		PageHooks::hooks();
		SubmissionHooks::hooks();
		MailHooks::hooks();
		WidgetHooks::hooks();
		/** Known from Contact Form 7: kinds of form-tags are added now. */
		do_action( 'wpcf7_init' );
	}

	/** Loads a global class when it is asked for. */
	public static function load( string $name ): bool {
		if ( isset( self::CLASSES[ $name ] ) ) {
			require_once __DIR__ . '/globals/class-' . self::CLASSES[ $name ] . '.php';
		}
		return isset( self::CLASSES[ $name ] );
	}
}
