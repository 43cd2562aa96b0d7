import { useCallback, useEffect, useState } from '@wordpress/element';

/**
 * Returns code that only some users need, after `load` was called.
 *
 * @param from Imports the code. It must be the same function each time.
 */
export function useCodeOnDemand< Code >( from: () => Promise< Code > ) {
	const [ code, setCode ] = useState< Code | null >( null );
	const [ hasFailed, setHasFailed ] = useState( false );
	const load = useCallback( () => {
		setHasFailed( false );
		from().then(
			( loaded ) => setCode( () => loaded ),
			() => setHasFailed( true )
		);
	}, [ from ] );
	return { code, hasFailed, load };
}

/** Loads such code when the component appears. `load` tries again after a failure. */
export function useCode< Code >( from: () => Promise< Code > ) {
	const state = useCodeOnDemand( from );
	const { load } = state;
	useEffect( () => load(), [ load ] );
	return state;
}
