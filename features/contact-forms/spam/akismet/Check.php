<?php
/**
 * Akismet.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Spam\Akismet;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Spam\Check as SpamCheck;
use Pagewright\Features\ContactForms\Submission\Submission;
use Pagewright\Features\ContactForms\Tags\Tag;

/**
 * Queries Akismet about forms whose tags mark the author (`akismet:author`, `author_email`, `author_url`). When Akismet
 * does not answer, the submission is not spam.
 */
final class Check implements SpamCheck {
	private const PARTS = array( 'author', 'author_email', 'author_url' );

	public function reason( Submission $submission ): ?string {
		$who = self::who( $submission );
		$is_here = is_callable( array( 'Akismet', 'http_post' ) ) && is_callable( array( 'Akismet', 'get_api_key' ) );
		if ( null === $who || ! $is_here || ! \Akismet::get_api_key() ) { // phpcs:ignore -- A class of Akismet, if it is active.
			return null;
		}
		$answer = \Akismet::http_post( http_build_query( self::question( $submission, $who ) ), 'comment-check' ); // phpcs:ignore -- the same class.
		return 'true' === trim( (string) ( $answer[1] ?? '' ) )
			? __( 'Akismet classified it as spam.', 'pagewright' )
			: null;
	}

	/** @return array<string, string>|null Values of the marked fields; null when no field is marked. */
	private static function who( Submission $submission ): ?array {
		$who = null;
		foreach ( $submission->form->tags() as $tag ) {
			foreach ( self::PARTS as $part ) {
				if ( in_array( "akismet:{$part}", $tag->options, true ) ) {
					$text         = self::text( $submission, $tag );
					$who[ $part ] = trim( ( $who[ $part ] ?? '' ) . ' ' . $text );
				}
			}
		}
		return $who;
	}

	private static function text( Submission $submission, Tag $tag ): string {
		$value = $submission->posted[ $tag->name ] ?? '';
		return is_array( $value ) ? implode( ', ', array_filter( $value, 'is_string' ) ) : (string) $value;
	}

	/**
	 * @param array<string, string> $who Name, email address and URL.
	 * @return array<string, string> Parameters of Akismet's comment-check.
	 */
	private static function question( Submission $submission, array $who ): array {
		$content = array();
		foreach ( $submission->form->tags() as $tag ) {
			if ( '' !== $tag->name && array() === preg_grep( '/^akismet:/', $tag->options ) ) {
				$content[] = self::text( $submission, $tag );
			}
		}
		$question = array(
			'blog'                 => home_url(),
			'blog_lang'            => get_locale(),
			'blog_charset'         => get_bloginfo( 'charset' ),
			'user_ip'              => $submission->request->ip,
			'user_agent'           => $submission->request->user_agent,
			'referrer'             => $submission->request->referer,
			'permalink'            => $submission->request->container_post > 0
				? (string) get_permalink( $submission->request->container_post )
				: '',
			'comment_type'         => 'contact-form',
			'comment_author'       => $who['author'] ?? '',
			'comment_author_email' => $who['author_email'] ?? '',
			'comment_author_url'   => $who['author_url'] ?? '',
			'comment_content'      => trim( implode( "\n\n", $content ) ),
		);
		/** A filter of Contact Form 7. @param array<string, string> $question Parameters of Akismet's comment-check. */
		return array_map( 'strval', (array) apply_filters( 'wpcf7_akismet_parameters', $question ) );
	}
}
