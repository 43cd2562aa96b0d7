import type { Arranger } from '../arrange/Arranger';

/** Loads the component that arranges files, with its library for dragging. */
export const loadArranger = (): Promise< { Arranger: typeof Arranger } > =>
	import( /* webpackChunkName: "media-arranger" */ '../arrange/Arranger' );
