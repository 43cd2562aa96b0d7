// npm run package: builds and writes dist/pagewright.zip, what a site installs. With --test also installs it on a clean site and tries it there (--engine=auto|wasm|native).
import { mkdirSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { root, slug } from './paths.mjs';
import { zip } from './zip.mjs';

const { values: options } = parseArgs( {
	options: {
		test: { type: 'boolean', default: false },
		engine: { type: 'string', default: 'auto' },
	},
} );

const SINGLE = [ 'plugin.php', 'autoload.php', 'uninstall.php', 'readme.txt', 'LICENSE' ];
/** Folders of PHP: its layers. */
const PHP_FOLDERS = Object.entries( JSON.parse( readFileSync( `${ root }/layers.json`, 'utf8' ) ) )
	.filter( ( [ , { php } ] ) => php )
	.map( ( [ folder ] ) => folder );
/** Style sheets and fonts of icon families, which forms load from their folders. */
const FONT = /\.(css|woff2)$/;
/** Data of captcha services. */
const SERVICE = /^providers\/captcha\/[\w-]+\/service\.json$/;
/** Images of patterns. */
const PICTURE = /^patterns\/pictures\/[\w-]+\.webp$/;
/** Style sheets and images beside the PHP code of features, which the build does not contain. */
const OF_FEATURE =
	/^features\/[\w-]+\/(?!(?:admin|blocks|demo|editor|public|tests)\/)[\w-]+\/.*\.(css|svg)$/;
/** Tests and demo content of features. */
const NOT_FOR_SITES = /^features\/[\w-]+\/(tests|demo)\//;
/** By-products of the build. */
const BY_PRODUCT = /(\.map|\.stamp|report\.html|stats\.json)$/;

await build( { force: ! options.test } );
const names = listFiles();
const archive = zip(
	names.map( ( name ) => ( {
		name: `${ slug }/${ name }`,
		data: readFileSync( `${ root }/${ name }` ),
	} ) )
);
mkdirSync( `${ root }/dist`, { recursive: true } );
const file = `${ root }/dist/${ slug }.zip`;
writeFileSync( file, archive );
console.log(
	`dist/${ slug }.zip: ${ names.length } files, ${ Math.ceil( archive.length / 1024 ) } KB`
);
if ( options.test ) {
	const { tryPackage } = await import( '../tests/package/try-package.mjs' );
	process.exit( await tryPackage( file, options.engine ) );
}

/** Returns all files for a site, in alphabetical order. */
function listFiles() {
	const php = PHP_FOLDERS.flatMap( below ).filter(
		( name ) => name.endsWith( '.php' ) && ! NOT_FOR_SITES.test( name )
	);
	const built = below( 'build' ).filter( ( name ) => ! BY_PRODUCT.test( name ) );
	const languages = existsSync( `${ root }/languages` ) ? below( 'languages' ) : [];
	const drawn = below( 'providers' ).filter(
		( name ) => FONT.test( name ) || SERVICE.test( name )
	);
	const others = below( 'features' ).filter( ( name ) => OF_FEATURE.test( name ) );
	const pictures = below( 'patterns' ).filter( ( name ) => PICTURE.test( name ) );
	const read = php.flatMap( jsonReadBy );
	return [
		...SINGLE,
		...php,
		...read,
		...drawn,
		...others,
		...pictures,
		...built,
		...languages,
	].sort();
}

/** Returns JSON files that a PHP file reads from its own folder at run time. */
function jsonReadBy( name ) {
	return [
		...readFileSync( `${ root }/${ name }`, 'utf8' ).matchAll(
			/__DIR__ \. '\/([\w-]+\.json)'/g
		),
	].map( ( [ , json ] ) => `${ dirname( name ) }/${ json }` );
}

function below( folder ) {
	return readdirSync( `${ root }/${ folder }`, { withFileTypes: true } ).flatMap( ( entry ) =>
		entry.isDirectory()
			? below( `${ folder }/${ entry.name }` )
			: [ `${ folder }/${ entry.name }` ]
	);
}
