import type { Embed } from '../port';
import { isRefusedUrl } from './embed-url';
import type { Failure } from './failure';

/** How long after the last change of the URL its preview is requested. */
export const SCAN_DELAY_MS = 400;
/** A shorter URL has no preview. */
export const MIN_SCAN_CHARS = 11;
/** Servers refuse the request of a longer one. */
const MAX_SCAN_CHARS = 2000;

/** The URL and its preview. Responses to requests of another URL change nothing. */
export interface EmbedState {
	/** Trimmed. */
	url: string;
	/** A URL is a link until it loads as an image. */
	type: 'link' | 'image';
	/** In pixels; 0 for links. */
	width: number;
	height: number;
	/** `idle` before the request, and for URLs without one. */
	preview: 'idle' | 'loading' | 'ready' | 'failed';
	/** HTML of the provider; '' without a preview. */
	html: string;
	/** Text of the link, used without a preview. */
	linkText: string;
}

export type EmbedEvent =
	| { type: 'urlTyped'; url: string }
	| { type: 'scanStarted'; url: string }
	| { type: 'imageLoaded'; url: string; width: number; height: number }
	| { type: 'previewLoaded'; url: string; embed: Embed }
	| { type: 'previewFailed'; url: string; failure: Failure }
	| { type: 'linkTextTyped'; text: string };

export const EMPTY_EMBED: EmbedState = {
	url: '',
	type: 'link',
	width: 0,
	height: 0,
	preview: 'idle',
	html: '',
	linkText: '',
};

/** Returns the same object when the event changes nothing. */
export function reduceEmbed( state: EmbedState, event: EmbedEvent ): EmbedState {
	if ( event.type === 'linkTextTyped' ) {
		return event.text === state.linkText ? state : { ...state, linkText: event.text };
	}
	if ( event.type === 'urlTyped' ) {
		const url = event.url.trim();
		return url === state.url ? state : { ...EMPTY_EMBED, url, linkText: state.linkText };
	}
	return event.url === state.url ? reduceScan( state, event ) : state;
}

function reduceScan(
	state: EmbedState,
	event: Exclude< EmbedEvent, { type: 'urlTyped' | 'linkTextTyped' } >
): EmbedState {
	switch ( event.type ) {
		case 'scanStarted':
			return state.preview === 'idle' && canScan( state.url )
				? { ...state, preview: 'loading' }
				: state;
		case 'imageLoaded': {
			const { width, height } = event;
			return { ...state, type: 'image', width, height, preview: 'ready', html: '' };
		}
		case 'previewLoaded':
			// The provider may answer after the image has loaded.
			return state.preview === 'loading'
				? { ...state, preview: 'ready', html: event.embed.html }
				: state;
		case 'previewFailed':
			return state.preview === 'loading' ? failed( state, event.failure ) : state;
	}
}

/** A failed preview shows the field for the text of the link; an aborted one shows nothing. */
const failed = ( state: EmbedState, failure: Failure ): EmbedState => ( {
	...state,
	preview: failure.kind === 'aborted' ? 'idle' : 'failed',
} );

/** Returns whether a preview of the URL may be requested. */
export const canScan = ( url: string ): boolean =>
	url.length >= MIN_SCAN_CHARS && url.length <= MAX_SCAN_CHARS && /^https?:\/\//i.test( url );

/** Returns whether the URL may be inserted: it is not empty, not a scheme alone, and no code. */
export const canInsertEmbed = ( { url }: Pick< EmbedState, 'url' > ): boolean =>
	url !== '' && ! /^https?:\/\/$/i.test( url ) && ! isRefusedUrl( url );

/** Returns whether the user may type a text for the link. */
export const needsLinkText = ( { type, preview }: EmbedState ): boolean =>
	type === 'link' && preview === 'failed';
