import { addressOf, enter } from './address';
import type { Album } from './album';
import { close, destroyWith } from './close';
import { createControls } from './controls';
import { createDialog } from './dialog';
import { follow, stateOf } from './follow';
import { bindKeys } from './keys';
import { manageLoads } from './loads';
import { removeRoles, skipSprings } from './manners';
import type { Options } from './options';
import { createShowing, linkOf, orderOf, tell, type Showing } from './showing';
import { step } from './step';
import { setTimes } from './swipe-options';

/**
 * Shows an album in a dialog; resolves when it is closed. PhotoSwipe handles gestures, zoom and
 * loading; the dialog is ours.
 */
export function openPictures( album: Album, start: number, options: Options ): Promise< void > {
	return new Promise( ( done ) => {
		const dialog = createDialog( {
			label: options.words.dialog,
			className: 'is-pictures',
			options,
			onClose: () => close( showing ),
			onRemove: () => {
				showing.entry?.leave();
				tell( showing, 'close' );
				done();
			},
			focusAfter: () => linkOf( showing ),
		} );
		const showing = createShowing( album, start, { options, dialog } );
		furnish( showing );
		void enterPage( showing );
	} );
}

/** Creates the images and the controls around them. */
function furnish( showing: Showing ): void {
	const { swipe, dialog, options, album } = showing;
	const { element, signal, time } = dialog;
	const actions = {
		onClose: () => close( showing ),
		onStep: ( by: number ) => step( showing, by ),
	};
	const controls = createControls( {
		dialog: element,
		options,
		...actions,
		onZoom: () => swipe.toggleZoom(),
	} );
	bindKeys( element, signal, actions );
	manageLoads( {
		swipe,
		pictures: orderOf( album, dialog ),
		isRound: options.wrap,
		failed: options.words.failed,
		signal,
	} );
	follow( showing, () => controls.show( stateOf( showing ) ) );
	destroyWith( showing );
	setTimes( showing );
	skipSprings( swipe, () => time( 1 ) === 0 );
	swipe.init();
	removeRoles( swipe );
	controls.close.focus();
	tell( showing, 'open' );
}

/** Gives the current image a URL, so that Back closes the lightbox. */
async function enterPage( showing: Showing ): Promise< void > {
	const { signal } = showing.dialog;
	const address = addressOf( showing.album.name, showing.shown + 1 );
	showing.entry = await enter( address, signal, () => close( showing ) );
	if ( showing.isClosing || signal.aborted ) {
		showing.entry.leave();
	}
}
