import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import type { Failure } from '../../model/failure';
import { bulkPlan } from '../../model/rights';
import type { AttachmentRow } from '../../port';
import type { MediaStore } from '../store/media-store';

/** Files of one request, so that the progress is visible and a time limit is not reached. */
export const BULK_SIZE = 20;

export type BulkMove = 'trash' | 'restore' | 'remove';

export interface BulkFailure {
	id: number;
	failure: Failure;
}

/** An action on many files. */
export interface BulkState {
	move: BulkMove;
	isRunning: boolean;
	total: number;
	/** Files with a response. */
	finished: number;
	failed: readonly BulkFailure[];
	/** Files that were skipped, because the user may not change them. */
	skipped: number;
}

/** After these failures, all other requests would fail too. */
const STOPS: readonly Failure[ 'kind' ][] = [ 'aborted', 'network', 'expired', 'ended' ];

interface BulkOptions {
	store: MediaStore;
	find: ( id: number ) => AttachmentRow | null;
	/** Called with the files that leave the selection. */
	onLeft: ( ids: readonly number[] ) => void;
}

/** Returns the state of an action on many files, and the functions that start and stop it. */
export function useBulk( { store, find, onLeft }: BulkOptions ) {
	const [ bulk, setBulk ] = useState< BulkState | null >( null );
	const call = useRef< AbortController >();
	useEffect( () => () => call.current?.abort(), [] );
	const run = useCallback(
		async ( move: BulkMove, chosen: readonly number[] ): Promise< BulkState > => {
			const { ids, skipped } = bulkPlan( move, chosen, find );
			call.current = new AbortController();
			const { signal } = call.current;
			let state: BulkState = {
				...{ move, isRunning: true, total: ids.length, finished: 0, failed: [] },
				skipped: skipped.length,
			};
			const update = ( changes: Partial< BulkState > ) => {
				state = { ...state, ...changes };
				setBulk( state );
			};
			update( {} );
			onLeft( skipped );
			for ( let from = 0; from < ids.length && state.isRunning; from += BULK_SIZE ) {
				const part = ids.slice( from, from + BULK_SIZE );
				const result = await store.port[ move ]( part, signal );
				const done = result.ok ? result.value.done : [];
				const isStopped = ! result.ok && STOPS.includes( result.failure.kind );
				const failed = result.ok
					? result.value.failed
					: failuresOf( isStopped ? ids.slice( from ) : part, result.failure );
				if ( done.length ) {
					store.tell( { type: 'removed', ids: done } );
					onLeft( done );
				}
				update( {
					isRunning: ! isStopped,
					finished: isStopped ? ids.length : state.finished + part.length,
					failed: [ ...state.failed, ...failed ],
				} );
			}
			update( { isRunning: false } );
			return state;
		},
		[ store, find, onLeft ]
	);
	return {
		bulk,
		run,
		stop: () => call.current?.abort(),
		dismiss: () => setBulk( null ),
	};
}

export type Bulk = ReturnType< typeof useBulk >;

const failuresOf = ( ids: readonly number[], failure: Failure ): BulkFailure[] =>
	ids.map( ( id ) => ( { id, failure } ) );
