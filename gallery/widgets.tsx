import { useEffect, useRef } from '@wordpress/element';
import { openShadowRoots } from '../editor/shadow-roots';
import { mountAll, type Engine } from '../frontend/mount';
import type { Read } from '../frontend/read';
import { expand, readParts } from '../scripts/golden/read.mjs';
import { slugOf } from './address';
import { unitOf, type Unit } from './unit';

type Create = ( root: HTMLElement, options: object ) => Engine;

const goldens = import.meta.glob< string >(
	[ '../blocks/*/fixtures/*.html', '../features/*/blocks/*/fixtures/*.html' ],
	{
		eager: true,
		query: '?raw',
		import: 'default',
	}
);
const shared = import.meta.glob< string >(
	[ '../tests/golden/**/*.html', '../features/*/tests/golden/**/*.html' ],
	{
		eager: true,
		query: '?raw',
		import: 'default',
	}
);
const empty = import.meta.glob< Record< string, string[] > >(
	[ '../tests/golden/empty.json', '../features/*/tests/golden/empty.json' ],
	{ eager: true, import: 'default' }
);
const styles = import.meta.glob< string >(
	[ '../blocks/*/style.css', '../features/*/blocks/*/style.css' ],
	{
		eager: true,
		query: '?inline',
		import: 'default',
	}
);
const sharedStyles = import.meta.glob< string >( '../blocks/*/*.css', {
	eager: true,
	query: '?inline',
	import: 'default',
} );
const definitions = import.meta.glob< { styles?: string[] } >(
	[ '../blocks/*/widget.json', '../features/*/blocks/*/widget.json' ],
	{
		eager: true,
		import: 'default',
	}
);
const engineStyles = import.meta.glob< string >(
	[ '../frontend/*/page.css', '../features/*/public/page.css' ],
	{
		eager: true,
		query: '?inline',
		import: 'default',
	}
);
const engines = import.meta.glob< Record< string, Create > >(
	[ '../frontend/*/create-*.ts', '../features/*/public/create-*.ts', '!../**/*.test.ts' ],
	{
		eager: true,
	}
);

/**
 * Returns the name of the unit that a file belongs to: that of its folder, or of the feature in whose
 * `public` it is.
 */
const unitIn = ( path: string ) =>
	path
		.split( '/' )
		.filter( ( folder ) => folder !== 'public' )
		.at( -2 ) as string;

const partsIn = ( path: RegExp ) =>
	Object.entries( shared ).flatMap( ( [ file, text ] ) => {
		const found = path.exec( file );
		return found ? [ { name: found[ 1 ] ?? '', parts: readParts( text ) } ] : [];
	} );
/** Drawings and nested widgets, which golden HTML refers to. */
const tables = {
	drawings: Object.assign( {}, ...partsIn( /\/drawings\.html$/ ).map( ( { parts } ) => parts ) ),
	nested: Object.fromEntries(
		partsIn( /\/nested\/([\w-]+)\.html$/ ).map( ( { name, parts } ) => [ name, parts ] )
	),
};

const renderNothing: Record< string, string[] > = Object.assign( {}, ...Object.values( empty ) );

/** Placeholders in golden HTML for values that differ between sites. */
const PLACES: Array< [ RegExp, string ] > = [
	[ /@uploads\/(\w+?)(-\d+x\d+)?\.webp/g, './$1.webp' ],
	[ /@site/g, '#' ],
];

/** Makes the IDs of a fixture's HTML unique on a page with many. */
const onThisPage = ( html: string, name: string ) =>
	PLACES.reduce( ( text, [ from, to ] ) => text.replace( from, to ), html ).replace(
		/\b(id|for|href|name|aria-[a-z]+)="(#?)fixture/g,
		`$1="$2${ slugOf( name ) }`
	);

const schemas = import.meta.glob< { readOptions?: Read< object > } >(
	[ '../frontend/*/options.ts', '../features/*/public/options.ts' ],
	{ eager: true }
);

/**
 * Starts the engines in the HTML: `frontend/accordion/create-accordion.ts` runs
 * `data-pagewright="accordion"`.
 */
function startEngines( root: HTMLElement ): void {
	for ( const [ path, module ] of Object.entries( engines ) ) {
		const create = Object.entries( module ).find( ( [ name ] ) =>
			/^create[A-Z]/.test( name )
		)?.[ 1 ];
		if ( create ) {
			const folder = path.slice( 0, path.lastIndexOf( '/' ) );
			const read = schemas[ `${ folder }/options.ts` ]?.readOptions ?? Object;
			mountAll( unitIn( path ), create, read, root );
		}
	}
}

/** Returns the style sheets of the folders that the HTML needs. */
const sheetsOf = ( sheets: Record< string, string >, isNeeded: ( folder: string ) => boolean ) =>
	Object.entries( sheets )
		.filter( ( [ path ] ) => isNeeded( unitIn( path ) ) )
		.map( ( [ , css ] ) => css );

/** Returns a shared style sheet by its name in `styles` of widget.json. */
function sharedStyle( name: string ): string {
	const found = Object.entries( sharedStyles ).find( ( [ path ] ) =>
		path.endsWith( `/${ name }.css` )
	);
	if ( ! found ) {
		throw new Error( `There is no shared style sheet ${ name }.` );
	}
	return found[ 1 ];
}

/**
 * Returns the style sheet of a widget, after the shared ones, those of inner widgets and of its
 * engines.
 */
const withNested = ( html: string, path: string, css: string ) =>
	[
		...( definitions[ path.replace( /style\.css$/, 'widget.json' ) ]?.styles ?? [] ).map(
			sharedStyle
		),
		...sheetsOf(
			styles,
			( inner ) => inner !== unitIn( path ) && html.includes( `so-widget-sow-${ inner } ` )
		),
		...sheetsOf( engineStyles, ( engine ) => html.includes( `data-pagewright="${ engine }"` ) ),
		css,
	].join( '' );

function Golden( { html, css }: { html: string; css: string } ) {
	const root = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( root.current ) {
			openShadowRoots( root.current );
			startEngines( root.current );
			root.current.dataset.engines = 'started';
		}
	}, [] );
	return (
		<>
			<style>{ css }</style>
			<div ref={ root } data-engines="waiting" dangerouslySetInnerHTML={ { __html: html } } />
		</>
	);
}

/**
 * One unit for each widget: the golden HTML of its fixtures with its style sheet and its running
 * engine.
 */
export const widgetUnits: Unit[] = Object.entries( styles ).map( ( [ path, css ] ) => {
	const folder = unitIn( path );
	const fixtures = Object.entries( goldens ).filter( ( [ file ] ) =>
		file.startsWith( path.replace( /style\.css$/, '' ) )
	);
	for ( const name of renderNothing[ folder ] ?? [] ) {
		fixtures.push( [ `${ name }.html`, '' ] );
	}
	const states = fixtures.map( ( [ file, golden ] ) => {
		const html = expand( golden, tables );
		const name = ( file.split( '/' ).at( -1 ) as string ).replace( '.html', '' );
		return {
			title: name,
			draw: () => (
				<Golden html={ onThisPage( html, name ) } css={ withNested( html, path, css ) } />
			),
		};
	} );
	return unitOf( `widget-${ folder }`, `Widget: ${ folder }`, states );
} );
