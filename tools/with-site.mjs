// node tools/with-site.mjs [--engine=auto|wasm|native] [--database=sqlite|mariadb] [--wp=…]
// [--name=…] [--demo=all] [--host=localhost] command [++ command]… Runs commands against a fresh
// site with demo content, then stops the site. Runs all of them; the exit code is 1 if one failed.
import { spawn } from 'node:child_process';
import { control } from './control.mjs';
import { root } from './paths.mjs';
import { openSite } from './site.mjs';

const args = process.argv.slice( 2 );
const options = { name: 'test', engine: 'auto', demo: true };
while ( args[ 0 ]?.startsWith( '--' ) ) {
	const [ key, value ] = args.shift().slice( 2 ).split( '=' );
	options[ key ] = value;
}
const site = await openSite( { ...options, fresh: true, temporary: true } );
const { env, close } = await control( site );
let code = 0;
for ( const command of args.join( ' ' ).split( ' ++ ' ) ) {
	const status = await new Promise( ( done ) =>
		spawn( command, {
			cwd: root,
			shell: true,
			stdio: 'inherit',
			env: {
				...process.env,
				...env,
				PATH: `${ root }/node_modules/.bin:${ process.env.PATH }`,
			},
		} ).on( 'exit', done )
	);
	code ||= status ?? 1;
}
close();
await site.stop();
process.exit( code );
