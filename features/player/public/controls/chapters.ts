import { on } from '../stage';
import type { Stage } from '../stage';
import { formatTime } from '../time';
import { createButton } from './button';
import { createMenu } from './menu';
import { seekTo } from './seek-to';

export interface Chapters {
	menu?: HTMLElement;
	/** Start times of chapters in seconds. */
	starts: () => number[];
	/** Returns the name of the chapter at a time. */
	at: ( seconds: number ) => string;
	onChange: ( listener: () => void ) => void;
}

/** Chapters, read from a track. */
export function createChapters( stage: Stage ): Chapters {
	const { element, media, settings, signal } = stage;
	const listeners: Array< () => void > = [];
	if ( ! element ) {
		return { starts: () => [], at: () => '', onChange: () => {} };
	}
	const { texts, timeFormat, framesPerSecond } = settings;
	const button = createButton( stage, 'chapters' );
	button.say( texts.chapters, 'chapters' );
	const cues = () =>
		[ ...element.textTracks ]
			.filter( ( { kind } ) => kind === 'chapters' )
			.flatMap( ( track ) => [ ...( track.cues ?? [] ) ] as VTTCue[] );
	const at = ( seconds: number ) =>
		cues().find( ( cue ) => cue.startTime <= seconds && seconds < cue.endTime );
	const menu = createMenu( stage, button, texts.chapters, () =>
		cues().map( ( cue ) => ( {
			label: cue.text,
			note: formatTime( cue.startTime, timeFormat, framesPerSecond, media.duration ),
			isChosen: cue === at( media.currentTime ),
			choose: () => seekTo( stage, cue.startTime ),
		} ) )
	);
	const update = () => {
		menu.hidden = ! cues().length;
		listeners.forEach( ( listener ) => listener() );
	};
	const read = () => {
		for ( const track of element.textTracks ) {
			if ( track.kind === 'chapters' && track.mode === 'disabled' ) {
				track.mode = 'hidden';
			}
		}
		update();
	};
	// Tracks fire an event that does not bubble.
	element.addEventListener( 'load', update, { capture: true, signal } );
	for ( const name of [ 'addtrack', 'removetrack' ] ) {
		element.textTracks.addEventListener( name, read, { signal } );
	}
	on( stage, 'durationchange', update );
	read();
	return {
		menu,
		starts: () => cues().map( ( { startTime } ) => startTime ),
		at: ( seconds ) => at( seconds )?.text ?? '',
		onChange: ( listener ) => {
			listeners.push( listener );
			listener();
		},
	};
}
