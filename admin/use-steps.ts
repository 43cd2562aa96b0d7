import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import type { Failure, Result } from '../rest/send';

interface Steps< Status > {
	/** Fetches the status of the job. */
	fetch: ( signal?: AbortSignal ) => Promise< Result< Status > >;
	start: () => Promise< Result< Status > >;
	step: ( signal?: AbortSignal ) => Promise< Result< Status > >;
	onDone: ( status: Status ) => void;
}

/** Runs a job of the server in steps of a second or two. Continues after the screen was left. */
export function useSteps< Status extends { state: 'none' | 'running' | 'done' } >( {
	fetch,
	start,
	step,
	onDone,
}: Steps< Status > ) {
	const [ status, setStatus ] = useState< Status | null >( null );
	const [ isRunning, setIsRunning ] = useState( false );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const calls = useRef( new AbortController() );
	const isStopped = useRef( false );
	/** Lets the running step end. */
	const stop = useCallback( () => {
		isStopped.current = true;
	}, [] );

	useEffect( () => {
		const call = new AbortController();
		calls.current = call;
		void fetch( call.signal ).then( ( result ) => result.ok && setStatus( result.value ) );
		return () => call.abort();
	}, [ fetch ] );

	/** Starts or continues the job. */
	const run = async () => {
		const { signal } = calls.current;
		isStopped.current = false;
		setIsRunning( true );
		setFailure( null );
		let result = status?.state === 'running' ? await step( signal ) : await start();
		while ( result.ok && result.value.state === 'running' && ! isStopped.current ) {
			setStatus( result.value );
			result = await step( signal );
		}
		setIsRunning( false );
		if ( ! result.ok ) {
			setFailure( result.failure.kind === 'aborted' ? null : result.failure );
			return;
		}
		setStatus( result.value );
		if ( result.value.state === 'done' ) {
			onDone( result.value );
		}
	};

	return { status, isRunning, failure, run, stop };
}
