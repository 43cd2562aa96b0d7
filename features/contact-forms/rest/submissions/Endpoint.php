<?php
/**
 * Stored submissions.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rest\Submissions;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\FormStore;
use Pagewright\Features\ContactForms\Inbox\Entries;
use Pagewright\Features\ContactForms\Inbox\Entry;
use Pagewright\Features\ContactForms\Inbox\Filter;
use Pagewright\Features\ContactForms\Inbox\Keeper;
use Pagewright\Features\ContactForms\Rights;
use Pagewright\Rest\Endpoint as BaseEndpoint;

/** GET /submissions: a page of the inbox, for users who may edit forms. */
final class Endpoint extends BaseEndpoint {
	protected function route(): string {
		return '/submissions';
	}

	protected function route_namespace(): string {
		return 'pagewright/v1';
	}

	protected function methods(): string {
		return \WP_REST_Server::READABLE;
	}

	protected function may(): bool {
		return current_user_can( Rights::EDIT_MANY );
	}

	protected function args(): array {
		$number = static fn ( int $default, int $least, int $most ): array => array(
			'type'    => 'integer',
			'default' => $default,
			'minimum' => $least,
			'maximum' => $most,
		);
		$day = array(
			'type'    => 'string',
			'default' => '',
			'pattern' => '^(\d{4}-\d{2}-\d{2})?$',
		);
		return array(
			'form'     => $number( 0, 0, PHP_INT_MAX ),
			'page'     => $number( 1, 1, 1_000_000 ),
			'per_page' => $number( 20, 1, 100 ),
			'status'   => array(
				'type'    => 'string',
				'default' => '',
				'pattern' => '^[a-z_]*$',
			),
			'unread'   => array(
				'type'    => 'boolean',
				'default' => false,
			),
			'search'   => array(
				'type'      => 'string',
				'default'   => '',
				'maxLength' => 200,
			),
			'from'     => $day,
			'until'    => $day,
		);
	}

	/**
	 * @return array<string, mixed> `items`, `found`, `totals` by status, selectable `forms`, and whether they store
	 *    submissions.
	 */
	protected function answer( \WP_REST_Request $request ): array {
		$filter = Filter::of( $request->get_params() );
		return array(
			'items'  => array_map(
				self::item( ... ),
				Entries::page( $filter, $request['page'], $request['per_page'] )
			),
			'found'  => Entries::count( $filter ),
			'totals' => (object) Entries::totals( $filter['form'] ),
			'forms'  => array_map(
				static fn ( $form ): array => array(
					'id'     => $form->id,
					'title'  => $form->title,
					'stores' => Keeper::is_on( $form ),
				),
				FormStore::all()
			),
		);
	}

	/** @return array<string, mixed> Submission for the screen. Times are ISO 8601 in UTC. */
	private static function item( Entry $entry ): array {
		$post = (int) ( $entry->facts['post'] ?? 0 );
		$user = get_userdata( (int) ( $entry->facts['user'] ?? 0 ) );
		return array(
			'id'        => $entry->id,
			'form'      => $entry->form_id,
			'title'     => (string) ( $entry->facts['title'] ?? '' ),
			'created'   => gmdate( 'Y-m-d\TH:i:s\Z', $entry->created ),
			'status'    => $entry->status,
			'isRead'    => $entry->is_read,
			'email'     => $entry->email,
			'summary'   => $entry->summary(),
			'fields'    => self::fields( $entry ),
			'spam'      => (string) ( $entry->facts['spam']['reason'] ?? '' ),
			'page'      => (string) ( $entry->facts['url'] ?? '' ),
			'postTitle' => $post > 0 ? get_the_title( $post ) : '',
			'user'      => $user ? $user->display_name : '',
			'userAgent' => (string) ( $entry->facts['user_agent'] ?? '' ),
			'canResend' => $entry->can_resend(),
			'isTrashed' => 0 < $entry->trashed,
		);
	}

	/**
	 * @return list<array<string, mixed>> Fields with the names of their files; the screen requests each file when
	 *    needed.
	 */
	private static function fields( Entry $entry ): array {
		return array_map(
			static fn ( array $field ): array => array(
				'name'      => (string) $field['name'],
				'label'     => (string) $field['label'],
				'value'     => Entry::text( $field ),
				'isConsent' => isset( $field['words'] ),
				'files'     => array_map(
					static fn ( array $file ): array => array(
						'name'  => (string) $file['name'],
						'file'  => (string) $file['file'],
						'bytes' => (int) $file['bytes'],
					),
					(array) ( $field['files'] ?? array() )
				),
			),
			$entry->fields
		);
	}
}
