// npm run strings: writes the texts of widget.json, block.json, family.json and the headers of patterns as PHP calls, because the tools that collect texts for translators
// read PHP and JavaScript only. With --check it only says whether the file is up to date.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { root } from '../tools/paths.mjs';
import { readWidget, widgetFolders } from './compile.mjs';
import { familyKeys } from './icons.mjs';

const FILE = `${ root }/languages/strings.gen.php`;
/** Keys of a field whose value people read; editor/FieldTexts.php translates the same. */
const TEXTS = [
	'label',
	'description',
	'item_name',
	'placeholder',
	'prompt',
	'unit',
	'choose',
	'update',
	'html',
	'message',
];
/** Keys of a field that hold key => text, or key => object with a label. A list of keys has no texts. */
const LABELS = [ 'options', 'part_labels', 'presets' ];

const isText = ( value ) => typeof value === 'string' && /\p{L}/u.test( value );
const isObject = ( value ) =>
	value !== null && typeof value === 'object' && ! Array.isArray( value );

/** Texts of a field list, at any depth, in the order of the form. */
export function textsOf( fields ) {
	return Object.values( fields ?? {} )
		.filter( isObject )
		.flatMap( ( field ) => [
			...TEXTS.map( ( key ) => field[ key ] ),
			...LABELS.filter( ( key ) => isObject( field[ key ] ) ).flatMap( ( key ) =>
				Object.values( field[ key ] ).map( ( choice ) => choice?.label ?? choice )
			),
			...textsOf( field.fields ),
		] )
		.filter( isText );
}

/** What the header of a pattern's file says to people: title, description, keywords. */
function headerTexts( file ) {
	const source = readFileSync( `${ root }/patterns/${ file }`, 'utf8' );
	const header = ( name ) =>
		new RegExp( `^ \\* ${ name }: (.+)$`, 'm' ).exec( source )?.[ 1 ].trim() ?? '';
	return [ header( 'Title' ), header( 'Description' ), ...header( 'Keywords' ).split( /, */ ) ];
}

const quoted = ( text ) => `'${ text.replace( /[\\']/g, '\\$&' ) }'`;

/** Calls for the texts that are not known yet, under a heading. */
function section( heading, texts, known ) {
	const fresh = texts.filter(
		( text ) => isText( text ) && ! known.has( text ) && known.add( text )
	);
	const lines = fresh.map(
		( text ) =>
			`${ text.includes( '%' ) ? '/* xgettext:no-php-format */ ' : '' }__( ${ quoted( text ) }, 'pagewright' );`
	);
	return [ `// ${ heading }`, ...lines ].join( '\n' );
}

/** The PHP file. Each text stands once, where it comes first; one with a percent sign is no pattern for sprintf(). */
export function stringsFile() {
	const known = new Set();
	const blocks = widgetFolders().map( ( folder ) => {
		const { block, widget } = readWidget( folder );
		const texts = [
			block.title,
			block.description,
			...( block.keywords ?? [] ),
			widget.placeholder,
			...textsOf( widget.fields ),
			...textsOf( widget.settings ),
		];
		return section( `blocks/${ folder }`, texts, known );
	} );
	const styles = familyKeys( root ).flatMap( ( key ) =>
		Object.values(
			JSON.parse( readFileSync( `${ root }/providers/icons/${ key }/family.json`, 'utf8' ) )
				.styles
		)
	);
	blocks.push( section( 'providers/icons', styles, known ) );
	const patterns = readdirSync( `${ root }/patterns` ).filter( ( file ) =>
		file.endsWith( '.php' )
	);
	blocks.push( section( 'patterns', patterns.sort().flatMap( headerTexts ), known ) );
	return `<?php
/**
 * Texts of the widgets, for the tools that collect them. Never loaded. Made by "npm run strings" from widget.json, block.json, family.json and the headers of patterns.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

${ blocks.join( '\n\n' ) }
`;
}

if ( process.argv[ 1 ] && import.meta.url === pathToFileURL( process.argv[ 1 ] ).href ) {
	const text = stringsFile();
	const isStale = ! existsSync( FILE ) || readFileSync( FILE, 'utf8' ) !== text;
	if ( isStale && process.argv.includes( '--check' ) ) {
		console.error( 'languages/strings.gen.php is out of date. Run: npm run strings' );
		process.exit( 1 );
	}
	if ( isStale ) {
		mkdirSync( `${ root }/languages`, { recursive: true } );
		writeFileSync( FILE, text );
	}
	console.log( isStale ? 'Written: languages/strings.gen.php' : 'Strings: up to date.' );
}
