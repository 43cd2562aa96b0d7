/** State of the history entry of an open lightbox. */
const STATE = 'pagewrightLightbox';

/** Returns `#lightbox=<album>/<number>`, the link to an image of the page. */
export const addressOf = ( album: string, number: number ): string =>
	`#lightbox=${ encodeURIComponent( album ) }/${ number }`;

/** Returns album and number of the page's URL; null for none. */
export function readAddress(): { album: string; number: number } | null {
	const parts = /^#lightbox=([^/]+)\/(\d{1,5})$/.exec( location.hash );
	try {
		return parts && { album: decodeURIComponent( parts[ 1 ]! ), number: Number( parts[ 2 ] ) };
	} catch {
		return null;
	}
}

export interface Entry {
	/** Updates the URL of the entry. */
	change: ( address: string ) => void;
	/** Removes the entry, however often the image changed: the browser's history stays clean. */
	leave: () => void;
}

let leaving: Promise< void > = Promise.resolve();

/**
 * Adds a history entry for an open lightbox, so that Back closes it. A page that was opened with
 * the URL of an image has no entry before: then only the URL is cleaned.
 */
export async function enter(
	address: string,
	signal: AbortSignal,
	onBack: () => void
): Promise< Entry > {
	await leaving;
	const isHere = location.hash === address;
	if ( ! isHere ) {
		history.pushState( { ...history.state, [ STATE ]: true }, '', address );
	}
	const isOurs = ! isHere || history.state?.[ STATE ] === true;
	const { scrollRestoration } = history;
	history.scrollRestoration = 'manual';
	let isLeft = false;
	const restore = () => ( history.scrollRestoration = scrollRestoration );
	const onPop = () => {
		if ( ! isLeft && ! readAddress() ) {
			isLeft = true;
			restore();
			onBack();
		}
	};
	addEventListener( 'popstate', onPop, { signal } );
	return {
		change: ( next ) => isLeft || history.replaceState( history.state, '', next ),
		leave() {
			if ( isLeft ) {
				return;
			}
			isLeft = true;
			if ( isOurs ) {
				leaving = goBack( restore );
				return;
			}
			history.replaceState( history.state, '', location.pathname + location.search );
			restore();
		},
	};
}

/** Resolves after the browser went back, which is asynchronous. */
const goBack = ( onBack: () => void ): Promise< void > =>
	new Promise( ( done ) => {
		const end = () => {
			onBack();
			done();
		};
		addEventListener( 'popstate', end, { once: true } );
		setTimeout( end, 1000 );
		history.back();
	} );
