<?php
/**
 * Data of view counting on the settings screen and the Plugins screen.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Admin;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Hooks;
use Pagewright\Features\PopularPosts\Views\Export\Download;
use Pagewright\Features\PopularPosts\Views\Loader\Installer;
use Pagewright\Features\PopularPosts\Views\Settings;
use Pagewright\Features\PopularPosts\Views\Statistics\Filter;
use Pagewright\Features\PopularPosts\Views\Stores;

/** Settings → Pagewright → Popular posts, and what the deletion of the plugin does to view counts. */
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
	 * @return mixed The lists, including view counts.
	 */
	public static function add_kept_data( mixed $data = null ): mixed {
		if ( is_array( $data ) ) {
			$data[ Settings::load()->erase_on_uninstall ? 'deleted' : 'kept' ][] = __( 'view counts', 'pagewright' );
		}
		return $data;
	}

	/** @return array<string, mixed> */
	private static function data(): array {
		return array(
			'settings'      => Settings::load()->shown(),
			'engine'        => Stores::choose( Settings::load() )->state(),
			'loader'        => Installer::state(),
			'types'         => (object) Filter::types(),
			'roles'         => (object) array_map( 'translate_user_role', wp_roles()->get_names() ),
			'statisticsUrl' => Statistics\Page::url(),
			'totalsUrl'     => Download::url( 'totals' ),
			'daysUrl'       => Download::url( 'days' ),
		);
	}
}
