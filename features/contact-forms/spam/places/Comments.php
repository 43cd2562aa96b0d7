<?php
/**
 * Marks comments as spam.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Spam\Places;

defined( 'ABSPATH' ) || exit;

/** Moves them to the spam list of WordPress, where a moderator can approve them, with the reason as comment meta. */
final class Comments {
	/** Comment meta: the reason, as a sentence. */
	public const META = '_pagewright_spam';

	/**
	 * @param array<string, mixed> $comment Data of preprocess_comment. @return array<string, mixed> The data with the
	 *    reason, which WordPress stores with the comment.
	 */
	public static function mark( array $comment, string $reason ): array {
		$meta = is_array( $comment['comment_meta'] ?? null ) ? $comment['comment_meta'] : array();
		return array( 'comment_meta' => array( self::META => $reason ) + $meta ) + $comment;
	}

	/** Callback of pre_comment_approved: a marked comment is spam, unless WordPress rejects or trashes it. */
	public static function status( mixed $status = null, mixed $comment = null ): mixed {
		$is_marked = is_array( $comment )
			&& is_array( $comment['comment_meta'] ?? null )
			&& isset( $comment['comment_meta'][ self::META ] );
		return $is_marked && is_scalar( $status ) && 'trash' !== $status ? 'spam' : $status;
	}

	/** Returns the text of a comment, with the reason if the comment is spam that we marked. */
	public static function explain( mixed $text, mixed $comment ): mixed {
		if ( ! is_string( $text ) || ! $comment instanceof \WP_Comment || 'spam' !== $comment->comment_approved ) {
			return $text;
		}
		$reason = get_comment_meta( (int) $comment->comment_ID, self::META, true );
		return is_string( $reason ) && '' !== $reason
			? $text . '<p class="description">'
				/* translators: %s: a sentence, such as "The decoy was filled in." */
				. esc_html( sprintf( __( 'Marked as spam by Pagewright: %s', 'pagewright' ), $reason ) )
				. '</p>'
			: $text;
	}
}
