// Installs Debian packages where possible.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Returns whether packages can be installed without a password. */
export const canInstall = () => process.getuid?.() === 0 && existsSync( '/usr/bin/apt-get' );

/** Command that installs packages, and how to run it: only errors are printed. */
const command = ( packages ) =>
	`apt-get -qq update; apt-get -qq install -y --no-install-recommends ${ packages.join( ' ' ) }`;
const OPTIONS = {
	shell: true,
	stdio: [ 'ignore', 'ignore', 'inherit' ],
	env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
};

/**
 * Installs packages; does nothing if that is not possible: the caller checks whether the program
 * exists.
 */
export function aptInstall( packages, log = console.log ) {
	if ( ! canInstall() ) {
		return;
	}
	log( `› Installing ${ packages.join( ', ' ) } from Debian's packages …` );
	spawnSync( command( packages ), OPTIONS );
}

/**
 * Begins to install packages, unless all are installed. It goes on while the caller waits for
 * another program. If one package does not exist, none is installed: see aptInstall().
 *
 * @param {string[]} packages Names.
 * @return {Promise<void>} Resolves at the end.
 */
export async function aptBegin( packages ) {
	const missing = canInstall() ? packages.filter( ( name ) => ! isInstalled( name ) ) : [];
	if ( missing.length ) {
		console.log( `› Installing ${ missing.join( ', ' ) } from Debian's packages …` );
		const child = spawn( command( missing ), OPTIONS );
		await new Promise( ( done ) => child.once( 'exit', done ) );
	}
}

const isInstalled = ( name ) =>
	spawnSync( 'dpkg-query', [ '-W', '-f=${db:Status-Status}', name ], {
		encoding: 'utf8',
	} ).stdout === 'installed';
