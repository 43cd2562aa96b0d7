import type { Engine } from '../mount';
import { readOptions, type {{Studly}}Options } from './options';

/** Toggles a class by a click. A widget starts it in its view.ts: `mountAll( '{{name}}', create{{Studly}}, readOptions )`. */
export function create{{Studly}}( root: HTMLElement, { activeClass }: {{Studly}}Options = readOptions( {} ) ): Engine {
	const listeners = new AbortController();
	root.addEventListener( 'click', () => root.classList.toggle( activeClass ), { signal: listeners.signal } );
	return { destroy: () => listeners.abort() };
}
