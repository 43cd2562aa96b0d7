import type { PlayerTexts } from './options';

/** What an embedded player's state means in the words of media elements. */
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
	// The same as 101, says YouTube.
	150: 'embedForbidden',
};

/** Name of the text for an embedded player's code. */
export const textOfCode = ( code: number ): keyof PlayerTexts => ERRORS[ code ] ?? 'embedUnknown';
