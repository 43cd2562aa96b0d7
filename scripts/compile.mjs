// Compiles the widget folders into PHP arrays, so that no page view parses JSON: widgets.php and schema/<widget>.php.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from '../tools/paths.mjs';

/** Folders of our widgets, in alphabetical order. */
export const widgetFolders = () =>
	readdirSync( `${ root }/blocks`, { withFileTypes: true } )
		.filter(
			( entry ) =>
				entry.isDirectory() && existsSync( `${ root }/blocks/${ entry.name }/widget.json` )
		)
		.map( ( entry ) => entry.name )
		.sort();

export const readWidget = ( folder ) => ( {
	block: JSON.parse( readFileSync( `${ root }/blocks/${ folder }/block.json`, 'utf8' ) ),
	widget: JSON.parse( readFileSync( `${ root }/blocks/${ folder }/widget.json`, 'utf8' ) ),
} );

/** Returns a JSON value as a PHP literal. */
export function php( value ) {
	if ( Array.isArray( value ) ) {
		return `array(${ value.map( php ).join( ',' ) })`;
	}
	if ( value !== null && typeof value === 'object' ) {
		return `array(${ Object.entries( value )
			.map( ( [ key, inner ] ) => `${ php( key ) }=>${ php( inner ) }` )
			.join( ',' ) })`;
	}
	return typeof value === 'string' ? `'${ value.replace( /[\\']/g, '\\$&' ) }'` : String( value );
}

const file = ( value ) => `<?php\ndefined( 'ABSPATH' ) || exit;\nreturn ${ php( value ) };\n`;

/** `$comment` is for developers. */
function withoutComments( value ) {
	if ( Array.isArray( value ) || value === null || typeof value !== 'object' ) {
		return value;
	}
	return Object.fromEntries(
		Object.entries( value )
			.filter( ( [ key ] ) => key !== '$comment' && key !== '$schema' )
			.map( ( [ key, inner ] ) => [ key, withoutComments( inner ) ] )
	);
}

/** @param {string} out Output folder. */
export function compile( out ) {
	mkdirSync( `${ out }/schema`, { recursive: true } );
	const index = widgetFolders().map( ( folder ) => {
		const { block, widget } = readWidget( folder );
		const { fields, settings = {} } = withoutComments( widget );
		writeFileSync( `${ out }/schema/${ folder }.php`, file( { fields, settings } ) );
		mkdirSync( `${ out }/blocks/${ folder }`, { recursive: true } );
		cpSync( `${ root }/blocks/${ folder }/icon.svg`, `${ out }/blocks/${ folder }/icon.svg` );
		return {
			folder,
			class: widget.class,
			block: block.name,
			id_base: widget.id_base,
			title: block.title,
			description: block.description,
			keywords: block.keywords ?? [],
			render: widget.render ?? '',
			has_preview_check: widget.check_empty ?? true,
			placeholder: widget.placeholder ?? '',
			view: widget.view ?? '',
			styles: widget.styles ?? [],
			example: block.example?.attributes?.widgetData ?? {},
			example_width_px: block.example?.viewportWidth ?? 500,
		};
	} );
	writeFileSync( `${ out }/widgets.php`, file( index ) );
}
