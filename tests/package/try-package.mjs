// Installs a zip on a site without the plugin, as an administrator's upload does, and runs the
// tests of this folder there.
import { spawn } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import { control } from '../../tools/control.mjs';
import { root, slug } from '../../tools/paths.mjs';
import { openSite } from '../../tools/site.mjs';

/** Returns the exit code of the tests. */
export async function tryPackage( zip, engine ) {
	const site = await openSite( { name: 'package', engine, fresh: true, plugin: false } );
	try {
		await install( site, zip );
		const { env, close } = await control( site );
		const status = await new Promise( ( done ) =>
			spawn(
				process.execPath,
				[
					'node_modules/@playwright/test/cli.js',
					'test',
					'--config=tests/package/playwright.config.mjs',
				],
				{ cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }
			).on( 'exit', done )
		);
		close();
		return status ?? 1;
	} finally {
		await site.stop();
	}
}

async function install( site, zip ) {
	const content = `${ site.dir }/wp-content`;
	rmSync( `${ content }/plugins/${ slug }`, { recursive: true, force: true } );
	// WordPress's own installer may have logged messages before.
	rmSync( `${ content }/debug.log`, { force: true } );
	copyFileSync( zip, `${ content }/${ slug }.zip` );
	const said = await site.php( `
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		$skin = new Automatic_Upgrader_Skin();
		$done = ( new Plugin_Upgrader( $skin ) )->install( WP_CONTENT_DIR . '/${ slug }.zip' );
		$done = true === $done ? activate_plugin( '${ slug }/plugin.php' ) : $done;
		echo null === $done ? 'installed' : wp_json_encode( array( $done, $skin->get_upgrade_messages() ) );` );
	if ( ! said.includes( 'installed' ) ) {
		throw new Error( `The zip could not be installed: ${ said }` );
	}
}
