import { useCallback, useEffect, useReducer, useRef } from '@wordpress/element';
import { fetchPosts, fetchStatistics, type Question } from '../../rest/views-statistics/client';
import { addressOf, questionOf } from './question';
import { initialState, needsPostsOnly, reduce } from './statistics-state';

/** State and actions of the screen. The URL contains the filters, so that Back works. */
export function useStatistics() {
	const [ state, dispatch ] = useReducer( reduce, null, () =>
		initialState( questionOf( window.location.search ) )
	);
	const { question, attempt } = state;
	const current = useRef( state );
	current.current = state;

	useEffect( () => {
		const call = new AbortController();
		const settle = async () => {
			const isTurn = needsPostsOnly( current.current );
			const result = isTurn
				? await fetchPosts( question, call.signal )
				: await fetchStatistics( question, call.signal );
			if ( call.signal.aborted ) {
				return;
			}
			if ( ! result.ok ) {
				dispatch( { type: 'failed', question, failure: result.failure } );
			} else if ( 'curve' in result.value ) {
				dispatch( { type: 'answered', question, statistics: result.value } );
			} else {
				dispatch( { type: 'turned', question, posts: result.value.posts } );
			}
		};
		void settle();
		return () => call.abort();
	}, [ question, attempt ] );

	useEffect( () => {
		const onMove = () =>
			dispatch( { type: 'moved', question: questionOf( window.location.search ) } );
		window.addEventListener( 'popstate', onMove );
		return () => window.removeEventListener( 'popstate', onMove );
	}, [] );

	useEffect( () => {
		const { search } = window.location;
		const address = addressOf( question, search );
		if ( address !== `?${ new URLSearchParams( search ) }` ) {
			// Opening a post adds a history entry; other changes do not.
			const isPlace = questionOf( search ).post !== question.post;
			window.history[ isPlace ? 'pushState' : 'replaceState' ]( null, '', address );
		}
	}, [ question ] );

	const ask = useCallback(
		( change: Partial< Question > ) => dispatch( { type: 'asked', change } ),
		[]
	);
	const again = useCallback( () => dispatch( { type: 'again' } ), [] );
	return { state, ask, again };
}
