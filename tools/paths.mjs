import { fileURLToPath } from 'node:url';
import { dirname } from 'node:path';

export const root = dirname( dirname( fileURLToPath( import.meta.url ) ) );
export const slug = 'pagewright';
/** Everything downloaded or generated at run time lives here and is ignored by git. */
export const state = `${ root }/.wp`;

/**
 * Folder of a namespace of PHP: PageBuilder is in page-builder. autoload.php reads names in the same way.
 *
 * @param {string} name One part of a namespace.
 */
export const folderOf = ( name ) => name.replace( /(?<!^)[A-Z]/g, '-$&' ).toLowerCase();

/**
 * Namespace of PHP whose files are in a folder: page-builder holds PageBuilder.
 *
 * @param {string} folder Name of a folder.
 */
export const namespaceOf = ( folder ) =>
	folder.replace( /(?:^|-)([a-z])/g, ( _, letter ) => letter.toUpperCase() );
