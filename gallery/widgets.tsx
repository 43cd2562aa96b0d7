import { useEffect, useRef } from '@wordpress/element';
import { openShadowRoots } from '../editor/shadow-roots';
import { mountAll, type Engine } from '../frontend/mount';
import type { Read } from '../frontend/read';
import emptyFixtures from '../tests/golden/empty.json';
import { expand, readParts } from '../scripts/golden/read.mjs';
import { slugOf } from './address';
import { unitOf, type Unit } from './unit';

type Create = ( root: HTMLElement, options: object ) => Engine;

const goldens = import.meta.glob< string >( '../blocks/*/fixtures/*.html', {
	eager: true,
	query: '?raw',
	import: 'default',
} );
const shared = import.meta.glob< string >( '../tests/golden/**/*.html', {
	eager: true,
	query: '?raw',
	import: 'default',
} );
const styles = import.meta.glob< string >( '../blocks/*/style.css', {
	eager: true,
	query: '?inline',
	import: 'default',
} );
const sharedStyles = import.meta.glob< string >( '../blocks/*.css', {
	eager: true,
	query: '?inline',
	import: 'default',
} );
const definitions = import.meta.glob< { styles?: string[] } >( '../blocks/*/widget.json', {
	eager: true,
	import: 'default',
} );
const engineStyles = import.meta.glob< string >( '../frontend/*/page.css', {
	eager: true,
	query: '?inline',
	import: 'default',
} );
const engines = import.meta.glob< Record< string, Create > >(
	[ '../frontend/*/create-*.ts', '!../frontend/*/*.test.ts' ],
	{
		eager: true,
	}
);

/** Drawings and nested widgets, which golden HTML refers to. */
const tables = {
	drawings: readParts( shared[ '../tests/golden/drawings.html' ] ?? '' ),
	nested: Object.fromEntries(
		Object.entries( shared ).flatMap( ( [ path, text ] ) => {
			const folder = /\/nested\/([\w-]+)\.html$/.exec( path )?.[ 1 ];
			return folder ? [ [ folder, readParts( text ) ] ] : [];
		} )
	),
};

const renderNothing: Record< string, string[] > = emptyFixtures;

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

const schemas = import.meta.glob< { readOptions?: Read< object > } >( '../frontend/*/options.ts', {
	eager: true,
} );

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
			const name = path.split( '/' )[ 2 ] as string;
			const read = schemas[ `../frontend/${ name }/options.ts` ]?.readOptions ?? Object;
			mountAll( name, create, read, root );
		}
	}
}

/** Returns the style sheets of the folders that the HTML needs. */
const sheetsOf = ( sheets: Record< string, string >, isNeeded: ( folder: string ) => boolean ) =>
	Object.entries( sheets )
		.filter( ( [ path ] ) => isNeeded( path.split( '/' )[ 2 ] as string ) )
		.map( ( [ , css ] ) => css );

/**
 * Returns the style sheet of a widget, after the shared ones, those of inner widgets and of its
 * engines.
 */
const withNested = ( html: string, folder: string, css: string ) =>
	[
		...( definitions[ `../blocks/${ folder }/widget.json` ]?.styles ?? [] ).map(
			( name ) => sharedStyles[ `../blocks/${ name }.css` ]
		),
		...sheetsOf(
			styles,
			( inner ) => inner !== folder && html.includes( `so-widget-sow-${ inner } ` )
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
		}
	}, [] );
	return (
		<>
			<style>{ css }</style>
			<div ref={ root } dangerouslySetInnerHTML={ { __html: html } } />
		</>
	);
}

/**
 * One unit for each widget: the golden HTML of its fixtures with its style sheet and its running
 * engine.
 */
export const widgetUnits: Unit[] = Object.entries( styles ).map( ( [ path, css ] ) => {
	const folder = path.split( '/' )[ 2 ] as string;
	const fixtures = Object.entries( goldens ).filter( ( [ file ] ) =>
		file.startsWith( `../blocks/${ folder }/` )
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
				<Golden html={ onThisPage( html, name ) } css={ withNested( html, folder, css ) } />
			),
		};
	} );
	return unitOf( `widget-${ folder }`, `Widget: ${ folder }`, states );
} );
