import type { Engine } from '../mount';
import { readRootData } from '../page-data';
import { readOptions, readSite } from './options';
import type { MapOptions } from './options';
import type { MapHandle, MapModule } from './map-module';

/** Distance in px from the viewport at which a map without consent loads. */
const MARGIN_PX = 200;

const MODULES: Record< string, () => Promise< MapModule > > = {
	'': () => Promise.reject( new Error( '' ) ),
	google: () => import( /* webpackChunkName: "google-map" */ './google' ),
	openstreetmap: () => import( /* webpackChunkName: "openstreetmap" */ './openstreetmap' ),
	picture: () => import( /* webpackChunkName: "map-picture" */ './picture' ),
};

/**
 * Shows a map over the address: when the visitor requests it, or near the viewport on sites without
 * consent.
 */
export function createGoogleMap(
	root: HTMLElement,
	options: MapOptions = readOptions( {} ),
	modules: typeof MODULES = MODULES
): Engine {
	const settings = { ...options, ...readRootData( root, readSite ) };
	const button = root.querySelector( 'button' );
	const place = root.ownerDocument.createElement( 'div' );
	const picture = root.querySelector< HTMLImageElement >( 'img.sowb-google-map-static' );
	let map: MapHandle | undefined;
	let isGone = false;
	let near: IntersectionObserver | undefined;

	const clear = () => {
		map?.destroy();
		map = undefined;
		place.remove();
		root.classList.remove( 'has-map' );
	};

	const fail = ( reason: Error ) => {
		clear();
		root.classList.add( 'has-failed' );
		const text = root.querySelector< HTMLElement >( '[data-failure]' );
		if ( text ) {
			text.textContent = `${ text.dataset.failure } ${ reason.message }`;
			text.parentElement!.hidden = false;
		}
	};

	const load = async () => {
		near?.disconnect();
		if ( place.isConnected ) {
			return;
		}
		place.className = 'pagewright-google-map__map';
		root.append( place );
		try {
			const { show } = await modules[ settings.provider ]!();
			map = await show( place, settings, fail );
			root.classList.add( 'has-map' );
		} catch ( error ) {
			fail( error as Error );
		}
		if ( isGone ) {
			clear();
		}
	};
	const onClick = () =>
		load().then(
			() =>
				map &&
				(
					place.querySelector< HTMLElement >( '.pagewright-google-map__over' ) ??
					( place.firstElementChild as HTMLElement )
				).focus()
		);
	const onPictureError = () => fail( new Error( '' ) );

	if ( picture ) {
		root.classList.add( 'has-map' );
		picture.addEventListener( 'error', onPictureError );
		if ( picture.complete && ! picture.naturalWidth ) {
			onPictureError();
		}
	} else if ( settings.canLoad && ! settings.waitForClick ) {
		near = new IntersectionObserver( ( entries ) => entries.pop()?.isIntersecting && load(), {
			rootMargin: `${ MARGIN_PX }px`,
		} );
		near.observe( root );
	}
	button?.addEventListener( 'click', onClick );

	return {
		destroy: () => {
			isGone = true;
			near?.disconnect();
			button?.removeEventListener( 'click', onClick );
			picture?.removeEventListener( 'error', onPictureError );
			clear();
		},
	};
}
