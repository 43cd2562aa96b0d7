import { useCallback, useEffect, useState } from '@wordpress/element';
import { fetchPreview, type FormPreview } from '../rest/form-preview/client';
import type { Failure } from '../../../rest/send';
import type { SelectorAttributes } from './shortcode';

interface Shown {
	preview: FormPreview | null;
	failure: Failure | null;
	/** Whether it was deleted. */
	isMissing: boolean;
}

const NOTHING: Shown = { preview: null, failure: null, isMissing: false };

/** Fetches the form of a block. As on the page, the hash takes precedence over the ID. */
export function useFormPreview( { id = 0, hash = '' }: SelectorAttributes ) {
	const [ shown, setShown ] = useState( NOTHING );
	const [ attempt, setAttempt ] = useState( 0 );
	useEffect( () => {
		if ( ! id && ! hash ) {
			setShown( NOTHING );
			return;
		}
		const call = new AbortController();
		const load = async () => {
			const result = await fetchPreview( { id, hash }, {}, call.signal );
			if ( call.signal.aborted ) {
				return;
			}
			const failure = result.ok ? null : result.failure;
			const isMissing = failure?.kind === 'refused' && failure.status === 404;
			setShown( {
				preview: result.ok ? result.value : null,
				failure: isMissing ? null : failure,
				isMissing,
			} );
		};
		void load();
		return () => call.abort();
	}, [ id, hash, attempt ] );
	const again = useCallback( () => setAttempt( ( number ) => number + 1 ), [] );
	return { ...shown, again };
}
