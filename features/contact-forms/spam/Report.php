<?php
/**
 * Reports refused submissions.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Spam;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\FormStore;

/** Counts of refused submissions with the titles of their forms. */
final class Report {
	private const DAYS = 30;

	private const FORM = 'form-';

	/**
	 * @return list<array{place: string, form: string, count: int}> Numbers of the last 30 days, highest first. `form`
	 *    is the title; '' for other places and deleted forms.
	 */
	public static function lately(): array {
		$refused = array();
		foreach ( Counts::lately( self::DAYS ) as $place => $count ) {
			$id        = str_starts_with( (string) $place, self::FORM )
				? (int) substr( (string) $place, strlen( self::FORM ) )
				: 0;
			$refused[] = array(
				'place' => (string) $place,
				'form'  => $id > 0 ? (string) FormStore::find( $id )?->title : '',
				'count' => $count,
			);
		}
		return $refused;
	}
}
