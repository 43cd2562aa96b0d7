<?php
/**
 * Reports switching on the sites of a network.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching;

defined( 'ABSPATH' ) || exit;

/**
 * A column of Network Admin → Sites: replaced plugins of each listed site with their next step. WordPress pages the
 * list, so few sites are checked at once.
 */
final class NetworkColumn {
	private const NAME = 'pagewright_switching';

	/**
	 * @param mixed $columns Names of columns.
	 * @return mixed The columns, including ours.
	 */
	public static function add( mixed $columns = null ): mixed {
		return is_array( $columns ) && current_user_can( 'manage_network_plugins' )
			? $columns + array( self::NAME => __( 'Pagewright: next steps', 'pagewright' ) )
			: $columns;
	}

	/**
	 * @param mixed $column Name of a column.
	 * @param mixed $site   ID of a site.
	 */
	public static function print( mixed $column = null, mixed $site = null ): void {
		if ( self::NAME !== $column || ! is_numeric( $site ) || ! current_user_can( 'manage_network_plugins' ) ) {
			return;
		}
		switch_to_blog( (int) $site );
		$steps = array();
		foreach ( Plugins::all() as $plugin ) {
			$next = $plugin->reminder();
			if ( null !== $next ) {
				$steps[] = esc_html( $plugin->name() . ': ' . $next->label );
			}
		}
		$url = Status::url();
		restore_current_blog();
		echo array() === $steps
			? '<span aria-hidden="true">—</span>'
			: wp_kses_post( sprintf( '<a href="%s">%s</a>', esc_url( $url ), implode( '<br>', $steps ) ) );
	}
}
