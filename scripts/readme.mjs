// npm run readme: writes the tables of folders, widgets, fields and endpoints in README.md and docs/architecture.md from layers.json, the units and the names of files. --check only reports whether they are up to date.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import {
	endpoints as endpointFolders,
	features,
	folderOf,
	root,
	widgets as allWidgets,
} from '../tools/paths.mjs';
import { readWidget } from './compile.mjs';

/** Types with inner fields or without a value; they have no Field.php with a description. */
const GROUPS = {
	section: 'Fields in one object, under a title that opens and closes.',
	tabs: 'Sections of one object, shown one at a time.',
	repeater: 'A list of objects with the same fields; add, copy, remove, sort.',
	widget: "Another widget's form inside this one.",
	html: 'Nothing; shows words of the widget.',
	error: 'Nothing; shows why a part of the form is missing.',
};

const read = ( path ) => readFileSync( `${ root }/${ path }`, 'utf8' );
const layers = JSON.parse( read( 'layers.json' ) );
const row = ( ...cells ) =>
	`| ${ cells.map( ( cell ) => cell.replaceAll( '|', '\\|' ) ).join( ' | ' ) } |`;
const table = ( titles, rows ) =>
	[ row( ...titles ), row( ...titles.map( () => '---' ) ), ...rows ].join( '\n' );

/** Returns the first sentences of the docblock of a PHP class. */
function summaryOf( path ) {
	const [ , said = '' ] =
		/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:final |abstract )?class /.exec( read( path ) ) ?? [];
	return said
		.split( '\n' )
		.map( ( line ) => line.replace( /^\s*\*? ?/, '' ).trim() )
		.join( ' ' )
		.trim();
}

const widgets = () =>
	table(
		[ 'Widget', 'What it is', 'Block', 'Class key' ],
		allWidgets().map( ( { path } ) => {
			const { block, widget } = readWidget( path );
			const name = `[${ block.title }](${ path })`;
			return row( name, block.description, `\`${ block.name }\``, `\`${ widget.class }\`` );
		} )
	);

/** Returns a sentence with the names of the widgets of the bundle. */
function supported() {
	const names = allWidgets()
		.map( ( { path } ) => readWidget( path ) )
		.filter( ( { widget } ) => widget.class.startsWith( 'SiteOrigin_' ) )
		.map( ( { block } ) => block.title );
	return `All ${ names.length } widgets are supported: ${ names.join( ', ' ) }.`;
}

/** Types in the order of the PHP registry. */
function fields() {
	const registered = [
		...read( 'fields/Registry.php' ).matchAll( /^\t\t'([\w-]+)'\s*=> (\w+)\\Field::class/gm ),
	].map( ( [ , type, name ] ) => {
		const folder = folderOf( name );
		return row(
			`[\`${ type }\`](fields/${ folder })`,
			summaryOf( `fields/${ folder }/Field.php` )
		);
	} );
	const groups = Object.entries( GROUPS ).map( ( [ type, said ] ) =>
		row( `[\`${ type }\`](fields/${ type })`, said )
	);
	return table( [ 'Type', 'What is stored' ], [ ...registered, ...groups ] );
}

const endpoints = () =>
	table(
		[ 'Endpoint', 'Address', 'What it does' ],
		endpointFolders().map( ( path ) => {
			const { route, method = 'POST' } = JSON.parse( read( `${ path }/contract.json` ) );
			return row(
				`[${ basename( path ) }](${ path })`,
				`\`${ method } ${ route }\``,
				// The sentence begins with the URL, which is in another column.
				sentence(
					summaryOf( `${ path }/Endpoint.php` ).replace( /^(?:GET|POST) \S+ /, '' )
				)
			);
		} )
	);

const sentence = ( text ) => text.charAt( 0 ).toUpperCase() + text.slice( 1 );

/** Returns the folders of the repository. Links in layers.json start in docs/. */
function folders() {
	const link = ( text ) => text.replace( /\]\((?=[\w-]+\.md)/g, '](docs/' );
	return table(
		[ 'Folder', 'What it holds' ],
		Object.entries( layers ).map( ( [ folder, { about } ] ) =>
			row( `\`${ folder }/\``, link( about ) )
		)
	);
}

/** Returns the folders with code, and which of the others each may use. */
function directions() {
	const list = ( names ) => ( names ? names.join( ', ' ) || 'none' : '–' );
	return table(
		[ 'Folder', 'What it holds', 'May use (TypeScript)', 'May use (PHP)' ],
		Object.entries( layers )
			.filter( ( [ , { ts, php } ] ) => ts || php )
			.map( ( [ folder, { about, ts, php } ] ) =>
				row(
					`\`${ folder }/\``,
					about,
					ts?.includes( '*' ) ? 'all' : list( ts ),
					list( php )
				)
			)
	);
}

/** Returns the features with the first sentence of their guides, and the folders that each has. */
function featureRows( link ) {
	return features().map( ( feature ) => {
		const guide = read( `${ feature }/README.md` );
		const [ , title ] = /^# (.+)$/m.exec( guide );
		const [ , about ] = /^# .+\n+(?:[-*] )?(.+?[.:])(?= |$)/m.exec( guide );
		const inside = readdirSync( `${ root }/${ feature }`, { withFileTypes: true } )
			.filter( ( entry ) => entry.isDirectory() )
			.map( ( { name } ) =>
				name === 'blocks'
					? `\`blocks\` (${ readdirSync( `${ root }/${ feature }/blocks` ).join( ', ' ) })`
					: `\`${ name }\``
			);
		return {
			name: `[${ title }](${ link }${ feature }/README.md)`,
			about,
			feature,
			inside,
		};
	} );
}

const featureList = () =>
	table(
		[ 'Feature', 'What it is' ],
		featureRows( '' ).map( ( one ) => row( one.name, one.about ) )
	);

const featureParts = () =>
	table(
		[ 'Feature', 'Folder', 'What is inside, beside its PHP' ],
		featureRows( '../' ).map( ( { name, feature, inside } ) =>
			row( name, `\`${ feature }\``, inside.join( ', ' ) )
		)
	);

/** File => its tables by the names in their marks. */
const FILES = {
	'README.md': { folders, features: featureList, widgets, fields, endpoints },
	'docs/compatibility.md': { supported },
	'docs/architecture.md': { directions, features: featureParts },
};
let isStale = false;
for ( const [ file, tables ] of Object.entries( FILES ) ) {
	const now = read( file );
	let next = now;
	for ( const [ name, make ] of Object.entries( tables ) ) {
		const place = new RegExp(
			`(<!-- begin ${ name } -->\\n)[\\s\\S]*?(\\n<!-- end ${ name } -->)`
		);
		if ( ! place.test( next ) ) {
			throw new Error( `${ file } has no place for the table of ${ name }.` );
		}
		next = next.replace( place, ( _, begin, end ) => begin + make() + end );
	}
	if ( next === now ) {
		console.log( `${ file }: up to date.` );
	} else if ( process.argv.includes( '--check' ) ) {
		console.error( `${ file } is out of date: npm run readme` );
		isStale = true;
	} else {
		writeFileSync( `${ root }/${ file }`, next );
		console.log( `${ file }: written.` );
	}
}
process.exit( isStale ? 1 : 0 );
