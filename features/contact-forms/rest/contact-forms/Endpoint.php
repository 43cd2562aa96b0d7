<?php
/**
 * Contact forms: list and creation.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rest\ContactForms;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\FormStore;
use Pagewright\Features\ContactForms\Rest\ContactFormEndpoint;
use Pagewright\Features\ContactForms\Rights;
use Pagewright\Rest\PublicError;

/** GET lists forms for users who may place them; POST creates one. */
final class Endpoint extends ContactFormEndpoint {
	protected function route(): string {
		return '/contact-forms';
	}

	protected function methods(): string {
		return 'GET, POST';
	}

	protected function may(): bool {
		return Rights::may( Rights::READ_MANY ) || Rights::may( Rights::EDIT_MANY );
	}

	/**
	 * @return array<mixed> List of forms, or one form.
	 * @throws PublicError 403, 400 for an existing form, 500 when it could not be saved.
	 */
	protected function answer( \WP_REST_Request $request ): array {
		if ( ! Rights::may( 'POST' === $request->get_method() ? Rights::EDIT_MANY : Rights::READ_MANY ) ) {
			throw new PublicError( 'wpcf7_forbidden', esc_html( self::no_right() ), 403 );
		}
		return 'POST' === $request->get_method() ? self::create( $request ) : self::list( $request );
	}

	/** @return array<string, mixed> */
	private static function create( \WP_REST_Request $request ): array {
		if ( 0 !== (int) $request['id'] ) {
			throw new PublicError(
				'wpcf7_post_exists',
				esc_html__( 'This contact form already exists. A new form must not have an ID.', 'pagewright' ),
				400
			);
		}
		$locale = $request['locale'];
		$blank  = FormStore::blank(
			is_string( $locale ) && in_array( $locale, array( 'en_US', ...get_available_languages() ), true )
				? $locale
				: ''
		);
		$form   = self::changed( $blank, $request );
		// WordPress generates the slug, which has no use. Programs that do not know about storing get forms without it;
		// the editor turns it on.
		return array_merge(
			self::shown_with_errors( $form ),
			array( 'slug' => null ),
			0 === $form->id ? array( 'pagewright_store' => true === $request['pagewright_store'] ) : array()
		);
	}

	/** @return list<array<string, mixed>> */
	private static function list( \WP_REST_Request $request ): array {
		$number  = $request['per_page'];
		$orderby = $request['orderby'];
		$args    = array(
			'posts_per_page' => is_numeric( $number ) && 0 < (int) $number ? (int) $number : -1,
			'offset'         => absint( is_numeric( $request['offset'] ) ? $request['offset'] : 0 ),
			'order'          => is_string( $request['order'] ) && 'desc' === strtolower( $request['order'] )
				? 'DESC'
				: 'ASC',
			'orderby'        => is_string( $orderby )
				&& in_array( $orderby, array( 'title', 'date', 'modified', 'author', 'name' ), true )
				? $orderby
				: 'ID',
			's'              => is_string( $request['search'] ) ? $request['search'] : '',
		);
		return array_map(
			static fn ( Form $form ): array => array(
				'id'     => $form->id,
				'hash'   => substr( $form->hash, 0, 7 ),
				'slug'   => $form->slug,
				'title'  => $form->title,
				'locale' => $form->locale,
			),
			FormStore::all( $args )
		);
	}
}
