// npm run permissions: writes docs/permissions.md, the required capability of each endpoint, from the files in its folder. --check only reports whether it is up to date.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { endpoints as endpointFolders, features, root } from '../tools/paths.mjs';

/** Each may what those before it may. */
export const ROLES = [
	'visitor',
	'subscriber',
	'contributor',
	'author',
	'editor',
	'administrator',
];

/** Files with the least roles of pages and actions of wp-admin, beside the code of these. */
const files = () => [
	'admin/permissions.json',
	...features()
		.flatMap( ( feature ) =>
			readdirSync( `${ root }/${ feature }`, { recursive: true } )
				.filter( ( name ) => /(^|\/)permissions\.json$/.test( name ) )
				.map( ( name ) => `${ feature }/${ name }` )
		)
		.sort(),
];

const json = ( path ) => JSON.parse( readFileSync( `${ root }/${ path }`, 'utf8' ) );

/** Endpoints: folder, route, and the least role, by method where methods differ. */
export const endpoints = () =>
	endpointFolders().map( ( path ) => ( {
		folder: basename( path ),
		...json( `${ path }/contract.json` ),
	} ) );

/** Pages (`page`) and actions of admin-post.php (`action`) with the least role. */
export const screens = () => files().flatMap( ( path ) => json( path ) );

const row = ( ...cells ) => `| ${ cells.join( ' | ' ) } |`;
const marks = ( least ) =>
	ROLES.map( ( role ) => ( ROLES.indexOf( role ) >= ROLES.indexOf( least ) ? '✓' : '–' ) );
const head = ( first ) =>
	[ row( first, ...ROLES ), row( '---', ...ROLES.map( () => ':-:' ) ) ].join( '\n' );

const rows = endpoints().flatMap( ( { route, method = 'POST', roles } ) =>
	Object.entries( typeof roles === 'string' ? { [ method ]: roles } : roles ).map(
		( [ verb, least ] ) => row( `\`${ verb } ${ route }\``, ...marks( least ) )
	)
);
const others = screens().map( ( { page, action, query = '', what, roles } ) =>
	row(
		`${ what } (\`${ page ? `page=${ page }` : `admin-post.php?action=${ action }${ query }` }\`)`,
		...marks( roles )
	)
);

const text = `# Who may call what

Written by \`npm run permissions\` from \`rest/*/contract.json\` and the files \`permissions.json\` beside the screens; \`tests/php/permissions.test.ts\` compares it with a running site, and fails for an endpoint without an entry. A dash means a response of 400, 401 or 403. Besides the role, every call of a logged-in user needs a nonce of the session, and the user must be allowed to read the requested objects.

On a network, administrators of one site have the permissions of an administrator there, and super admins on each site.

## Endpoints

${ head( 'Endpoint' ) }
${ rows.join( '\n' ) }

## Screens and files

${ head( 'Screen or file' ) }
${ others.join( '\n' ) }
`;

const path = `${ root }/docs/permissions.md`;
if ( process.argv[ 1 ]?.endsWith( 'permissions.mjs' ) ) {
	if ( existsSync( path ) && readFileSync( path, 'utf8' ) === text ) {
		console.log( 'docs/permissions.md: up to date.' );
	} else if ( process.argv.includes( '--check' ) ) {
		console.error( 'docs/permissions.md is out of date: npm run permissions' );
		process.exit( 1 );
	} else {
		writeFileSync( path, text );
		console.log( 'docs/permissions.md: written.' );
	}
}
