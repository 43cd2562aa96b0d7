import { useEffect, useState } from '@wordpress/element';
import { fetchLayoutPreview, type LayoutPreview } from '../../rest/layout-preview/client';
import type { Failure } from '../../rest/send';

export interface PreviewState {
	value: LayoutPreview | null;
	failure: Failure | null;
	retry: () => void;
}

/** Fetches the preview of a layout block; once for equal attributes. */
export function useLayoutPreview( attributes: object ): PreviewState {
	const [ value, setValue ] = useState< LayoutPreview | null >( null );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const [ attempt, setAttempt ] = useState( 0 );
	const key = JSON.stringify( attributes );

	useEffect( () => {
		const abort = new AbortController();
		setFailure( null );
		fetchLayoutPreview( JSON.parse( key ), abort.signal ).then( ( result ) => {
			if ( abort.signal.aborted ) {
				return;
			}
			if ( result.ok ) {
				setValue( result.value );
			} else {
				setFailure( result.failure );
			}
		} );
		return () => abort.abort();
	}, [ key, attempt ] );

	return { value, failure, retry: () => setAttempt( ( now ) => now + 1 ) };
}
