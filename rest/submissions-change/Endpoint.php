<?php
/**
 * Changes of stored submissions.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest\SubmissionsChange;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Rights;
use Pagewright\Forms\Inbox\Entries;
use Pagewright\Forms\Inbox\Entry;
use Pagewright\Forms\Inbox\Owed;
use Pagewright\Forms\Inbox\Resend;
use Pagewright\Rest\Endpoint as BaseEndpoint;
use Pagewright\Rest\PublicError;

/** POST /submissions/change: marks, deletes, sends again; for those who may edit forms. At most a hundred at a time. */
final class Endpoint extends BaseEndpoint {
	private const ACTIONS = array( 'read', 'unread', 'spam', 'not_spam', 'resend', 'delete' );

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
	 * @return array{changed: int}
	 * @throws PublicError 502 where no mail could be sent.
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
			case 'resend':
				return array( 'changed' => self::resend( Entries::of_ids( $ids ) ) );
			default:
				return array( 'changed' => self::judge( Entries::of_ids( $ids ), 'spam' === $request['action'] ) );
		}
	}

	/** @param list<Entry> $entries */
	private static function resend( array $entries ): int {
		$sent = count( array_filter( $entries, static fn ( Entry $entry ): bool => Resend::send( $entry ) ) );
		if ( 0 === $sent ) {
			throw new PublicError( 'pagewright_not_sent', __( 'The mail could still not be sent. Please check how your site sends mail, and try again.', 'pagewright' ), 502 );
		}
		return $sent;
	}

	/** @param list<Entry> $entries */
	private static function judge( array $entries, bool $is_spam ): int {
		foreach ( $entries as $entry ) {
			if ( ( Entry::SPAM === $entry->status ) !== $is_spam ) {
				Entries::update( $is_spam ? $entry->with( array( 'status' => Entry::SPAM ) ) : Owed::settle( $entry ) );
				/**
				 * Somebody said what a submission is. Services that learn from it listen here.
				 *
				 * @param Entry $entry   As it was.
				 * @param bool  $is_spam What it is.
				 */
				do_action( 'pagewright/forms/judged', $entry, $is_spam );
			}
		}
		return count( $entries );
	}
}
