import type { Engine } from '../mount';
import { DEFAULT_OPTIONS } from './options';
import type { {{Studly}}Options } from './options';

/** Toggles a class by a click. A widget starts it in its view.ts: `mountAll( '{{name}}', create{{Studly}} )`. */
export function create{{Studly}}( root: HTMLElement, options: Partial< {{Studly}}Options > = {} ): Engine {
	const { activeClass } = { ...DEFAULT_OPTIONS, ...options };
	const listeners = new AbortController();
	root.addEventListener( 'click', () => root.classList.toggle( activeClass ), { signal: listeners.signal } );
	return { destroy: () => listeners.abort() };
}
