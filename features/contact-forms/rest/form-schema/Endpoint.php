<?php
/**
 * Validation schema of contact forms.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rest\FormSchema;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Rest\VisitorFormEndpoint;
use Pagewright\Features\ContactForms\Rules\Rules;
use Pagewright\Features\ContactForms\Schema;

/**
 * GET …/contact-forms/{id}/feedback/schema: the rules by which the browser validates fields. A browser with a cached
 * copy asks only whether it has changed.
 */
final class Endpoint extends VisitorFormEndpoint {
	protected function route(): string {
		return '/contact-forms/(?P<id>\d+)/feedback/schema';
	}

	protected function methods(): string {
		return \WP_REST_Server::READABLE;
	}

	protected function answer( \WP_REST_Request $request ): \WP_REST_Response {
		$schema   = Schema::of( self::form( $request ) );
		$tag      = '"' . md5( (string) wp_json_encode( $schema ) ) . '"';
		$known    = array_map(
			static fn ( string $one ): string => (string) preg_replace( '#^\s*W/|\s#', '', $one ),
			explode( ',', (string) $request->get_header( 'if_none_match' ) )
		);
		$response = in_array( $tag, $known, true )
			? new \WP_REST_Response( null, 304 )
			: new \WP_REST_Response( $schema );
		$response->header( 'ETag', $tag );
		// Rules with dates change every day, all rules when the form is saved.
		$response->header( 'Cache-Control', 'no-cache' );
		return $response;
	}

	protected function schema(): array {
		return array(
			'$schema'    => 'https://json-schema.org/draft/2020-12/schema',
			'title'      => 'contact-form-rules',
			'type'       => 'object',
			'properties' => array(
				'version' => array(
					'description' => __( 'The version of the format.', 'pagewright' ),
					'type'        => 'string',
				),
				'locale'  => array(
					'description' => __( 'The language of the messages.', 'pagewright' ),
					'type'        => 'string',
				),
				'rules'   => array(
					'description' => __(
						'The validation rules. The first failed rule of a field sets its message.',
						'pagewright'
					),
					'type'        => 'array',
					'items'       => self::rule(),
				),
			),
		);
	}

	/** @return array<string, mixed> */
	private static function rule(): array {
		$bound = array( 'type' => array( 'string', 'number' ) );
		return array(
			'type'       => 'object',
			'properties' => array(
				'rule'      => array(
					'type' => 'string',
					'enum' => Rules::names(),
				),
				'field'     => array(
					'type'    => 'string',
					'pattern' => '^[A-Za-z][-A-Za-z0-9_:]*$',
				),
				'error'     => array( 'type' => 'string' ),
				'accept'    => array(
					'type'  => 'array',
					'items' => array( 'type' => array( 'string', 'integer' ) ),
				),
				'threshold' => $bound,
				'base'      => $bound,
				'interval'  => $bound,
				'rules'     => array( 'type' => 'array' ),
			),
			'required'   => array( 'rule' ),
		);
	}
}
