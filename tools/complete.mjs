// Finds units that lack a part. Used by the completeness test, and on its own: node
// tools/complete.mjs [folder]
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import Ajv from 'ajv';
import {
	classIn,
	features as featureFolders,
	foldersWith,
	root as ownRoot,
	widgetPath,
} from './paths.mjs';
import { featureGaps } from './complete-features.mjs';
import { fixtureGaps } from './complete-fixtures.mjs';
import { ruleGaps } from './complete-rules.mjs';

/**
 * Field types with inner fields, which the schema walks, or without a value: they have neither a
 * Field.php nor an entry in the registries.
 */
const GROUPS = [ 'section', 'tabs', 'repeater', 'widget', 'html', 'error' ];
const WIDGET_PARTS = [
	'block.json',
	'widget.json',
	'template.php',
	'style.css',
	'icon.svg',
	'data.gen.ts',
];
const FIELD_PARTS = [
	'Field.php',
	'field.ts',
	'Control.tsx',
	'Control.test.tsx',
	'cases.json',
	'gallery.tsx',
];
const BLOCK_TEXTS = [ 'name', 'title', 'description', 'category', 'textdomain' ];

const read = ( file ) => ( existsSync( file ) ? readFileSync( file, 'utf8' ) : '' );
const json = ( file ) => JSON.parse( read( file ) || '{}' );
const layers = json( `${ ownRoot }/layers.json` );
/** Returns the folders of a layer that are not a unit. */
const sharedOf = ( layer ) => layers[ layer ]?.units?.shared ?? [];
const studly = ( name ) =>
	name.replace( /(^|[-_])(\w)/g, ( _, dash, letter ) => letter.toUpperCase() );

/** Returns type name => class, as each language lists them. */
export function registeredTypes( root ) {
	const php = read( `${ root }/fields/Registry.php` ).matchAll(
		/^\t\t'([\w-]+)'\s*=>\s*(\w+)\\Field/gm
	);
	const ts = read( `${ root }/fields/registry.ts` ).matchAll( /^\t'?([\w-]+)'?: \w+Field,/gm );
	return {
		php: new Map( [ ...php ].map( ( [ , type, name ] ) => [ type, name ] ) ),
		ts: new Set( [ ...ts ].map( ( [ , type ] ) => type ) ),
	};
}

/** Returns a sentence for each missing part. @param {string} root Folder of the plugin. */
export function findGaps( root ) {
	return [
		...widgetGaps( root ),
		...fieldGaps( root ),
		...endpointGaps( root ),
		...engineGaps( root ),
		...featureGaps( root ),
		...ruleGaps( root ),
	];
}

const folders = ( root, folder ) =>
	foldersWith( folder, '', root ).map( ( path ) => basename( path ) );

/** Returns the folders of units, also inside features; one that lacks a part too. */
const below = ( root, kind ) =>
	[ kind, ...featureFolders( root ).map( ( path ) => `${ path }/${ kind }` ) ]
		.flatMap( ( folder ) => foldersWith( folder, '', root ) )
		.filter( ( path ) => ! sharedOf( kind ).includes( basename( path ) ) );

const missing = ( root, unit, parts ) =>
	parts
		.filter( ( part ) => ! existsSync( `${ root }/${ unit }/${ part }` ) )
		.map( ( part ) => `${ unit }: no ${ part }` );

function widgetGaps( root ) {
	const isWhole = new Ajv( { allErrors: true, strict: false } ).compile(
		json( `${ root }/schema/widget.schema.json` )
	);
	const types = registeredTypes( root );
	const taken = new Map();
	return below( root, 'blocks' ).flatMap( ( unit ) => {
		const block = json( `${ root }/${ unit }/block.json` );
		const widget = json( `${ root }/${ unit }/widget.json` );
		const gaps = missing( root, unit, WIDGET_PARTS );
		const used = fieldsOf( { ...widget.fields, ...widget.settings } );
		if ( ! isWhole( widget ) ) {
			gaps.push(
				...isWhole.errors.map(
					( { instancePath, message } ) =>
						`${ unit }/widget.json${ instancePath }: ${ message }`
				)
			);
		}
		gaps.push(
			...BLOCK_TEXTS.filter( ( key ) => ! block[ key ] ).map(
				( key ) => `${ unit }/block.json: no ${ key }`
			)
		);
		gaps.push(
			...used
				.filter(
					( { type } ) =>
						! GROUPS.includes( type ) &&
						! ( types.php.has( type ) && types.ts.has( type ) )
				)
				.map(
					( { type } ) =>
						`${ unit }/widget.json: nobody registered the field type "${ type }"`
				),
			...used
				.filter(
					( { type, widget: inner } ) => type === 'widget' && ! widgetPath( inner, root )
				)
				.map(
					( { widget: inner } ) =>
						`${ unit }/widget.json: there is no widget "${ inner }"`
				)
		);
		gaps.push( ...presetGaps( unit, widget.fields ?? {} ) );
		if ( widget.render ) {
			gaps.push(
				...( widget.render === classIn( unit, 'Render' )
					? missing( root, unit, [ 'Render.php' ] )
					: [ `${ unit }/widget.json: render is not the class of Render.php` ] )
			);
		}
		for ( const name of [ block.name, widget.class, widget.id_base ] ) {
			taken.has( name ) &&
				gaps.push( `${ unit }: "${ name }" is taken by ${ taken.get( name ) }` );
			taken.set( name, unit );
		}
		return [ ...gaps, ...fixtureGaps( root, unit ) ];
	} );
}

/** A new form has the default preset, so the defaults of its fields must equal its values. */
function presetGaps( unit, fields ) {
	return fieldsOf( fields )
		.filter( ( { type } ) => type === 'presets' )
		.flatMap( ( { presets, default: first } ) =>
			leaves( presets?.[ first ]?.values ?? {} )
				.filter( ( [ path, value ] ) => {
					const field = fieldAt( fields, path );
					return JSON.stringify( field?.default ?? '' ) !== JSON.stringify( value );
				} )
				.map(
					( [ path ] ) =>
						`${ unit }/widget.json: ${ path.join( '.' ) } has another default than the preset "${ first }"`
				)
		);
}

/** Returns each value of a preset with its path of keys. */
const leaves = ( values, path = [] ) =>
	Object.entries( values ).flatMap( ( [ key, value ] ) =>
		value !== null && typeof value === 'object' && ! Array.isArray( value )
			? leaves( value, [ ...path, key ] )
			: [ [ [ ...path, key ], value ] ]
	);

const fieldAt = ( fields, [ key, ...rest ] ) =>
	rest.length === 0 ? fields?.[ key ] : fieldAt( fields?.[ key ]?.fields, rest );

/** Returns every field of a list, at any depth. */
function fieldsOf( list ) {
	return Object.values( list ?? {} )
		.filter( ( field ) => field !== null && typeof field === 'object' )
		.flatMap( ( field ) => [ field, ...fieldsOf( field.fields ) ] );
}

function fieldGaps( root ) {
	const { php, ts } = registeredTypes( root );
	const classes = new Set( php.values() );
	const types = folders( root, 'fields' ).filter(
		( name ) => ! sharedOf( 'fields' ).includes( name )
	);
	const gaps = types.flatMap( ( folder ) => {
		const unit = `fields/${ folder }`;
		if ( GROUPS.includes( folder ) ) {
			return missing( root, unit, [ 'gallery.tsx' ] );
		}
		return [
			...missing( root, unit, FIELD_PARTS ),
			...( json( `${ root }/${ unit }/cases.json` ).length > 0
				? []
				: [ `${ unit }/cases.json: no case` ] ),
			...( classes.has( studly( folder ) )
				? []
				: [ `${ unit }: not in fields/Registry.php` ] ),
			...( read( `${ root }/fields/registry.ts` ).includes( `'./${ folder }/field'` )
				? []
				: [ `${ unit }: not in fields/registry.ts` ] ),
		];
	} );
	return [
		...gaps,
		...[ ...php.keys() ]
			.filter( ( type ) => ! ts.has( type ) )
			.map( ( type ) => `fields/registry.ts: no "${ type }", which Registry.php has` ),
		...[ ...ts ]
			.filter( ( type ) => ! php.has( type ) )
			.map( ( type ) => `fields/Registry.php: no "${ type }", which registry.ts has` ),
	];
}

function endpointGaps( root ) {
	const server = read( `${ root }/rest/Server.php` );
	return below( root, 'rest' ).flatMap( ( unit ) => {
		const { route, roles, cases = [] } = json( `${ root }/${ unit }/contract.json` );
		const isRefused = cases.some( ( { status } ) => status >= 400 );
		return [
			...missing( root, unit, [ 'Endpoint.php', 'contract.json' ] ),
			...( route ? [] : [ `${ unit }/contract.json: no route` ] ),
			...( roles ? [] : [ `${ unit }/contract.json: no roles` ] ),
			...( cases.some( ( { status } ) => status < 300 ) && isRefused
				? []
				: [
						`${ unit }/contract.json: needs a case that is answered and one that is refused`,
					] ),
			// The build finds those of features.
			...( unit.startsWith( 'features/' ) ||
			server.includes( `new ${ studly( basename( unit ) ) }\\Endpoint(` )
				? []
				: [ `${ unit }: not in rest/Server.php` ] ),
		];
	} );
}

function engineGaps( root ) {
	return [
		...folders( root, 'frontend' ).map( ( name ) => [ `frontend/${ name }`, name ] ),
		...featureFolders( root ).flatMap( ( path ) => [
			[ `${ path }/public`, basename( path ) ],
			...folders( root, `${ path }/public` ).map( ( name ) => [
				`${ path }/public/${ name }`,
				name,
			] ),
		] ),
	]
		.filter( ( [ path, name ] ) => existsSync( `${ root }/${ path }/create-${ name }.ts` ) )
		.flatMap( ( [ path, name ] ) =>
			missing( root, path, [ 'options.ts', `create-${ name }.test.ts` ] )
		);
}

if ( process.argv[ 1 ] && import.meta.url === pathToFileURL( process.argv[ 1 ] ).href ) {
	const gaps = findGaps( process.argv[ 2 ] ?? ownRoot );
	console.log( gaps.join( '\n' ) || 'Every unit is whole.' );
	process.exit( gaps.length ? 1 : 0 );
}
