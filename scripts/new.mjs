// npm run new widget|field|endpoint|engine|rule|provider <name> [-- --class Acme_Thing_Widget]: writes a whole unit that passes the tests.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { root } from '../tools/paths.mjs';
import { kinds, scaffold } from './scaffold.mjs';

const NEXT = {
	widget: 'Change widget.json, Render.php and template.php, then run: npm run types, npm run strings, npm run fixtures',
	field: 'Change field.ts and Field.php together, and cases.json with them; see it with: npm run gallery',
	endpoint:
		'Change Endpoint.php and client.ts, and contract.json with them; test with: npm run test:php',
	engine: 'A widget starts it in its view.ts: mountAll( name, create…, readOptions )',
	rule: 'Change Rule.php and rule.ts together, and cases.json with them; test with: npm run test:unit and npm run test:php',
	provider: 'A family of icons, drawn by a font: change icons.json and style.css',
};

try {
	const { values, positionals } = parseArgs( {
		allowPositionals: true,
		options: { class: { type: 'string' } },
	} );
	const [ kind = '', name = '' ] = positionals;
	if ( ! kinds.includes( kind ) || ! name ) {
		throw new Error(
			`npm run new ${ kinds.join( '|' ) } <name> [-- --class Acme_Thing_Widget]`
		);
	}
	const { unit, written, changed } = scaffold( kind, name, values );
	console.log(
		[ ...written, ...changed.map( ( file ) => `${ file } (a line added)` ) ].join( '\n' )
	);
	// Long names break lines where short ones do not.
	const code = written.filter(
		( file ) => /\.tsx?$/.test( file ) && ! file.endsWith( '.gen.ts' )
	);
	if ( code.length ) {
		spawnSync( process.execPath, [ 'node_modules/eslint/bin/eslint.js', '--fix', ...code ], {
			cwd: root,
			stdio: 'inherit',
		} );
	}
	if ( kind === 'widget' ) {
		spawnSync( process.execPath, [ `${ root }/scripts/strings.mjs` ], { stdio: 'inherit' } );
	}
	console.log( `\n${ unit } is complete. ${ NEXT[ kind ] }` );
} catch ( error ) {
	console.error( error.message );
	process.exit( 1 );
}
