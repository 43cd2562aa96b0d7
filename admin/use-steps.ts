import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import type { Failure, Result } from '../rest/send';

interface Steps< Status > {
	/** Says how the job stands. */
	fetch: ( signal?: AbortSignal ) => Promise< Result< Status > >;
	start: () => Promise< Result< Status > >;
	step: ( signal?: AbortSignal ) => Promise< Result< Status > >;
	onDone: ( status: Status ) => void;
}

/** Runs a job of the server in steps of a second or two. Stopped, or left and opened again, it continues where it was. */
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
	/** Lets the step that runs on the server end. */
	const stop = useCallback( () => {
		isStopped.current = true;
	}, [] );

	useEffect( () => {
		const call = new AbortController();
		calls.current = call;
		void fetch( call.signal ).then( ( result ) => result.ok && setStatus( result.value ) );
		return () => call.abort();
	}, [ fetch ] );

	/** Starts the job, or continues one that was begun. */
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
