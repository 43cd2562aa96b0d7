import type { Engine } from '../../../frontend/mount';
import { createPlayer } from './create-player';
import { createPlaylist } from './create-playlist';
import { optionsOf } from './options';

/** Starts an element as a player or a playlist. */
export const start = ( root: HTMLElement ): Engine =>
	root.dataset.pagewright === 'playlist'
		? createPlaylist( root )
		: createPlayer( root, optionsOf( root ) );
