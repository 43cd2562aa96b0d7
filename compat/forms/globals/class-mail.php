<?php
/**
 * A mail that is being written, as add-ons of Contact Form 7 know it.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

/** Says which of the templates it is. */
class WPCF7_Mail {
	private string $name;

	/** @var array<string, mixed> */
	private array $template;

	/** @param array<string, mixed> $template As it is stored. */
	public function __construct( $name, $template ) {
		$this->name     = (string) $name;
		$this->template = (array) $template;
	}

	public function name() {
		return $this->name;
	}

	/** @return mixed One part of the template. */
	public function get( $component, $replace_tags = false ) {
		$text = $this->template[ $component ] ?? null;
		return $replace_tags && is_string( $text ) ? wpcf7_mail_replace_tags( $text ) : $text;
	}
}
