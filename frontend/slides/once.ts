import type { Engine } from '../mount';

interface Root extends HTMLElement {
	pagewrightEngine?: Engine;
}

/**
 * Starts on an element what runs until its signal; once, whichever widget's script asks.
 * Each script has a list of its own of what it has started, so the element itself has to know.
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
