<?php
/**
 * List of contact forms.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rest\FormList;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Configuration\Configuration;
use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\FormStore;
use Pagewright\Features\ContactForms\Inbox\Entries;
use Pagewright\Features\ContactForms\Inbox\Keeper;
use Pagewright\Features\ContactForms\Rest\FormScreenEndpoint;
use Pagewright\Features\ContactForms\Rights;

/** GET /forms: a page of the list or of the trash, with data of each form for the screen. */
final class Endpoint extends FormScreenEndpoint {
	private const ORDERS = array( 'title', 'modified' );

	protected function route(): string {
		return '/forms';
	}

	protected function methods(): string {
		return \WP_REST_Server::READABLE;
	}

	protected function may(): bool {
		return Rights::may( Rights::READ_MANY );
	}

	protected function args(): array {
		$number = static fn ( int $default, int $most ): array => array(
			'type'    => 'integer',
			'default' => $default,
			'minimum' => 1,
			'maximum' => $most,
		);
		return array(
			'page'     => $number( 1, 1_000_000 ),
			'per_page' => $number( 20, 100 ),
			'search'   => array(
				'type'      => 'string',
				'default'   => '',
				'maxLength' => 200,
			),
			'status'   => array(
				'type'    => 'string',
				'enum'    => array( 'any', 'trash' ),
				'default' => 'any',
			),
			'orderby'  => array(
				'type'    => 'string',
				'enum'    => self::ORDERS,
				'default' => 'title',
			),
		);
	}

	/**
	 * @return array{found: int, trashed: int, rows: list<array<string, mixed>>} `trashed`: number of forms in the
	 *    trash.
	 */
	protected function answer( \WP_REST_Request $request ): array {
		$size = (int) $request['per_page'];
		$by   = (string) $request['orderby'];
		$args = array(
			's'              => trim( (string) $request['search'] ),
			'post_status'    => (string) $request['status'],
			// Titles may be equal: the second key keeps pages consistent.
			'orderby'        => 'title' === $by
				? array( 'title' => 'ASC', 'ID' => 'ASC' )
				: array( 'modified' => 'DESC', 'ID' => 'DESC' ),
			'posts_per_page' => $size,
			'offset'         => $size * ( (int) $request['page'] - 1 ),
		);
		$forms  = FormStore::all( $args );
		$counts = Rights::may( Rights::EDIT_MANY )
			? Entries::counts( array_map( static fn ( Form $form ): int => $form->id, $forms ) )
			: null;
		return array(
			'found'   => FormStore::count( array_intersect_key( $args, array( 's' => 0, 'post_status' => 0 ) ) ),
			'trashed' => FormStore::count( array( 'post_status' => 'trash' ) ),
			'rows'    => array_map(
				static fn ( Form $form ): array =>
					self::row(
						$form,
						null === $counts ? null : $counts[ $form->id ] ?? array( 'all' => 0, 'unread' => 0 )
					),
				$forms
			),
		);
	}

	/**
	 * @param array{all: int, unread: int}|null $submissions Null when this user may not read them. @return
	 *    array<string, mixed>
	 */
	private static function row( Form $form, ?array $submissions ): array {
		$problems = get_post_meta( $form->id, Configuration::META, true );
		return array(
			'id'          => $form->id,
			'hash'        => substr( $form->hash, 0, 7 ),
			'title'       => $form->title,
			'isTrashed'   => FormStore::is_trashed( $form ),
			'stores'      => Keeper::is_on( $form ),
			'submissions' => $submissions,
			'problems'    => Configuration::is_on() && is_array( $problems )
				? array_sum(
					array_map( static fn ( mixed $found ): int => is_array( $found ) ? count( $found ) : 0, $problems )
				)
				: 0,
			'modified'    => (string) get_post_modified_time( 'c', true, $form->id ),
		);
	}
}
