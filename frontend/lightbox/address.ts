/** State of the history entry that an open lightbox has made. */
const STATE = 'pagewrightLightbox';

/** `#lightbox=<album>/<number>`: a picture of the page, as a link can name it. */
export const addressOf = ( album: string, number: number ): string =>
	`#lightbox=${ encodeURIComponent( album ) }/${ number }`;

/** Album and number that the page's address names; null for none. */
export function readAddress(): { album: string; number: number } | null {
	const parts = /^#lightbox=([^/]+)\/(\d{1,5})$/.exec( location.hash );
	try {
		return parts && { album: decodeURIComponent( parts[ 1 ]! ), number: Number( parts[ 2 ] ) };
	} catch {
		return null;
	}
}

export interface Entry {
	/** The same entry, another picture. */
	change: ( address: string ) => void;
	/** Takes the entry away again, however often the picture changed: the browser's list stays as it was. */
	leave: () => void;
}

let leaving: Promise< void > = Promise.resolve();

/**
 * Gives an open lightbox an entry of its own, so that Back closes it.
 * A page that was opened at a picture has no page behind: there the address is only cleaned.
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

/** Done when the browser went back, which it does in its own time. */
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
