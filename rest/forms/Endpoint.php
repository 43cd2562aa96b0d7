<?php
/**
 * Form of a widget.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest\Forms;

defined( 'ABSPATH' ) || exit;

use Pagewright\Editor\FormRoot;
use Pagewright\Rest\WidgetEndpoint;

/** POST /widgets/forms: HTML whose root element contains the schema and the data of the React form. */
final class Endpoint extends WidgetEndpoint {
	public function __construct( \Pagewright\Schema\Loader $schema, private readonly FormRoot $form ) {
		parent::__construct( $schema );
	}

	protected function route(): string {
		return '/widgets/forms';
	}

	protected function answer( \WP_REST_Request $request ): string {
		return $this->form->html( $this->widget( $request ), $this->data( $request ) );
	}
}
