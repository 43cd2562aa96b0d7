import { useState } from '@wordpress/element';
import type { Failure } from '../../model/failure';
import type { AttachmentRow } from '../../port';
import type { MediaStore } from '../store/media-store';

export type BulkField = 'title' | 'alt';
type Edits = Partial< Record< BulkField, string > >;
export type RowStatus = 'saving' | 'saved' | Failure;

/** Returns the texts of many files that the user types, and a function that saves them. */
export function useBulkTexts( store: MediaStore ) {
	const [ edits, setEdits ] = useState< ReadonlyMap< number, Edits > >( new Map() );
	const [ results, setResults ] = useState< ReadonlyMap< number, RowStatus > >( new Map() );
	const [ isSaving, setIsSaving ] = useState( false );
	const setResult = ( id: number, status: RowStatus ) =>
		setResults( ( before ) => new Map( before ).set( id, status ) );

	const saveOne = async ( id: number, changes: Edits ): Promise< boolean > => {
		setResult( id, 'saving' );
		const result = await store.port.save( id, changes );
		setResult( id, result.ok ? 'saved' : result.failure );
		if ( result.ok ) {
			store.tell( { type: 'changed', item: result.value } );
			setEdits( ( before ) => {
				const after = new Map( before );
				after.delete( id );
				return after;
			} );
		}
		return result.ok;
	};
	return {
		isSaving,
		hasEdits: edits.size > 0,
		failed: [ ...results.values() ].filter( ( status ) => typeof status === 'object' ).length,
		statusOf: ( id: number ): RowStatus | null => results.get( id ) ?? null,
		textOf: ( row: AttachmentRow, field: BulkField ): string =>
			edits.get( row.id )?.[ field ] ?? row[ field ],
		type: ( row: AttachmentRow, field: BulkField, value: string ) =>
			setEdits( ( before ) => {
				const { [ field ]: _before, ...others } = before.get( row.id ) ?? {};
				const changes = value === row[ field ] ? others : { ...others, [ field ]: value };
				const after = new Map( before );
				if ( Object.keys( changes ).length ) {
					after.set( row.id, changes );
				} else {
					after.delete( row.id );
				}
				return after;
			} ),
		/** Saves one file after the other. Returns how many were saved; null if one failed. */
		save: async (): Promise< number | null > => {
			setIsSaving( true );
			let saved = 0;
			let hasFailed = false;
			for ( const [ id, changes ] of edits ) {
				if ( await saveOne( id, changes ) ) {
					saved++;
				} else {
					hasFailed = true;
				}
			}
			setIsSaving( false );
			return hasFailed ? null : saved;
		},
	};
}

export type BulkTexts = ReturnType< typeof useBulkTexts >;
