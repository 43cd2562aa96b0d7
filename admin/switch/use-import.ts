import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import {
	fetchImport,
	startImport,
	stepImport,
	type ImportStatus,
} from '../../rest/views-import/client';
import type { Failure } from '../../rest/send';

/** Imports views step by step. Stopped, or left and opened again, it continues where it was. */
export function useImport( onDone: ( status: ImportStatus ) => void ) {
	const [ status, setStatus ] = useState< ImportStatus | null >( null );
	const [ isRunning, setIsRunning ] = useState( false );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const stopped = useRef( false );

	useEffect( () => {
		const call = new AbortController();
		stopped.current = false;
		void fetchImport( call.signal ).then(
			( result ) => result.ok && setStatus( result.value )
		);
		return () => {
			call.abort();
			stopped.current = true;
		};
	}, [] );

	const run = useCallback( async () => {
		stopped.current = false;
		setIsRunning( true );
		setFailure( null );
		let result = status?.state === 'running' ? await stepImport() : await startImport( false );
		while ( result.ok && result.value.state === 'running' && ! stopped.current ) {
			setStatus( result.value );
			result = await stepImport();
		}
		setIsRunning( false );
		if ( ! result.ok ) {
			setFailure( result.failure );
			return;
		}
		setStatus( result.value );
		if ( result.value.state === 'done' ) {
			onDone( result.value );
		}
	}, [ onDone, status?.state ] );

	const stop = useCallback( () => {
		stopped.current = true;
	}, [] );
	return { status, isRunning, failure, run, stop };
}
