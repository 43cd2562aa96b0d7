import type { Engine } from '../mount';

interface Root extends HTMLElement {
	pagewrightEngine?: Engine;
}

/**
 * Starts something on an element once, whichever widget's script calls it. Each script has its own
 * module state, so the element itself must record it.
 */
export function once( root: Root, start: ( signal: AbortSignal ) => void ): Engine {
	if ( ! root.pagewrightEngine ) {
		const life = new AbortController();
		root.pagewrightEngine = { destroy: () => life.abort() };
		life.signal.addEventListener( 'abort', () => delete root.pagewrightEngine );
		start( life.signal );
	}
	return root.pagewrightEngine;
}
