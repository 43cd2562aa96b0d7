<?php
/**
 * Data of contact forms on the settings screen and the Plugins screen.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Admin;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Hooks;
use Pagewright\Features\ContactForms\Settings;
use Pagewright\Features\ContactForms\Spam\Places\Guard;
use Pagewright\Features\ContactForms\Spam\Report;
use Pagewright\Providers\Captcha\Service;

/** Settings → Pagewright → Forms, and what the deletion of the plugin does to submissions. */
final class Tab {
	/**
	 * Callback of pagewright/screen/data.
	 *
	 * @param mixed $data Data of the tabs by name.
	 * @return mixed The data, including those of this tab.
	 */
	public static function add_data( mixed $data = null ): mixed {
		return is_array( $data ) ? array( Hooks::TAB => self::data() ) + $data : $data;
	}

	/**
	 * Callback of pagewright/plugin-row/data.
	 *
	 * @param mixed $data Names of kept and of deleted data.
	 * @return mixed The lists, including forms and submissions.
	 */
	public static function add_kept_data( mixed $data = null ): mixed {
		if ( ! is_array( $data ) ) {
			return $data;
		}
		$place              = Settings::load()->erase_on_uninstall ? 'deleted' : 'kept';
		$data['kept'][]     = __( 'forms', 'pagewright' );
		$data[ $place ][] = __( 'submissions', 'pagewright' );
		return $data;
	}

	/** @return array<string, mixed> */
	private static function data(): array {
		$services = array_filter( Settings::SERVICES );
		return array(
			'settings' => Settings::load()->shown(),
			'refused'  => Report::lately(),
			'services' => (object) array_map(
				static fn ( ?Service $service ): string => (string) $service?->label,
				array_map( Service::of( ... ), array_combine( $services, $services ) )
			),
			'inboxUrl' => Inbox\Page::url(),
			'guards'   => array(
				'constant'   => Guard::DISABLED,
				'isDisabled' => Guard::is_disabled(),
			),
		);
	}
}
