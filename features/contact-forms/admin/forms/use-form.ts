import { useCallback, useEffect, useReducer, useRef } from '@wordpress/element';
import { fetchForm, fetchNewForm, saveForm } from '../../rest/contact-form/client';
import { formUrl } from './configuration';
import { changesOf, initialState, reduce } from './form-state';

/** Loads and saves an edited form. */
export function useForm( id: number | null ) {
	const [ state, dispatch ] = useReducer( reduce, id, initialState );
	const current = useRef( state );
	current.current = state;
	const { attempt } = state;

	useEffect( () => {
		const call = new AbortController();
		const load = async () => {
			const result = await ( id === null
				? fetchNewForm( call.signal )
				: fetchForm( id, call.signal ) );
			if ( ! call.signal.aborted ) {
				dispatch(
					result.ok
						? { type: 'loaded', form: result.value }
						: { type: 'failed', failure: result.failure }
				);
			}
		};
		void load();
		return () => call.abort();
	}, [ id, attempt ] );

	const save = useCallback( async () => {
		const { id: stored, draft, status } = current.current;
		if ( status !== 'ready' ) {
			return;
		}
		const changes = changesOf( current.current );
		dispatch( { type: 'saving' } );
		const result = await saveForm( stored, changes );
		if ( ! result.ok ) {
			dispatch( { type: 'refused', failure: result.failure } );
			return;
		}
		if ( stored === null && result.value.id !== null ) {
			// A reload opens this form instead of another new one.
			window.history.replaceState( null, '', formUrl( result.value.id ) );
		}
		dispatch( { type: 'saved', form: result.value, sent: draft } );
	}, [] );

	return { state, dispatch, save };
}
