<?php
/**
 * Handles forms without JavaScript.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Submission;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\FormRenderer;
use Pagewright\Features\ContactForms\FormStore;

/** A form that is sent to its own page, which then shows the result. */
final class NoScript {
	/** Call it at `parse_request` for requests with `_wpcf7`. REST requests have their own endpoint. */
	public static function handle( ?\WP $wp = null ): void {
		$wp ??= $GLOBALS['wp'];
		if ( isset( $wp->query_vars['rest_route'] ) && '' !== $wp->query_vars['rest_route'] ) {
			return;
		}
		$request = Request::of_globals();
		$form    = '' === $request->unit_tag
			? null
			: FormStore::any( (int) substr( $request->text( '_wpcf7' ), 0, 18 ) );
		if ( null === $form ) {
			return;
		}
		self::keep_page( $wp, $request );
		nocache_headers();
		$result = Pipeline::run( $form, $request );
		FormRenderer::show(
			$result,
			$request->unit_tag,
			Submission::MAIL_SENT === $result->status ? array() : $request->fields
		);
	}

	/**
	 * WordPress would read fields with names such as `name` or `year` as query variables of another page. Only the URL
	 * determines the page.
	 */
	private static function keep_page( \WP $wp, Request $request ): void {
		wp_parse_str( (string) $wp->matched_query, $address );
		foreach (
			array_intersect( $wp->public_query_vars, array_map( 'strval', array_keys( $request->fields ) ) ) as $name
		) {
			$value = $_GET[ $name ] ?? $address[ $name ] ?? null; // phpcs:ignore WordPress.Security -- WordPress reads it in the same way.
			if ( null === $value ) {
				unset( $wp->query_vars[ $name ] );
			} else {
				$wp->query_vars[ $name ] = $value;
			}
		}
	}
}
