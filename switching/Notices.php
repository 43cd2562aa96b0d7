<?php
/**
 * Notices about replaced plugins.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching;

defined( 'ABSPATH' ) || exit;

use Pagewright\Output\Json;

/** One notice for each step, on the Plugins screens. Each user dismisses it permanently. */
final class Notices {
	public const SCREENS = array( 'plugins', 'plugins-network', self::SETTINGS );

	/**
	 * The plugin's own screen, which shows the next steps itself; notices there only report that a part of it yields to
	 * another plugin.
	 */
	private const SETTINGS = 'settings_page_pagewright';

	/** User option: names of dismissed notices. */
	public const DISMISSED = 'pagewright_switching_dismissed';

	/** Maximum number: a longer list is not ours. */
	private const MOST = 50;

	/** @return list<string> Names of the notices that can be dismissed: plugin and state. */
	public static function names(): array {
		$names = array();
		foreach ( array_keys( Plugins::all() ) as $id ) {
			$names = array(
				...$names,
				...array_map( static fn ( State $state ): string => "$id-{$state->value}", State::cases() ),
			);
		}
		return $names;
	}

	/** Dismisses a notice for the current user. */
	public static function dismiss( string $name ): void {
		if ( in_array( $name, self::names(), true ) && ! self::is_dismissed( $name ) ) {
			update_user_option(
				get_current_user_id(),
				self::DISMISSED,
				array_slice( array( ...self::dismissed(), $name ), -self::MOST )
			);
		}
	}

	public static function print(): void {
		if ( ! current_user_can( 'activate_plugins' ) || ! current_user_can( 'manage_options' ) ) {
			return;
		}
		$is_printed = false;
		foreach ( Plugins::all() as $id => $plugin ) {
			$state = $plugin->state();
			$name  = "$id-{$state->value}";
			if (
				State::Never === $state
				|| self::is_dismissed( $name )
				|| ( State::Active !== $state && self::SETTINGS === get_current_screen()?->id )
			) {
				continue;
			}
			$text       = $plugin->notice( $state );
			$is_printed = ( '' !== $text && self::one( $name, $text, $plugin ) ) || $is_printed;
		}
		if ( $is_printed ) {
			self::script();
		}
	}

	private static function one( string $name, string $text, Plugin $plugin ): bool {
		$next = $plugin->next();
		$goes = null === $next || in_array( $next->name, array( Step::DEACTIVATE, Step::DELETE, Step::EMPTY ), true );
		$link = $goes ? __( 'Show what changes', 'pagewright' ) : $next->label;
		printf(
			'<div class="notice notice-%s is-dismissible" data-pagewright-notice="%s"><p>%s <a href="%s">%s</a></p></div>',
			State::Active === $plugin->state() ? 'warning' : 'info',
			esc_attr( $name ),
			esc_html( $text ),
			esc_url( Status::url() ),
			esc_html( $link )
		);
		return true;
	}

	/** WordPress removes a dismissed notice from the page; this script also stores it. */
	private static function script(): void {
		$url   = Json::script( rest_url( 'sowb/v1/switch/notice' ) );
		$nonce = Json::script( wp_create_nonce( 'wp_rest' ) );
		wp_print_inline_script_tag(
			"document.addEventListener( 'click', ( { target } ) => { const notice = target.closest( '[data-pagewright-notice] .notice-dismiss' )?.closest( '[data-pagewright-notice]' ); notice && fetch( $url, { method: 'POST', keepalive: true, credentials: 'same-origin', headers: { 'Content-Type': 'application/json', 'X-WP-Nonce': $nonce }, body: JSON.stringify( { notice: notice.dataset.pagewrightNotice } ) } ); } );"
		);
	}

	private static function is_dismissed( string $name ): bool {
		return in_array( $name, self::dismissed(), true );
	}

	/** @return list<string> */
	private static function dismissed(): array {
		$stored = get_user_option( self::DISMISSED );
		return is_array( $stored ) ? array_values( array_filter( $stored, 'is_string' ) ) : array();
	}
}
