import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { TEXT_FIELDS, withTexts } from '../../model/drafts';
import type { Failure } from '../../model/failure';
import type { CoreAttachment } from '../../port/core-attachment';
import type { MediaStore } from '../store/media-store';
import type { LoadChosen } from './types';

/**
 * Loads the whole attachments of a selection while the user selects, because rows of the list have
 * only some of the properties that callers expect.
 */
export function useChosen( load: LoadChosen, ids: ReadonlySet< number > ) {
	/** Attachments that have loaded; null for deleted ones. */
	const [ known, setKnown ] = useState< ReadonlyMap< number, CoreAttachment | null > >(
		new Map()
	);
	const [ failures, setFailures ] = useState< ReadonlyMap< number, Failure > >( new Map() );
	const loading = useRef( new Set< number >() );
	const request = useCallback( async () => {
		const missing = [ ...ids ].filter(
			( id ) => ! known.has( id ) && ! loading.current.has( id )
		);
		if ( ! missing.length ) {
			return;
		}
		setFailures(
			( now ) => new Map( [ ...now ].filter( ( [ id ] ) => ! missing.includes( id ) ) )
		);
		missing.forEach( ( id ) => loading.current.add( id ) );
		const result = await load( missing );
		missing.forEach( ( id ) => loading.current.delete( id ) );
		if ( ! result.ok ) {
			const { failure } = result;
			setFailures(
				( now ) =>
					new Map( [ ...now, ...missing.map( ( id ) => [ id, failure ] as const ) ] )
			);
			return;
		}
		const found = new Map(
			result.value.map( ( attachment ) => [ attachment.id, attachment ] )
		);
		setKnown(
			( now ) =>
				new Map( [
					...now,
					...missing.map( ( id ) => [ id, found.get( id ) ?? null ] as const ),
				] )
		);
	}, [ load, ids, known ] );
	useEffect( () => {
		void request();
	}, [ request ] );
	const loaded = [ ...ids ].map( ( id ) => known.get( id ) );
	const failed = [ ...ids ].find( ( id ) => failures.has( id ) );
	return {
		/** The files that exist, in the order of the selection. */
		attachments: loaded.filter(
			( attachment ) => attachment !== undefined && attachment !== null
		),
		/** Whether some are still unknown. */
		isPending: loaded.includes( undefined ),
		/** Number of deleted files in the selection. */
		missing: loaded.filter( ( attachment ) => attachment === null ).length,
		/** Why a file of the selection could not be loaded; null if none failed. */
		failure: ( failed !== undefined && failures.get( failed ) ) || null,
		retry: () => void request(),
	};
}

/** Returns attachments with the texts that the user typed, also before they are saved. */
export const withTypedTexts = (
	attachments: readonly CoreAttachment[],
	store: MediaStore
): CoreAttachment[] =>
	attachments.map( ( attachment ) => {
		const loaded = store.attachment( attachment.id );
		if ( loaded?.status !== 'ready' ) {
			return attachment;
		}
		const texts = withTexts( loaded.attachment, store.draft( attachment.id ) );
		return {
			...attachment,
			...Object.fromEntries( TEXT_FIELDS.map( ( field ) => [ field, texts[ field ] ] ) ),
		};
	} );
