const TRIES = 3;
const PAUSE_MS = 500;

/** Retries failed images three times, then shows their alternative text. */
export function retryImages( list: HTMLElement, signal: AbortSignal ): void {
	const tries = new WeakMap< EventTarget, number >();
	const retry = ( image: HTMLImageElement ) => {
		const done = tries.get( image ) ?? 0;
		if ( done === TRIES ) {
			image.classList.add( 'is-broken' );
			return;
		}
		tries.set( image, done + 1 );
		setTimeout( () => {
			if ( ! signal.aborted ) {
				image.src = `${ image.src }`;
			}
		}, PAUSE_MS );
	};
	list.addEventListener(
		'error',
		( { target } ) => target instanceof HTMLImageElement && retry( target ),
		{ capture: true, signal }
	);
	// Images that failed before the listener was added.
	for ( const image of list.querySelectorAll( 'img' ) ) {
		if ( image.complete && ! image.naturalWidth && image.currentSrc ) {
			retry( image );
		}
	}
}
