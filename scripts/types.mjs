// npm run types: writes blocks/<widget>/data.gen.ts, the type of a widget's sanitized data, from
// widget.json. --check only reports whether they are up to date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root, widgetPath, widgets } from '../tools/paths.mjs';
import { readWidget } from './compile.mjs';

const words = ( options ) =>
	( Array.isArray( options ) ? options : Object.keys( options ?? {} ) )
		.map( ( key ) => `'${ key }'` )
		.join( ' | ' );
const choice = ( { options } ) =>
	( typeof options === 'string' ? '' : words( options ) ) || 'string';

/** Type of a sanitized value, by field type; equal to the result of Field::clean(). */
const VALUES = {
	text: () => 'string',
	textarea: () => 'string',
	tinymce: () => 'string',
	link: () => 'string',
	autocomplete: () => 'string',
	'date-range': () => 'string',
	posts: () => 'string',
	icon: () => 'string',
	font: () => 'string',
	image_shape: () => 'string',
	'image-size': () => 'string',
	'multi-measurement': () => 'string',
	color: () => 'string | false',
	measurement: () => 'string | false',
	number: () => "number | ''",
	slider: () => 'number',
	media: () => 'number',
	location: () => '{ name: string; address: string; location: string }',
	checkbox: () => 'boolean',
	toggle: () => 'boolean',
	code: () => 'string',
	builder: () => 'Record< string, unknown > | string',
	checkboxes: ( field ) => `Array< ${ choice( field ) } >`,
	'image-radio': ( field ) => `${ choice( field ) } | ''`,
	presets: ( field ) => `${ words( field.presets ) || 'string' } | ''`,
	select: ( field ) =>
		field.multiple ? `Array< ${ choice( field ) } >` : `${ choice( field ) } | ''`,
	radio: ( field ) => `${ choice( field ) } | ''`,
	order: ( field ) => `Array< ${ choice( field ) } >`,
	section: ( field, depth ) => object( field.fields, depth ),
	tabs: ( field, depth ) => object( field.fields, depth ),
	repeater: ( field, depth ) => `Array< ${ object( field.fields, depth ) } >`,
	widget: ( field ) => `import( '@widget/${ field.widget }' ).${ typeName( field.widget ) }`,
};

/** Types without a value. */
const NO_VALUE = new Set( [ 'html', 'error' ] );

const typeName = ( folder ) =>
	folder.replace( /(^|-)(\w)/g, ( _, dash, letter ) => letter.toUpperCase() ) + 'Data';
const key = ( name ) => ( /^[a-z_]\w*$/i.test( name ) ? name : `'${ name }'` );

function object( fields, depth = 0 ) {
	const indent = '\t'.repeat( depth + 1 );
	const lines = Object.entries( fields )
		.filter( ( [ , field ] ) => ! NO_VALUE.has( field.type ) )
		.map( ( [ name, field ] ) => {
			const value = VALUES[ field.type ];
			if ( ! value ) {
				throw new Error(
					`The field type "${ field.type }" of "${ name }" has no TypeScript type: add it to scripts/types.mjs.`
				);
			}
			return `${ indent }${ key( name ) }: ${ value( field, depth + 1 ) };`;
		} );
	return `{\n${ lines.join( '\n' ) }\n${ '\t'.repeat( depth ) }}`;
}

const stale = widgets().filter( ( { name, path } ) => {
	const file = `${ root }/${ path }/data.gen.ts`;
	const { widget } = readWidget( path );
	const type = object( widget.fields ).replace(
		/@widget\/([\w-]+)/g,
		( _, inner ) => `${ relative( path, widgetPath( inner ) ) }/data.gen`
	);
	const text = `// Made by "npm run types" from widget.json.\n\nexport type ${ typeName( name ) } = ${ type };\n`;
	const isStale = ! existsSync( file ) || readFileSync( file, 'utf8' ) !== text;
	isStale && ! process.argv.includes( '--check' ) && writeFileSync( file, text );
	return isStale;
} );
if ( process.argv.includes( '--check' ) && stale.length ) {
	console.error(
		`Out of date: ${ stale.map( ( { name } ) => name ).join( ', ' ) }. Run: npm run types`
	);
	process.exit( 1 );
}
console.log(
	stale.length
		? `Written: ${ stale.map( ( { name } ) => name ).join( ', ' ) }`
		: 'Types: up to date.'
);
