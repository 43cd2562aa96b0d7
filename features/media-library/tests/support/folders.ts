import { phpFile } from '../../../../tests/support/site';
import type { Role } from '../../../../tests/support/visitor';
import { read, send, type BulkResponse } from './media';

const { call } = phpFile( 'features/media-library/tests/support/folders.php' );

export interface Tree {
	folders: Array< { id: number; name: string; parent: number; count: number } >;
	all: number;
	unfiled: number;
	canEdit: boolean;
	canFile: boolean;
}
export interface Changed {
	id: number;
	undo: Record< string, unknown > | null;
	tree: Tree;
	code?: string;
	message?: string;
}
export interface Moves {
	ids: number[];
	folders: number[];
}
export type Moved = BulkResponse & { before: Moves[]; code?: string };

/** Returns all folders, with the numbers of files of a type; '' for all. */
export const tree = ( role?: Role, type = '' ) =>
	read< Tree >( `/folders${ type && `?${ new URLSearchParams( { file_type: type } ) }` }`, role );
/** Changes folders. */
export const change = ( data: object, role?: Role ) =>
	send< Changed >( '/folders/change', data, role );
/** Creates a folder. Returns its ID. */
export const create = async ( name: string, parent = 0 ) =>
	( await change( { type: 'create', name, parent } ) ).id;
/** Moves files to folders. */
export const move = ( moves: Moves[], role?: Role ) =>
	send< Moved >( '/folders/files', { moves }, role );
/** Names of the folders with their parents' names and counts, in the order of the response. */
export const outline = ( { folders }: Tree ) =>
	folders.map( ( { name, parent, count } ) => {
		const inside = folders.find( ( { id } ) => id === parent )?.name;
		return `${ inside ? `${ inside } > ` : '' }${ name } ${ count }`;
	} );

export const removeFolders = () => call( 'remove_folders' );
/** Puts a file into several folders, as other code can. */
export const putInto = ( id: number, folders: number[] ) => call( 'put', id, folders );
