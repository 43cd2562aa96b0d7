import { loadScript } from '../../../../frontend/trusted';
import type { Remote } from '../options';
import type { Source } from '../sources';

/** Reasons of a failure, which are names of texts. */
export type Failure = 'mediaError' | 'recoveryError' | 'networkError';

/** One engine with one source. */
export interface Renderer {
	/** Returns whether this browser supports the engine. */
	canPlay: ( type: string, src: string ) => boolean;
	/** Attaches the medium; resolves when the engine runs. */
	load: ( media: HTMLMediaElement, source: Source, signal: AbortSignal ) => Promise< void >;
	/** Tries to recover after an error of the medium. */
	mend?: () => void;
	/** Stops and detaches the medium. */
	destroy: () => void;
}

export interface RendererModule {
	createRenderer: ( fail: ( failure: Failure ) => void, remote?: Remote ) => Renderer;
}

/** Returns whether the browser supports Media Source Extensions. */
export const canStream = (): boolean => 'MediaSource' in window || 'ManagedMediaSource' in window;

/** Loads an engine from a CDN, with the exact file that the site chose, and returns its global. */
export async function fetchEngine< T >( name: string, { url, integrity }: Remote ): Promise< T > {
	await loadScript( url, integrity );
	const engine = ( window as unknown as Record< string, T | undefined > )[ name ];
	if ( ! engine ) {
		throw new Error( `${ url } has no ${ name }.` );
	}
	return engine;
}

/**
 * Returns the engine from the CDN if the site sets one, else (or after an error) from the site
 * itself.
 */
export async function engineFrom< T >(
	name: string,
	remote: Remote | undefined,
	own: () => Promise< T >
): Promise< T > {
	if ( ! remote?.url || ! remote.integrity ) {
		return own();
	}
	try {
		return await fetchEngine< T >( name, remote );
	} catch ( error ) {
		// eslint-disable-next-line no-console -- the only place where developers see it.
		console.error( 'pagewright:', error );
		return own();
	}
}
