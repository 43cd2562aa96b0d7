import { __, _n, sprintf } from '@wordpress/i18n';
import type { Failure } from '../../model/failure';
import type { TreeEntry } from '../../model/folder-tree';
import type { FolderChange, FolderTree } from '../../port';
import { failureText } from '../failure-text';
import type { MadePaths } from '../store/folder-paths';

/** Returns the name of an entry of the tree. */
export function entryName( entry: TreeEntry, tree: FolderTree | null ): string {
	if ( entry === null ) {
		return __( 'All files', 'pagewright' );
	}
	return entry === 0
		? __( 'Without a folder', 'pagewright' )
		: ( tree?.folders.find( ( { id } ) => id === entry )?.name ?? '' );
}

/** Returns why a folder was not changed. */
export const folderFailureText = ( failure: Failure ): string =>
	failure.kind === 'missing'
		? __( 'This folder no longer exists.', 'pagewright' )
		: failureText( failure );

/** Returns what happened to files. `name` is the one of the folder; '' for none. */
export const movedText = ( count: number, name: string ): string =>
	name === ''
		? sprintf(
				/* translators: %d: number of files. */
				_n(
					'%d file is in no folder now.',
					'%d files are in no folder now.',
					count,
					'pagewright'
				),
				count
			)
		: sprintf(
				/* translators: 1: number of files, 2: name of a folder. */
				_n(
					'%1$d file moved to “%2$s”.',
					'%1$d files moved to “%2$s”.',
					count,
					'pagewright'
				),
				count,
				name
			);

export const movingText = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of files. */
		_n( 'Moving %d file…', 'Moving %d files…', count, 'pagewright' ),
		count
	);

export const notMovedText = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of files. */
		_n(
			'%d file was not moved, because you are not allowed to change it or it no longer exists.',
			'%d files were not moved, because you are not allowed to change them or they no longer exist.',
			count,
			'pagewright'
		),
		count
	);

/** Returns what happened to a folder. `name` is its name before. */
export function changedText( change: FolderChange, name: string ): string {
	switch ( change.type ) {
		case 'create':
			/* translators: %s: name of a folder. */
			return sprintf( __( 'Folder “%s” created.', 'pagewright' ), change.name );
		case 'delete':
			/* translators: %s: name of a folder. */
			return sprintf( __( 'Folder “%s” deleted.', 'pagewright' ), name );
		case 'update':
			return change.name === undefined
				? folderMovedText( name )
				: renamedText( name, change.name );
	}
}

const folderMovedText = ( name: string ): string =>
	/* translators: %s: name of a folder. */
	sprintf( __( 'Folder “%s” moved.', 'pagewright' ), name );

const renamedText = ( before: string, name: string ): string =>
	/* translators: 1: name of a folder before, 2: its new name. */
	sprintf( __( 'Folder “%1$s” is “%2$s” now.', 'pagewright' ), before, name );

/** Returns what happened when several folders were created; '' if all existed. */
export function pathsText( { created, missing, failure }: MadePaths ): string {
	return [
		created.length ? createdText( created ) : '',
		missing.length ? notCreatedText( missing.length ) : '',
		failure ? folderFailureText( failure ) : '',
	]
		.filter( Boolean )
		.join( ' ' );
}

const createdText = ( names: readonly string[] ): string =>
	names.length === 1
		? changedText( { type: 'create', name: names[ 0 ]!, parent: 0 }, '' )
		: sprintf(
				/* translators: %d: number of folders, at least 2. */
				_n( '%d folder created.', '%d folders created.', names.length, 'pagewright' ),
				names.length
			);

const notCreatedText = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of folders. */
		_n(
			'%d folder could not be created. Its files are uploaded without it.',
			'%d folders could not be created. Their files are uploaded without them.',
			count,
			'pagewright'
		),
		count
	);
