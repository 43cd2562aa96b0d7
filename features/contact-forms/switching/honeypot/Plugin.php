<?php
/**
 * Switching from WP Armour.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Switching\Honeypot;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Settings;
use Pagewright\Switching\Finding;
use Pagewright\Switching\Plugin as ReplacedPlugin;
use Pagewright\Switching\State;

/** A hidden spam trap in forms. */
final class Plugin extends ReplacedPlugin {
	private const OPTIONS = array( 'wpa_field_name', 'wpa_error_message', 'wpa_installed_date', 'wpa_stats' );

	/** Options that its uninstaller deletes. */
	private const KEPT = array(
		'wpa_field_name', 'wpa_error_message', 'wpa_disable_test_widget', 'wpa_disable_jquery', 'wpa_enable_timer',
		'wpa_min_time', 'wpa_require_interaction', 'wpa_stop_words',
	);

	public function name(): string {
		return 'WP Armour';
	}

	public function has_data(): bool {
		return array() !== self::options();
	}

	public function found(): array {
		$count = count( self::options() );
		return 0 === $count
			? array()
			: array(
				new Finding(
					'options',
					$count,
					/* translators: %s: a number. */
					sprintf( _n( '%s option', '%s options', $count, 'pagewright' ), number_format_i18n( $count ) )
				),
			);
	}

	public function differences(): array {
		return array(
			__(
				'Pagewright adds its own hidden field to contact forms, comments, registration and forms of other plugins. You can add it to the login and lost password forms under Forms → Settings.',
				'pagewright'
			),
			__(
				'The name of the hidden field changes every day. Stop words and statistics of WP Armour are not imported.',
				'pagewright'
			),
		);
	}

	public function kept( string $folder ): array {
		return $this->id === $folder ? array( 'options' => self::KEPT ) : array();
	}

	public function row_text( string $folder, bool $is_active ): string {
		return $this->id === $folder && ! $is_active
			? __(
				'Pagewright protects forms against spam. If you delete this plugin, its settings are kept.',
				'pagewright'
			)
			: '';
	}

	public function notice( State $state ): string {
		return State::Inactive === $state && Settings::load()->trap
			? __(
				'WP Armour is inactive. Pagewright protects contact forms, comments and other forms with a hidden field.',
				'pagewright'
			)
			: '';
	}

	protected function on_deactivation(): string {
		return __(
			'Pagewright protects forms with its own hidden field. It imports the message and the minimum time unless you have set them in Pagewright.',
			'pagewright'
		);
	}

	/** @return list<string> Its existing options. */
	private static function options(): array {
		return array_values(
			array_filter( self::OPTIONS, static fn ( string $option ): bool => false !== get_option( $option ) )
		);
	}
}
