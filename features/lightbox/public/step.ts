import { boxOf, resizeFrom } from './resize';
import type { Showing } from './showing';

/** Shows another image; a request while the dialog opens is postponed. */
export function step( showing: Showing, by: number ): void {
	const { swipe, shown, options, dialog } = showing;
	const total = showing.album.pictures.length;
	const target = options.wrap ? ( shown + by + total ) % total : shown + by;
	if ( showing.isClosing || target < 0 || target >= total || target === shown ) {
		return;
	}
	if ( ! swipe.opener.isOpen ) {
		showing.waiting = by;
		return;
	}
	const before = swipe.currSlide && boxOf( swipe.currSlide );
	showing.resizing?.cancel();
	swipe.goTo( showing.place( target ) );
	showing.resizing =
		before && swipe.currSlide
			? resizeFrom( before, swipe.currSlide, dialog.time( options.resize ) )
			: null;
}
