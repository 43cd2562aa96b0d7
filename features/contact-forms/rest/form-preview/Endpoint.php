<?php
/**
 * Preview of a contact form.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rest\FormPreview;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Configuration\Configuration;
use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\FormRenderer;
use Pagewright\Features\ContactForms\FormStore;
use Pagewright\Features\ContactForms\Mail\Fields;
use Pagewright\Features\ContactForms\Rest\FormScreenEndpoint;
use Pagewright\Features\ContactForms\Rights;
use Pagewright\Features\ContactForms\Sanitizer;
use Pagewright\Rest\PublicError;

/** POST /forms/preview: renders a stored form with unsaved changes. Saves nothing. */
final class Endpoint extends FormScreenEndpoint {
	protected function route(): string {
		return '/forms/preview';
	}

	protected function args(): array {
		return array(
			'id'   => array(
				'type'    => 'integer',
				'minimum' => 0,
				'default' => 0,
			),
			'hash' => array(
				'type'    => 'string',
				'default' => '',
				'pattern' => '^([0-9a-fA-F]{7,64})?$',
			),
			'head' => array(
				'type'    => 'boolean',
				'default' => false,
			),
		);
	}

	protected function may(): bool {
		return Rights::may( Rights::READ_MANY );
	}

	/**
	 * @return array<string, mixed> `html`, `mail_tags`, `config_errors`; `head` on request.
	 * @throws PublicError 403 for changes by users who may only place forms, 404.
	 */
	protected function answer( \WP_REST_Request $request ): array {
		$sent = self::sent( $request );
		$id   = (int) $request['id'];
		$is_new = 0 === $id && '' === $request['hash'];
		if ( ! Rights::may( Rights::EDIT ) && ( $is_new || array() !== $sent ) ) {
			throw new PublicError( 'wpcf7_forbidden', esc_html( self::no_right() ), 403 );
		}
		$form = self::existing(
			$is_new ? FormStore::blank() : ( FormStore::by_hash( (string) $request['hash'] ) ?? FormStore::find( $id ) )
		);
		$changed = Sanitizer::apply( $form, $sent );
		return array(
			'id'            => $changed->id,
			'title'         => $changed->title,
			'html'          => self::html( $changed ),
			'mail_tags'     => Fields::names( $changed ),
			'config_errors' => Configuration::messages( $changed ),
		) + ( $request['head'] ? array( 'head' => self::head() ) : array() );
	}

	/** Renders without scripts: previews run none. */
	private static function html( Form $form ): string {
		return (string) preg_replace( '#<script\b.*?</script\s*>#is', '', FormRenderer::html( $form ) );
	}

	/** Returns the styles of the page that will contain the form: the theme's and ours. */
	private static function head(): string {
		$sheets = array( get_stylesheet_uri() );
		if ( get_template_directory() !== get_stylesheet_directory() ) {
			array_unshift( $sheets, get_template_directory_uri() . '/style.css' );
		}
		// Documented in features/contact-forms/Assets.php.
		if ( (bool) apply_filters( 'pagewright/forms/load-style', true ) ) {
			$sheets[] = plugins_url( 'build/frontend/contact-form.css', \Pagewright\FILE );
		}
		$links = array_map(
			static fn ( string $url ): string => sprintf( '<link rel="stylesheet" href="%s">', esc_url( $url ) ), // phpcs:ignore WordPress.WP.EnqueuedResources -- printed into a separate document.
			$sheets
		);
		// The test buttons of the spam trap are not part of the form.
		return '<style>' . str_replace( '</', '<\/', wp_get_global_stylesheet() )
			. '.pagewright-spam-test{display:none!important}</style>' . implode( '', $links );
	}
}
