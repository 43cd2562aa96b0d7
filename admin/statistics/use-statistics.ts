import { useCallback, useEffect, useReducer, useRef } from '@wordpress/element';
import { fetchPosts, fetchStatistics, type Question } from '../../rest/views-statistics/client';
import { addressOf, questionOf } from './question';
import { initialState, needsPostsOnly, reduce } from './statistics-state';

/** What the screen shows, and how to ask for something else. The address says the question, so that it can be kept and gone back to. */
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
			// A post is a place to come back from; other changes are not.
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
