// Debian's packages, where this machine has them and we may install.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether packages can be installed here without asking anybody. */
export const canInstall = () => process.getuid?.() === 0 && existsSync( '/usr/bin/apt-get' );

/** Installs packages; says nothing and does nothing where that is not possible: the caller looks whether the program is there. */
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
