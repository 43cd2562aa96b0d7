import { speak } from '@wordpress/a11y';
import { useEffect, useReducer, useState } from '@wordpress/element';
import type { FoundPost, ListPort } from '../../list-port';
import type { Failure } from '../../model/failure';
import { postsFoundText } from './texts';

/** How long after the last key a search starts. */
export const SEARCH_DELAY_MS = 300;

/** Searches posts while the user types, and announces how many were found. The last results stay until then. */
export function usePosts( port: Pick< ListPort, 'posts' > ) {
	const [ search, setSearch ] = useState( '' );
	const [ found, setFound ] = useState< readonly FoundPost[] | null >( null );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const [ isLoading, setLoading ] = useState( true );
	const [ round, retry ] = useReducer( ( count: number ) => count + 1, 0 );
	useEffect( () => {
		const controller = new AbortController();
		const { signal } = controller;
		const text = search.trim();
		setLoading( true );
		const timer = setTimeout(
			async () => {
				const result = await port.posts( text, signal );
				if ( signal.aborted ) {
					return;
				}
				setLoading( false );
				setFailure( result.ok ? null : result.failure );
				setFound( result.ok ? result.value : null );
				if ( result.ok ) {
					speak( postsFoundText( result.value.length ) );
				}
			},
			text === '' ? 0 : SEARCH_DELAY_MS
		);
		return () => {
			clearTimeout( timer );
			controller.abort();
		};
	}, [ port, search, round ] );
	return { search, setSearch, found, failure, isLoading, retry };
}
