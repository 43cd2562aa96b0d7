import { convert } from './convert';
import type { Task } from './task';

/** The part of the scope of a worker that is used. */
interface Scope {
	onmessage: ( event: { data: Task } ) => void;
	postMessage: ( result: unknown ) => void;
}

const scope = globalThis as unknown as Scope;
scope.onmessage = ( { data } ) => void convert( data ).then( scope.postMessage );
// The page then knows that the site does not forbid workers.
scope.postMessage( 'ready' );
