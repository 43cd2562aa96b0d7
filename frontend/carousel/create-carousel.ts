import type { Engine } from '../mount';
import { inTurn } from '../slides/in-turn';
import { whenNear } from '../slides/near';
import { once } from '../slides/once';

const loadParts = () => import( /* webpackChunkName: "carousel" */ './run' );

/** Loads what moves the items once the carousel is near the window; until then, and where that fails, the row scrolls. */
export const createCarousel = (
	root: HTMLElement,
	// All it has to know is in data-carousel_settings, which has a schema of its own.
	_options?: unknown,
	load = loadParts
): Engine =>
	once( root, ( signal ) =>
		whenNear( root, signal, async () => {
			const { run } = await load();
			inTurn( () => signal.aborted || run( root, signal ) );
		} )
	);
