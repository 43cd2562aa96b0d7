// npm run hooks: writes docs/hooks.md, the hooks that the plugin offers and the hooks that it uses. --check only
// reports whether the file is up to date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { NEWEST, parseSource, phpFiles, text, walk } from '../tools/lint-php/syntax.mjs';
import { features, root } from '../tools/paths.mjs';
import { listedCallbacks } from './compile.mjs';

const FILE = 'docs/hooks.md';
const NOT_ON_A_SITE = /^(features\/[\w-]+\/)?(build|demo|languages|tests|tools)\//;
const FIRED = { apply_filters: 'filter', do_action: 'action', do_action_ref_array: 'action' };
const USED = { add_filter: 'filter', add_action: 'action' };
/** Prefixes of hooks of replaced plugins. */
const REPLACED = /^(wpcf7|siteorigin|sow|so_|wpp_)/;
/** A docblock that only names the file with the description. */
const REFERENCE = /^(This|These) (filter|action)s? (is|are) documented in/;

/** Returns the strings that an expression may be, with `…` for unknown parts; null when it is unknown. */
function valuesOf( node, scope ) {
	switch ( node?.kind ) {
		case 'string':
			return [ node.value ];
		case 'encapsed':
			return combined(
				node.value.map( ( part ) => part.expression ),
				scope
			);
		case 'bin':
			return node.type === '.' ? combined( [ node.left, node.right ], scope ) : null;
		case 'retif':
			return [
				...( valuesOf( node.trueExpr, scope ) ?? [] ),
				...( valuesOf( node.falseExpr, scope ) ?? [] ),
			];
		case 'staticlookup':
			return valuesOf( scope.constants[ text( node.offset ) ], scope );
		case 'array':
			return node.items.flatMap(
				( item ) => valuesOf( item.key ?? item.value, scope ) ?? []
			);
		case 'call':
			return text( node.what ) === 'array_filter'
				? valuesOf( node.arguments[ 0 ], scope )
				: null;
		case 'variable':
			return valuesOf( loopOf( node, scope )?.source ?? scope.lists[ text( node ) ], scope );
		default:
			return null;
	}
}

/** Returns the innermost loop around a call that sets a variable. */
const loopOf = ( variable, scope ) =>
	scope.up.findLast(
		( { kind, key, value } ) =>
			kind === 'foreach' &&
			[ key, value ].some(
				( one ) => one?.kind === 'variable' && text( one ) === text( variable )
			)
	);

/** Returns all texts of joined expressions. */
const combined = ( parts, scope ) =>
	parts.reduce(
		( texts, part ) =>
			texts.flatMap( ( start ) =>
				( valuesOf( part, scope ) ?? [ '…' ] ).map( ( end ) => start + end )
			),
		[ '' ]
	);

/** Returns constants, and the lists of loops and the values of variables by name. */
function scopeOf( ast ) {
	const scope = { constants: {}, lists: {} };
	walk( ast, ( node ) => {
		if ( node.kind === 'constant' ) {
			scope.constants[ text( node.name ) ] = node.value;
		} else if ( node.kind === 'foreach' && node.value?.kind === 'variable' ) {
			scope.lists[ text( node.value ) ] = node.source;
			if ( node.key ) {
				scope.lists[ text( node.key ) ] = node.source;
			}
		} else if (
			node.kind === 'assign' &&
			node.left.kind === 'variable' &&
			node.operator === '='
		) {
			scope.lists[ text( node.left ) ] ??= node.right;
		}
	} );
	return scope;
}

/** Returns the first sentence of the docblock above a line; '' for none. */
function sentenceAbove( lines, line ) {
	let end = line - 2;
	while ( end > line - 5 && end > 0 && ! lines[ end ].trim().endsWith( '*/' ) ) {
		end--;
	}
	if ( ! lines[ end ]?.trim().endsWith( '*/' ) ) {
		return '';
	}
	let start = end;
	while ( start > 0 && ! lines[ start ].includes( '/**' ) ) {
		start--;
	}
	const words = lines
		.slice( start, end + 1 )
		.map( ( one ) => one.replace( /^\s*(\/\*\*|\*\/?)\s?|\*\/\s*$/g, '' ).trim() )
		.join( ' ' )
		.split( /\s@(?:param|example|return|see)\b/ )[ 0 ]
		.trim();
	const [ first ] = /^.*?(?<!e\.g)[.:](?=\s|$)/.exec( words ) ?? [ words ];
	return first.replace( /[:,]$|, e\.g\.$/, '.' );
}

/** Returns how a callback is written, in short. */
function nameOf( node, className ) {
	if ( node?.kind === 'string' ) {
		return `${ node.value }()`;
	}
	// `__NAMESPACE__ . '\\name'`.
	if ( node?.kind === 'bin' && node.right?.kind === 'string' ) {
		return `${ node.right.value.replace( /^\\/, '' ) }()`;
	}
	if ( node?.kind === 'array' ) {
		const [ owner, method ] = node.items.map( ( item ) => item.value );
		const of =
			owner.what?.kind === 'name'
				? text( owner.what ).split( '\\' ).slice( -2 ).join( '\\' )
				: className;
		return `${ of }::${ method?.value ?? '…' }()`;
	}
	return node?.kind === 'closure' || node?.kind === 'arrowfunc' ? 'closure' : '…';
}

const offered = new Map();
const used = [];
for ( const path of phpFiles( root ) ) {
	const file = relative( root, path );
	const source = NOT_ON_A_SITE.test( file ) ? '' : readFileSync( path, 'utf8' );
	if ( ! /\b(apply_filters|do_action|add_filter|add_action)\b/.test( source ) ) {
		continue;
	}
	const { ast } = parseSource( source, NEWEST, file );
	const known = scopeOf( ast );
	const lines = source.split( '\n' );
	const className = file
		.replace( /\.php$/, '' )
		.split( '/' )
		.slice( -1 )[ 0 ];
	walk( ast, ( node, up ) => {
		const scope = { ...known, up };
		const name = node.kind === 'call' ? text( node.what ).replace( /^\\/, '' ) : '';
		const [ hook, callback, priority ] = node.arguments ?? [];
		const hooks = FIRED[ name ] || USED[ name ] ? ( valuesOf( hook, scope ) ?? [ '…' ] ) : [];
		for ( const one of FIRED[ name ] ? hooks : [] ) {
			const entry = offered.get( one ) ?? {
				kind: FIRED[ name ],
				about: '',
				files: new Set(),
			};
			if ( ! entry.about || REFERENCE.test( entry.about ) ) {
				entry.about = sentenceAbove( lines, node.loc.start.line ) || entry.about;
			}
			entry.files.add( file );
			offered.set( one, entry );
		}
		for ( const one of USED[ name ] ? hooks : [] ) {
			const order = priority
				? /^[\w\\:]+$|^-?\d+$/.test(
						source.slice( priority.loc.start.offset, priority.loc.end.offset )
					)
					? source.slice( priority.loc.start.offset, priority.loc.end.offset )
					: '…'
				: '10';
			used.push( { hook: one, callback: nameOf( callback, className ), order, file } );
		}
	} );
}

for ( const feature of features() ) {
	for ( const { hook, method } of listedCallbacks( feature ) ) {
		used.push( {
			hook,
			callback: `Hooks::${ method }()`,
			order: '10',
			file: `${ feature }/hooks.json`,
		} );
	}
}

const cell = ( words ) => words.replaceAll( '|', '\\|' );
const table = ( titles, rows ) =>
	[
		titles,
		titles.map( () => '---' ),
		...[ ...new Set( rows.map( ( cells ) => cells.map( cell ).join( ' | ' ) ) ) ]
			.sort()
			.map( ( row ) => [ row ] ),
	]
		.map( ( cells ) => `| ${ cells.join( ' | ' ) } |` )
		.join( '\n' );
const fired = ( isWanted ) =>
	table(
		[ 'Hook', 'Kind', 'What it does', 'File' ],
		[ ...offered ]
			.filter( ( [ hook ] ) => hook !== '…' && isWanted( hook ) )
			.map( ( [ hook, { kind, about, files } ] ) => [
				`\`${ hook }\``,
				kind,
				about,
				[ ...files ].map( ( file ) => `\`${ file }\`` ).join( ', ' ),
			] )
	);
const isOwn = ( hook ) => hook.startsWith( 'pagewright' );
const page = `# Hooks

\`npm run hooks\` writes this page from the code. Parameters and examples are in [developer API](developer-api.md) and in the docblock at each hook. A \`…\` represents a part that depends on data.

## Hooks that Pagewright offers

${ fired( isOwn ) }

## Hooks of replaced plugins that Pagewright fires

${ fired( ( hook ) => ! isOwn( hook ) && REPLACED.test( hook ) ) }

## Hooks of WordPress and of other plugins that Pagewright fires

${ fired( ( hook ) => ! isOwn( hook ) && ! REPLACED.test( hook ) ) }

## Hooks that Pagewright uses

${ table(
	[ 'Hook', 'Callback', 'Priority', 'File' ],
	used.map( ( { hook, callback, order, file } ) => [
		`\`${ hook }\``,
		callback === 'closure' ? callback : `\`${ callback }\``,
		order,
		`\`${ file }\``,
	] )
) }
`;
const path = `${ root }/${ FILE }`;
if ( existsSync( path ) && readFileSync( path, 'utf8' ) === page ) {
	console.log( `${ FILE }: up to date.` );
} else if ( process.argv.includes( '--check' ) ) {
	console.error( `${ FILE } is out of date: npm run hooks` );
	process.exit( 1 );
} else {
	writeFileSync( path, page );
	console.log( `${ FILE }: written.` );
}
