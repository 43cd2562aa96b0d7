// Compiles the widget folders into PHP arrays, so that no page view parses JSON: widgets.php and schema/<widget>.php. Also writes the list of features, features.php.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { classIn, features, foldersWith, root, widgets } from '../tools/paths.mjs';

/**
 * Reads block.json and widget.json of a widget.
 *
 * @param {string} path Folder of the widget, such as `blocks/button`.
 */
export const readWidget = ( path ) => ( {
	block: JSON.parse( readFileSync( `${ root }/${ path }/block.json`, 'utf8' ) ),
	widget: JSON.parse( readFileSync( `${ root }/${ path }/widget.json`, 'utf8' ) ),
} );

/** Reads a JSON file of a feature, which may have none. */
function readJson( feature, name ) {
	const file = `${ root }/${ feature }/${ name }`;
	return existsSync( file ) ? JSON.parse( readFileSync( file, 'utf8' ) ) : {};
}

/**
 * Returns the callbacks in hooks.json of a feature, which load its Hooks.php only when they run.
 *
 * @param {string} feature Folder of the feature.
 * @return {Array<{ hook: string, method: string, accepted: number }>} Method of the class Hooks, and how many
 *         arguments it gets.
 */
export const listedCallbacks = ( feature ) =>
	Object.entries( readJson( feature, 'hooks.json' ) ).map( ( [ hook, callback ] ) => {
		const [ method, accepted = 1 ] = [ callback ].flat();
		return { hook, method, accepted };
	} );

const readSettings = ( feature ) => readJson( feature, 'settings.json' );

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
	const index = widgets().map( ( { name: folder, path } ) => {
		const { block, widget } = readWidget( path );
		const { fields, settings = {} } = withoutComments( widget );
		writeFileSync( `${ out }/schema/${ folder }.php`, file( { fields, settings } ) );
		mkdirSync( `${ out }/blocks/${ folder }`, { recursive: true } );
		cpSync( `${ root }/${ path }/icon.svg`, `${ out }/blocks/${ folder }/icon.svg` );
		return {
			folder,
			path,
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
			also_in: widget.also_in ?? {},
			example: block.example?.attributes?.widgetData ?? {},
			example_width_px: block.example?.viewportWidth ?? 500,
		};
	} );
	writeFileSync( `${ out }/widgets.php`, file( index ) );
	writeFileSync( `${ out }/features.php`, file( compileFeatures() ) );
}

/** Returns what PHP must know of the features before it loads one; features/Features.php reads it. */
function compileFeatures() {
	const settings = features().flatMap( ( feature ) =>
		Object.entries( readSettings( feature ).settings ?? {} )
	);
	return {
		hooks: Object.fromEntries(
			foldersWith( 'features', 'Hooks.php' )
				.filter( ( feature ) => listedCallbacks( feature ).length === 0 )
				.map( ( feature ) => [
					classIn( feature, 'Hooks' ),
					readSettings( feature ).hooks_if ?? [],
				] )
		),
		callbacks: features().flatMap( ( feature ) =>
			listedCallbacks( feature ).map( ( { hook, method, accepted } ) => [
				hook,
				classIn( feature, 'Hooks' ),
				method,
				accepted,
			] )
		),
		endpoints: features()
			.flatMap( ( feature ) => foldersWith( `${ feature }/rest`, 'Endpoint.php' ) )
			.map( ( folder ) => classIn( folder, 'Endpoint' ) ),
		early: Object.fromEntries(
			features().flatMap( ( feature ) =>
				Object.entries( readJson( feature, 'early.json' ) ).map( ( [ part, name ] ) => [
					part,
					classIn( feature, name ),
				] )
			)
		),
		settings: Object.fromEntries(
			settings.map( ( [ name, { default: value, minimum, maximum } ] ) => [
				name,
				typeof value === 'number' ? [ value, minimum, maximum ] : [ value ],
			] )
		),
	};
}
