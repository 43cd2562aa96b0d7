import type { Read } from './read';

/** A running piece of a page. */
export interface Engine {
	/** Removes every listener, timer and node it added. Safe twice. */
	destroy: () => void;
}

const running = new WeakMap< HTMLElement, Engine >();

/**
 * Starts an engine on each `data-pagewright="<name>"` that has none; previews and lazy content may call again.
 * What the root says in `data-options` reaches an engine through its schema alone: who may write a post may write that too.
 * One that cannot start leaves the server's HTML as it is and says so once in the console.
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
			// eslint-disable-next-line no-console -- the only place where a site's developer can learn of it.
			console.error( `pagewright: ${ name } could not start.`, error );
		}
	}
}
