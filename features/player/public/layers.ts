import { fileOf } from './controls/bar';
import { createPlay } from './controls/play';
import { icon } from './icons';
import { AT_FIRST, afterEvent } from './overlays';
import type { Overlays } from './overlays';
import { on, part } from './stage';
import type { Stage } from './stage';

const HAVE_FUTURE_DATA = 3;
const EVENTS = 'play playing pause ended seeking seeked waiting loadeddata canplay emptied';

export interface Layers {
	nodes: HTMLElement[];
	/** Shows an error with alternatives. */
	fail: ( text: string ) => void;
	/** Restores the initial state. */
	reset: ( poster?: string ) => void;
}

/** Manages poster, spinner, error and large button by the events of the medium. */
export function createLayers(
	stage: Stage,
	retry: () => void,
	elsewhere?: { label: string; url: string }
): Layers {
	const { media, settings, isVideo, root } = stage;
	const { texts } = settings;
	const poster = part( stage, 'img', 'poster', { alt: '', hidden: '' } );
	const loading = part( stage, 'div', 'loading', { hidden: '', 'aria-hidden': 'true' } );
	const bigPlay = isVideo ? createPlay( stage, 'big-play' ) : undefined;
	const message = part( stage, 'p', 'message', { role: 'alert' } );
	const again = part( stage, 'button', 'again', { type: 'button' }, texts.retry );
	const ways = part( stage, 'div', 'ways', {}, again );
	const error = part(
		stage,
		'div',
		'error',
		{ hidden: '' },
		icon( stage.doc, 'error' ) as unknown as HTMLElement,
		message,
		ways
	);
	let now: Overlays = AT_FIRST;

	const show = () => {
		poster.hidden = ! now.poster || ! poster.getAttribute( 'src' );
		loading.hidden = ! now.loading;
		error.hidden = ! now.error;
		root.classList.toggle( 'is-loading', now.loading );
		root.classList.toggle( 'is-error', now.error );
		root.classList.toggle( 'is-playing', ! media.paused );
		if ( bigPlay ) {
			const hadFocus = ! now.bigPlay && bigPlay === stage.doc.activeElement;
			bigPlay.hidden = ! now.bigPlay;
			if ( hadFocus ) {
				( root.querySelector< HTMLElement >( '.is-play' ) ?? root ).focus();
			}
		}
	};
	const hear = ( event: string ) => {
		now = afterEvent( now, event, {
			isPaused: media.paused,
			isReady: media.readyState >= HAVE_FUTURE_DATA,
		} );
		show();
	};
	on( stage, EVENTS, ( { type } ) => hear( type ) );
	again.addEventListener( 'click', retry, { signal: stage.signal } );
	stage.signal.addEventListener( 'abort', () =>
		root.classList.remove( 'is-loading', 'is-error', 'is-playing' )
	);

	const reset = ( picture = '' ) => {
		if ( isVideo && picture ) {
			poster.src = picture;
		} else {
			poster.removeAttribute( 'src' );
		}
		message.textContent = '';
		hear( 'reset' );
	};
	if ( ! media.paused || media.currentTime ) {
		now = { ...AT_FIRST, poster: false, bigPlay: media.paused };
	}
	return {
		nodes: [ poster, loading, ...( bigPlay ? [ bigPlay ] : [] ), error ],
		reset,
		fail: ( text ) => {
			const file = settings.download ? fileOf( root ) : null;
			const link = elsewhere
				? part( stage, 'a', 'way', { href: elsewhere.url }, elsewhere.label )
				: file &&
					part(
						stage,
						'a',
						'way',
						{ href: file.href, download: file.download },
						( file.textContent ?? '' ).trim() || texts.download
					);
			ways.replaceChildren( again, ...( link ? [ link ] : [] ) );
			hear( 'error' );
			message.textContent = text;
		},
	};
}
