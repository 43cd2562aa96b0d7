<?php
/**
 * Form tag type of an add-on.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Compat;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\FormRenderer;
use Pagewright\Features\ContactForms\Tags\Tag;
use Pagewright\Features\ContactForms\Tags\TagType;

/** A callback renders its HTML; filters do everything else. */
final class CallbackType extends TagType {
	/** @var list<string> */
	private array $features;

	/** @var callable */
	private $callback;

	/**
	 * @param list<string>                    $types    Types as written.
	 * @param callable                        $callback Receives a WPCF7_FormTag and returns HTML.
	 * @param array<string, bool>|bool|string $features True alone means `name-attr`.
	 */
	public function __construct( private readonly array $types, callable $callback, mixed $features ) {
		$this->callback = $callback;
		$this->features = match ( true ) {
			true === $features     => array( 'name-attr' ),
			is_array( $features )  => array_map( 'strval', array_keys( array_filter( $features ) ) ),
			is_string( $features ) => array_keys( array_filter( wp_parse_args( $features ) ) ),
			default                => array(),
		};
	}

	public function types(): array {
		return $this->types;
	}

	public function features(): array {
		return $this->features;
	}

	public function html( Tag $tag, FormRenderer $renderer ): string {
		Current::renders( $renderer );
		$html = ( $this->callback )( new \WPCF7_FormTag( $tag ) );
		return is_string( $html ) ? $html : '';
	}
}
