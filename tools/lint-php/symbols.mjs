// Finds existing functions and classes: of WordPress, PHP and the plugin.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { state } from '../paths.mjs';
import { namesOf } from './names.mjs';
import { NEWEST, parse, phpFiles, text, walk } from './syntax.mjs';

const CLASS_LIKE = /^(class|interface|trait|enum)$/;

/** Returns the parameters of a function: minimum, maximum and names. */
const signature = ( parameters ) => ( {
	least: parameters.filter( ( one ) => ! one.value && ! one.variadic ).length,
	most: parameters.some( ( one ) => one.variadic ) ? Infinity : parameters.length,
	names: parameters.map( ( one ) => text( one.name ) ),
} );

/** Stubs and fallbacks declare some functions twice. */
const either = ( a, b ) =>
	a
		? {
				least: Math.min( a.least, b.least ),
				most: Math.max( a.most ?? Infinity, b.most ),
				names: [ ...new Set( [ ...a.names, ...b.names ] ) ],
			}
		: b;

/**
 * `{ functions: name => signature, classes: name => { parents, methods: name => signature } }`,
 * with names as in names.mjs.
 */
export function symbolsIn( paths ) {
	const found = { functions: {}, classes: {} };
	for ( const path of paths ) {
		const { ast } = parse( path, NEWEST );
		const names = namesOf( ast );
		walk( ast, ( node ) => {
			if ( node.kind === 'function' ) {
				const [ name ] = names.functionsOf( { name: text( node.name ) } );
				found.functions[ name ] = either(
					found.functions[ name ],
					signature( node.arguments )
				);
			} else if ( CLASS_LIKE.test( node.kind ) && node.name ) {
				found.classes[ names.classOf( { name: text( node.name ) } ) ] = classLike(
					node,
					names
				);
			}
		} );
	}
	return found;
}

const classLike = ( node, names ) => ( {
	kind: node.kind,
	parents: [ node.extends, node.implements ]
		.flat()
		.filter( Boolean )
		.map( ( parent ) => names.classOf( parent ) ),
	usesTraits: node.body.some( ( { kind } ) => kind === 'traituse' ),
	methods: Object.fromEntries(
		node.body
			.filter( ( { kind } ) => kind === 'method' )
			.map( ( method ) => [
				text( method.name ).toLowerCase(),
				signature( method.arguments ),
			] )
	),
} );

/** Returns core's symbols; cached for each version. */
export function coreSymbols( core ) {
	return kept( `lint-symbols-${ core.version }`, () =>
		symbolsIn(
			[ 'wp-includes', 'wp-admin' ].flatMap( ( dir ) => phpFiles( `${ core.dir }/${ dir }` ) )
		)
	);
}

const LIST = `
$functions = array();
foreach ( array_merge( ...array_values( get_defined_functions() ) ) as $name ) {
	$one = new ReflectionFunction( $name );
	$functions[ $name ] = array( 'least' => $one->getNumberOfRequiredParameters(), 'most' => $one->isVariadic() ? null : $one->getNumberOfParameters(), 'names' => array_map( static fn ( $p ) => $p->getName(), $one->getParameters() ) );
}
echo json_encode( array( 'functions' => $functions, 'classes' => array_map( 'strtolower', array_merge( get_declared_classes(), get_declared_interfaces() ) ) ) );`;

/** Returns PHP's own symbols: of the machine's PHP or the WebAssembly PHP. */
export async function phpSymbols() {
	const { functions, classes } = await kept( 'lint-symbols-php', async () => {
		const native = spawnSync( 'php', [ '-r', LIST ], { encoding: 'utf8', maxBuffer: 1e8 } );
		return JSON.parse( native.status === 0 ? native.stdout : await wasm( LIST ) );
	} );
	return { functions, classes: Object.fromEntries( classes.map( ( name ) => [ name, null ] ) ) };
}

async function wasm( code ) {
	const { PHP } = await import( '@php-wasm/universal' );
	const { loadNodeRuntime } = await import( '@php-wasm/node' );
	const php = new PHP( await loadNodeRuntime( '8.3', { emscriptenOptions: { processId: 1 } } ) );
	const { text: answer } = await php.run( { code: `<?php ${ code }` } );
	php.exit();
	return answer;
}

/**
 * Caches a JSON file in the ignored folder. JSON has no infinity, so null as `most` means infinity.
 */
async function kept( name, make ) {
	const file = `${ state }/${ name }.json`;
	if ( ! existsSync( file ) ) {
		mkdirSync( state, { recursive: true } );
		writeFileSync( file, JSON.stringify( await make() ) );
	}
	return JSON.parse( readFileSync( file, 'utf8' ) );
}
