// Collects the texts of the interface with their places: arguments of __() and similar functions in
// PHP and TypeScript, texts of block.json and widget.json, and the headers of patterns.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root, widgets as allWidgets } from '../tools/paths.mjs';
import { readWidget } from './compile.mjs';
import { textsOf } from './strings.mjs';

const CALL = /(?<![\w$])(?:(?:esc_html|esc_attr)_[_ex]|_nx?|_ex?|_x|__)\(\s*/g;
/** Files that do not ship, or whose texts are collected from their sources. */
const LEFT_OUT =
	/^(?:features\/[\w-]+\/)?(?:tests|gallery|demo|tools|scripts|docs|languages)\/|\.test\.tsx?$|\.gen\.|\/fixtures\/|^patterns\/[a-z]/;

/** A quoted string, in PHP or TypeScript. */
const LITERAL = /'((?:[^'\\]|\\[^])*)'|"((?:[^"\\]|\\[^])*)"|`((?:[^`\\]|\\[^])*)`/y;

const unescape = ( text ) =>
	text
		.replace( /\\u\{?([0-9a-f]{4})\}?/gi, ( _all, code ) =>
			String.fromCharCode( parseInt( code, 16 ) )
		)
		.replaceAll( '\\n', '\n' )
		.replace( /\\([^])/g, '$1' );

/** Returns the texts of one call: its first argument, and the second of a plural form. */
function argumentsAt( source, start, count ) {
	const texts = [];
	let index = start;
	while ( texts.length < count ) {
		LITERAL.lastIndex = index;
		const match = LITERAL.exec( source );
		if ( ! match ) {
			break;
		}
		texts.push( unescape( match[ 1 ] ?? match[ 2 ] ?? match[ 3 ] ) );
		index =
			LITERAL.lastIndex + /^\s*,?\s*/.exec( source.slice( LITERAL.lastIndex ) )[ 0 ].length;
	}
	return texts;
}

/** Returns the texts of the calls in a file's source, with their lines. */
export function textsOfCalls( source ) {
	return [ ...source.matchAll( CALL ) ].flatMap( ( match ) =>
		argumentsAt(
			source,
			match.index + match[ 0 ].length,
			/_nx?\(/.test( match[ 0 ] ) ? 2 : 1
		).map( ( text ) => ( { text, line: source.slice( 0, match.index ).split( '\n' ).length } ) )
	);
}

const tracked = () =>
	execFileSync( 'git', [ 'ls-files', '-co', '--exclude-standard', '*.php', '*.ts', '*.tsx' ], {
		cwd: root,
		encoding: 'utf8',
	} )
		.split( '\n' )
		.filter( ( file ) => file && ! LEFT_OUT.test( file ) );

/**
 * Returns every text of the interface with its place.
 *
 * @return {Array<{ text: string, place: string }>} The place is "file:line", or only the file for JSON and headers.
 */
export function interfaceTexts() {
	const calls = tracked().flatMap( ( file ) =>
		textsOfCalls( readFileSync( `${ root }/${ file }`, 'utf8' ) ).map( ( { text, line } ) => ( {
			text,
			place: `${ file }:${ line }`,
		} ) )
	);
	const widgets = allWidgets().flatMap( ( { path } ) => {
		const { block, widget } = readWidget( path );
		const placed = ( file, texts ) =>
			texts.map( ( text ) => ( { text, place: `${ path }/${ file }` } ) );
		return [
			...placed( 'block.json', [ block.title, block.description ] ),
			...placed( 'widget.json', [
				...textsOf( widget.fields ),
				...textsOf( widget.settings ),
			] ),
		];
	} );
	return [ ...widgets, ...calls ].filter( ( { text } ) => /\p{L}/u.test( text ) );
}
