import type { Clock } from './job';

/** The clock of the browser. */
export const realClock: Clock = {
	now: () => Date.now(),
	wait: ( ms, signal ) =>
		new Promise( ( resolve ) => {
			const end = () => {
				clearTimeout( timer );
				signal.removeEventListener( 'abort', end );
				resolve();
			};
			const timer = setTimeout( end, ms );
			signal.addEventListener( 'abort', end );
		} ),
};
