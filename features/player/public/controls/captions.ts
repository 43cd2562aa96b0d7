import { on, part, tell } from '../stage';
import type { Stage } from '../stage';
import { fill } from '../time';
import { createButton } from './button';
import { createMenu } from './menu';

export interface Captions {
	/** Current text, above the bar. */
	text: HTMLElement;
	/** Button with menu; hidden without tracks. */
	menu: HTMLElement;
	toggle: () => void;
}

/** Captions and subtitles, rendered by the player so that the bar never covers them. */
export function createCaptions( stage: Stage ): Captions {
	const { settings, signal } = stage;
	const element = stage.element!;
	const { texts } = settings;
	const text = part( stage, 'div', 'captions' );
	const button = createButton( stage, 'captions' );
	button.say( texts.captions, 'captions' );
	let chosen: TextTrack | undefined;
	let last: TextTrack | undefined;

	const tracks = () =>
		[ ...element.textTracks ].filter( ( { kind } ) => /^(captions|subtitles)$/.test( kind ) );
	const label = ( track: TextTrack, i: number ) =>
		track.label || track.language || fill( texts.track, { n: String( i + 1 ) } );
	const draw = () => {
		const now = element.currentTime;
		// Computed here, because browsers update the list of active cues only during playback.
		const cues = ( [ ...( chosen?.cues ?? [] ) ] as VTTCue[] ).filter(
			( { startTime, endTime } ) => startTime <= now && now < endTime
		);
		text.lang = chosen?.language ?? '';
		text.replaceChildren(
			...cues.map( ( cue ) => part( stage, 'p', 'cue', { dir: 'auto' }, cue.getCueAsHTML() ) )
		);
	};
	const choose = ( track?: TextTrack ) => {
		chosen?.removeEventListener( 'cuechange', draw );
		chosen = track;
		last = track ?? last;
		// Browsers load hidden tracks too, and we render them.
		tracks().forEach( ( each ) => ( each.mode = each === track ? 'hidden' : 'disabled' ) );
		track?.addEventListener( 'cuechange', draw );
		stage.root.classList.toggle( 'has-captions', !! track );
		draw();
	};
	const choices = () => [
		{ label: texts.off, isChosen: ! chosen, choose: () => pick() },
		...tracks().map( ( track, i ) => ( {
			label: label( track, i ),
			language: track.language,
			isChosen: track === chosen,
			choose: () => pick( track ),
		} ) ),
	];
	const pick = ( track?: TextTrack ) => {
		choose( track );
		tell( stage, 'captions', { language: track?.language ?? '', label: track?.label ?? '' } );
	};
	const menu = createMenu( stage, button, texts.captions, choices );
	const update = () => {
		const all = tracks();
		menu.hidden = ! all.length;
		if ( ! chosen || ! all.includes( chosen ) ) {
			choose( all.find( ( { mode } ) => mode === 'showing' ) );
		}
	};
	for ( const name of [ 'addtrack', 'removetrack' ] ) {
		element.textTracks.addEventListener( name, update, { signal } );
	}
	// Tracks fire an event that does not bubble.
	element.addEventListener( 'load', draw, { capture: true, signal } );
	on( stage, 'seeked emptied', draw );
	// In full screen on phones, the system renders video and captions.
	const lend = ( mode: TextTrackMode ) => () => chosen && ( chosen.mode = mode );
	element.addEventListener( 'webkitbeginfullscreen', lend( 'showing' ), { signal } );
	element.addEventListener( 'webkitendfullscreen', lend( 'hidden' ), { signal } );
	signal.addEventListener( 'abort', () => {
		chosen?.removeEventListener( 'cuechange', draw );
		lend( 'showing' )();
	} );
	update();
	return {
		text,
		menu,
		toggle: () => {
			const all = tracks();
			pick( chosen ? undefined : ( all.find( ( track ) => track === last ) ?? all[ 0 ] ) );
		},
	};
}
