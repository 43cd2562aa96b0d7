// Writes build/icons from the npm packages of the families: sprites for pages and forms, the list
// for the form, old names, and an index of the families.
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { pathToFileURL } from 'node:url';
import { SOURCES } from './icon-sources.mjs';

/**
 * Larger styles are split by first letter, so that pages and forms do not read all of it for one
 * icon.
 */
const MAX_SPRITE_BYTES = 130_000;
const LICENCES = [ 'LICENSE.txt', 'LICENSE', 'LICENSE.md', 'license.txt' ];
/** Order in the form; other families follow. */
const ORDER = [ 'fontawesome', 'elegantline', 'materialicons' ];

const quote = ( text ) => `'${ String( text ).replace( /[\\']/g, '\\$&' ) }'`;
const list = ( values ) => `array( ${ values.map( quote ).join( ', ' ) } )`;
const phpFile = ( lines ) =>
	`<?php\ndefined( 'ABSPATH' ) || exit;\nreturn array(\n${ lines.join( '\n' ) }\n);\n`;
const readJson = ( file ) =>
	existsSync( file ) ? JSON.parse( readFileSync( file, 'utf8' ) ) : undefined;

/**
 * Reads one family: its package, the drawings that the package lacks, and the names in old content.
 */
function readFamily( root, key ) {
	const folder = `${ root }/providers/icons/${ key }`;
	const family = readJson( `${ folder }/family.json` );
	const { icons, aliases } = SOURCES[ family.source ]( family, `${ root }/node_modules` );
	for ( const [ name, styles ] of Object.entries(
		readJson( `${ folder }/drawings.json` ) ?? {}
	) ) {
		icons[ name ] ??= { code: Object.values( styles )[ 0 ].code, styles: {} };
		icons[ name ].styles = { ...styles, ...icons[ name ].styles };
	}
	const sorted = Object.fromEntries( Object.entries( icons ).sort() );
	const given = readJson( `${ folder }/old-names.json` ) ?? {};
	return { ...family, icons: sorted, oldNames: resolveOldNames( given, sorted, aliases ) };
}

/**
 * Returns old name => [ style, current name, whether the style applies to any stored style ], without names of icons that
 * the set does not have: `star-o` → [ 'sow-far', 'star' ], `area-chart` → [ 'sow-fas', 'chart-area' ].
 *
 * @param {Object} given   Old name => current name, or `style/name` for a drawing of one style only. Overrides `aliases`.
 * @param {Object} icons   Icons of the set, by name.
 * @param {Object} aliases Old names of the package.
 */
export function resolveOldNames( given, icons, aliases ) {
	const current = ( name, hops = 0 ) => {
		if ( icons[ name ] ) {
			return name;
		}
		const next = aliases[ name ] ?? given[ name ];
		return next && hops < 5 ? current( next, hops + 1 ) : undefined;
	};
	const entries = {};
	for ( const [ old, target ] of Object.entries( { ...aliases, ...given } ) ) {
		const [ bare, forced ] = String( target ).split( '/' ).reverse();
		const name = current( bare ) ?? current( old );
		if ( name ) {
			const styles = Object.keys( icons[ name ].styles );
			const wanted = forced ?? ( old.endsWith( '-o' ) ? 'sow-far' : styles[ 0 ] );
			const pair = [ styles.includes( wanted ) ? wanted : styles[ 0 ], name ];
			entries[ old ] = forced ? [ ...pair, true ] : pair;
		}
	}
	return entries;
}

const symbol = ( name, code, { width, height, body } ) =>
	`<symbol id="${ name }" data-code="${ code }" viewBox="0 0 ${ width } ${ height }">${ body }</symbol>`;

const SPRITE_START = '<svg xmlns="http://www.w3.org/2000/svg">\n';

/**
 * Writes sprites with one icon per line: `<style>/<first letter>.svg`, or `all.svg`. The PHP file beside each has the
 * byte at which the line of each icon starts: a sprite has up to 130 kB, and a page reads one line of it. Returns whether
 * the sprites are cut by letter.
 */
function writeSprites( to, icons ) {
	const styles = {};
	for ( const [ name, { code, styles: drawings } ] of Object.entries( icons ) ) {
		for ( const [ style, drawing ] of Object.entries( drawings ) ) {
			( styles[ style ] ??= [] ).push( [ name, symbol( name, code, drawing ) ] );
		}
	}
	const isCut = Object.values( styles ).some(
		( rows ) => rows.reduce( ( sum, [ , row ] ) => sum + row.length, 0 ) > MAX_SPRITE_BYTES
	);
	for ( const [ style, rows ] of Object.entries( styles ) ) {
		const folder = style === '' ? to : `${ to }/${ style }`;
		const files = {};
		for ( const [ name, row ] of rows ) {
			( files[ isCut ? name[ 0 ].toLowerCase() : 'all' ] ??= [] ).push( [ name, row ] );
		}
		mkdirSync( folder, { recursive: true } );
		for ( const [ file, inside ] of Object.entries( files ) ) {
			let at = SPRITE_START.length;
			const starts = inside.map( ( [ name, row ] ) => {
				const start = at;
				at += Buffer.byteLength( row ) + 1;
				return `${ quote( name ) } => ${ start },`;
			} );
			const lines = inside.map( ( [ , row ] ) => row ).join( '\n' );
			writeFileSync( `${ folder }/${ file }.svg`, `${ SPRITE_START }${ lines }\n</svg>\n` );
			writeFileSync( `${ folder }/${ file }.php`, phpFile( starts ) );
		}
	}
	return isCut;
}

function writeLists( to, { icons, oldNames } ) {
	const rows = Object.entries( icons ).map( ( [ name, { code, styles } ] ) => {
		const names = Object.keys( styles ).filter( Boolean );
		const character = quote( `&#x${ code };` );
		const value = names.length
			? `array( 'unicode' => ${ character }, 'styles' => ${ list( names ) } )`
			: character;
		return `${ quote( name ) } => ${ value },`;
	} );
	const old = Object.entries( oldNames ).map(
		( [ name, [ style, today, isForced ] ] ) =>
			`${ quote( name ) } => array( ${ quote( style ) }, ${ quote( today ) }${ isForced ? ', true' : '' } ),`
	);
	writeFileSync( `${ to }/list.php`, phpFile( rows ) );
	writeFileSync( `${ to }/old.php`, phpFile( old ) );
}

/** Copies the license of the package; without one, writes the author and the license of the icons. */
function writeLicence( from, to, { name, licence } ) {
	const file = LICENCES.find( ( each ) => existsSync( `${ from }/${ each }` ) );
	if ( file ) {
		copyFileSync( `${ from }/${ file }`, `${ to }/LICENSE.txt` );
		return;
	}
	const { author, license } = readJson( `${ from }/info.json` );
	writeFileSync(
		`${ to }/LICENSE.txt`,
		`${ name } by ${ author.name }\n${ author.url }\n\n${ licence }\n${ license.url }\n`
	);
}

/** The families that have a folder here, in the order of the form. */
export const familyKeys = ( root ) => {
	const found = readdirSync( `${ root }/providers/icons` ).filter( ( key ) =>
		existsSync( `${ root }/providers/icons/${ key }/family.json` )
	);
	return [ ...new Set( [ ...ORDER, ...found.sort() ] ) ].filter( ( key ) =>
		found.includes( key )
	);
};

/** Builds all families. @param {string} root  Folder of the plugin. @returns {Array<{ key: string, icons: number, drawings: number }>} */
export function buildIcons( root, out = `${ root }/build` ) {
	rmSync( `${ out }/icons`, { recursive: true, force: true } );
	const report = [];
	const index = familyKeys( root ).map( ( key ) => {
		const family = readFamily( root, key );
		const to = `${ out }/icons/${ key }`;
		mkdirSync( to, { recursive: true } );
		const isCut = writeSprites( to, family.icons );
		writeLists( to, family );
		writeLicence( `${ root }/node_modules/${ family.package }`, to, family );
		const all = Object.values( family.icons );
		report.push( {
			key,
			icons: all.length,
			drawings: all.reduce( ( sum, { styles } ) => sum + Object.keys( styles ).length, 0 ),
		} );
		const styles = Object.entries( family.styles ).map(
			( [ style, label ] ) => `${ quote( style ) } => ${ quote( label ) }`
		);
		return `${ quote( key ) } => array( 'name' => ${ quote( family.name ) }, 'styles' => array( ${ styles.join( ', ' ) } ), 'is_cut' => ${ isCut } ),`;
	} );
	writeFileSync( `${ out }/icons/families.php`, phpFile( index ) );
	return report;
}

if ( process.argv[ 1 ] && import.meta.url === pathToFileURL( process.argv[ 1 ] ).href ) {
	buildIcons( process.cwd() ).forEach( ( { key, icons, drawings } ) =>
		console.log( `${ key }: ${ icons } icons, ${ drawings } drawings` )
	);
}
