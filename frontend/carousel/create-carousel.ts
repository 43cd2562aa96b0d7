import type { Engine } from '../mount';
import { inTurn } from '../slides/in-turn';
import { whenNear } from '../slides/near';
import { once } from '../slides/once';

const loadParts = () => import( /* webpackChunkName: "carousel" */ './run' );

/**
 * Loads the engine of the carousel when it is near the viewport; until then, and after an error,
 * the row scrolls.
 */
export const createCarousel = (
	root: HTMLElement,
	// All options are in data-carousel_settings, which has its own schema.
	_options?: unknown,
	load = loadParts
): Engine =>
	once( root, ( signal ) =>
		whenNear( root, signal, async () => {
			const { run } = await load();
			inTurn( () => signal.aborted || run( root, signal ) );
		} )
	);
