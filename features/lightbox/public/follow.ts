import { addressOf } from './address';
import { beginClosing } from './close';
import type { State } from './controls';
import { tell, type Showing } from './showing';
import { step } from './step';
import { setTimes } from './swipe-options';

/** Returns the state of the controls for the current image. */
export function stateOf( { swipe, shown, options, album: { pictures } }: Showing ): State {
	const total = pictures.length;
	const slide = swipe.currSlide;
	const levels = slide?.zoomLevels;
	const mayZoom = !! slide?.isZoomable() && levels!.secondary !== levels!.initial;
	return {
		number: shown + 1,
		total,
		caption: pictures[ shown ]!.caption,
		hasPrevious: total > 1 && ( options.wrap || shown > 0 ),
		hasNext: total > 1 && ( options.wrap || shown < total - 1 ),
		zoom: mayZoom && ( slide!.currZoomLevel > levels!.initial ? 'out' : 'in' ),
	};
}

/** Updates controls, URL and page after gestures in PhotoSwipe. */
export function follow( showing: Showing, show: () => void ): void {
	const { swipe, dialog } = showing;
	swipe.on( 'change', () => {
		const index = showing.place( swipe.currIndex );
		const isOther = index !== showing.shown;
		showing.shown = index;
		show();
		if ( isOther ) {
			showing.entry?.change( addressOf( showing.album.name, index + 1 ) );
			tell( showing, 'change' );
		}
	} );
	swipe.on( 'zoomPanUpdate', show );
	for ( const event of [ 'pointerDown', 'wheel' ] as const ) {
		swipe.on( event, () => showing.resizing?.finish() );
	}
	swipe.on( 'beforeZoomTo', () => {
		setTimes( showing );
		showing.resizing?.finish();
	} );
	swipe.on( 'openingAnimationEnd', () => showing.waiting && step( showing, showing.waiting ) );
	swipe.on( 'keydown', ( event ) => event.preventDefault() );
	swipe.on( 'close', () => beginClosing( showing ) );
	swipe.on( 'destroy', () => dialog.remove() );
}
