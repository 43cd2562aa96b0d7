<?php
/**
 * Answers requests for personal data.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Inbox;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Settings;

/** Exports and erases the submissions of an email address for the privacy tools of WordPress. */
final class Privacy {
	private const GROUP = 'pagewright-submissions';

	private const BATCH = 100;

	/** Suggests a paragraph for the privacy policy guide. */
	public static function suggest(): void {
		// WordPress accepts the text only during this action.
		if ( ! is_admin() || ! doing_action( 'admin_init' ) ) {
			return;
		}
		$days = Settings::load()->keep_days;
		$kept = 0 === $days
			? __( 'We keep stored submissions until we delete them.', 'pagewright' )
			: sprintf(
				/* translators: %s: number of days. */
				_n(
					'Stored submissions are deleted after %s day.',
					'Stored submissions are deleted after %s days.',
					$days,
					'pagewright'
				),
				number_format_i18n( $days )
			);
		wp_add_privacy_policy_content(
			'Pagewright',
			'<p class="privacy-policy-tutorial">'
				. esc_html__(
					'Contact forms on this site send submissions by email. Each form can also store them, see the Settings tab in the form editor. Submissions whose email fails are always stored, and submissions treated as spam are stored for some days. Adapt the text to your forms.',
					'pagewright'
				)
				. '</p>'
			. '<p><strong class="privacy-policy-tutorial">' . esc_html__( 'Suggested text:', 'pagewright' )
				. ' </strong>'
				. esc_html__(
					'When you send us a contact form, we receive your data by email. This site may also store it with the time, the URL of the page, the name of your browser, your user account if you are logged in, and a hash of your IP address.',
					'pagewright'
				)
				. ' ' . esc_html( $kept ) . '</p>'
		);
	}

	/** Callback of wp_privacy_personal_data_exporters. @param mixed $exporters Registered exporters. */
	public static function exporters( mixed $exporters = null ): mixed {
		if ( is_array( $exporters ) ) {
			$exporters[ self::GROUP ] = array(
				'exporter_friendly_name' => __( 'Form submissions', 'pagewright' ),
				'callback'               => static fn ( string $email, int $page = 1 ): array =>
					self::export( $email, $page ),
			);
		}
		return $exporters;
	}

	/** Callback of wp_privacy_personal_data_erasers. @param mixed $erasers Registered erasers. */
	public static function erasers( mixed $erasers = null ): mixed {
		if ( is_array( $erasers ) ) {
			$erasers[ self::GROUP ] = array(
				'eraser_friendly_name' => __( 'Form submissions', 'pagewright' ),
				'callback'             => static fn ( string $email, int $page = 1 ): array => self::erase( $email ),
			);
		}
		return $erasers;
	}

	/** @return array{data: list<array<string, mixed>>, done: bool} */
	private static function export( string $email, int $page ): array {
		$entries = Entries::page( self::filter( $email ), $page, self::BATCH );
		return array(
			'data' => array_map( self::item( ... ), $entries ),
			'done' => count( $entries ) < self::BATCH,
		);
	}

	/**
	 * Deletes from the front, so that the next call finds the remaining submissions on the first page.
	 *
	 * @return array<string, mixed>
	 */
	private static function erase( string $email ): array {
		$ids = array_map(
			static fn ( Entry $entry ): int => $entry->id,
			Entries::page( self::filter( $email ), 1, self::BATCH )
		);
		return array(
			'items_removed'  => Entries::delete( $ids ),
			'items_retained' => false,
			'messages'       => array(),
			'done'           => count( $ids ) < self::BATCH,
		);
	}

	/** @return array<string, mixed> */
	private static function item( Entry $entry ): array {
		$data = array(
			array(
				'name'  => __( 'Form', 'pagewright' ),
				'value' => (string) ( $entry->facts['title'] ?? '' ),
			),
			array(
				'name'  => __( 'Sent', 'pagewright' ),
				'value' => (string) wp_date( 'Y-m-d H:i:s', $entry->created ),
			),
		);
		foreach ( $entry->fields as $field ) {
			$data[] = array(
				'name'  => (string) $field['label'],
				'value' => Entry::text( $field ),
			);
		}
		foreach (
			array(
				'url'        => __( 'Page', 'pagewright' ),
				'user_agent' => __( 'Browser', 'pagewright' ),
			) as $name => $label
		) {
			$data[] = array(
				'name'  => $label,
				'value' => (string) ( $entry->facts[ $name ] ?? '' ),
			);
		}
		return array(
			'group_id'    => self::GROUP,
			'group_label' => __( 'Form submissions', 'pagewright' ),
			'item_id'     => "submission-{$entry->id}",
			'data'        => $data,
		);
	}

	/** @return array<string, mixed> */
	private static function filter( string $email ): array {
		return array(
			'email'  => trim( $email ),
			'status' => 'any',
		);
	}
}
