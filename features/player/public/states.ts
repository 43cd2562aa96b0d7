import type { PlayerTexts } from './options';

/** State of an embedded player => event of media elements. */
const EVENTS: Record< number, string > = {
	[ -1 ]: 'loadedmetadata',
	0: 'ended',
	1: 'play',
	2: 'pause',
	3: 'progress',
	5: 'cued',
};

export const eventOfState = ( state: number ): string | undefined => EVENTS[ state ];

const ERRORS: Record< number, keyof PlayerTexts > = {
	2: 'embedParameter',
	5: 'embedHtml5',
	100: 'embedMissing',
	101: 'embedForbidden',
	// Same as 101, according to YouTube.
	150: 'embedForbidden',
};

/** Returns the text for an error code of an embedded player. */
export const textOfCode = ( code: number ): keyof PlayerTexts => ERRORS[ code ] ?? 'embedUnknown';
