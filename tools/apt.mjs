// Installs Debian packages where possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Returns whether packages can be installed without a password. */
export const canInstall = () => process.getuid?.() === 0 && existsSync( '/usr/bin/apt-get' );

/**
 * Installs packages; does nothing if that is not possible: the caller checks whether the program
 * exists.
 */
export function aptInstall( packages, log = console.log ) {
	if ( ! canInstall() ) {
		return;
	}
	log( `› Installing ${ packages.join( ', ' ) } from Debian's packages …` );
	const apt = ( ...args ) =>
		spawnSync( 'apt-get', [ '-qq', ...args ], {
			stdio: [ 'ignore', 'ignore', 'inherit' ],
			env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
		} );
	apt( 'update' );
	apt( 'install', '-y', '--no-install-recommends', ...packages );
}
