// Finds PHP_CodeSniffer, and installs it from Debian's packages where possible.
import { spawnSync } from 'node:child_process';
import { aptInstall } from './apt.mjs';

const isHere = () => spawnSync( 'phpcs', [ '--version' ], { stdio: 'ignore' } ).status === 0;

/** Returns whether the program `phpcs` can be used. */
export function ensurePhpcs() {
	isHere() || aptInstall( [ 'php-codesniffer' ] );
	return isHere();
}
