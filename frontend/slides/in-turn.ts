type Task = () => void;

const waiting: Task[] = [];

/**
 * Runs tasks one after the other, each in a turn of its own, so that many sliders on a page never block it together.
 * A task that throws is reported and does not keep the others.
 */
export function inTurn( task: Task ): void {
	if ( waiting.push( task ) === 1 ) {
		setTimeout( next );
	}
}

/** Not in idle time: a quiet page has one of 50 ms for each, and twenty sliders would take seconds. */
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
