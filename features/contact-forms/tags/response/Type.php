<?php
/**
 * Position of the response.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Tags\Response;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\FormRenderer;
use Pagewright\Features\ContactForms\Tags\Tag;
use Pagewright\Features\ContactForms\Tags\TagType;

/** `[response]`: shows the response here instead of at the end of the form. */
final class Type extends TagType {
	public function types(): array {
		return array( 'response' );
	}

	public function features(): array {
		return array( 'display-block' );
	}

	public function html( Tag $tag, FormRenderer $renderer ): string {
		return $renderer->response();
	}
}
