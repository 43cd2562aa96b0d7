// Finds places outside of a feature that name it, so that the folder of the feature can be deleted.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { features, foldersWith, namespaceOf, root } from './paths.mjs';

/**
 * Files that generators write from the folders, records of past work, and prose for readers, whose
 * links a unit test checks.
 */
const LEFT_OUT = /^(languages\/|docs\/(decisions\/|hooks\.md|permissions\.md|bench\.md))/;
const TEXT = /\.(php|[cm]?[jt]sx?|json|css|html|md|txt)$/;
/** A table that `npm run readme` writes. */
const TABLE = /<!-- begin (\w+) -->[\s\S]*?<!-- end \1 -->/g;

const json = ( path, from ) =>
	existsSync( `${ from }/${ path }` )
		? JSON.parse( readFileSync( `${ from }/${ path }`, 'utf8' ) )
		: {};

/**
 * Returns what only the code of a feature may contain: its folder, its namespace, its settings, its
 * widgets, and names that begin with `pagewright-` or `pagewright_` and its name.
 *
 * @param {string} feature Folder of the feature, `features/<name>`.
 * @param {string} from    Folder of the repository.
 * @return {RegExp} Matches any of them.
 */
export function namePattern( feature, from = root ) {
	const name = basename( feature );
	const settings = Object.keys( json( `${ feature }/settings.json`, from ).settings ?? {} );
	const widgets = foldersWith( `${ feature }/blocks`, 'widget.json', from ).flatMap( ( path ) => [
		json( `${ path }/widget.json`, from ).class,
		json( `${ path }/block.json`, from ).name,
	] );
	const words = [
		`features/${ name }`,
		// Its built files.
		...[
			name,
			...foldersWith( `${ feature }/public`, 'index.ts', from ).map( ( path ) =>
				basename( path )
			),
		].map( ( module ) => `frontend/${ module }` ),
		// A name in a string of TypeScript has two backslashes.
		...[ '\\\\', '\\\\\\\\' ].map( ( slash ) => `Features${ slash }${ namespaceOf( name ) }` ),
		`pagewright[-_]${ name.replaceAll( '-', '[-_]' ) }`,
		`pagewright/${ name }(?=/)`,
		// A setting of one word may be any word.
		...settings.filter( ( setting ) => setting.includes( '_' ) ),
		...widgets,
	];
	return new RegExp( `(?<![\\w-])(?:${ words.join( '|' ) })(?![a-z0-9])`, 'gi' );
}

/** Returns a sentence for each place outside of a feature that names it. */
export function namesOfFeatures( from = root ) {
	const patterns = features( from ).map( ( feature ) => [
		feature,
		namePattern( feature, from ),
	] );
	const files = execFileSync( 'git', [ 'ls-files', '-co', '--exclude-standard' ], {
		cwd: from,
		encoding: 'utf8',
	} )
		.split( '\n' )
		.filter( ( file ) => TEXT.test( file ) && ! LEFT_OUT.test( file ) )
		.filter( ( file ) => existsSync( `${ from }/${ file }` ) );
	return files.flatMap( ( file ) => {
		const source = readFileSync( `${ from }/${ file }`, 'utf8' );
		const text = file.endsWith( '.md' ) ? source.replace( TABLE, '' ) : source;
		return patterns
			.filter( ( [ feature ] ) => ! file.startsWith( `${ feature }/` ) )
			.flatMap( ( [ feature, pattern ] ) =>
				[ ...new Set( [ ...text.matchAll( pattern ) ].map( ( [ word ] ) => word ) ) ].map(
					( word ) => `${ file }: only ${ feature }/ may name ${ word }`
				)
			);
	} );
}
