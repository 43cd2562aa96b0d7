import { useCallback, useEffect, useState } from '@wordpress/element';
import { fetchSwitch, type SwitchPlugin } from '../../rest/switch-status/client';
import type { Failure } from '../../rest/send';

/** Fetches the status of switching. Plugins are null before the first response. */
export function useSwitch() {
	const [ plugins, setPlugins ] = useState< SwitchPlugin[] | null >( null );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const load = useCallback( async ( signal?: AbortSignal ) => {
		const result = await fetchSwitch( signal );
		if ( result.ok ) {
			setFailure( null );
			setPlugins( result.value.plugins );
		} else if ( result.failure.kind !== 'aborted' ) {
			setFailure( result.failure );
		}
	}, [] );
	useEffect( () => {
		const call = new AbortController();
		void load( call.signal );
		return () => call.abort();
	}, [ load ] );
	return { plugins, failure, reload: useCallback( () => load(), [ load ] ) };
}
