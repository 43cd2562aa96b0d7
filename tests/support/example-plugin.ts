import { cpSync, rmSync } from 'node:fs';
import { phpFile } from './site';

const { call } = phpFile( 'tests/support/example-plugin.php' );

const target = ( name: string ) =>
	`${ process.env.SITE_DIR }/wp-content/plugins/pagewright-${ name }`;

/**
 * Installs and activates a plugin of this folder (`tests/<name>-plugin`); its widgets exist from
 * the next request on.
 */
export async function activatePlugin( name: string ): Promise< void > {
	cpSync( `tests/${ name }-plugin`, target( name ), { recursive: true } );
	await call( 'activate_example', name );
}

export async function removePlugin( name: string ): Promise< void > {
	await call( 'remove_plugin', name );
	rmSync( target( name ), { recursive: true, force: true } );
}

export const activateExample = () => activatePlugin( 'example' );
export const removeExample = () => removePlugin( 'example' );
