<?php
/**
 * Checks contact forms in Site Health.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Inbox\Limits;
use Pagewright\Features\ContactForms\Spam\Rate\Visitors;

/** Reports problems to the site owner that visitors do not see. */
final class Health {
	/**
	 * Callback of site_status_tests.
	 *
	 * @param mixed $tests Tests of Site Health.
	 * @return mixed The tests, including ours.
	 */
	public static function add( mixed $tests = null ): mixed {
		if ( is_array( $tests ) && is_array( $tests['direct'] ?? null ) ) {
			$tests['direct']['pagewright_inbox']    = array(
				'label' => __( 'Contact form submissions', 'pagewright' ),
				'test'  => array( self::class, 'inbox' ),
			);
			$tests['direct']['pagewright_visitors'] = array(
				'label' => __( 'Visitor IP addresses', 'pagewright' ),
				'test'  => array( self::class, 'visitors' ),
			);
		}
		return $tests;
	}

	/** @return array<string, mixed> Result of a test in the format of Site Health. */
	public static function inbox(): array {
		$missed = Limits::missed();
		return null === $missed
			? self::result(
				'pagewright_inbox',
				'good',
				__( 'Contact form submissions are stored', 'pagewright' ),
				__( 'Submissions can be stored.', 'pagewright' )
			)
			: self::result(
				'pagewright_inbox',
				'recommended',
				__( 'Some contact form submissions are not stored', 'pagewright' ),
				sprintf(
					/* translators: 1: number of submissions and files, 2: date. */
					__(
						'The inbox is full, or it received too many submissions within an hour. Since %2$s, %1$s submissions or files were emailed but not stored. Delete submissions that you no longer need.',
						'pagewright'
					),
					number_format_i18n( $missed['count'] ),
					(string) wp_date( (string) get_option( 'date_format' ), $missed['since'] )
				)
			);
	}

	/** @return array<string, mixed> Result of a test in the format of Site Health. */
	public static function visitors(): array {
		return Visitors::share_an_address()
			? self::result(
				'pagewright_visitors',
				'recommended',
				__( 'All visitors seem to have the same IP address', 'pagewright' ),
				__(
					'This site is behind a proxy, and the visitor IP addresses from the proxy are not used. As a result, submission limits apply to all visitors together or do not work. Ask your host to pass on the visitor IP addresses, or use the filter pagewright/forms/remote-ip.',
					'pagewright'
				)
			)
			: self::result(
				'pagewright_visitors',
				'good',
				__( 'Visitors can be distinguished by IP address', 'pagewright' ),
				__( 'Contact forms count the submissions of each visitor.', 'pagewright' )
			);
	}

	/** @return array<string, mixed> */
	private static function result( string $test, string $status, string $label, string $text ): array {
		return array(
			'test'        => $test,
			'status'      => $status,
			'label'       => $label,
			'description' => '<p>' . esc_html( $text ) . '</p>',
			'badge'       => array(
				'label' => 'Pagewright',
				'color' => 'blue',
			),
			'actions'     => '',
		);
	}
}
