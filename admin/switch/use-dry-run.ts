import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import {
	cancelDryRun,
	fetchDryRun,
	fetchDryRunRows,
	startDryRun,
	stepDryRun,
	type DryRunRow,
	type DryRunStatus,
} from '../../rest/switch-dry-run/client';
import type { Failure, Result } from '../../rest/send';

/** Reads the whole report once when it is complete. */
function useReport( status: DryRunStatus | null, onFail: ( failure: Failure ) => void ) {
	const [ rows, setRows ] = useState< DryRunRow[] | null >( null );
	const read = useCallback( async () => {
		const all: DryRunRow[] = [];
		let from = 0;
		do {
			const result = await fetchDryRunRows( from );
			if ( ! result.ok ) {
				onFail( result.failure );
				return;
			}
			all.push( ...result.value.rows );
			from = result.value.next;
		} while ( from > 0 );
		setRows( all );
	}, [ onFail ] );
	useEffect( () => {
		if ( status?.state === 'done' && rows === null ) {
			void read();
		}
	}, [ read, rows, status?.state ] );

	const forget = useCallback( () => setRows( null ), [] );
	return { rows, forget };
}

/** Compares all pages in steps. Continues after the screen was left. */
export function useDryRun( onDone: ( status: DryRunStatus ) => void ) {
	const [ status, setStatus ] = useState< DryRunStatus | null >( null );
	const [ isRunning, setIsRunning ] = useState( false );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const stopped = useRef( false );
	const { rows, forget } = useReport( status, setFailure );

	const accept = useCallback( ( result: Result< DryRunStatus > ) => {
		if ( result.ok ) {
			setStatus( result.value );
		} else if ( result.failure.kind !== 'aborted' ) {
			setFailure( result.failure );
		}
	}, [] );

	useEffect( () => {
		const call = new AbortController();
		stopped.current = false;
		void fetchDryRun( call.signal ).then( accept );
		return () => {
			call.abort();
			stopped.current = true;
		};
	}, [ accept ] );

	const run = useCallback(
		async ( isNew: boolean ) => {
			stopped.current = false;
			setIsRunning( true );
			setFailure( null );
			forget();
			let result = isNew ? await startDryRun() : await stepDryRun();
			while ( result.ok && result.value.state === 'running' && ! stopped.current ) {
				setStatus( result.value );
				result = await stepDryRun();
			}
			setIsRunning( false );
			accept( result );
			if ( result.ok && result.value.state === 'done' ) {
				onDone( result.value );
			}
		},
		[ accept, forget, onDone ]
	);

	const stop = useCallback( () => {
		stopped.current = true;
	}, [] );
	const cancel = useCallback( async () => accept( await cancelDryRun() ), [ accept ] );
	return { status, rows, isRunning, failure, run, stop, cancel };
}
