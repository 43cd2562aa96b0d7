// npm run lint:phpcs: the style of PHP files, by phpcs.xml.dist. tools/lint-php.mjs checks what the
// code does.
import { spawnSync } from 'node:child_process';
import { root } from './paths.mjs';
import { ensurePhpcs } from './phpcs-program.mjs';

if ( ! ensurePhpcs() ) {
	console.log( 'PHP_CodeSniffer is not installed: the style of PHP files is not checked here.' );
	process.exit( 0 );
}
const { status } = spawnSync( 'phpcs', process.argv.slice( 2 ), { cwd: root, stdio: 'inherit' } );
process.exit( status ?? 1 );
