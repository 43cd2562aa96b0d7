import type { Read } from './read';

/** A running enhancement of an element. */
export interface Engine {
	/** Removes all its listeners, timers and nodes. Safe to call twice. */
	destroy: () => void;
}

const running = new WeakMap< HTMLElement, Engine >();

/**
 * Starts an engine on each new `data-pagewright="<name>"`; previews and lazy content may call it
 * again. `data-options` reach an engine only through its schema, because any author of a post may
 * write them. If an engine fails to start, the server's HTML stays and the console shows the error
 * once.
 */
export function mountAll< O >(
	name: string,
	create: ( root: HTMLElement, options: O ) => Engine,
	read: Read< O >,
	within: ParentNode = document
): void {
	for ( const root of within.querySelectorAll< HTMLElement >(
		`[data-pagewright="${ name }"]`
	) ) {
		if ( running.has( root ) ) {
			continue;
		}
		try {
			running.set( root, create( root, read( JSON.parse( root.dataset.options || '{}' ) ) ) );
		} catch ( error ) {
			// eslint-disable-next-line no-console -- the only place where developers see it.
			console.error( `pagewright: ${ name } could not start.`, error );
		}
	}
}
