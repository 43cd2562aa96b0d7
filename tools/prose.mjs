// npm run prose: finds sentences in comments, docs and names of tests that docs/style.md rules out. Options: --changed[=REF] checks only lines that changed since REF (main); paths limit the check.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from './paths.mjs';

const rules = JSON.parse( readFileSync( `${ root }/tools/prose.json`, 'utf8' ) ).map(
	( { pattern, ...rule } ) => ( { ...rule, pattern: new RegExp( pattern, 'iu' ) } )
);
const PROSE = /\.md$/;
const CODE = /\.(php|tsx?|mjs|cjs|js|css)$/;
const SKIP =
	/(^|\/)(fixtures|corpus|languages)\/|\.gen\.|^docs\/(bench|style|wording)\.md$|package-lock/;
/** The text of a comment: a line that begins one or goes on with one, or what follows the code of a line. */
const COMMENT = /^\s*(?:\/\*\*?|\*(?!\/)|\/\/|#(?!\[))\s?(.*)$|[;{},)]\s+\/\/ (.*)$/;

const TEST = /\.(test|spec)\.tsx?$/;
/** The name of a test in the line that calls `it()`, or in the line after it. */
const CALL = /(?:\b(?:describe|it|test)(?:\.\w+)*(?:<.*>)?(?:\( .* \))?|^\s*[\])][^(]*\))\(/;
const NAME = new RegExp( `${ CALL.source }\\s*(['"\`])(.*?)\\1,` );
const NEXT_NAME = /^\s*(['"`])(.*)\1,$/;

const args = process.argv.slice( 2 );
const changed = args.find( ( arg ) => arg.startsWith( '--changed' ) );
const paths = args.filter( ( arg ) => ! arg.startsWith( '--' ) );
const git = ( ...words ) =>
	execFileSync( 'git', words, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 } );

/** File => numbers of its changed lines. */
function changedLines( ref ) {
	const lines = new Map();
	let file = '';
	for ( const line of git( 'diff', '--unified=0', '--no-color', ref, '--', ...paths ).split(
		'\n'
	) ) {
		if ( line.startsWith( '+++ ' ) ) {
			file = line.slice( 6 );
			lines.set( file, new Set() );
		}
		const hunk = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec( line );
		for ( let i = 0; hunk && i < Number( hunk[ 2 ] ?? 1 ); i++ ) {
			lines.get( file ).add( Number( hunk[ 1 ] ) + i );
		}
	}
	return lines;
}

/** Returns the text that people read in a line; undefined for code. */
function textOf( file, line ) {
	if ( PROSE.test( file ) ) {
		// Code, quotes and addresses of links are not prose.
		return line.replace( /`[^`]*`|“[^”]*”|"[^"]*"|\]\([^)]*\)/g, '' );
	}
	const [ , whole, tail ] = COMMENT.exec( line ) ?? [];
	return ( whole ?? tail )?.replace( /`[^`]*`|^@\w+\s+\S+/g, '' );
}

/** Returns the name of a test in a line, without its placeholders. */
function nameOf( file, line, before = '' ) {
	const [ , , name ] =
		( TEST.test( file ) &&
			( NAME.exec( line ) ??
				( new RegExp( `${ CALL.source }$` ).test( before ) &&
					NEXT_NAME.exec( line ) ) ) ) ||
		[];
	return name?.replace( /\$\{.*?\}/g, '' );
}

/** Whether a sentence of this line goes on in the next one. */
const goesOn = ( file, line = '' ) =>
	/[\p{L}\d,)`'"’”]$/u.test( textOf( file, line )?.trim() ?? '' );

const only = changed && changedLines( changed.split( '=' )[ 1 ] ?? 'main' );
const files = only
	? [ ...only.keys() ]
	: git( 'ls-files', '--', ...paths )
			.trim()
			.split( '\n' );
let problems = 0;
for ( const file of files ) {
	if ( SKIP.test( file ) || ! ( PROSE.test( file ) || CODE.test( file ) ) ) {
		continue;
	}
	let source;
	try {
		source = readFileSync( `${ root }/${ file }`, 'utf8' );
	} catch {
		continue; // Deleted, and not committed yet.
	}
	source.split( '\n' ).forEach( ( line, i, lines ) => {
		const name = nameOf( file, line, lines[ i - 1 ] );
		const text =
			( ! only || only.get( file ).has( i + 1 ) ) && ( name ?? textOf( file, line ) );
		for ( const { pattern, instead } of text ? rules : [] ) {
			const found = pattern.exec( text );
			// A rule about how a sentence begins does not apply inside a sentence that was wrapped,
			// nor to the name of a test, which goes on after that of its group.
			const isInside =
				found?.index === 0 && ( name !== undefined || goesOn( file, lines[ i - 1 ] ) );
			if ( found && ! isInside ) {
				problems++;
				console.error( `${ file }:${ i + 1 }: “${ found[ 0 ].trim() }”: ${ instead }` );
			}
		}
	} );
}
console.log(
	problems ? `Prose: ${ problems } problems; see docs/style.md.` : 'Prose: no problem.'
);
process.exit( problems ? 1 : 0 );
