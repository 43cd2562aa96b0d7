<?php
/**
 * Mail class of Contact Form 7 for add-ons.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

/** Knows which template is being composed. */
class WPCF7_Mail {
	private string $name;

	/** @var array<string, mixed> */
	private array $template;

	/** @param array<string, mixed> $template Template as stored. */
	public function __construct( $name, $template ) {
		$this->name     = (string) $name;
		$this->template = (array) $template;
	}

	public function name() {
		return $this->name;
	}

	/** @return mixed A part of the template. */
	public function get( $component, $replace_tags = false ) {
		$text = $this->template[ $component ] ?? null;
		return $replace_tags && is_string( $text ) ? wpcf7_mail_replace_tags( $text ) : $text;
	}
}
