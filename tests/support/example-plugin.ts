import { cpSync, rmSync } from 'node:fs';
import { php } from './site';

const target = ( name: string ) =>
	`${ process.env.SITE_DIR }/wp-content/plugins/pagewright-${ name }`;

/**
 * Installs and activates a plugin of this folder (`tests/<name>-plugin`); its widgets exist from
 * the next request on.
 */
export async function activatePlugin( name: string ): Promise< void > {
	cpSync( `tests/${ name }-plugin`, target( name ), { recursive: true } );
	await php(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php'; return activate_plugin( 'pagewright-${ name }/${ name }-plugin.php' );`
	);
}

export async function removePlugin( name: string ): Promise< void > {
	await php(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( 'pagewright-${ name }/${ name }-plugin.php' );`
	);
	rmSync( target( name ), { recursive: true, force: true } );
}

export const activateExample = () => activatePlugin( 'example' );
export const removeExample = () => removePlugin( 'example' );
