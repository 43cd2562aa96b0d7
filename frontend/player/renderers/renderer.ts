import { loadScript } from '../../trusted';
import type { Remote } from '../options';
import type { Source } from '../sources';

/** Why a source does not play; the names of the texts that say so. */
export type Failure = 'mediaError' | 'recoveryError' | 'networkError';

/** One engine at work on one source. */
export interface Renderer {
	/** Whether this browser has what the engine needs. */
	canPlay: ( type: string, src: string ) => boolean;
	/** Gives the medium its data; settles when the engine is at work. */
	load: ( media: HTMLMediaElement, source: Source, signal: AbortSignal ) => Promise< void >;
	/** Tries to go on after the medium itself has failed. */
	mend?: () => void;
	/** Stops, and takes its data from the medium. */
	destroy: () => void;
}

export interface RendererModule {
	createRenderer: ( fail: ( failure: Failure ) => void, remote?: Remote ) => Renderer;
}

/** Whether scripts may feed media elements here. */
export const canStream = (): boolean => 'MediaSource' in window || 'ManagedMediaSource' in window;

/** Fetches an engine from a CDN, only the very file that the site has chosen, and reads what it leaves. */
export async function fetchEngine< T >( name: string, { url, integrity }: Remote ): Promise< T > {
	await loadScript( url, integrity );
	const engine = ( window as unknown as Record< string, T | undefined > )[ name ];
	if ( ! engine ) {
		throw new Error( `${ url } has no ${ name }.` );
	}
	return engine;
}

/** The engine from the CDN, if the site names one, else (or where that fails) from the site itself. */
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
		// eslint-disable-next-line no-console -- the only place where a site's developer can learn of it.
		console.error( 'pagewright:', error );
		return own();
	}
}
