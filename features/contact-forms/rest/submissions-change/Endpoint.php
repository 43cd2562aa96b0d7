<?php
/**
 * Changes of stored submissions.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rest\SubmissionsChange;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Inbox\Entries;
use Pagewright\Features\ContactForms\Inbox\Entry;
use Pagewright\Features\ContactForms\Inbox\LateMail;
use Pagewright\Features\ContactForms\Inbox\Resend;
use Pagewright\Features\ContactForms\Inbox\Retention;
use Pagewright\Features\ContactForms\Rights;
use Pagewright\Rest\Endpoint as BaseEndpoint;
use Pagewright\Rest\PublicError;

/**
 * POST /submissions/change: marks, trashes, deletes or mails submissions, for users who may edit forms. At most a
 * hundred at a time.
 */
final class Endpoint extends BaseEndpoint {
	private const ACTIONS = array( 'read', 'unread', 'spam', 'not_spam', 'resend', 'trash', 'restore', 'delete' );

	protected function route(): string {
		return '/submissions/change';
	}

	protected function route_namespace(): string {
		return 'pagewright/v1';
	}

	protected function may(): bool {
		return current_user_can( Rights::EDIT_MANY );
	}

	protected function args(): array {
		return array(
			'action' => array(
				'type'     => 'string',
				'required' => true,
				'enum'     => self::ACTIONS,
			),
			'ids'    => array(
				'type'     => 'array',
				'required' => true,
				'minItems' => 1,
				'maxItems' => 100,
				'items'    => array( 'type' => 'integer' ),
			),
		);
	}

	/**
	 * @return array{changed: int, mailed?: int, unmailed?: int} `mailed` and `unmailed`: number of mails that were
	 *    sent, and that failed.
	 * @throws PublicError 502 when no mail could be sent.
	 */
	protected function answer( \WP_REST_Request $request ): array {
		$ids = array_map( 'intval', $request['ids'] );
		switch ( $request['action'] ) {
			case 'read':
			case 'unread':
				Entries::mark( $ids, 'read' === $request['action'] );
				return array( 'changed' => count( $ids ) );
			case 'delete':
				return array( 'changed' => Entries::delete( $ids ) );
			case 'trash':
				return array(
					'changed' => 0 === Retention::trash_days() ? Entries::delete( $ids ) : Entries::trash( $ids, true ),
				);
			case 'restore':
				return array( 'changed' => Entries::trash( $ids, false ) );
			case 'resend':
				return self::resend( Entries::of_ids( $ids ) );
			case 'spam':
				return array( 'changed' => count( self::judge( Entries::of_ids( $ids ), true ) ) );
			default:
				return self::accept( Entries::of_ids( $ids ) );
		}
	}

	/** @param list<Entry> $entries @return array{changed: int, mailed: int, unmailed: int} */
	private static function resend( array $entries ): array {
		$mailed = self::mail( $entries );
		if ( 0 === $mailed ) {
			throw new PublicError(
				'pagewright_not_sent',
				__(
					'The email could not be sent. Check the email configuration of your site and try again.',
					'pagewright'
				),
				502
			);
		}
		return array(
			'changed'  => $mailed,
			'mailed'   => $mailed,
			'unmailed' => count( $entries ) - $mailed,
		);
	}

	/**
	 * Marks submissions as not spam and sends their mails.
	 *
	 * @param list<Entry> $entries @return array{changed: int, mailed: int, unmailed: int}
	 */
	private static function accept( array $entries ): array {
		$accepted = self::judge( $entries, false );
		$due      = array_values(
			array_filter( $accepted, static fn ( Entry $entry ): bool => Entry::FAILED === $entry->status )
		);
		$mailed   = self::mail( $due );
		return array(
			'changed'  => count( $accepted ),
			'mailed'   => $mailed,
			'unmailed' => count( $due ) - $mailed,
		);
	}

	/** @param list<Entry> $entries Submissions. @return int Number of sent mails. */
	private static function mail( array $entries ): int {
		return count( array_filter( $entries, static fn ( Entry $entry ): bool => Resend::send( $entry ) ) );
	}

	/**
	 * @param list<Entry> $entries Submissions. @return list<Entry> Changed submissions in their new state. Submissions
	 *    in the trash do not change.
	 */
	private static function judge( array $entries, bool $is_spam ): array {
		$changed = array();
		foreach ( $entries as $entry ) {
			if ( 0 < $entry->trashed || ( Entry::SPAM === $entry->status ) === $is_spam ) {
				continue;
			}
			$judged = $is_spam ? $entry->with( array( 'status' => Entry::SPAM ) ) : LateMail::compose( $entry );
			Entries::update( $judged );
			/**
			 * Fires after a user marked a submission as spam or as not spam. Use it to train services.
			 *
			 * @param Entry $entry   The submission before the change.
			 * @param bool  $is_spam Whether it is spam now.
			 */
			do_action( 'pagewright/forms/judged', $entry, $is_spam );
			$changed[] = $judged;
		}
		return $changed;
	}
}
