import { isActive, type Queue } from '../../model/uploads/queue';

const ask = ( event: Event ) => event.preventDefault();

/** Lets the page ask before it is left, as long as files of a queue are waiting. */
export function askBeforeLeaving( before: Queue, after: Queue ): void {
	const [ wasBusy, isBusy ] = [ before, after ].map( ( { files } ) => files.some( isActive ) );
	if ( isBusy && ! wasBusy ) {
		globalThis.addEventListener( 'beforeunload', ask );
	} else if ( wasBusy && ! isBusy ) {
		globalThis.removeEventListener( 'beforeunload', ask );
	}
}
