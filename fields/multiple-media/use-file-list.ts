import { useState, type RefObject } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { isMediaAvailable, openMediaFrames } from '../../media';
import type { Json } from '../../schema/field-types';
import type { ControlProps } from '../field-module';
import { moveEntry } from '../form/move';
import { positionText } from '../form/SortableList';
import { useRowFocus } from '../form/use-row-focus';
import { libraryTypes } from '../media/library-types';
import { mediaId } from '../media/media-id';
import { readEntries, storeEntries } from './entries';
import { useFiles } from './use-files';

/** Reads the files, adds, moves and removes them, and keeps the focus in the list. */
export function useFileList(
	{ field, value, onChange }: ControlProps< 'multiple_media' >,
	root: RefObject< HTMLDivElement >
) {
	const focus = useRowFocus( root );
	const [ said, setSaid ] = useState( '' );
	const [ isMissing, setMissing ] = useState( false );
	const entries = readEntries( value );
	const { titleOf, fileOf, remember } = useFiles( entries.map( mediaId ) );
	const ids = rowIds( entries );

	const store = ( next: Json[] ) => onChange( storeEntries( next ) );
	const add = async () => {
		setMissing( ! isMediaAvailable() );
		const chosen = await openMediaFrames( {
			title: field.label || __( 'Select files', 'pagewright' ),
			button: field.update || __( 'Add these files', 'pagewright' ),
			types: libraryTypes( field.library ),
		} );
		const there = entries.map( mediaId );
		const fresh = chosen.filter( ( file ) => ! there.includes( file.id ) );
		if ( fresh.length > 0 ) {
			remember( fresh );
			store( [ ...entries, ...fresh.map( ( file ) => file.id ) ] );
			setSaid( addedText( fresh.length ) );
		}
		root.current?.querySelector< HTMLElement >( ':scope > [data-part="add"]' )?.focus();
	};
	const move = ( from: number, to: number, part?: string ) => {
		// Rows get new IDs after a move, so the moved row must be found by its new ID.
		const next = moveEntry( entries, from, to );
		store( next );
		focus( { row: rowIds( next )[ to ] ?? '', part: part ?? 'handle' } );
		// The list announces drags itself.
		setSaid(
			part === undefined ? '' : positionText( titleOf( entries[ from ] ), to + 1, ids.length )
		);
	};
	const remove = ( index: number ) => {
		const next = entries.filter( ( _, each ) => each !== index );
		const row = rowIds( next )[ Math.min( index, next.length - 1 ) ];
		store( next );
		focus( row === undefined ? 'add' : { row, part: 'remove' } );
		/* translators: %s: title of a file. */
		setSaid( sprintf( __( '%s removed', 'pagewright' ), titleOf( entries[ index ] ) ) );
	};
	return { entries, ids, titleOf, fileOf, said, isMissing, add, move, remove };
}

function addedText( count: number ): string {
	/* translators: %d: number of files. */
	return sprintf( _n( '%d file added', '%d files added', count, 'pagewright' ), count );
}

/**
 * Returns a unique ID for each entry: its own text, with a number if it is in the list twice. `[ 3,
 * 3 ]` → `[ '3', '3 (2)' ]`
 */
function rowIds( entries: Json[] ): string[] {
	const seen = new Map< string, number >();
	return entries.map( ( entry ) => {
		const text = String( mediaId( entry ) || JSON.stringify( entry ) );
		const count = ( seen.get( text ) ?? 0 ) + 1;
		seen.set( text, count );
		return count === 1 ? text : `${ text } (${ count })`;
	} );
}
