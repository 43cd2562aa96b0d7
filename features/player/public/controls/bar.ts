import type { Feature } from '../options';
import { has, part } from '../stage';
import type { Stage } from '../stage';
import { createCaptions } from './captions';
import type { Captions } from './captions';
import { createChapters } from './chapters';
import { createPlay } from './play';
import { createFullscreen, createPip } from './screens';
import { createSeek } from './seek';
import { createSpeed } from './speed';
import { createTime } from './times';
import { createVolume } from './volume';

export interface Bar {
	node: HTMLElement;
	captions?: Captions;
}

/** Returns the download link that the server printed. */
export const fileOf = ( root: HTMLElement ): HTMLAnchorElement | null =>
	root.querySelector( 'a.pagewright-player__download' );

/** Creates all controls in `features` that this browser and medium support. */
export function createBar( stage: Stage ): Bar {
	const { element, isVideo, settings, root } = stage;
	const captions =
		element && isVideo && has( stage, 'captions' ) ? createCaptions( stage ) : undefined;
	const chapters = createChapters( stage );
	const download = () => {
		const file = fileOf( root );
		if ( ! file ) {
			return undefined;
		}
		return part( stage, 'a', 'button is-download', {
			href: file.href,
			download: file.download,
			'aria-label': settings.texts.download,
		} );
	};
	const makers: Record< Feature, () => HTMLElement | undefined > = {
		play: () => createPlay( stage ),
		volume: () => createVolume( stage ),
		current: () => createTime( stage, 'current' ),
		seek: () => createSeek( stage, chapters ),
		duration: () => createTime( stage, 'duration' ),
		captions: () => captions?.menu,
		chapters: () => chapters.menu,
		speed: () => createSpeed( stage ),
		download,
		pip: () => ( isVideo ? createPip( stage ) : undefined ),
		fullscreen: () => ( isVideo ? createFullscreen( stage ) : undefined ),
	};
	// Always from left to right, like all players, even on right-to-left pages.
	const node = part(
		stage,
		'div',
		'bar',
		{ dir: 'ltr' },
		...settings.features.map( ( feature ) => makers[ feature ]?.() )
	);
	return { node, captions };
}
