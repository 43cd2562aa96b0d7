import { fileURLToPath } from 'node:url';
import { dirname } from 'node:path';

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
