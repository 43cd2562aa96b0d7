// npm start: the whole product on one machine.
import { parseArgs } from 'node:util';
import { ensureDeps } from './deps.mjs';

const USAGE = `npm start -- [--port N] [--fresh] [--wp 7.1|6.8|PATH] [--native] [--database sqlite|mariadb]`;

const options = readOptions();
const began = Date.now();
ensureDeps();
const { build } = await import( './build.mjs' );
await build();
const { openSite } = await import( './site.mjs' );
let site;
try {
	site = await openSite( { ...options, name: 'dev', demo: 'all' } );
} catch ( error ) {
	console.error( `\n${ error.message }\n` );
	process.exit( 1 );
}
console.log( `
  WordPress ${ site.version } with the plugin active, in ${ Math.round( ( Date.now() - began ) / 1000 ) } s.

  Site      ${ site.url }/
  Editor    ${ site.url }/wp-admin/post-new.php
  Log in    admin / admin   (${ site.url }/wp-login.php)

  The site is kept in .wp/; npm start -- --fresh begins anew. Ctrl+C stops.

Ready: ${ site.url }` );

for ( const signal of [ 'SIGINT', 'SIGTERM' ] ) {
	process.once( signal, async () => {
		await site.stop();
		process.exit( 0 );
	} );
}

function readOptions() {
	try {
		const { values } = parseArgs( {
			options: {
				port: { type: 'string', default: '9400' },
				wp: { type: 'string' },
				fresh: { type: 'boolean', default: false },
				native: { type: 'boolean', default: false },
				database: { type: 'string', default: 'sqlite' },
			},
		} );
		const port = Number( values.port );
		if ( ! Number.isInteger( port ) || port < 1 || port > 65535 ) {
			throw new Error( `--port takes a number from 1 to 65535, not "${ values.port }".` );
		}
		if ( ! [ 'sqlite', 'mariadb' ].includes( values.database ) ) {
			throw new Error( `--database takes sqlite or mariadb, not "${ values.database }".` );
		}
		const engine = values.native || values.database === 'mariadb' ? 'native' : 'wasm';
		return { port, wp: values.wp, fresh: values.fresh, database: values.database, engine };
	} catch ( error ) {
		console.error( `${ error.message }\n${ USAGE }` );
		process.exit( 1 );
	}
}
