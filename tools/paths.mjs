import { fileURLToPath } from 'node:url';
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';

export const root = dirname( dirname( fileURLToPath( import.meta.url ) ) );
export const slug = 'pagewright';
/** Git ignores this folder, which contains all downloaded and generated files. */
export const state = `${ root }/.wp`;

/**
 * Returns the folder of a PHP namespace: PageBuilder is in page-builder. autoload.php uses the same
 * rule.
 *
 * @param {string} name One part of a namespace.
 */
export const folderOf = ( name ) => name.replace( /(?<!^)[A-Z]/g, '-$&' ).toLowerCase();

/**
 * Returns the PHP namespace of a folder: page-builder contains PageBuilder.
 *
 * @param {string} folder Name of a folder.
 */
export const namespaceOf = ( folder ) =>
	folder.replace( /(?:^|-)([a-z])/g, ( _, letter ) => letter.toUpperCase() );

/**
 * Returns the folders in a folder that contain a file, such as `blocks/button`, in alphabetical
 * order.
 *
 * @param {string} folder Path in the repository.
 * @param {string} file   File that each has; '' for any folder.
 * @param {string} from   Folder of the repository.
 */
export const foldersWith = ( folder, file = '', from = root ) =>
	existsSync( `${ from }/${ folder }` )
		? readdirSync( `${ from }/${ folder }`, { withFileTypes: true } )
				.filter( ( entry ) => entry.isDirectory() )
				.map( ( { name } ) => `${ folder }/${ name }` )
				.filter( ( path ) => existsSync( `${ from }/${ path }/${ file }` ) )
				.sort()
		: [];

/** Returns the folders of all features, such as `features/<name>`. */
export const features = ( from = root ) => foldersWith( 'features', '', from );

/**
 * Returns the units of a kind, at the top and inside features: `blocks/button`,
 * `features/<name>/blocks/<widget>`. In alphabetical order of their names.
 *
 * @param {string} kind Folder that contains units, such as `blocks`.
 * @param {string} file File that each has.
 * @param {string} from Folder of the repository.
 */
export const units = ( kind, file, from = root ) =>
	[ kind, ...features( from ).map( ( feature ) => `${ feature }/${ kind }` ) ]
		.flatMap( ( folder ) => foldersWith( folder, file, from ) )
		.sort( ( one, other ) => ( basename( one ) < basename( other ) ? -1 : 1 ) );

/**
 * Returns our widgets: their names, which are those of their folders, and the paths of the folders.
 */
export const widgets = ( from = root ) =>
	units( 'blocks', 'widget.json', from ).map( ( path ) => ( { name: basename( path ), path } ) );

/** Returns the path of the folder of a widget; undefined for an unknown name. */
export const widgetPath = ( name, from = root ) =>
	widgets( from ).find( ( widget ) => widget.name === name )?.path;

/**
 * Returns the folders of features with rules in both languages, `features/<name>/rules`: a list of the
 * rules in Rules.php and registry.ts, and a folder for each.
 */
export const ruleFolders = ( from = root ) =>
	features( from )
		.map( ( feature ) => `${ feature }/rules` )
		.filter( ( path ) => existsSync( `${ from }/${ path }/registry.ts` ) );

/** Returns the folders of our endpoints. */
export const endpoints = ( from = root ) => units( 'rest', 'contract.json', from );

/**
 * Returns the full name of a PHP class.
 *
 * @param {string} folder Folder of its file, such as `blocks/button`.
 * @param {string} name   Its name, such as `Render`.
 */
export const classIn = ( folder, name ) =>
	[ 'Pagewright', ...folder.split( '/' ).map( namespaceOf ), name ].join( '\\' );
