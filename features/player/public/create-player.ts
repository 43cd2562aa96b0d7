import { startEmbed } from './embed';
import { createLoader } from './loader';
import type { Loader } from './loader';
import { complete } from './options';
import type { PlayerOptions } from './options';
import { sourcesOf } from './sources';
import { tell } from './stage';
import type { Stage } from './stage';
import { createUi } from './ui';
import type { Player, Track } from './player';

interface Root extends HTMLElement {
	pagewrightPlayer?: Player;
}

/** Creates the player of an element; a second call returns the same one. */
export function createPlayer( root: Root, given: Partial< PlayerOptions > = {} ): Player {
	if ( ! root.pagewrightPlayer ) {
		const life = new AbortController();
		const { signal } = life;
		const settings = complete( given );
		const media = root.querySelector< HTMLMediaElement >( 'video, audio' );
		const parts = {
			root,
			doc: root.ownerDocument,
			settings,
			signal,
			language: root.closest< HTMLElement >( '[lang]' )?.lang ?? '',
		};
		const controls = media ? startMedia( parts, media ) : startEmbed( parts );
		root.pagewrightPlayer = { ...controls, destroy: () => life.abort() };
		signal.addEventListener( 'abort', () => delete root.pagewrightPlayer );
		tell( { root }, 'ready' );
	}
	return root.pagewrightPlayer;
}

type Parts = Pick< Stage, 'root' | 'doc' | 'settings' | 'signal' | 'language' >;

function startMedia( parts: Parts, element: HTMLMediaElement ): Omit< Player, 'destroy' > {
	const { settings, signal, root } = parts;
	// eslint-disable-next-line prefer-const -- it may fail at once, before it is assigned.
	let loader: Loader | undefined;
	const toggle = ( isOn = element.paused ) => {
		loader?.want( isOn );
		if ( ! isOn ) {
			element.pause();
			return;
		}
		element.play().catch( () => {} );
	};
	const stage: Stage = {
		...parts,
		media: element,
		element,
		isVideo: element.localName === 'video',
		toggle,
	};
	let sources = sourcesOf( element );
	prepare( stage, element );
	const layers = createUi( stage, () => {
		loader?.restart( sources );
		toggle( true );
	} );
	const poster = () => settings.poster || ( element as HTMLVideoElement ).poster;
	if ( element.paused && ! element.currentTime ) {
		layers.reset( poster() );
	}
	loader = createLoader( element, sources, settings, signal, {
		onTry: ( { engine, source } ) => tell( stage, 'source', { ...source, engine } ),
		onFail: ( failure, source ) => {
			toggle( false );
			layers.fail( settings.texts[ failure ] );
			tell( stage, 'error', {
				error: failure,
				message: settings.texts[ failure ],
				src: source?.src ?? '',
			} );
		},
	} );
	return {
		play: () => toggle( true ),
		pause: () => toggle( false ),
		change: ( track ) => {
			toggle( false );
			sources = track.sources;
			fit( element, track );
			layers.reset( track.poster );
			loader?.restart( sources );
			root.dataset.title = track.title ?? '';
		},
	};
}

/** Prepares the element; destroying the player restores it. */
function prepare( { settings, signal, root }: Stage, element: HTMLMediaElement ): void {
	const before = {
		controls: element.controls,
		src: element.getAttribute( 'src' ),
		tabindex: element.getAttribute( 'tabindex' ),
	};
	element.controls = false;
	// Otherwise some browsers include the element in the tab order.
	element.tabIndex = -1;
	element.volume = settings.startVolume;
	element.loop ||= settings.loop;
	if ( settings.startAt > 0 && ! element.currentTime ) {
		const jump = () => ( element.currentTime = settings.startAt );
		if ( element.readyState ) {
			jump();
		} else {
			element.addEventListener( 'loadedmetadata', jump, { once: true, signal } );
		}
	}
	if ( element.autoplay && window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches ) {
		element.autoplay = false;
		element.pause();
	}
	signal.addEventListener( 'abort', () => {
		element.controls = before.controls;
		element.pause();
		if ( before.tabindex === null ) {
			element.removeAttribute( 'tabindex' );
		}
		if ( element.getAttribute( 'src' ) !== before.src ) {
			element.removeAttribute( 'src' );
			if ( before.src !== null ) {
				element.src = before.src;
			}
			element.load();
		}
		delete root.dataset.title;
	} );
}

/** Replaces sources, text tracks and poster by those of a track. */
function fit( element: HTMLMediaElement, { sources, tracks = [], poster, file }: Track ): void {
	const doc = element.ownerDocument;
	element.querySelectorAll( 'source, track' ).forEach( ( child ) => child.remove() );
	element.removeAttribute( 'src' );
	const link = element.querySelector< HTMLAnchorElement >( '.pagewright-player__download' );
	element.prepend(
		...sources.map( ( source ) => Object.assign( doc.createElement( 'source' ), source ) ),
		...tracks.map( ( track ) => Object.assign( doc.createElement( 'track' ), track ) )
	);
	if ( link ) {
		link.href = file ?? sources[ 0 ]?.src ?? '';
	}
	if ( element.localName === 'video' ) {
		( element as HTMLVideoElement ).poster = poster ?? '';
	}
}
