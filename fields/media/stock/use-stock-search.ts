import { useEffect, useRef, useState } from '@wordpress/element';
import { searchImages } from '../../../rest/image-search/client';
import { environment } from '../../environment';
import { initialState, pageArrived, searchFailed, searchStarted } from './model';

/** The search of the dialog. Ignores empty words; leaving the dialog aborts requests. */
export function useStockSearch() {
	const [ state, setState ] = useState( initialState );
	const running = useRef< AbortController >();
	useEffect( () => () => running.current?.abort(), [] );

	const ask = async ( query: string, provider: string, page: number ) => {
		running.current?.abort();
		const controller = new AbortController();
		running.current = controller;
		const started = searchStarted( state, { query, provider, page } );
		setState( started );
		const { ajaxUrl, stock } = environment();
		const answer = await searchImages(
			{ ajaxUrl, nonce: stock.nonce },
			{ query, provider, page },
			controller.signal
		);
		if ( answer.ok ) {
			setState( ( latest ) => pageArrived( latest, started.request, answer.value ) );
		} else if ( answer.failure.kind !== 'aborted' ) {
			const { message } = answer.failure;
			setState( ( latest ) => searchFailed( latest, started.request, message ) );
		}
	};
	return {
		state,
		search: ( words: string, provider: string ) => {
			const query = words.trim();
			if ( query !== '' ) {
				void ask( query, provider, 1 );
			}
		},
		searchMore: () => void ask( state.query, state.provider, state.page + 1 ),
	};
}
