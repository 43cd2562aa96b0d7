// Writes build/icons/fontawesome from the npm package: drawings per style and first letter, the list for the form, old names, font and CSS for the form.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Our name of each style => the package's. The order is that in which a name without a style is looked for. */
const STYLES = { 'sow-fas': 'solid', 'sow-far': 'regular', 'sow-fab': 'brands' };

/** Style => font file, weight, and the family name that only our style sheet uses. */
const FONTS = {
	'sow-fas': [ 'fa-solid-900.woff2', 900, 'pagewright-fa' ],
	'sow-far': [ 'fa-regular-400.woff2', 400, 'pagewright-fa' ],
	'sow-fab': [ 'fa-brands-400.woff2', 400, 'pagewright-fa-brands' ],
};

const quote = ( text ) => `'${ String( text ).replace( /[\\']/g, '\\$&' ) }'`;
const phpFile = ( lines ) =>
	`<?php\ndefined( 'ABSPATH' ) || exit;\nreturn array(\n${ lines.join( '\n' ) }\n);\n`;

/** The family as plain data: name => { unicode, styles: { 'sow-fas': [ width, height, path ] }, aliases }. */
function readFamily( from ) {
	const metadata = JSON.parse( readFileSync( `${ from }/metadata/icon-families.json`, 'utf8' ) );
	const icons = {};
	for ( const name of Object.keys( metadata ).sort() ) {
		const { svgs, unicode, aliases } = metadata[ name ];
		const drawings = Object.entries( STYLES ).flatMap( ( [ style, theirs ] ) => {
			const svg = svgs.classic?.[ theirs ];
			return svg ? [ [ style, [ svg.width, svg.height, svg.path ] ] ] : [];
		} );
		if ( drawings.length > 0 ) {
			icons[ name ] = {
				unicode: parseInt( unicode, 16 ),
				styles: Object.fromEntries( drawings ),
				aliases: aliases?.names ?? [],
			};
		}
	}
	return icons;
}

/**
 * Old name => [ style, today's name ]; names whose icon is not in the free set are left out.
 * `star-o` → [ 'sow-far', 'star' ], `area-chart` → [ 'sow-fas', 'chart-area' ]
 */
export function resolveOldNames( oldNames, icons ) {
	const today = {};
	for ( const [ name, { aliases } ] of Object.entries( icons ) ) {
		aliases.forEach( ( alias ) => ( today[ alias ] = name ) );
	}
	const current = ( name, hops = 0 ) => {
		const next = today[ name ] ?? oldNames[ name ];
		if ( icons[ name ] ) {
			return name;
		}
		return next && hops < 5 ? current( next, hops + 1 ) : undefined;
	};
	const entries = {};
	for ( const [ old, target ] of Object.entries( { ...today, ...oldNames } ) ) {
		const name = current( target );
		if ( name ) {
			const styles = Object.keys( icons[ name ].styles );
			const wanted = old.endsWith( '-o' ) ? 'sow-far' : styles[ 0 ];
			entries[ old ] = [ styles.includes( wanted ) ? wanted : styles[ 0 ], name ];
		}
	}
	return entries;
}

function writeDrawings( to, icons ) {
	const files = {};
	for ( const [ name, { unicode, styles } ] of Object.entries( icons ) ) {
		for ( const [ style, [ width, height, path ] ] of Object.entries( styles ) ) {
			const row = `${ quote( name ) } => array( ${ width }, ${ height }, ${ unicode }, ${ quote( path ) } ),`;
			( files[ `${ style }/${ name[ 0 ] }` ] ??= [] ).push( row );
		}
	}
	for ( const [ file, rows ] of Object.entries( files ) ) {
		mkdirSync( `${ to }/${ file.split( '/' )[ 0 ] }`, { recursive: true } );
		writeFileSync( `${ to }/${ file }.php`, phpFile( rows ) );
	}
	return Object.keys( files ).length;
}

function writeLists( to, icons, oldNames ) {
	const list = Object.entries( icons ).map( ( [ name, { unicode, styles } ] ) => {
		const names = Object.keys( styles ).map( quote ).join( ', ' );
		return `${ quote( name ) } => array( 'unicode' => '&#x${ unicode.toString( 16 ) };', 'styles' => array( ${ names } ) ),`;
	} );
	const old = Object.entries( oldNames ).map(
		( [ name, pair ] ) => `${ quote( name ) } => array( ${ pair.map( quote ).join( ', ' ) } ),`
	);
	writeFileSync( `${ to }/list.php`, phpFile( list ) );
	writeFileSync( `${ to }/old.php`, phpFile( old ) );
}

function writeFont( from, to ) {
	const css = Object.entries( FONTS ).map( ( [ style, [ file, weight, family ] ] ) => {
		copyFileSync( `${ from }/webfonts/${ file }`, `${ to }/${ file }` );
		return [
			`@font-face{font-family:${ family };font-weight:${ weight };font-style:normal;font-display:block;src:url(${ file }) format("woff2")}`,
			`.sow-icon-fontawesome.${ style }{font-family:${ family };font-weight:${ weight }}`,
		].join( '\n' );
	} );
	css.push(
		'.sow-icon-fontawesome{display:inline-block;font-style:normal;font-variant:normal;line-height:1;text-rendering:auto;-webkit-font-smoothing:antialiased}',
		'.sow-icon-fontawesome:empty::before{content:attr(data-sow-icon)}'
	);
	writeFileSync( `${ to }/style.css`, css.join( '\n' ) + '\n' );
	copyFileSync( `${ from }/LICENSE.txt`, `${ to }/LICENSE.txt` );
}

/** Builds the family. @param {string} root  Folder of the plugin. @returns {{ icons: number, files: number }} */
export function buildIcons( root, out = `${ root }/build` ) {
	const from = `${ root }/node_modules/@fortawesome/fontawesome-free`;
	const to = `${ out }/icons/fontawesome`;
	const icons = readFamily( from );
	const given = `${ root }/providers/icons/fontawesome/old-names.json`;
	rmSync( to, { recursive: true, force: true } );
	mkdirSync( to, { recursive: true } );
	const files = writeDrawings( to, icons );
	writeLists( to, icons, resolveOldNames( JSON.parse( readFileSync( given, 'utf8' ) ), icons ) );
	writeFont( from, to );
	return { icons: Object.keys( icons ).length, files };
}

if ( process.argv[ 1 ] && import.meta.url === pathToFileURL( process.argv[ 1 ] ).href ) {
	const { icons, files } = buildIcons( process.cwd() );
	console.log( `icons: ${ icons } icons in ${ files } files` );
}
