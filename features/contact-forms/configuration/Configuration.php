<?php
/**
 * Finds errors in the settings of a form.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Configuration;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;

/**
 * Finds settings that lose mails, break fields or confuse visitors, and reports where they are. The form still works.
 */
final class Configuration {
	/** Meta key of the last findings: section => list of code and arguments. */
	public const META = '_config_validation';

	/**
	 * @return array<string, list<array{code: string, message: string, link: string}>> Findings by section, such as
	 *    `mail.recipient`.
	 */
	public static function of( Form $form ): array {
		$sample   = new Sample( $form );
		$findings = array_merge_recursive(
			self::mail( $form, 'mail', $sample ),
			empty( $form->mail( 'mail_2' )['active'] ) ? array() : self::mail( $form, 'mail_2', $sample ),
			MailFields::findings( $form ),
			Body::findings( $form ),
			Texts::findings( $form )
		);
		/**
		 * Filters the findings of a form's settings.
		 *
		 * @example add_filter( 'pagewright/forms/configuration', fn ( $found, $form ) => '' === $form->title ? $found + array( 'title' => array( array( 'code' => 'no_title', 'message' => 'It has no title.', 'link' => '' ) ) ) : $found, 10, 2 );
		 * @param array<string, list<array{code: string, message: string, link: string}>> $findings By section.
		 * @param Form                                                                    $form
		 */
		return (array) apply_filters( 'pagewright/forms/configuration', $findings, $form );
	}

	/**
	 * @return array<string, list<array{message: string, link: string, fix?: array{label: string, part: string, find:
	 *    string, text: string}}>> Findings in the format of the API; `fix` is the change that a click in the editor
	 *    makes.
	 */
	public static function messages( Form $form ): array {
		$only = static fn ( array $finding ): array =>
			array_intersect_key( $finding, array( 'message' => 0, 'link' => 0, 'fix' => 0 ) );
		return self::is_on()
			? array_map( static fn ( array $findings ): array => array_map( $only, $findings ), self::of( $form ) )
			: array();
	}

	/** Stores the findings with the form, for the list of forms. */
	public static function store( Form $form ): void {
		$found = self::is_on() ? self::of( $form ) : array();
		$meta  = array_map(
			static fn ( array $findings ): array => array_map(
				static fn ( array $finding ): array => array(
					'code' => $finding['code'],
					'args' => array(
						'message' => $finding['message'],
						'link'    => $finding['link'],
						'params'  => array(),
					),
				),
				$findings
			),
			$found
		);
		if ( array() === $meta ) {
			delete_post_meta( $form->id, self::META );
		} else {
			update_post_meta( $form->id, self::META, wp_slash( $meta ) );
		}
	}

	/** Returns false when the constant WPCF7_VALIDATE_CONFIGURATION is false. */
	public static function is_on(): bool {
		return ! defined( 'WPCF7_VALIDATE_CONFIGURATION' ) || (bool) constant( 'WPCF7_VALIDATE_CONFIGURATION' );
	}

	/** @return array<string, list<array{code: string, message: string, link: string}>> */
	private static function mail( Form $form, string $name, Sample $sample ): array {
		$found = array();
		foreach (
			array_merge(
				( new Mails( $form, $sample ) )->findings( $name ),
				Attachments::findings( $form, $name )
			) as $part => $findings
		) {
			$found[ $name . '.' . $part ] = $findings;
		}
		return $found;
	}

	/**
	 * @param array{label: string, part: string, find: string, text: string}|null $fix The fix of the problem: in a part
	 *    such as `mail.body`, `text` replaces `find`. If `find` is empty, `text` is added as a new line.
	 * @return array{code: string, message: string, link: string, fix?: array{label: string, part: string, find: string,
	 *    text: string}}
	 */
	public static function finding( string $code, string $message, string $link = '', ?array $fix = null ): array {
		$finding = array(
			'code'    => $code,
			'message' => $message,
			'link'    => $link,
		);
		return null === $fix ? $finding : $finding + array( 'fix' => $fix );
	}
}
