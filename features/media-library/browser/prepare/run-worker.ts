import { MEMORY } from '../../model/uploads/codes';
import { convert } from './convert';
import type { Converted, Task } from './task';

const createWorker = () =>
	new Worker( new URL( /* webpackChunkName: "media-convert" */ './worker.ts', import.meta.url ), {
		type: 'module',
	} );

/**
 * Converts an image in a worker, so that the page responds meanwhile. A worker works on one image, then its
 * memory is free again. Sites can forbid workers: then the page works itself. Returns null if the signal
 * aborts. Never rejects.
 */
export function convertInWorker( task: Task, signal: AbortSignal ): Promise< Converted | null > {
	return new Promise( ( resolve ) => {
		let worker: Worker;
		try {
			worker = createWorker();
		} catch {
			void convert( task ).then( resolve );
			return;
		}
		let isReady = false;
		const end = ( result: Converted | null | Promise< Converted > ) => {
			worker.terminate();
			signal.removeEventListener( 'abort', abort );
			resolve( result );
		};
		const abort = () => end( null );
		signal.addEventListener( 'abort', abort );
		worker.onmessage = ( { data }: MessageEvent< 'ready' | Converted > ) => {
			if ( data === 'ready' ) {
				isReady = true;
				worker.postMessage( task );
			} else {
				end( data );
			}
		};
		worker.onerror = ( event ) => {
			event.preventDefault();
			end( isReady ? { ok: false, code: MEMORY } : convert( task ) );
		};
	} );
}
