<?php
/**
 * Finds errors in messages and additional settings.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Configuration;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;

/** Finds markup in plain text, and settings without effect. */
final class Texts {
	private const GONE = array( 'on_sent_ok', 'on_submit' );

	/** @return array<string, list<array{code: string, message: string, link: string}>> By section. */
	public static function findings( Form $form ): array {
		$found = array();
		foreach ( (array) ( $form->properties['messages'] ?? array() ) as $key => $message ) {
			if (
				is_string( $message )
				&& $message !== wp_strip_all_tags( $message )
				&& 1 === preg_match( '/<\/?[a-z!][^>]*>/i', $message )
			) {
				$found[ 'messages.' . $key ] = array(
					Configuration::finding(
						'html_in_message',
						__( 'Messages are displayed as plain text. The HTML in this message is removed.', 'pagewright' )
					),
				);
			}
		}
		$gone = array_filter( self::GONE, static fn ( string $name ): bool => array() !== $form->settings( $name ) );
		if ( array() !== $gone ) {
			$found['additional_settings.body'] = array(
				Configuration::finding(
					'deprecated_settings',
					sprintf(
						/* translators: %s: names of settings. */
						__( 'These settings no longer have any effect: %s.', 'pagewright' ),
						implode( ', ', $gone )
					)
				),
			);
		}
		return $found;
	}
}
