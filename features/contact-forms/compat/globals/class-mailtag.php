<?php
/**
 * Mail tag class of Contact Form 7 for add-ons.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

/** `[name "arguments"]` in a mail template. */
class WPCF7_MailTag {
	private string $tag;

	private string $tagname;

	/** @var list<string> */
	private array $values;

	private ?WPCF7_FormTag $form_tag;

	/** @param list<string>|string $values Arguments. */
	public function __construct( $tag, $tagname, $values = array(), ?WPCF7_FormTag $form_tag = null ) {
		$this->tag      = (string) $tag;
		$this->tagname  = (string) $tagname;
		$this->values   = array_map( 'strval', (array) $values );
		$this->form_tag = $form_tag;
	}

	public function tag() {
		return $this->tag;
	}

	/** Returns the name of the field: without prefix, with underscores in place of dots. */
	public function field_name() {
		return strtr( (string) preg_replace( '/^_(?:raw|format)_/', '', $this->tagname ), '.', '_' );
	}

	public function tag_name() {
		return $this->tagname;
	}

	public function get_option( $option ) {
		return array(
			'do_not_heat' => str_starts_with( $this->tagname, '_raw_' ),
			'format'      => str_starts_with( $this->tagname, '_format_' ) ? ( $this->values[0] ?? '' ) : '',
		)[ $option ] ?? null;
	}

	public function values() {
		return $this->values;
	}

	/** @return WPCF7_FormTag|null Tag of the field. */
	public function corresponding_form_tag() {
		return $this->form_tag;
	}
}
