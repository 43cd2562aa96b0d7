import { useEffect, useRef, useState } from '@wordpress/element';
import type { Failure, Result } from '../rest/send';

interface Steps< Status > {
	fetch: ( signal?: AbortSignal ) => Promise< Result< Status > >;
	start: () => Promise< Result< Status > >;
	step: ( signal?: AbortSignal ) => Promise< Result< Status > >;
	onDone: () => void;
}

/** A job on the server that runs in steps of a second or two. When the screen is left and opened again, the job continues from where it was. */
export function useSteps< Status extends { state: 'none' | 'running' | 'done' } >( {
	fetch,
	start,
	step,
	onDone,
}: Steps< Status > ) {
	const [ status, setStatus ] = useState< Status | null >( null );
	const [ isRunning, setIsRunning ] = useState( false );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const stop = useRef( new AbortController() );

	useEffect( () => {
		const call = new AbortController();
		stop.current = call;
		void fetch( call.signal ).then( ( result ) => result.ok && setStatus( result.value ) );
		return () => call.abort();
	}, [ fetch ] );

	const run = async ( isNew: boolean ) => {
		setIsRunning( true );
		setFailure( null );
		let result = isNew ? await start() : await step( stop.current.signal );
		while ( result.ok && result.value.state === 'running' && ! stop.current.signal.aborted ) {
			setStatus( result.value );
			result = await step( stop.current.signal );
		}
		setIsRunning( false );
		if ( ! result.ok ) {
			setFailure( result.failure.kind === 'aborted' ? null : result.failure );
			return;
		}
		setStatus( result.value );
		onDone();
	};

	return { status, isRunning, failure, run };
}
