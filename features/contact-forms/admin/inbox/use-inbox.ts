import { useCallback, useEffect, useReducer } from '@wordpress/element';
import { fetchSubmissions } from '../../rest/submissions/client';
import { changeSubmissions, type SubmissionsDone } from '../../rest/submissions-change/client';
import { initialState, reduce, type Deed } from './inbox-state';
import { addressOf, filterOf, PER_PAGE, questionOf, type Question } from './question';

/** State and actions of the screen. The URL contains view and filters. */
export function useInbox() {
	const [ state, dispatch ] = useReducer( reduce, null, () =>
		initialState( questionOf( window.location.search ) )
	);
	const { question, attempt } = state;

	useEffect( () => {
		const call = new AbortController();
		const asked = { ...filterOf( question ), page: question.page, per_page: PER_PAGE };
		void fetchSubmissions( asked, call.signal ).then( ( result ) => {
			if ( call.signal.aborted ) {
				return;
			}
			dispatch(
				result.ok
					? { type: 'answered', question, page: result.value }
					: { type: 'failed', question, failure: result.failure }
			);
		} );
		return () => call.abort();
	}, [ question, attempt ] );

	useEffect( () => {
		const { search } = window.location;
		const address = addressOf( question, search );
		if ( address !== `?${ new URLSearchParams( search ) }` ) {
			window.history.replaceState( null, '', address );
		}
	}, [ question ] );

	/** @returns Result of the action, null after an error. */
	const act = useCallback( async ( deed: Deed ): Promise< SubmissionsDone | null > => {
		dispatch( { type: 'doing', deed } );
		const result = await changeSubmissions( deed.action, deed.ids );
		dispatch(
			result.ok ? { type: 'done', deed } : { type: 'undone', deed, failure: result.failure }
		);
		return result.ok ? result.value : null;
	}, [] );
	const ask = useCallback(
		( change: Partial< Question > ) => dispatch( { type: 'asked', change } ),
		[]
	);
	return { state, dispatch, ask, act };
}
