import type { Engine } from '../mount';
import { inTurn } from '../slides/in-turn';
import { whenNear } from '../slides/near';
import { once } from '../slides/once';

const loadParts = () => import( /* webpackChunkName: "carousel" */ './run' );

/** Loads what moves the items once the carousel is near the window; until then, and where that fails, the row scrolls. */
export const createCarousel = (
	root: HTMLElement,
	// eslint-disable-next-line @typescript-eslint/no-unused-vars -- all it has to know is in data-carousel_settings.
	_options: object = {},
	load = loadParts
): Engine =>
	once( root, ( signal ) =>
		whenNear( root, signal, async () => {
			const { run } = await load();
			inTurn( () => signal.aborted || run( root, signal ) );
		} )
	);
