import type { MediaEvent, MediaStore } from './media-store';

const CHANNEL = 'pagewright-media-library';

/** Pause that joins changes, for example of an upload that is also put into a folder, in ms. */
const PAUSE_MS = 300;

/** After this time in the background, the library may have changed in another browser, too, in ms. */
const HIDDEN_MS = 60_000;

/**
 * Tells the other tabs of the browser about changes of the library, and loads what is shown here again after
 * changes there: at once, or when the tab is visible again. Requests decide what the user sees, because any code of
 * the site can send a message.
 *
 * @return Function that stops it.
 */
export function followOtherTabs( store: MediaStore, page: Document ): () => void {
	const channel = new BroadcastChannel( CHANNEL );
	const changed = new Set< number >();
	let isStale = false;
	let isRefreshing = false;
	let hiddenAt = 0;
	let pause: ReturnType< typeof setTimeout > | undefined;
	const refresh = () => {
		clearTimeout( pause );
		if ( ! isStale || page.visibilityState === 'hidden' ) {
			return;
		}
		isStale = false;
		isRefreshing = true;
		store.refresh( [ ...changed ] );
		isRefreshing = false;
		changed.clear();
	};
	const onMessage = ( { data }: MessageEvent< unknown > ) => {
		isStale = true;
		[ data ]
			.flat()
			.filter( Number.isInteger )
			.forEach( ( id ) => changed.add( id as number ) );
		clearTimeout( pause );
		pause = setTimeout( refresh, PAUSE_MS );
	};
	const onVisibility = () => {
		if ( page.visibilityState === 'hidden' ) {
			hiddenAt = Date.now();
			return;
		}
		isStale ||= Date.now() - hiddenAt > HIDDEN_MS;
		refresh();
	};
	const stop = store.listen( ( event ) => {
		if ( ! isRefreshing ) {
			channel.postMessage( idsOf( event ) );
		}
	} );
	channel.addEventListener( 'message', onMessage );
	page.addEventListener( 'visibilitychange', onVisibility );
	return () => {
		stop();
		clearTimeout( pause );
		channel.close();
		page.removeEventListener( 'visibilitychange', onVisibility );
	};
}

function idsOf( event: MediaEvent ): readonly number[] {
	if ( 'item' in event ) {
		return [ event.item.id ];
	}
	return 'ids' in event ? event.ids : [];
}
