type Task = () => void;

const waiting: Task[] = [];

/**
 * Runs each task in its own turn of the event loop, so that many sliders never block the page.
 * Reports an exception and continues.
 */
export function inTurn( task: Task ): void {
	if ( waiting.push( task ) === 1 ) {
		setTimeout( next );
	}
}

/**
 * Does not use idle time: an idle page has periods of 50 ms, and twenty sliders would take seconds.
 */
function next(): void {
	try {
		waiting[ 0 ]!();
	} catch ( error ) {
		reportError( error );
	}
	waiting.shift();
	if ( waiting.length ) {
		setTimeout( next );
	}
}
