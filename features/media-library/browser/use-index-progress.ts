import { useEffect, useState } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';
import type { IndexState, MediaPort } from '../port';

/** Pause after a step that failed, or that another user's steps prevented. */
export const PAUSE_MS = 2000;

/** Failures in a row after which the table is left as it is. */
export const MOST_FAILURES = 3;

const isUnfinished = ( index: IndexState | null ) =>
	index?.state === 'building' || index?.state === 'missing';

/**
 * Fills the search table of the server while the browser is open, one step after another. Returns the
 * finished share from 0 to 1; null if there is nothing to tell. The library works without the table.
 */
export function useIndexProgress( port: MediaPort, index: IndexState | null ): number | null {
	const [ share, setShare ] = useState< number | null >( null );
	const isWanted = isUnfinished( index );
	useEffect( () => {
		if ( ! isWanted || ! port.fillIndex ) {
			return;
		}
		const call = new AbortController();
		void fill( port.fillIndex, call.signal, setShare );
		return () => call.abort();
	}, [ port, isWanted ] );
	return share;
}

async function fill(
	step: NonNullable< MediaPort[ 'fillIndex' ] >,
	signal: AbortSignal,
	onShare: ( share: number | null ) => void
): Promise< void > {
	let last: number | null = null;
	let failures = 0;
	for (;;) {
		const result = await step( signal );
		if ( signal.aborted ) {
			return;
		}
		if ( ! result.ok && ++failures < MOST_FAILURES ) {
			await pause();
			continue;
		}
		if ( ! result.ok || ! isUnfinished( result.value ) ) {
			onShare( null );
			if ( last !== null && result.ok && result.value.state === 'ready' ) {
				speak( __( 'Fast search is ready.', 'pagewright' ) );
			}
			return;
		}
		const { share } = result.value;
		failures = 0;
		onShare( share );
		if ( share === last ) {
			await pause();
		}
		last = share;
	}
}

const pause = () => new Promise( ( done ) => setTimeout( done, PAUSE_MS ) );
