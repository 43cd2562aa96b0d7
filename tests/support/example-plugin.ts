import { cpSync, rmSync } from 'node:fs';
import { php } from './site';

const target = () => `${ process.env.SITE_DIR }/wp-content/plugins/pagewright-example`;

/** Installs and activates the example plugin; its widget is there from the next request on. */
export async function activateExample(): Promise< void > {
	cpSync( 'tests/example-plugin', target(), { recursive: true } );
	await php(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php'; return activate_plugin( 'pagewright-example/example-plugin.php' );`
	);
}

export async function removeExample(): Promise< void > {
	await php(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( 'pagewright-example/example-plugin.php' );`
	);
	rmSync( target(), { recursive: true, force: true } );
}
