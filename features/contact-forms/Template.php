<?php
/**
 * Provides the defaults of a new form.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms;

defined( 'ABSPATH' ) || exit;

/** Default texts, and the structure of stored mail templates. */
final class Template {
	/** Properties of a mail template with their empty values. */
	public const MAIL = array(
		'active'             => false,
		'subject'            => '',
		'sender'             => '',
		'recipient'          => '',
		'body'               => '',
		'additional_headers' => '',
		'attachments'        => '',
		'use_html'           => false,
		'exclude_blank'      => false,
	);

	/** @return array<string, mixed> Properties of a new form. */
	public static function properties(): array {
		return array(
			'form'                => self::form(),
			'mail'                => self::mail(),
			'mail_2'              => self::answer(),
			'messages'            => Messages::defaults(),
			'additional_settings' => '',
		);
	}

	/** Adds missing properties, with empty values. @param array<string, mixed> $stored @return array<string, mixed> */
	public static function whole( array $stored ): array {
		return array_merge(
			$stored,
			array(
				'form'                => is_string( $stored['form'] ?? null ) ? $stored['form'] : '',
				'mail'                => self::whole_mail( $stored['mail'] ?? null ),
				'mail_2'              => self::whole_mail( $stored['mail_2'] ?? null ),
				'messages'            => is_array( $stored['messages'] ?? null ) ? $stored['messages'] : array(),
				'additional_settings' => is_string( $stored['additional_settings'] ?? null )
					? $stored['additional_settings']
					: '',
			)
		);
	}

	/**
	 * @return array<string, mixed> An empty array when nothing is stored; else the stored values, completed with
	 *    properties that older versions did not have.
	 */
	public static function whole_mail( mixed $stored ): array {
		return is_array( $stored ) && array() !== $stored ? array_merge( self::MAIL, $stored ) : array();
	}

	private static function form(): string {
		$labels = array(
			__( 'Name', 'pagewright' )    => '[text* your-name autocomplete:name]',
			__( 'Email', 'pagewright' )   => '[email* your-email autocomplete:email]',
			__( 'Subject', 'pagewright' ) => '[text* your-subject]',
			__( 'Message', 'pagewright' ) => '[textarea your-message]',
		);
		$text   = '';
		foreach ( $labels as $label => $tag ) {
			$text .= "<label> $label\n    $tag </label>\n\n";
		}
		return $text . sprintf( '[submit "%s"]', __( 'Send', 'pagewright' ) );
	}

	/** @return array<string, mixed> Mail to the site owner. */
	private static function mail(): array {
		return array_merge(
			self::MAIL,
			array(
				'active'             => true,
				'subject'            => '[_site_title]: [your-subject]',
				'sender'             => '[_site_title] <wordpress@' . self::domain() . '>',
				'recipient'          => '[_site_admin_email]',
				'body'               => "[_all_fields]\n\n-- \n"
					. __( 'Sent with the contact form at [_site_title], [_site_url]', 'pagewright' ),
				'additional_headers' => 'Reply-To: [your-email]',
			)
		);
	}

	/** @return array<string, mixed> Mail to the visitor; not sent by default. */
	private static function answer(): array {
		return array_merge(
			self::mail(),
			array(
				'active'             => false,
				'recipient'          => '[your-email]',
				'body'               => __( 'This is what you sent us:', 'pagewright' )
					. "\n\n[_all_fields]\n\n-- \n[_site_title], [_site_url]",
				'additional_headers' => 'Reply-To: [_site_admin_email]',
			)
		);
	}

	/** Returns the site's domain without www. Mail servers accept it as a sender. */
	private static function domain(): string {
		return (string) preg_replace(
			'/^www\./',
			'',
			strtolower( (string) wp_parse_url( network_home_url(), PHP_URL_HOST ) )
		);
	}
}
