import { useEffect, useState } from '@wordpress/element';
import { fetchPreview, type FormPreview } from '../../rest/form-preview/client';
import type { Failure } from '../../../../rest/send';
import { changesOf, type FormEvent, type FormState } from './form-state';

/** While typing. */
const PAUSE_MS = 400;

/**
 * Fetches the preview and the problems of the current form. Keeps the previous ones while loading.
 */
export function usePreview( state: FormState, dispatch: ( event: FormEvent ) => void ) {
	const [ shown, setShown ] = useState< FormPreview | null >( null );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const [ isLoading, setLoading ] = useState( true );
	const [ attempt, setAttempt ] = useState( 0 );
	const { id, saved, draft } = state;
	const isReady = saved !== null;
	useEffect( () => {
		if ( ! isReady ) {
			return;
		}
		const call = new AbortController();
		const load = async () => {
			setLoading( true );
			const result = await fetchPreview( { id }, changesOf( state ), call.signal );
			if ( call.signal.aborted ) {
				return;
			}
			setLoading( false );
			setFailure( result.ok ? null : result.failure );
			if ( result.ok ) {
				setShown( result.value );
				dispatch( { type: 'checked', problems: result.value.config_errors } );
			}
		};
		const timer = setTimeout( () => void load(), shown ? PAUSE_MS : 0 );
		return () => {
			clearTimeout( timer );
			call.abort();
		};
		// Other changes of the state do not affect the preview.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ id, isReady, draft, attempt ] );
	return { shown, failure, isLoading, again: () => setAttempt( attempt + 1 ) };
}
