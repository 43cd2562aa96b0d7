import { on, part } from '../stage';
import type { Stage } from '../stage';
import { fill, formatTime, spokenTime } from '../time';
import type { Chapters } from './chapters';

/** Steps of the slider's Page keys. */
const PAGE = 2;

/** Returns the seekable length; undefined while unknown or infinite. */
export const lengthOf = ( { duration }: { duration: number } ): number | undefined =>
	Number.isFinite( duration ) && duration > 0 ? duration : undefined;

export function seekTo( { media }: Stage, seconds: number ): void {
	const length = lengthOf( media );
	if ( length ) {
		media.currentTime = Math.min( length, Math.max( 0, seconds ) );
	}
}

/** Returns the buffered ranges as a background. */
function buffered( { media }: Stage, length: number ): string {
	const stops: string[] = [];
	for ( let i = 0; i < media.buffered.length; i++ ) {
		const [ from, to ] = [ media.buffered.start( i ), media.buffered.end( i ) ].map(
			( second ) => `${ Math.round( ( second / length ) * 1000 ) / 10 }%`
		);
		stops.push( `transparent ${ from }, currentColor ${ from } ${ to }, transparent ${ to }` );
	}
	return stops.length ? `linear-gradient(to right, ${ stops.join() })` : 'none';
}

/** Moves the filled part of the slider, and says the position in words. */
function showPosition(
	{ media, settings: { texts }, language }: Stage,
	slider: HTMLElement,
	seconds: number
): void {
	const length = lengthOf( media );
	slider.style.setProperty( '--pw-player-value', `${ ( seconds / ( length ?? 1 ) ) * 100 }%` );
	slider.setAttribute(
		'aria-valuetext',
		length
			? fill( texts.position, {
					time: spokenTime( seconds, language ),
					total: spokenTime( length, language ),
				} )
			: texts.live
	);
}

/** Creates the position slider with buffered ranges, chapters, and the time under the pointer. */
export function createSeek( stage: Stage, chapters: Chapters ): HTMLElement {
	const { media, settings, signal } = stage;
	const { texts, seekStep } = settings;
	const slider = part( stage, 'input', 'range is-seek', {
		type: 'range',
		min: '0',
		max: '0',
		step: 'any',
		value: '0',
		'aria-label': texts.seek,
	} );
	const load = part( stage, 'div', 'buffered' );
	const marks = part( stage, 'div', 'marks' );
	const tip = part( stage, 'div', 'preview', { 'aria-hidden': 'true', hidden: '' } );
	let isHeld = false;

	const show = ( seconds: number ) => showPosition( stage, slider, seconds );
	const update = () => {
		const length = lengthOf( media );
		slider.disabled = ! length;
		slider.max = String( length ?? 0 );
		load.style.backgroundImage = length ? buffered( stage, length ) : 'none';
		if ( ! isHeld ) {
			slider.value = String( length ? media.currentTime : 0 );
			show( length ? media.currentTime : 0 );
		}
	};
	const point = ( { clientX, pointerType }: PointerEvent ) => {
		const box = slider.getBoundingClientRect();
		const length = lengthOf( media );
		const share = Math.min( 1, Math.max( 0, ( clientX - box.left ) / box.width ) );
		tip.hidden = ! length || ( pointerType === 'touch' && ! isHeld );
		if ( length ) {
			const seconds = share * length;
			const chapter = chapters.at( seconds );
			tip.replaceChildren(
				...( chapter ? [ chapter, stage.doc.createElement( 'br' ) ] : [] ),
				formatTime( seconds, settings.timeFormat, settings.framesPerSecond, media.duration )
			);
			const half = tip.offsetWidth / 2;
			const left = Math.min( box.width - half, Math.max( half, share * box.width ) );
			tip.style.left = `${ left }px`;
		}
	};
	const release = () => {
		isHeld = false;
		tip.hidden = true;
		update();
	};
	const listen = < K extends keyof HTMLElementEventMap >(
		names: K[],
		listener: ( event: HTMLElementEventMap[ K ] ) => void
	) => names.forEach( ( name ) => slider.addEventListener( name, listener, { signal } ) );
	listen( [ 'pointerdown' ], () => ( isHeld = true ) );
	listen( [ 'pointermove', 'pointerdown' ], point );
	listen( [ 'pointerup', 'pointercancel', 'pointerleave' ], release );
	listen( [ 'input', 'change' ], () => {
		seekTo( stage, Number( slider.value ) );
		show( Number( slider.value ) );
	} );
	listen( [ 'keydown' ], ( event ) => {
		const length = lengthOf( media );
		const to = length && stepOf( event.key, media.currentTime, length, seekStep );
		if ( to !== undefined && ! event.ctrlKey && ! event.metaKey && ! event.altKey ) {
			event.preventDefault();
			seekTo( stage, to );
			update();
		}
	} );
	on(
		stage,
		'timeupdate seeking seeked durationchange loadedmetadata progress emptied ended',
		update
	);
	chapters.onChange( () => {
		const length = lengthOf( media );
		marks.replaceChildren(
			...( length ? chapters.starts() : [] )
				.filter( ( start ) => start > 0 )
				.map( ( start ) => {
					const mark = stage.doc.createElement( 'i' );
					mark.style.left = `${ ( start / length! ) * 100 }%`;
					return mark;
				} )
		);
	} );
	update();
	return part( stage, 'div', 'seek', {}, load, marks, slider, tip );
}

/** Returns the position after a key on the slider. */
export function stepOf(
	key: string,
	now: number,
	length: number,
	share: number
): number | undefined {
	const step = length * share;
	return (
		{
			ArrowLeft: now - step,
			ArrowDown: now - step,
			ArrowRight: now + step,
			ArrowUp: now + step,
			PageDown: now - PAGE * step,
			PageUp: now + PAGE * step,
			Home: 0,
			End: length,
		} as Record< string, number >
	 )[ key ];
}
