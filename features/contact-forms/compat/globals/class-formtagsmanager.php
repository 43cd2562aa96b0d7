<?php
/**
 * Form tags manager of Contact Form 7 for add-ons.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Compat\CallbackType;
use Pagewright\Features\ContactForms\Compat\Current;
use Pagewright\Features\ContactForms\FormStore;
use Pagewright\Features\ContactForms\Tags\Types;
use Pagewright\Request\Memory;

/** Registers tag types and parses texts. */
class WPCF7_FormTagsManager {
	/** @return self */
	public static function get_instance() {
		return Memory::remember( self::class, 'instance', static fn (): self => new self() );
	}

	/**
	 * @param list<string>|string $tag_types Types. @param callable $callback Returns a tag's HTML. @param array<string,
	 *    bool>|bool|string $features See wpcf7_add_form_tag().
	 */
	public function add( $tag_types, $callback, $features = '' ) {
		if ( is_callable( $callback ) ) {
			Types::add(
				new CallbackType( array_values( array_map( 'strval', (array) $tag_types ) ), $callback, $features )
			);
		}
	}

	public function tag_type_exists( $tag_type ) {
		return null !== Types::of( (string) $tag_type );
	}

	/** @param list<string>|string $features Any of these features. */
	public function tag_type_supports( $tag_type, $features ) {
		$type = Types::of( (string) $tag_type );
		return null !== $type && array() !== array_intersect( (array) $features, $type->features() );
	}

	/** @return list<WPCF7_FormTag> Tags in a text. */
	public function scan( $content, $replace = false ) {
		return Current::tags(
			FormStore::blank()->with( array( 'properties' => array( 'form' => (string) $content ) ) ),
			array()
		);
	}
}
