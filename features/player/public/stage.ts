import { announce } from '../../../frontend/announce';
import type { Settings } from './options';

/** Properties of media elements that controls use and embedded players imitate. */
export type Media = Pick<
	HTMLMediaElement,
	| 'play'
	| 'pause'
	| 'paused'
	| 'ended'
	| 'currentTime'
	| 'duration'
	| 'volume'
	| 'muted'
	| 'playbackRate'
	| 'buffered'
	| 'readyState'
> &
	EventTarget;

/** State that all parts of one player share. */
export interface Stage {
	root: HTMLElement;
	doc: Document;
	media: Media;
	/** Absent for embedded players. */
	element?: HTMLMediaElement;
	isVideo: boolean;
	settings: Settings;
	signal: AbortSignal;
	/** Language of the page. */
	language: string;
	/** Plays or pauses, and loads deferred data first. */
	toggle: ( isOn?: boolean ) => void;
}

export const has = ( { settings }: Stage, feature: string ) =>
	( settings.features as string[] ).includes( feature );

/** Listens to several events of the medium until the player is destroyed. */
export function on( stage: Stage, names: string, listener: ( event: Event ) => void ): void {
	for ( const name of names.split( ' ' ) ) {
		stage.media.addEventListener( name, listener, { signal: stage.signal } );
	}
}

/** Fires an event for developers: `pagewright:player-<name>`. */
export const tell = (
	{ root }: Pick< Stage, 'root' >,
	name: string,
	detail: Record< string, unknown > = {}
) => announce( root, `pagewright:player-${ name }`, detail );

/** Creates an element of the player; destroying the player removes it. */
export function part< K extends keyof HTMLElementTagNameMap >(
	stage: Pick< Stage, 'doc' | 'settings' | 'signal' >,
	tag: K,
	name: string,
	attributes: Record< string, string > = {},
	...children: Array< Node | string | undefined >
): HTMLElementTagNameMap[ K ] {
	const node = stage.doc.createElement( tag );
	node.className = `pagewright-player__${ name }`;
	const { classPrefix } = stage.settings;
	if ( classPrefix !== 'pagewright-player__' ) {
		node.classList.add( ...`${ classPrefix }${ name }`.split( /\s+/ ).filter( Boolean ) );
	}
	for ( const [ key, value ] of Object.entries( attributes ) ) {
		node.setAttribute( key, value );
	}
	node.append( ...children.filter( ( child ) => child !== undefined ) );
	stage.signal.addEventListener( 'abort', () => node.remove() );
	return node;
}
