<?php
/**
 * Site Health of contact forms.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Inbox\Limits;
use Pagewright\Forms\Spam\Rate\Visitors;

/** Tells the owner of the site what visitors are not told. */
final class Health {
	/**
	 * @param mixed $tests Tests that WordPress knows.
	 * @return mixed The same with ours.
	 */
	public function add( mixed $tests = null ): mixed {
		if ( is_array( $tests ) && is_array( $tests['direct'] ?? null ) ) {
			$tests['direct']['pagewright_inbox']    = array(
				'label' => __( 'Submissions of contact forms', 'pagewright' ),
				'test'  => array( $this, 'inbox' ),
			);
			$tests['direct']['pagewright_visitors'] = array(
				'label' => __( 'Addresses of visitors', 'pagewright' ),
				'test'  => array( $this, 'visitors' ),
			);
		}
		return $tests;
	}

	/** @return array<string, mixed> As WordPress wants the result of a test. */
	public function inbox(): array {
		$missed = Limits::missed();
		return null === $missed
			? self::result( 'pagewright_inbox', 'good', __( 'Submissions of contact forms are kept', 'pagewright' ), __( 'There is room for what visitors send.', 'pagewright' ) )
			: self::result(
				'pagewright_inbox',
				'recommended',
				__( 'Not all submissions of contact forms are kept', 'pagewright' ),
				/* translators: 1: number of submissions and files, 2: date. */
				sprintf( __( 'The inbox is full, or got very much within an hour: %1$s submissions or files were mailed and not kept since %2$s. Delete what you do not need any more.', 'pagewright' ), number_format_i18n( $missed['count'] ), (string) wp_date( (string) get_option( 'date_format' ), $missed['since'] ) )
			);
	}

	/** @return array<string, mixed> As WordPress wants the result of a test. */
	public function visitors(): array {
		return Visitors::share_an_address()
			? self::result( 'pagewright_visitors', 'recommended', __( 'All visitors seem to have the same address', 'pagewright' ), __( 'A proxy stands before this site, and what it says of visitors is not used. Visitors who send forms are then counted together, so that some are refused, or are not counted at all. Ask your host to pass on the address of visitors, or use the filter pagewright/forms/remote-ip.', 'pagewright' ) )
			: self::result( 'pagewright_visitors', 'good', __( 'Visitors can be told apart by their addresses', 'pagewright' ), __( 'Contact forms count how often a visitor sends them.', 'pagewright' ) );
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
