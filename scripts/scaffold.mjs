// Writes a new unit from scripts/templates/<kind> and adds its lines to the registries of its kind.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { namespaceOf, root as ownRoot, ruleFolders } from '../tools/paths.mjs';

const NAME = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/;
const TEMPLATES = `${ ownRoot }/scripts/templates`;

/** Folder of a kind, and the lines it needs elsewhere: [ file, after the last match of, line ]. */
const KINDS = {
	widget: { folder: 'blocks', lines: [] },
	field: {
		folder: 'fields',
		lines: [
			[
				'fields/Registry.php',
				/^\t\t'[\w-]+'\s*=>\s*\w+\\Field::class,\n/gm,
				"\t\t'{{name}}' => {{Studly}}\\Field::class,\n",
			],
			[
				'fields/registry.ts',
				/^import \{ \w+Field \} from '\.\/[\w-]+\/field';\n/gm,
				"import { {{camel}}Field } from './{{name}}/field';\n",
			],
			[
				'fields/registry.ts',
				/^\t'?[\w-]+'?: \w+Field,\n/gm,
				'\t{{typeKey}}: {{camel}}Field,\n',
			],
			[
				'scripts/types.mjs',
				/^\ttext: \(\) => 'string',\n/gm,
				"\t{{typeKey}}: () => 'string',\n",
			],
		],
	},
	endpoint: {
		folder: 'rest',
		lines: [
			[
				'rest/Server.php',
				/^\t\t\( new \w+\\Endpoint\(.*->register\(\);\n/gm,
				'\t\t( new {{Studly}}\\Endpoint() )->register();\n',
			],
		],
	},
	engine: { folder: 'frontend', lines: [] },
	provider: {
		folder: 'providers/icons',
		lines: [
			[
				'plugin.php',
				/^\t\tnew [\w\\]+\(.*\),\n/gm,
				'\t\tnew Providers\\Icons\\{{Studly}}\\Family(),\n',
			],
		],
	},
};

/** A rule, where a feature has some: the kind for its folder. */
const ruleIn = ( folder ) => ( {
	folder,
	// Part of the schema that forms send to browsers, which has names of one word.
	name: /^[a-z]+$/,
	lines: [
		[ `${ folder }/Rules.php`, /^\t\t'\w+',\n/gm, "\t\t'{{name}}',\n" ],
		[
			`${ folder }/registry.ts`,
			/^import \{ accepts as \w+ \} from '\.\/\w+\/rule';\n/gm,
			"import { accepts as {{name}} } from './{{name}}/rule';\n",
		],
		[ `${ folder }/registry.ts`, /^\t\w+(: \w+)?,\n/gm, '\t{{name}},\n' ],
	],
} );

const [ RULES ] = ruleFolders();
if ( RULES ) {
	KINDS.rule = ruleIn( RULES );
}

export const kinds = Object.keys( KINDS );

/** The words in templates: `price-table` → PriceTable, priceTable, Price table … */
function words( name, widgetClass, folder ) {
	const studly = name.replace( /(^|-)(\w)/g, ( _, dash, letter ) => letter.toUpperCase() );
	const title = name.replaceAll( '-', ' ' );
	const ownClass = widgetClass ?? `Pagewright_${ studly }_Widget`;
	const space = folder.split( '/' ).slice( 0, -1 ).map( namespaceOf );
	return {
		name,
		title,
		/** Namespace around the folder of the kind. */
		Space: [ 'Pagewright', ...space ].join( '\\' ),
		Title: title[ 0 ].toUpperCase() + title.slice( 1 ),
		Studly: studly,
		camel: studly[ 0 ].toLowerCase() + studly.slice( 1 ),
		typeKey: name.includes( '-' ) ? `'${ name }'` : name,
		key: name.replaceAll( '-', '' ),
		class: ownClass.replaceAll( '\\', '\\\\' ),
		block: `sowb/${ ownClass.toLowerCase().replace( /[_\\]/g, '-' ) }`,
		id_base: `pagewright-${ name }`,
	};
}

const files = ( dir ) =>
	readdirSync( dir, { withFileTypes: true } ).flatMap( ( entry ) =>
		entry.isDirectory()
			? files( `${ dir }/${ entry.name }` ).map( ( name ) => `${ entry.name }/${ name }` )
			: [ entry.name ]
	);

/**
 * Creates a unit.
 *
 * @param {string} kind           One of `kinds`.
 * @param {string} name           In kebab-case.
 * @param {Object} options
 * @param {string} options.root   Folder of the plugin.
 * @param {string} options.class  Class of a widget in saved content; derived from the name by default.
 * @return {{ unit: string, written: string[], changed: string[] }} Paths below the root.
 */
export function scaffold( kind, name, { root = ownRoot, class: widgetClass } = {} ) {
	if ( ! KINDS[ kind ] ) {
		throw new Error( `There is no kind "${ kind }". Known: ${ kinds.join( ', ' ) }.` );
	}
	if ( ! NAME.test( name ) ) {
		throw new Error(
			`"${ name }" is not a valid folder name: use lowercase letters, digits and single dashes, such as price-table.`
		);
	}
	if ( widgetClass !== undefined && ! /^[A-Za-z_][\w\\]*$/.test( widgetClass ) ) {
		throw new Error( `"${ widgetClass }" is not a valid class name.` );
	}
	const { folder, lines, name: allowed = NAME } = KINDS[ kind ];
	if ( ! allowed.test( name ) ) {
		throw new Error(
			`"${ name }" is not a valid name for a ${ kind }: use lowercase letters only.`
		);
	}
	const unit = `${ folder }/${ name }`;
	if ( existsSync( `${ root }/${ unit }` ) ) {
		throw new Error( `${ unit } already exists.` );
	}
	const known = words( name, widgetClass, folder );
	const fill = ( text ) =>
		text.replace( /\{\{(\w+)\}\}/g, ( _, word ) => {
			if ( known[ word ] === undefined ) {
				throw new Error(
					`A template asks for "${ word }", which the scaffold does not know.`
				);
			}
			return known[ word ];
		} );
	// Prepares the edits first: if a registry has another format, nothing is written.
	const edits = new Map();
	for ( const [ file, after, line ] of lines ) {
		const text = edits.get( file ) ?? readFileSync( `${ root }/${ file }`, 'utf8' );
		const last = [ ...text.matchAll( after ) ].at( -1 );
		if ( ! last ) {
			throw new Error(
				`${ file } has no place for the new unit: update scripts/scaffold.mjs.`
			);
		}
		const at = last.index + last[ 0 ].length;
		edits.set( file, text.slice( 0, at ) + fill( line ) + text.slice( at ) );
	}
	const written = files( `${ TEMPLATES }/${ kind }` ).map( ( template ) => {
		const path = `${ unit }/${ fill( template.replace( /\.tpl$/, '' ) ) }`;
		mkdirSync( dirname( `${ root }/${ path }` ), { recursive: true } );
		writeFileSync(
			`${ root }/${ path }`,
			fill( readFileSync( `${ TEMPLATES }/${ kind }/${ template }`, 'utf8' ) )
		);
		return path;
	} );
	edits.forEach( ( text, file ) => writeFileSync( `${ root }/${ file }`, text ) );
	return { unit, written, changed: [ ...edits.keys() ] };
}
