<?php
/**
 * File fields.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Tags\File;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\FormRenderer;
use Pagewright\Features\ContactForms\Submission\Submission;
use Pagewright\Features\ContactForms\Tags\Control;
use Pagewright\Features\ContactForms\Tags\Html;
use Pagewright\Features\ContactForms\Tags\Tag;

/** `[file]`. */
final class Type extends Control {
	/** Accepted types of a field that names none. */
	private const ANY_MEDIA = array( 'audio/*', 'video/*', 'image/*' );

	public function types(): array {
		return array( 'file', 'file*' );
	}

	public function features(): array {
		return array( 'name-attr', 'file-uploading' );
	}

	public function html( Tag $tag, FormRenderer $renderer ): string {
		$input = array(
			'size'     => $tag->get_size_option( 40 ),
			'class'    => self::classes( $tag, $renderer ),
			'id'       => $renderer->id_for( $tag ),
			'capture'  => $tag->get_option( 'capture', '(?:user|environment)', true ),
			'tabindex' => self::tabindex( $tag ),
			'accept'   => implode( ',', self::accepted( $tag ) ),
			...self::aria( $tag, $renderer ),
			'type'     => 'file',
			'name'     => $tag->name,
		);
		return self::wrap( $tag, $renderer, Html::void( 'input', $input ) );
	}

	public function rules( Tag $tag, Form $form ): array {
		return array(
			...self::required( $tag, $form, 'requiredfile' ),
			self::rule(
				'file',
				$tag,
				$form->message( 'upload_file_type_invalid' ),
				array( 'accept' => self::accepted( $tag ) )
			),
			self::rule(
				'maxfilesize',
				$tag,
				$form->message( 'upload_file_too_large' ),
				array( 'threshold' => $tag->get_limit_option() )
			),
		);
	}

	/** Returns the names of the stored files. */
	public function mail( Tag $tag, mixed $value, bool $is_html, Submission $submission ): ?string {
		$names = implode( ', ', array_map( 'wp_basename', $submission->files[ $tag->name ] ?? array() ) );
		return $is_html ? esc_html( $names ) : $names;
	}

	/** @return list<string> Extensions with a dot, known MIME types, and the three wildcards. */
	public static function accepted( Tag $tag ): array {
		$written = array();
		foreach ( (array) $tag->get_option( 'filetypes' ) as $list ) {
			array_push( $written, ...( is_string( $list ) ? explode( '|', strtolower( $list ) ) : array() ) );
		}
		$known  = array_map( 'strtolower', array_values( wp_get_mime_types() ) );
		$accept = array();
		foreach ( $written as $type ) {
			if ( 1 === preg_match( '/^\.?([a-z0-9_]+)$/D', $type, $found ) ) {
				$accept[] = '.' . $found[1];
			} elseif ( in_array( $type, self::ANY_MEDIA, true ) || in_array( $type, $known, true ) ) {
				$accept[] = $type;
			}
		}
		return array() === $accept ? self::ANY_MEDIA : array_values( array_unique( $accept ) );
	}
}
