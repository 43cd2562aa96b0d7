import { useCallback, useEffect, useReducer, useRef } from '@wordpress/element';
import {
	EMPTY_LIST,
	needsPage,
	nextPosition,
	reduceTextList,
} from '../../model/alternative-texts/text-list';
import type { TextListKind, TextPort } from '../../text-port';
import type { MediaEvent, MediaStore } from '../store/media-store';
import { useMediaEvents } from '../store/use-store';

/** Images of a request. */
const COUNT = 100;

/** Returns the images of a list, which loads ahead of the user, and a function that changes it. */
export function useTextList( port: TextPort, store: MediaStore, kind: TextListKind ) {
	const [ list, dispatch ] = useReducer( reduceTextList, EMPTY_LIST );
	const stop = useRef< AbortController | null >( null );
	const isNeeded = needsPage( list );
	const position = nextPosition( list );
	// A quick response may end a request before the list renders as loading.
	const { unseen } = list;
	useEffect( () => {
		stop.current = new AbortController();
		return () => stop.current?.abort();
	}, [] );
	useEffect( () => {
		if ( ! isNeeded ) {
			return;
		}
		dispatch( { type: 'loadStarted' } );
		const signal = stop.current?.signal;
		void port.list( { kind, position, count: COUNT }, signal ).then( ( result ) => {
			if ( ! signal?.aborted ) {
				dispatch(
					result.ok
						? { type: 'loaded', ...result.value }
						: { type: 'loadFailed', failure: result.failure }
				);
			}
		} );
	}, [ isNeeded, position, unseen, port, kind ] );
	const follow = useCallback( ( event: MediaEvent ) => {
		if ( event.type === 'removed' ) {
			event.ids.forEach( ( id ) => dispatch( { type: 'gone', id } ) );
		} else if ( 'item' in event && event.item.alt ) {
			dispatch( { type: 'describedElsewhere', id: event.item.id } );
		}
	}, [] );
	useMediaEvents( store, follow );
	return [ list, dispatch ] as const;
}
