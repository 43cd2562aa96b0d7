<?php
/**
 * Replaces special mail tags.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Mail;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Submission\Submission;
use Pagewright\Features\ContactForms\UserFields;

/** Values of `[_…]`: data of the request, the page, the site and the user. */
final class SpecialTags {
	public function __construct( private readonly Submission $submission, private readonly bool $is_html ) {}

	/**
	 * @param string|null $ready Known replacement, escaped; null for none.
	 * @return string|null Escaped in HTML mails. Null for an unknown tag.
	 */
	public function value( string $name, ?string $ready = null ): ?string {
		$plain = null === $ready ? $this->plain( $name ) : null;
		$value = null !== $plain && $this->is_html ? esc_html( $plain ) : $plain ?? $ready;
		/**
		 * Filters the replacement of a mail tag that is not a field.
		 *
		 * @param string|null $value      Null leaves the tag unchanged. Escape the text in HTML mails.
		 * @param string      $name       Name including the underscore.
		 * @param bool        $is_html
		 * @param Submission  $submission
		 *
		 * @example add_filter( 'pagewright/forms/special-mail-tag', static fn ( ?string $value, string $name ) => '_season' === $name ? 'winter' : $value, 10, 2 );
		 */
		$value = apply_filters( 'pagewright/forms/special-mail-tag', $value, $name, $this->is_html, $this->submission );
		return is_scalar( $value ) ? (string) $value : null;
	}

	private function plain( string $name ): ?string {
		$request = $this->submission->request;
		return match ( true ) {
			str_starts_with( $name, '_post_' ) => $this->of_post( $name ),
			str_starts_with( $name, '_site_' ) => self::of_site( $name ),
			'_user_agent' === $name            => $request->user_agent,
			str_starts_with( $name, '_user_' ) => $this->of_user( substr( $name, 1 ) ),
			'_remote_ip' === $name             => $request->ip,
			'_url' === $name                   => $this->url(),
			'_date' === $name                  => (string) wp_date( (string) get_option( 'date_format' ) ),
			'_time' === $name                  => (string) wp_date( (string) get_option( 'time_format' ) ),
			'_invalid_fields' === $name        => (string) count( $this->submission->invalid ),
			'_contact_form_title' === $name    => $this->submission->form->title,
			default                            => null,
		};
	}

	/** Returns data of the page with the form; '' when a visitor could not read the page. */
	private function of_post( string $name ): ?string {
		if (
			! in_array(
				$name,
				array( '_post_id', '_post_name', '_post_title', '_post_url', '_post_author', '_post_author_email' ),
				true
			)
		) {
			return null;
		}
		$post = $this->submission->request->container_post > 0
			? get_post( $this->submission->request->container_post )
			: null;
		if (
			null === $post
			|| ! (
				is_post_publicly_viewable( $post )
				|| user_can( $this->submission->request->user_id, 'read_post', $post->ID )
			)
		) {
			return '';
		}
		$author = get_userdata( (int) $post->post_author );
		return match ( $name ) {
			'_post_id'           => (string) $post->ID,
			'_post_name'         => $post->post_name,
			'_post_title'        => wp_strip_all_tags(
				html_entity_decode( $post->post_title, ENT_QUOTES | ENT_HTML5, 'UTF-8' )
			),
			'_post_url'          => (string) get_permalink( $post ),
			'_post_author'       => false === $author ? '' : $author->display_name,
			'_post_author_email' => false === $author ? '' : $author->user_email,
		};
	}

	private static function of_site( string $name ): ?string {
		return match ( $name ) {
			'_site_title'       => html_entity_decode(
				(string) get_option( 'blogname' ),
				ENT_QUOTES | ENT_HTML5,
				'UTF-8'
			),
			'_site_description' => html_entity_decode(
				(string) get_option( 'blogdescription' ),
				ENT_QUOTES | ENT_HTML5,
				'UTF-8'
			),
			'_site_url'         => home_url(),
			'_site_domain'      => (string) preg_replace(
				'/^www\./',
				'',
				strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) )
			),
			'_site_admin_email' => (string) get_option( 'admin_email' ),
			default             => null,
		};
	}

	private function of_user( string $name ): string {
		$user = $this->submission->request->user_id > 0 ? get_userdata( $this->submission->request->user_id ) : false;
		$value = false === $user ? null : UserFields::value( $user, $name );
		return is_scalar( $value ) ? (string) $value : '';
	}

	/** Returns the URL of the form: the page that the browser reports, if it is on this site. */
	private function url(): string {
		$request = $this->submission->request;
		$is_ours = '' !== $request->referer
			&& str_starts_with( $request->referer . '/', untrailingslashit( home_url() ) . '/' );
		return $is_ours || str_starts_with( $request->referer, untrailingslashit( home_url() ) . '?' )
			? $request->referer
			: $request->url;
	}
}
