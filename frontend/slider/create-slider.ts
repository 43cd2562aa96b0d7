import type { Engine } from '../mount';
import { inTurn } from '../slides/in-turn';
import { whenNear } from '../slides/near';
import { once } from '../slides/once';
import type { Settings } from './options';

const loadShow = () => import( /* webpackChunkName: "slider" */ './show' );

/**
 * Loads the engine of the slider when it is near the viewport; until then, and after an error, the
 * row scrolls.
 */
export const createSlider = (
	root: HTMLElement,
	options: Partial< Settings > = {},
	load = loadShow
): Engine =>
	once( root, ( signal ) =>
		whenNear( root, signal, async () => {
			const { show } = await load();
			inTurn( () => show( root, options, signal ) );
		} )
	);
