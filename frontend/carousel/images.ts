const TRIES = 3;
const PAUSE_MS = 500;

/** Asks again for pictures that did not come, three times; then their words are shown in their place. */
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
	// Those that failed before anyone listened.
	for ( const image of list.querySelectorAll( 'img' ) ) {
		if ( image.complete && ! image.naturalWidth && image.currentSrc ) {
			retry( image );
		}
	}
}
