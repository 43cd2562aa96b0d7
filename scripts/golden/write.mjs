// Writes HTML in the format of golden files: a tree with one element a line. One change of a
// template is one changed line; changes that no browser shows leave the file as it is.
import { createHash } from 'node:crypto';
import { parseFragment } from 'parse5';
import { collapse } from './whitespace.mjs';

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const HTML = 'http://www.w3.org/1999/xhtml';
/** HTML permits them without an end tag. */
const MAY_STAY_OPEN = /^(dd|dt|li|optgroup|option|p|tbody|td|tfoot|th|thead|tr)$/;
/** Their text has no entities. */
const RAW = /^(script|style)$/;
/** Marks the wrapper of a widget inside another one: `button 3fa9c2d1`, folder and digest of its data. */
export const NESTED = 'data-nested-widget';
/** Shorter drawings are readable. */
const LONG_DRAWING = 200;
/** Elements and attributes of drawings, which run nothing. */
const SHAPES = /^(path|g|circle|ellipse|line|polygon|polyline|rect)$/;
const SHAPE_ATTRIBUTES =
	/^(d|points|c?[xy]|[xy][12]|r[xy]?|width|height|transform|(fill|stroke|clip)(-[a-z]+)?|opacity|class)$/;

/** Returns empty tables, which goldenOf() fills. */
export const newTables = () => ( { drawings: {}, nested: {} } );

/**
 * Returns HTML as golden text: attributes and classes are sorted, computed hashes are masked,
 * whitespace that no browser shows is removed, other whitespace at the edge of a text is an entity.
 * Errors that the parser corrected are comments at the top.
 *
 * @param {string} html
 * @param {Object} tables Gets what the golden text refers to: nested widgets, drawings of icons. See read.mjs.
 * @return {string} '' for no HTML; else lines, each with a line break.
 */
export function toGolden( html, tables = newTables() ) {
	const errors = {};
	const addError = ( code ) => ( errors[ code ] = ( errors[ code ] ?? 0 ) + 1 );
	const tree = parseFragment( masked( html ), {
		// As if scripts were off, to see the elements in a noscript.
		scriptingEnabled: false,
		sourceCodeLocationInfo: true,
		onParseError: ( { code } ) => addError( code ),
	} );
	unclosed( tree ).forEach( ( name ) => addError( `no end tag of ${ name }` ) );
	collapse( tree );
	const mended = Object.keys( errors )
		.sort()
		.map( ( code ) => `<!-- parse error: ${ code } (${ errors[ code ] }) -->` );
	return [ ...mended, ...linesOf( tree.childNodes, tables ) ]
		.map( ( line ) => `${ line }\n` )
		.join( '' );
}

/** Returns the names of elements whose end the parser had to find; it does not report them. */
function unclosed( node ) {
	const inner = [ ...( node.childNodes ?? [] ), ...( node.content ? [ node.content ] : [] ) ];
	const isUnclosed =
		node.namespaceURI === HTML &&
		node.sourceCodeLocation &&
		! node.sourceCodeLocation.endTag &&
		! VOID.test( node.tagName ) &&
		! MAY_STAY_OPEN.test( node.tagName );
	return [ ...( isUnclosed ? [ node.tagName ] : [] ), ...inner.flatMap( unclosed ) ];
}

/** Masks hashes of settings, which change with each setting; hashes of layouts stay different from each other. */
function masked( html ) {
	const layouts = [];
	return html
		.replace( /\b(so-widget-[\w-]+?)-[0-9a-f]{12}\b/g, '$1-HASH' )
		.replace( /\bpl-w([0-9a-f]{12})\b/g, ( _, hash ) => {
			layouts.includes( hash ) || layouts.push( hash );
			return `pl-wHASH${ layouts.indexOf( hash ) + 1 }`;
		} );
}

const linesOf = ( nodes, tables ) => nodes.flatMap( ( node ) => nodeLines( node, tables ) );
const indented = ( lines ) => lines.map( ( line ) => `\t${ line }` );

function nodeLines( node, tables ) {
	switch ( node.nodeName ) {
		case '#text':
			return [ textOf( node.value ) ];
		case '#comment':
			return [ `<!--${ node.data.replace( /\s+/g, ' ' ) }-->` ];
		default:
			return elementLines( node, tables );
	}
}

function elementLines( node, tables ) {
	const mark = node.attrs.find( ( { name } ) => name === NESTED );
	if ( mark ) {
		node.attrs.splice( node.attrs.indexOf( mark ), 1 );
		return [ nestedReference( mark.value, node, tables ) ];
	}
	const name = node.tagName;
	const children = node.content?.childNodes ?? node.childNodes;
	if ( name === 'svg' ) {
		const drawing = drawingOf( children, tables );
		if ( drawing ) {
			return withEnd( openTag( node, { 'data-drawing': drawing } ), '</svg>' );
		}
	}
	const open = openTag( node );
	if ( VOID.test( name ) ) {
		return open;
	}
	if ( RAW.test( name ) ) {
		return [ ...open, ...indented( rawLines( children ) ), `</${ name }>` ];
	}
	const inner = linesOf( children, tables );
	const isShort =
		inner.length === 0 || ( inner.length === 1 && children[ 0 ].nodeName === '#text' );
	return isShort
		? withEnd( open, `${ inner.join( '' ) }</${ name }>` )
		: [ ...open, ...indented( inner ), `</${ name }>` ];
}

const withEnd = ( lines, end ) => [ ...lines.slice( 0, -1 ), lines.at( -1 ) + end ];

function openTag( { tagName, attrs }, more = {} ) {
	const all = [
		...attrs.map( ( { prefix, name, value } ) => [
			prefix ? `${ prefix }:${ name }` : name,
			value,
		] ),
		...Object.entries( more ),
	];
	// The style is last: its custom properties have a line each.
	const place = ( [ name ] ) => ( name === 'style' ? '~' : name );
	all.sort( ( a, b ) => ( place( a ) < place( b ) ? -1 : 1 ) );
	const lines = [ `<${ tagName }` ];
	for ( const [ name, value ] of all ) {
		const [ first, ...rest ] = attributeLines( name, value );
		lines.push( `${ lines.pop() } ${ first }`, ...rest );
	}
	return withEnd( lines, '>' );
}

function attributeLines( name, value ) {
	if ( name === 'class' ) {
		const classes = value.split( /\s+/ ).filter( Boolean );
		return [ `class="${ attributeOf( classes.sort().join( ' ' ) ) }"` ];
	}
	if ( name === 'style' ) {
		const declarations = declarationsOf( value );
		const custom = declarations.filter( ( one ) => one.startsWith( '--' ) ).sort();
		const written = [
			...custom,
			...declarations.filter( ( one ) => ! custom.includes( one ) ),
		].map( ( one ) => `${ attributeOf( one ) };` );
		return custom.length > 1
			? [ 'style="', ...indented( written ), '"' ]
			: [ `style="${ written.join( '' ) }"` ];
	}
	return [ `${ name }="${ attributeOf( value ) }"` ];
}

/** Splits a style at its semicolons, but not at those inside quotes and parentheses. */
const declarationsOf = ( style ) =>
	( style.match( /(?:"[^"]*"|'[^']*'|\((?:"[^"]*"|'[^']*'|[^()"'])*\)|[^;])+/g ) ?? [] )
		.map( ( one ) => one.trim().replace( /^([\w-]+)\s*:\s*/, '$1:' ) )
		.filter( Boolean );

/** Text of a script or a style sheet. */
const rawLines = ( children ) =>
	children
		.map( ( { value } ) => value )
		.join( '' )
		.split( '\n' )
		.map( ( line ) => line.trim() )
		.filter( Boolean );

const escaped = ( text ) =>
	text
		.replaceAll( '&', '&amp;' )
		.replaceAll( '\u00a0', '&nbsp;' )
		.replaceAll( '\n', '&#10;' )
		.replaceAll( '\r', '&#13;' )
		.replaceAll( '\t', '&#9;' );
const attributeOf = ( text ) => escaped( text ).replaceAll( '"', '&quot;' );
const textOf = ( text ) =>
	escaped( text )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '>', '&gt;' )
		.replace( /^ | $/g, '&#32;' );

/** Stores a nested widget in the table and returns the element that represents it. */
function nestedReference( mark, node, tables ) {
	const [ folder, data ] = mark.split( ' ' );
	const golden = nodeLines( node, tables )
		.map( ( line ) => `${ line }\n` )
		.join( '' );
	const parts = ( tables.nested[ folder ] ??= {} );
	// The same data can render differently at another place.
	let key = data;
	for ( let n = 2; key in parts && parts[ key ] !== golden; n++ ) {
		key = `${ data }-${ n }`;
	}
	parts[ key ] = golden;
	return `<sowb-${ folder } data="${ key }"></sowb-${ folder }>`;
}

/** Stores the content of an icon in the table and returns its digest; '' for short or other content. */
function drawingOf( children, tables ) {
	const isDrawing = ( { tagName, attrs, childNodes } ) =>
		SHAPES.test( tagName ) &&
		attrs.every( ( { name } ) => SHAPE_ATTRIBUTES.test( name ) ) &&
		childNodes.every( isDrawing );
	if ( ! children.every( isDrawing ) ) {
		return '';
	}
	const golden = linesOf( children, tables )
		.map( ( line ) => `${ line }\n` )
		.join( '' );
	if ( golden.length < LONG_DRAWING ) {
		return '';
	}
	const key = createHash( 'sha256' ).update( golden ).digest( 'hex' ).slice( 0, 8 );
	tables.drawings[ key ] = golden;
	return key;
}
