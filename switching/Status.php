<?php
/**
 * Status of switching.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching;

defined( 'ABSPATH' ) || exit;

/** Describes all replaced plugins for the screen and for the command line. */
final class Status {
	/** Returns the URL of the tab. */
	public static function url(): string {
		return admin_url( 'options-general.php?page=pagewright#switch' );
	}

	/** @return list<array<string, mixed>> Plugins that are or were used, by name. */
	public static function plugins(): array {
		$plugins = array_filter(
			Plugins::all(),
			static fn ( Plugin $plugin ): bool => State::Never !== $plugin->state()
		);
		usort( $plugins, static fn ( Plugin $one, Plugin $other ): int => strcasecmp( $one->name(), $other->name() ) );
		return array_map( self::of( ... ), $plugins );
	}

	/** @return array<string, mixed> One plugin. */
	public static function of( Plugin $plugin ): array {
		$state = $plugin->state();
		return array(
			'id'          => $plugin->id,
			'name'        => $plugin->name(),
			'state'       => $state->value,
			'found'       => array_map( static fn ( Finding $found ): array => $found->values(), $plugin->found() ),
			'differences' => $plugin->differences(),
			'next'        => $plugin->next()?->values(),
			'back'        => self::way_back( $plugin, $state ),
			'history'     => array_map( self::entry( ... ), array_reverse( $plugin->history() ) ),
		);
	}

	/**
	 * Returns how to return: a plugin that can be activated, or a search for a deleted one.
	 *
	 * @return array{file: string, url: string, isAllowed: bool} `file` without its extension, in the format of
	 *    `/wp/v2/plugins`; texts are empty if they do not apply.
	 */
	private static function way_back( Plugin $plugin, State $state ): array {
		$files = State::Inactive === $state ? Installed::files( $plugin->folders() ) : array();
		$file  = $files[0] ?? '';
		return array(
			'file'      => (string) preg_replace( '/\.php$/D', '', $file ),
			'url'       => State::Deleted === $state
				? self_admin_url( 'plugin-install.php?tab=search&type=term&s=' . rawurlencode( $plugin->name() ) )
				: '',
			'isAllowed' => '' === $file
				? current_user_can( 'install_plugins' )
				: current_user_can( 'activate_plugin', $file ),
		);
	}

	/**
	 * @param array{plugin: string, step: string, time: int, user: int} $entry Entry of the history.
	 * @return array{step: string, time: int, user: string}
	 */
	private static function entry( array $entry ): array {
		$user = get_userdata( $entry['user'] );
		return array(
			'step' => $entry['step'],
			'time' => $entry['time'],
			'user' => false === $user ? '' : $user->display_name,
		);
	}
}
