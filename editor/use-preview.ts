import { useEffect, useRef, type Dispatch } from 'react';
import { fetchPreview, type PreviewRequest } from '../rest/previews/client';
import type { BlockEvent } from './block-state';
import { cached, remember } from './preview-cache';

/** Delay after the last change of a form before its preview is fetched. */
export const PREVIEW_DEBOUNCE_MS = 300;

/**
 * Updates the preview of a block: one request after changes settle; drops outdated responses, and
 * caches.
 *
 * @param asked    The request.
 * @param attempt  Change it to load again.
 * @param dispatch Receives the events.
 */
export function usePreview(
	asked: PreviewRequest,
	attempt: number,
	dispatch: Dispatch< BlockEvent >
): void {
	const request = useRef( 0 );
	const isFirst = useRef( true );
	const key = JSON.stringify( asked );

	useEffect( () => {
		const number = ++request.current;
		const known = attempt === 0 ? cached( key ) : undefined;
		if ( known ) {
			dispatch( { type: 'asked', part: 'preview', request: number } );
			dispatch( { type: 'answered', part: 'preview', request: number, value: known } );
			return;
		}
		const abort = new AbortController();
		const ask = async () => {
			dispatch( { type: 'asked', part: 'preview', request: number } );
			const result = await fetchPreview( JSON.parse( key ), abort.signal );
			if ( result.ok ) {
				remember( key, result.value );
				dispatch( {
					type: 'answered',
					part: 'preview',
					request: number,
					value: result.value,
				} );
			} else {
				dispatch( {
					type: 'failed',
					part: 'preview',
					request: number,
					failure: result.failure,
				} );
			}
		};
		const timer = setTimeout( ask, isFirst.current ? 0 : PREVIEW_DEBOUNCE_MS );
		isFirst.current = false;
		return () => {
			clearTimeout( timer );
			abort.abort();
		};
	}, [ key, attempt, dispatch ] );
}
