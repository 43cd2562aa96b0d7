/** Minimum distance from the edge of the viewport, in px. */
const EDGE_PX = 8;
/** Space around the card that the pointer can cross, in px. */
const BRIDGE_PX = 8;

const clamp = ( value: number, most: number ) => Math.max( EDGE_PX, Math.min( value, most ) );

/**
 * Places a card below its image, or above or beside it if it fits better there, inside the
 * viewport. Scrolls with the page. If it fits nowhere, it is below, where visitors can scroll to
 * all of it.
 */
export function place( card: HTMLElement, picture: HTMLElement ): void {
	card.classList.remove( 'is-beside' );
	const { clientWidth, clientHeight } = document.documentElement;
	const around = picture.getBoundingClientRect();
	const { width, height } = card.getBoundingClientRect();
	const isRtl = card.dir === 'rtl';
	const fitsVertically = clientHeight - around.bottom >= height || around.top >= height;
	const room = isRtl ? around.left : clientWidth - around.right;
	let left = clamp( isRtl ? around.right - width : around.left, clientWidth - width - EDGE_PX );
	let top = around.bottom;
	if ( ! fitsVertically && room >= width + EDGE_PX + BRIDGE_PX ) {
		card.classList.add( 'is-beside' );
		left = isRtl ? around.left - width - BRIDGE_PX : around.right;
		top = clamp( around.top, clientHeight - height - EDGE_PX );
	} else if ( fitsVertically && clientHeight - around.bottom < height ) {
		top = around.top - height;
	}
	card.style.left = `${ left + scrollX }px`;
	card.style.top = `${ top + scrollY }px`;
}
