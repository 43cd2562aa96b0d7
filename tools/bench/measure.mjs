// Measurements. Times are ratios to a floor in the same run: they differ less between machines.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { root } from '../paths.mjs';
import { median } from './median.mjs';
import { COPIES, EMPTY_PAGE, view } from './pages.mjs';

const gzip = ( text ) => gzipSync( text, { level: 9 } ).length;

/**
 * Returns the median times of two kinds of page loads, alternating, so that disturbances affect
 * both. The order changes every time.
 */
async function race( first, second, rounds ) {
	const times = [ [], [] ];
	for ( let i = 0; i < rounds; i++ ) {
		for ( const which of i % 2 ? [ 1, 0 ] : [ 0, 1 ] ) {
			times[ which ].push( ( await [ first, second ][ which ]() ).ms );
		}
	}
	return {
		first: median( times[ 0 ] ),
		second: median( times[ 1 ] ),
		ratio: median( times[ 0 ] ) / median( times[ 1 ] ),
	};
}

/** Loads a page until its time is stable: the first loads fill caches. */
async function settled( look ) {
	for ( let i = 0; i < 3; i++ ) {
		await look();
	}
	return look();
}

/** Compares two page loads; `rounds` 0 skips times. */
async function compare( look, floor, rounds ) {
	const [ ours, theirs ] = [ await settled( look ), await settled( floor ) ];
	return {
		ours,
		theirs,
		queries: ours.queries.length - theirs.queries.length,
		writes: ours.writes.length,
		files: ours.files.length,
		time: rounds ? await race( look, floor, rounds ) : null,
	};
}

/** The page of widgets against the same HTML in HTML blocks, with the plugin active for both. */
export const widgetPage = ( url, rounds = 0 ) =>
	compare(
		() => view( url, '/bench-widgets/' ),
		() => view( url, '/bench-html/' ),
		rounds
	);

/** Five images of the media library, in our blocks and in core's. */
export const picturePage = ( url, rounds = 0 ) =>
	compare(
		() => view( url, '/bench-pictures/' ),
		() => view( url, '/bench-core-pictures/' ),
		rounds
	);

/** A page without our features, with and without the plugin. */
export const idlePage = ( url, rounds = 0 ) =>
	compare(
		() => view( url, '/bench-plain/' ),
		() => view( url, '/bench-plain/', { off: true } ),
		rounds
	);

/**
 * Compares the page of each widget with the empty page. Each round loads every page once, in the
 * reverse order of the previous round; all share the loads of the empty page.
 *
 * @param {string}                                                       url    Address of the site.
 * @param {Array<{widget: string, idBase: string, path: string}>} pages  From makeWidgetPages().
 * @param {number}                                                       rounds Measured loads of each page.
 * @return {Promise<Array<{widget: string, first: number, second: number, more: number}>>} Median ms of the page and of the empty one, and the additional ms of one widget.
 */
export async function eachWidget( url, pages, rounds ) {
	for ( const { widget, idBase, path } of pages ) {
		const { html } = await settled( () => view( url, path ) );
		const shown = html.split( `class="so-widget-${ idBase } ` ).length - 1;
		if ( shown < COPIES ) {
			throw new Error( `${ path } shows ${ shown } of ${ COPIES } × ${ widget }.` );
		}
	}
	const times = new Map(
		[ EMPTY_PAGE, ...pages.map( ( { path } ) => path ) ].map( ( path ) => [ path, [] ] )
	);
	for ( let i = 0; i < rounds; i++ ) {
		for ( const path of i % 2 ? [ ...times.keys() ].reverse() : times.keys() ) {
			times.get( path ).push( ( await view( url, path ) ).ms );
		}
	}
	const empty = times.get( EMPTY_PAGE );
	return pages.map( ( { widget, path } ) => ( {
		widget,
		first: median( times.get( path ) ),
		second: median( empty ),
		more: median( times.get( path ).map( ( ms, i ) => ms - empty[ i ] ) ) / COPIES,
	} ) );
}

/**
 * Returns the bytes of our files on a page: external files and style elements, gzipped one by one.
 */
export async function pageBytes( url, path ) {
	const { html } = await view( url, path );
	const ours = [
		...html.matchAll(
			/<(?:script|link)\b[^>]*\b(?:src|href)=["']([^"']*\/plugins\/pagewright\/[^"']*)["'][^>]*>/g
		),
	];
	const files = [
		...new Set( ours.map( ( [ , address ] ) => address.replaceAll( '&#038;', '&' ) ) ),
	];
	const loaded = await Promise.all(
		files.map( async ( address ) => [ address, await ( await fetch( address ) ).text() ] )
	);
	const inline = [
		...html.matchAll(
			/<(script|style)\b[^>]*\bid=["']pagewright[^"']*["'][^>]*>([\s\S]*?)<\/\1>/g
		),
	];
	const sum = ( texts ) => texts.reduce( ( all, text ) => all + gzip( text ), 0 );
	return {
		js: sum( [
			...loaded
				.filter( ( [ address ] ) => /\.js\b/.test( address ) )
				.map( ( [ , text ] ) => text ),
			...inline.filter( ( [ , tag ] ) => tag === 'script' ).map( ( [ , , text ] ) => text ),
		] ),
		css: sum( [
			...loaded
				.filter( ( [ address ] ) => /\.css\b/.test( address ) )
				.map( ( [ , text ] ) => text ),
			...inline.filter( ( [ , tag ] ) => tag === 'style' ).map( ( [ , , text ] ) => text ),
		] ),
		requests: files.length,
	};
}

/** Returns what the plugin adds to the page of a new post. */
export async function editorPage( url, cookie ) {
	const path = '/wp-admin/post-new.php?post_type=page';
	const facts = async ( off ) => {
		const { html, ms } = await settled( () => view( url, path, { off, cookie } ) );
		return {
			ms,
			bytes: Buffer.byteLength( html ),
			scripts: [ ...html.matchAll( /<script\b[^>]*\bsrc=["']([^"']+)/g ) ].map(
				( [ , address ] ) => address
			),
			// Older releases list the canvas's style sheets a second time, in a script's JSON.
			styles: [
				...html
					.replace( /<script\b[\s\S]*?<\/script>/g, '' )
					.matchAll( /<link\b[^>]*\brel=["']stylesheet["'][^>]*>/g ),
			].map( ( [ tag ] ) => tag ),
		};
	};
	const [ ours, theirs ] = [ await facts( false ), await facts( true ) ];
	const name = ( entry ) =>
		/\/([\w.-]+\.(?:js|css|php))/.exec( entry )?.[ 1 ] ?? entry.slice( 0, 60 );
	const added = ( key ) =>
		ours[ key ].filter( ( one ) => ! theirs[ key ].includes( one ) ).map( name );
	return {
		ours,
		theirs,
		bytes: ours.bytes - theirs.bytes,
		scripts: ours.scripts.length - theirs.scripts.length,
		styles: ours.styles.length - theirs.styles.length,
		addedScripts: added( 'scripts' ),
		addedStyles: added( 'styles' ),
	};
}

/** Returns the files of the last build: [ name, bytes, gzipped bytes ]. */
export function builtSizes() {
	const build = `${ root }/build`;
	const views = existsSync( `${ build }/blocks` )
		? readdirSync( `${ build }/blocks` ).map( ( name ) => `blocks/${ name }/view.js` )
		: [];
	const top = readdirSync( build ).filter( ( name ) => /\.(js|css)$/.test( name ) );
	return [ ...top, ...views ]
		.filter( ( name ) => existsSync( `${ build }/${ name }` ) )
		.map( ( name ) => {
			const text = readFileSync( `${ build }/${ name }` );
			return [ name, text.length, gzip( text ) ];
		} );
}

/**
 * Returns the gzipped bytes of files below build/, with * for the hash of a chunk; throws unless
 * exactly one matches.
 */
export const filesBytes = ( files ) =>
	files.reduce( ( sum, file ) => {
		const [ before, after ] = file.split( '*' );
		const found =
			after === undefined
				? [ file ]
				: readdirSync( `${ root }/build`, { recursive: true } ).filter(
						( name ) => name.startsWith( before ) && name.endsWith( after )
					);
		if ( found.length !== 1 ) {
			throw new Error( `${ file } is ${ found.length } files.` );
		}
		return sum + gzip( readFileSync( `${ root }/build/${ found[ 0 ] }` ) );
	}, 0 );
