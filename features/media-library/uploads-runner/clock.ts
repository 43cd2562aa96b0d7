import type { Clock } from './job';

/** The clock of the browser. */
export const realClock: Clock = {
	now: () => Date.now(),
	wait: ( ms, signal ) =>
		new Promise( ( resolve ) => {
			const timer = setTimeout( resolve, ms );
			signal.addEventListener( 'abort', () => {
				clearTimeout( timer );
				resolve();
			} );
		} ),
};
